// What is named at the table, as it is printed: Survivors, and every card with its figures.

import { said, type Said, type Thing } from '@gravetable/kernel';
import type { Card } from './cards/card.ts';
import { CARDS } from './cards/catalogue.ts';
import { SURVIVORS } from './cards/survivors.ts';

function cardLines({ id, kind, hp, uses, turn, defence, speed }: Card): Said[] {
  const figures = said('thing.card', { kind: said(`kind.${kind}`), speed, hp: hp ?? 0, turns: turn?.n ?? 0 });
  const wear = { uses: typeof uses === 'number' ? uses : 0, defence: defence ?? 0 };
  const lasts = wear.uses + wear.defence === 0 ? [] : [said('thing.wear', wear)];
  return [figures, ...lasts, said(`card.${id}.text`)];
}

const PRINTED: readonly Thing[] = [
  ...Object.values(SURVIVORS).map(({ id, vitality, immunity, reserveSlots }) => ({
    id: `survivor.${id}`,
    lines: [
      said('thing.survivor', { vitality, immunity, n: reserveSlots }),
      said(`survivor.${id}.skill`),
      said('thing.zombieSkill', { text: said(`survivor.${id}.zombieSkill`) }),
    ],
  })),
  ...Object.values(CARDS)
    .filter(({ id }) => id !== 'punch')
    .map((card) => ({ id: `card.${card.id}`, lines: cardLines(card) })),
];

export const things = (): readonly Thing[] => PRINTED;
