/** What is measured: one cell is one game in one set-up, played by named players so many times. */

import { botNamed, evenTries } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import type { Json, OptionSpec } from '@gravetable/kernel';

export interface Cell {
  /** Unique; what is measured stays under this name. */
  readonly id: string;
  readonly game: string;
  /** What stands in the table: whom or what it is played with. */
  readonly what: string;
  readonly seats: number;
  /** The settings of the n-th game. */
  readonly options: (n: number) => Readonly<Record<string, Json>>;
  /** Seat by seat; the first seat is the one that is counted. */
  readonly bots: readonly string[];
  readonly tries?: number;
  /** Where heroes take turns, alone: the words for that of the n-th game. */
  readonly hero?: (n: number) => string;
}

const choicesOf = (game: string, option: string): readonly string[] =>
  (gameOf(game)!.options.find(({ id }) => id === option) as OptionSpec & { choices: readonly string[] })
    .choices;

const turnsOf = (list: readonly string[], n: number): string => list[n % list.length]!;

const PLAYERS = ['careful', 'strong'] as const;
export const BUDGETS = [0, 20, 50, 200, 1000] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;
const QUESTS = ['Q05', 'Q06', 'Q07', 'Q08'] as const;
export const RUNS = 5;

type Base = Omit<Cell, 'id' | 'bots' | 'tries'> & {
  readonly name: string;
  readonly others?: readonly string[];
};

const cotd = (seats: number, hard: boolean): Base => ({
  name: `cards-of-the-dead ${seats}${hard ? ' hard' : ''}`,
  game: 'cards-of-the-dead',
  what: `${seats === 1 ? 'one Survivor' : `${seats} Survivors`}${hard ? ', Hard mode' : ''}`,
  seats,
  options: (n) => {
    const all = choicesOf('cards-of-the-dead', 'survivors');
    return { hard, survivors: Array.from({ length: seats }, (_, seat) => turnsOf(all, n + seat)) };
  },
  ...(seats === 1
    ? { hero: (n) => `survivor.${turnsOf(choicesOf('cards-of-the-dead', 'survivors'), n)}` }
    : {}),
});
const vengeance = (level: string): Base => ({
  name: `vengeance ${level}`,
  game: 'vengeance',
  what: `alone, ${level}`,
  seats: 1,
  options: () => ({ dice: level, time: level, target: level }),
});
const table: Base = {
  name: 'vengeance table',
  game: 'vengeance',
  what: 'the first of four, the others careful',
  seats: 4,
  options: () => ({}),
  others: ['careful', 'careful', 'careful'],
};
const cells = (seats: number): Base => ({
  name: `dead-cells ${seats}`,
  game: 'dead-cells',
  what: `${seats === 1 ? 'one player' : `${seats} players`}, the Concierge within ${RUNS} Runs`,
  seats,
  options: (n) => {
    const all = choicesOf('dead-cells', 'beheaded');
    return { runs: RUNS, beheaded: Array.from({ length: seats }, (_, seat) => turnsOf(all, n + seat)) };
  },
  ...(seats === 1 ? { hero: (n) => `beheaded.${turnsOf(choicesOf('dead-cells', 'beheaded'), n)}` } : {}),
});
const keep = (quest: string): Base => ({
  name: `dead-keep ${quest}`,
  game: 'dead-keep',
  what: `${quest}, six Adventurers`,
  seats: 1,
  options: () => ({ quest }),
});

const playedBy = ({ name, others = [], ...base }: Base, bot: string, tries?: number): Cell => ({
  ...base,
  id: `${name} ${bot}${tries === undefined ? '' : ` ${tries}`}`,
  bots: others.length === 0 ? [bot] : [bot, ...others],
  ...(tries === undefined ? {} : { tries }),
});

const BASES: readonly Base[] = [
  cotd(1, false),
  cotd(1, true),
  cotd(2, false),
  ...LEVELS.map(vengeance),
  table,
  cells(1),
  cells(2),
  ...QUESTS.map(keep),
];
/** Of these the strength against the budget is measured. */
const CURVES: readonly Base[] = [cotd(1, false), vengeance('hard'), cells(1), ...QUESTS.map(keep)];

/** Without a guide a game has no levels. */
const isPlayed = ({ game, bots: [bot] }: Cell): boolean => botNamed(gameOf(game)!, bot!) !== undefined;

export const CELLS: readonly Cell[] = BASES.flatMap((base) =>
  PLAYERS.map((bot) => playedBy(base, bot)).filter(isPlayed),
);
export const LEVEL_CELLS: readonly Cell[] = CURVES.flatMap((base) =>
  ['gentle', 'even'].map((bot) => playedBy(base, bot)),
);

/** The cell of a budget: where a player of that name spends as much, it is that player's. */
function atBudget(base: Base, tries: number): Cell {
  const { guide, bots } = gameOf(base.game)!;
  if (tries === guide!.tries) return playedBy(base, 'strong');
  if (tries === evenTries(guide!)) return playedBy(base, 'even');
  if (tries === 0 && guide!.habit === bots![0]) return playedBy(base, 'careful');
  return playedBy(base, 'strong', tries);
}
/** One row for each set-up, a cell for each budget. */
export const CURVE_ROWS: readonly (readonly Cell[])[] = CURVES.map((base) =>
  BUDGETS.map((tries) => atBudget(base, tries)),
);
