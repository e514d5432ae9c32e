// What the campaigns say: the figures the issue and the ledger (6.6) set targets for.
import type { Campaign, Ended } from './campaign.ts';

/** The targets of the ledger and of the issue. */
export const TARGETS = {
  early: 0.7,
  concierge: [3, 8],
  hand: [14, 30],
  reached: 0.9,
  /** Runs to beat the Hand of the King in. */
  within: 60,
  /** How far one group of Beheaded may be ahead of another. */
  lead: 0.15,
} as const;

type Band = readonly [least: number, most: number];
interface Income {
  readonly what: string;
  readonly of: (run: Ended) => boolean;
  /** Ledger 6.6; null: between two places with a target. */
  readonly target: Band | null;
}
const ended = (from: string, place: string, won = false) => {
  return (run: Ended): boolean => run.from === from && run.place === place && run.won === won;
};
export const INCOMES: readonly Income[] = [
  { what: 'from B1, death in B1', of: ended('B1', 'B1'), target: [2, 4] },
  { what: 'from B1, death in B2', of: ended('B1', 'B2'), target: null },
  { what: 'from B1, death before the Concierge', of: ended('B1', 'C1'), target: [6, 8] },
  { what: 'from B1, Concierge beaten', of: ended('B1', 'C1', true), target: [10, 12] },
  { what: 'from B4, death in B4', of: ended('B4', 'B4'), target: [3, 6] },
  { what: 'from B4, death in B5', of: ended('B4', 'B5'), target: null },
  { what: 'from B4, death before the Time Keeper', of: ended('B4', 'C2'), target: [9, 12] },
  { what: 'from B4, Time Keeper beaten', of: ended('B4', 'C2', true), target: [15, 18] },
  { what: 'from B4, death in B7', of: ended('B4', 'B7'), target: null },
  { what: 'from B4, death before the Hand of the King', of: ended('B4', 'C3'), target: [21, 28] },
  { what: 'from B4, Hand of the King beaten', of: ended('B4', 'C3', true), target: [29, 36] },
];

/** A share of so many, and its standard error. */
export interface Share {
  readonly n: number;
  readonly of: number;
  readonly share: number;
  readonly error: number;
}
export function shareOf(n: number, of: number): Share {
  const share = n / of;
  return { n, of, share, error: Math.sqrt((share * (1 - share)) / of) };
}
/** The mean of a sample, and its standard error. */
export interface Mean {
  readonly of: number;
  readonly mean: number;
  readonly error: number;
}
export function meanOf(numbers: readonly number[]): Mean {
  const of = numbers.length;
  const mean = numbers.reduce((sum, n) => sum + n, 0) / of;
  const spread = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, of - 1);
  return { of, mean, error: Math.sqrt(spread / of) };
}
/** The lower median; campaigns that never got there count as later than any. */
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;

/** The Run in which a Boss first fell. */
export function firstKill({ runs }: Campaign, boss: string): number {
  const at = runs.findIndex(({ place, won }) => won && place === boss);
  return at === -1 ? Infinity : at + 1;
}
/** What counts: the Runs up to the first victory over the Hand of the King, or to the last one that is in time. */
const counted = (campaign: Campaign): readonly Ended[] =>
  campaign.runs.slice(0, Math.min(TARGETS.within, firstKill(campaign, 'C3')));

export interface Group {
  readonly group: string;
  readonly reached: Share;
  readonly median: number;
}
export interface Figures {
  readonly seats: number;
  readonly early: Share;
  readonly medians: { readonly C1: number; readonly C2: number; readonly C3: number };
  readonly reached: Share;
  readonly groups: readonly Group[];
  /** Between the best group and the worst. */
  readonly lead: number;
  readonly cells: readonly { readonly what: string; readonly cells: Mean | null }[];
  /** The share of campaigns that have beaten the Hand of the King after Run 1, 2, 3 … */
  readonly curve: readonly number[];
  readonly runsPerSecond: number;
}

const reachedBy = (campaigns: readonly Campaign[], run: number): number =>
  campaigns.filter((one) => firstKill(one, 'C3') <= run).length;
const groupFigures = (group: string, own: readonly Campaign[]): Group => ({
  group,
  reached: shareOf(reachedBy(own, TARGETS.within), own.length),
  median: medianOf(own.map((one) => firstKill(one, 'C3'))),
});

export function figuresOf(seats: number, campaigns: readonly Campaign[]): Figures {
  const own = campaigns.filter((one) => one.seats === seats);
  const runs = own.flatMap(counted);
  const early = own.filter(({ runs: [one] }) => one?.place === 'B1' || one?.place === 'B2').length;
  const median = (boss: string): number => medianOf(own.map((one) => firstKill(one, boss)));
  const names = [...new Set(own.map(({ group }) => group))].toSorted();
  const groups = names.map((name) =>
    groupFigures(
      name,
      own.filter(({ group }) => group === name),
    ),
  );
  const shares = groups.map(({ reached }) => reached.share);
  const played = own.reduce((sum, one) => sum + one.runs.length, 0);
  return {
    seats,
    early: shareOf(early, own.length),
    medians: { C1: median('C1'), C2: median('C2'), C3: median('C3') },
    reached: shareOf(reachedBy(own, TARGETS.within), own.length),
    groups,
    lead: Math.max(...shares) - Math.min(...shares),
    cells: INCOMES.map(({ what, of }) => {
      const cells = runs.filter(of).map((run) => run.cells);
      return { what, cells: cells.length === 0 ? null : meanOf(cells) };
    }),
    curve: Array.from({ length: TARGETS.within }, (_, at) => reachedBy(own, at + 1) / own.length),
    runsPerSecond: played / own.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
