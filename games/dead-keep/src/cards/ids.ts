// Ledger 2.1: the names of things, as the rules and the records use them.

/** Printed in the rulebook, or ours. */
export type Source = 'fact' | 'design';

export const CLASSES = ['crusher', 'duo', 'fighter', 'magician', 'ranger'] as const;
export type Class = (typeof CLASSES)[number];

/** DK-ADR-03. */
export const DANGERS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Danger = (typeof DANGERS)[number];
/** One number for each line of an Enemy card, in the order of DANGERS. */
export type ByDanger = readonly [blue: number, yellow: number, orange: number, red: number];

/** DK-RULING-47. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const NOTABLES = ['bishop', 'count', 'countess', 'houndmaster'] as const;
export type Notable = (typeof NOTABLES)[number];
export const UNDEAD = [
  'footman',
  'shadowguard',
  'deadeye',
  'horseman',
  'bloodhound',
  'crawler',
  ...NOTABLES,
] as const;
export type Undead = (typeof UNDEAD)[number];
export const MONSTERS = [
  'warhog',
  'babaYaga',
  'swampTroll',
  'warriorTroll',
  'elderTroll',
  'ogre',
  'minotaur',
  'giant',
  'wyvern',
] as const;
export type Monster = (typeof MONSTERS)[number];
/** Undead or Monster; the Boss is of one of the BOSSES' kinds and stands apart. */
export type EnemyKind = Undead | Monster;
export const ENEMY_KINDS: readonly EnemyKind[] = [...UNDEAD, ...MONSTERS];
/** DK-BOSS-01. */
export const BOSSES = ['ogre', 'minotaur', 'elderTroll', 'giant', 'wyvern'] as const;
export type Boss = (typeof BOSSES)[number];

/** DK-WPN-02: a weapon's type, which is the Action it is used by. */
export const ATTACKS = ['melee', 'ranged', 'magic'] as const;
export type Attack = (typeof ATTACKS)[number];

export const TILE_IDS = [
  '1R',
  '1V',
  '2R',
  '2V',
  '3R',
  '3V',
  '4R',
  '4V',
  '5R',
  '5V',
  '6R',
  '6V',
  '7R',
  '7V',
  '8R',
  '8V',
  '9R',
  '9V',
] as const;
export type TileId = (typeof TILE_IDS)[number];
/** `5R.c`: capital letters are rooms. */
export type ZoneId = `${TileId}.${string}`;
/** `5R.a|5R.B`. */
export type EdgeId = `${ZoneId}|${ZoneId}`;

/** DK-RULING-11: red is usable; blue and green wait until the Quest says so. */
export type Colour = 'red' | 'blue' | 'green';
/** The two colours that a Quest unlocks. */
export type LockColour = Exclude<Colour, 'red'>;

export const ADVENTURER_IDS = [
  'astrid',
  'lothar',
  'maiLing',
  'tessara',
  'theron',
  'amaranthe',
  'thurkal',
  'knut',
  'frantz',
  'gavin',
  'malteo',
  'ysolde',
  'brannoch',
  'sefira',
  'oduya',
  'wilhelmine',
] as const;
export type AdventurerId = (typeof ADVENTURER_IDS)[number];

export const QUEST_IDS = [
  'Q01',
  'Q02',
  'Q03',
  'Q04',
  'Q05',
  'Q06',
  'Q07',
  'Q08',
  'Q09',
  'Q10',
  'Q11',
  'Q12',
] as const;
export type QuestId = (typeof QUEST_IDS)[number];
