// Ledger 7.6: the hundred Enemy cards. Each has a number; the table holds numbers.
import type { EnemyCard, EnemyDeck } from '../enemy.ts';
import { LEVELS } from '../ids.ts';
import { buildingDeck } from './building.ts';
import { streetDeck } from './street.ts';

export const ENEMY_CARDS: readonly EnemyCard[] = [...buildingDeck, ...streetDeck];

export function enemyCardOf(no: number): EnemyCard {
  const found = ENEMY_CARDS[no];
  if (found === undefined) throw new Error(`No Enemy card ${no}`);
  return found;
}

/** The number of a card by its code. */
export function enemyCardNo(code: string): number {
  const found = ENEMY_CARDS.findIndex((card) => card.code === code);
  if (found < 0) throw new Error(`No Enemy card ${code}`);
  return found;
}

const byLevel = (deck: EnemyDeck): readonly (readonly number[])[] =>
  [0, ...LEVELS].map((level) =>
    ENEMY_CARDS.flatMap((card, no) => (card.deck === deck && card.level === level ? [no] : [])),
  );
const NUMBERS = { building: byLevel('building'), street: byLevel('street') } as const;

/** The numbers of a deck's cards of one Campaign Level, in order of their codes. */
export const enemyCardsOf = (deck: EnemyDeck, level: number): readonly number[] => NUMBERS[deck][level]!;
