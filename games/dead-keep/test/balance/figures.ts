// What thousands of Quests say: win rates per cell with their bands, lengths, cards nobody wants, how far Campaigns come.
import type { Played } from './quest.ts';

/** Bands in per cent, `careful`, single Quests: with six Adventurers, and with the fewest the Quest allows. */
export const BANDS: Readonly<
  Record<string, readonly [full: readonly [number, number], least: readonly [number, number] | null]>
> = {
  Q01: [
    [70, 90],
    [45, 75],
  ],
  Q02: [
    [55, 80],
    [35, 65],
  ],
  Q03: [
    [55, 80],
    [35, 65],
  ],
  Q04: [
    [50, 70],
    [30, 60],
  ],
  Q05: [
    [50, 70],
    [30, 60],
  ],
  Q06: [
    [40, 65],
    [20, 50],
  ],
  Q07: [
    [40, 65],
    [20, 50],
  ],
  Q08: [
    [40, 65],
    [20, 50],
  ],
  Q09: [
    [30, 55],
    [20, 45],
  ],
  Q10: [
    [30, 55],
    [20, 45],
  ],
  Q11: [
    [20, 40],
    [12, 32],
  ],
  Q12: [[15, 35], null],
};

export interface Cell {
  readonly quest: string;
  readonly size: number;
  readonly seats: number;
  readonly games: number;
  /** Per cent, and the standard error of it. */
  readonly won: number;
  readonly error: number;
  readonly band: readonly [number, number] | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly emptied: number;
  readonly lives: number;
  /** Share of Enemy groups that stayed, and of lost Quests without Penetration enough, in per cent. */
  readonly stays: number;
  readonly blunt: number;
  readonly endless: number;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

export function cellOf(games: readonly Played[]): Cell {
  const { quest, size, seats } = games[0]!;
  const won = games.filter((one) => one.won).length;
  const p = won / games.length;
  const lost = games.filter((one) => !one.won);
  const bands = BANDS[quest];
  return {
    quest,
    size,
    seats,
    games: games.length,
    won: 100 * p,
    error: 100 * Math.sqrt((p * (1 - p)) / games.length),
    band: bands === undefined ? null : size === 6 ? bands[0] : bands[1],
    rounds: median(games.map(({ rounds }) => rounds)),
    decisions: median(games.map(({ decisions }) => decisions)),
    emptied: mean(games.map(({ emptied }) => emptied)),
    lives: mean(games.flatMap(({ lives }) => lives ?? [])),
    stays: percent(
      games.reduce((sum, one) => sum + one.stays, 0),
      games.reduce((sum, one) => sum + one.stays + one.acts, 0),
    ),
    blunt: percent(lost.filter(({ blunt }) => blunt).length, lost.length),
    endless: games.filter(({ reason }) => reason === 'endless').length,
  };
}

/** One cell for each Quest, size of the party and number of seats. */
export function cellsOf(games: readonly Played[]): Cell[] {
  const groups = new Map<string, Played[]>();
  for (const one of games.filter(({ quest }) => quest !== 'campaign')) {
    const key = `${one.quest} ${10 - one.size} ${one.seats}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.keys()].toSorted().map((key) => cellOf(groups.get(key)!));
}

export const isInBand = ({ won, band }: Cell): boolean => band === null || (won >= band[0] && won <= band[1]);

export interface CardUse {
  readonly card: string;
  readonly offered: number;
  readonly taken: number;
}

/** How often each card that was found was kept, and each of the shop bought (offered once a Quest). */
export function cardsOf(games: readonly Played[]): CardUse[] {
  const offered = new Map<string, number>();
  const taken = new Map<string, number>();
  const count = (map: Map<string, number>, cards: readonly string[]): void => {
    for (const card of cards) map.set(card, (map.get(card) ?? 0) + 1);
  };
  for (const { found, kept, bought } of games) {
    count(offered, found);
    count(taken, kept);
    count(taken, bought);
  }
  const codes = new Set([...offered.keys(), ...taken.keys()]);
  return [...codes]
    .toSorted()
    .map((card) => ({ card, offered: offered.get(card) ?? games.length, taken: taken.get(card) ?? 0 }));
}

export interface Campaigns {
  readonly seats: number;
  readonly games: number;
  /** Per cent that reached Chapter IV within 14 Quests, and won within 24. */
  readonly fourth: number;
  readonly won: number;
  /** Quests played by the winners. */
  readonly median: number;
}

const FOURTH = { chapter: 4, within: 14 } as const;
const WON_WITHIN = 24;

export function campaignsOf(games: readonly Played[]): Campaigns[] {
  const all = games.filter(({ campaign }) => campaign !== null);
  return [...new Set(all.map(({ seats }) => seats))].map((seats) => {
    const own = all.filter((one) => one.seats === seats);
    const fourth = own.filter(({ campaign }) =>
      campaign!.chapters.slice(0, FOURTH.within).some((chapter) => chapter >= FOURTH.chapter),
    ).length;
    const winners = own.filter(({ won, campaign }) => won && campaign!.played <= WON_WITHIN);
    return {
      seats,
      games: own.length,
      fourth: percent(fourth, own.length),
      won: percent(winners.length, own.length),
      median: median(winners.map(({ campaign }) => campaign!.played)),
    };
  });
}
