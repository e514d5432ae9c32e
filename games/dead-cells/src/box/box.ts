// DC-SETUP-01: the box. Every card and tile has a number here; the table holds numbers, the box the printed facts.
import { alike } from './alike.ts';
import { beheadedBoards } from '../cards/beheaded.ts';
import { bosses } from '../cards/bosses/index.ts';
import { combatCards } from '../cards/combat/index.ts';
import { equipmentCards } from '../cards/equipment/index.ts';
import { monsters } from '../cards/monsters/index.ts';
import { runes } from '../cards/runes.ts';
import { secrets } from '../cards/secrets.ts';
import { tiles } from '../cards/tiles/index.ts';
import { upgradeDecks } from '../cards/upgrades/index.ts';
import { wellCards } from '../cards/well.ts';
import type {
  Action,
  Beheaded,
  BeheadedId,
  BossCard,
  CombatCard,
  Effect,
  EnemyKind,
  Equipment,
  Lines,
  Minion,
  Monster,
  Round,
  Rune,
  Secret,
  Tile,
  Upgrade,
  WellCard,
} from '../schema.ts';
import type { BoughtNo, CombatNo, EquipmentNo, FoeNo, TileNo } from '../state.ts';

export type Foe = Monster | Minion | BossCard;
/** A card's lines Round by Round, none left out: printed lines have many shapes too. */
export interface Lined {
  readonly rows: readonly (readonly Action[])[];
}
export type Bought = Upgrade | WellCard | Secret | Rune;

const upgrades: readonly Upgrade[] = Object.values(upgradeDecks).flat();
const isInsert = (effect: Effect): effect is Extract<Effect, { kind: 'insert' }> => effect.kind === 'insert';

/** DC-UPG-03: Monsters that join a Biome with an Upgrade card. */
const inserted: readonly Monster[] = upgrades.flatMap((card) =>
  card.kind === 'biomeInsert' ? card.effects.filter(isInsert).map((effect) => effect.card) : [],
);
const NO_ACTIONS: readonly Action[] = [];
const ROUNDS: readonly Round[] = [0, 1, 2, 3, 4];
export const rowsOf = (lines: Lines): Lined['rows'] => ROUNDS.map((round) => lines[round] ?? NO_ACTIONS);
const lined = <Card extends { readonly lines: Lines }>(cards: readonly Card[]): (Card & Lined)[] =>
  alike(cards.map((card) => ({ ...card, rows: rowsOf(card.lines) })));
const allFoes: readonly (Foe & Lined)[] = [
  ...lined([...Object.values(monsters).flat(), ...inserted]),
  ...lined(bosses.C3.minions),
  ...lined(Object.values(bosses).flatMap((boss) => boss.instances)),
];
const allCombatCards: readonly (CombatCard & Lined)[] = lined(combatCards);
const allTiles: readonly Tile[] = alike(Object.values(tiles).flat());
export const boughtCards: readonly Bought[] = [
  ...upgrades,
  ...wellCards,
  ...secrets,
  ...bosses.C1.rewards,
  ...bosses.C2.rewards,
  ...runes,
];

/** A Boss card is found by its code and side: `C1-01B`. */
const codeOf = (card: { readonly code: string; readonly side?: string }): string =>
  card.side === undefined ? card.code : card.code + card.side;

function numbersOf(cards: readonly { readonly code: string }[]): ReadonlyMap<string, number> {
  return new Map(cards.map((card, number) => [codeOf(card), number]));
}
function look(numbers: ReadonlyMap<string, number>, code: string): number {
  const number = numbers.get(code);
  if (number === undefined) throw new RangeError(`no card ${code} in the box`);
  return number;
}

const combatNumbers = numbersOf(combatCards);
const equipmentNumbers = numbersOf(equipmentCards);
const foeNumbers = numbersOf(allFoes);
const tileNumbers = numbersOf(allTiles);
const boughtNumbers = numbersOf(boughtCards);

export const combatCard = (no: CombatNo): CombatCard & Lined => allCombatCards[no]!;
export const equipmentCard = (no: EquipmentNo): Equipment => equipmentCards[no]!;
export const foeCard = (no: FoeNo): Foe & Lined => allFoes[no]!;
export const tileCard = (no: TileNo): Tile => allTiles[no]!;
export const boughtCard = (no: BoughtNo): Bought => boughtCards[no]!;

/** Every Enemy, Boss sides one by one; and every card that is bought or found. */
export const foeCodes: readonly string[] = [...foeNumbers.keys()];
export const boughtCodes: readonly string[] = [...boughtNumbers.keys()];
export const foeCode = (no: FoeNo): string => foeCodes[no]!;

export const combatNo = (code: string): CombatNo => look(combatNumbers, code);
export const equipmentNo = (code: string): EquipmentNo => look(equipmentNumbers, code);
export const foeNo = (code: string): FoeNo => look(foeNumbers, code);
export const tileNo = (code: string): TileNo => look(tileNumbers, code);
export const boughtNo = (code: string): BoughtNo => look(boughtNumbers, code);

const kinds: readonly EnemyKind[] = allFoes.map((card) =>
  'side' in card ? 'boss' : 'boss' in card ? 'minion' : card.elite ? 'elite' : 'monster',
);
/** DC-GEN-08. */
export const kindOf = (no: FoeNo): EnemyKind => kinds[no]!;

const boards = Object.fromEntries(beheadedBoards.map((one) => [one.id, one])) as {
  readonly [B in BeheadedId]: Beheaded;
};
export const beheadedBoard = (id: BeheadedId): Beheaded => boards[id];
