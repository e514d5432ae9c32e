// What thousands of Quests say: win rates per cell with their bands, lengths, cards nobody wants, how far Campaigns come.
import { ADVENTURERS } from '../../src/cards/adventurers.ts';
import { EQUIPMENT, isCrawlerCard } from '../../src/cards/box.ts';
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

/** Games by a word of each, the words in order. */
function groupedBy(games: readonly Played[], word: (game: Played) => string): [string, Played[]][] {
  const groups = new Map<string, Played[]>();
  for (const one of games) {
    const group = groups.get(word(one));
    if (group === undefined) groups.set(word(one), [one]);
    else group.push(one);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export function cellOf(games: readonly Played[]): Cell {
  const { quest, seats, party } = games[0]!;
  const size = party.length;
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
export const cellsOf = (games: readonly Played[]): Cell[] =>
  groupedBy(
    games.filter(({ quest }) => quest !== 'campaign'),
    ({ quest, party, seats }) => `${quest} ${10 - party.length} ${seats}`,
  ).map(([, own]) => cellOf(own));

export const isInBand = ({ won, band }: Cell): boolean => band === null || (won >= band[0] && won <= band[1]);

export interface CardUse {
  readonly card: string;
  readonly offered: number;
  readonly taken: number;
}

const count = (map: Map<string, number>, words: readonly string[]): void => {
  for (const word of words) map.set(word, (map.get(word) ?? 0) + 1);
};

/** How often each card that was found was kept, and each of the shop bought (offered once a game). */
export function cardsOf(games: readonly Played[]): CardUse[] {
  const offered = new Map<string, number>();
  const taken = new Map<string, number>();
  for (const { found, kept, bought } of games) {
    count(offered, found);
    count(taken, kept);
    count(taken, [...new Set(bought)]);
  }
  return EQUIPMENT.filter((_, no) => !isCrawlerCard(no))
    .map(({ code, deck }) => ({
      card: code,
      offered: deck === 'adventure' ? games.length : (offered.get(code) ?? 0),
      taken: taken.get(code) ?? 0,
    }))
    .toSorted((a, b) => (a.card < b.card ? -1 : 1));
}

/** Taken in less than one of a hundred games that offered it, or never offered at all. */
export const isDead = ({ offered, taken }: CardUse): boolean => taken === 0 || taken < offered / 100;

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

/** How much something changes the chance to win: per cent won with it, among the games it is compared with. */
export interface Spread {
  readonly what: string;
  readonly among: string;
  readonly games: number;
  readonly won: number;
  /** Points above or below the mean, and the standard error of the rate. */
  readonly off: number;
  readonly error: number;
}

function spreadOf(what: string, among: string, own: readonly Played[], mean: number): Spread {
  const won = own.filter((one) => one.won).length / own.length;
  const error = 100 * Math.sqrt((won * (1 - won)) / own.length);
  return { what, among, games: own.length, won: 100 * won, off: 100 * won - mean, error };
}

const rateOf = (games: readonly Played[]): number =>
  percent(games.filter((one) => one.won).length, games.length);

/** Each Adventurer against the mean of all sixteen, Quest by Quest; of games with more than one party. */
export function adventurersOf(games: readonly Played[]): Spread[] {
  const single = games.filter(({ campaign }) => campaign === null);
  return groupedBy(single, ({ quest }) => quest).flatMap(([quest, all]) => {
    if (new Set(all.map(({ party }) => party.join())).size < 2) return [];
    const rates = ADVENTURERS.flatMap(({ id }) => {
      const own = all.filter(({ party }) => party.includes(id));
      return own.length === 0 ? [] : [{ id, own }];
    });
    const among = mean(rates.map(({ own }) => rateOf(own)));
    return rates.map(({ id, own }) => spreadOf(id, quest, own, among));
  });
}

/** Each Orange and Red Skill against the mean of its siblings, of games where Skills were learned by lot. */
export function skillsOf(games: readonly Played[]): Spread[] {
  const byLot = games.filter(({ lot }) => lot);
  return ADVENTURERS.flatMap((card) =>
    [card.orange, card.red].flatMap((siblings) => {
      const rates = siblings.flatMap((skill) => {
        const own = byLot.filter(({ learned }) => firstOf(learned, card.id, siblings) === skill);
        return own.length === 0 ? [] : [{ skill, own }];
      });
      const among = mean(rates.map(({ own }) => rateOf(own)));
      return rates.map(({ skill, own }) => spreadOf(skill, card.id, own, among));
    }),
  );
}

/** The Skill that was chosen first among siblings. */
const firstOf = (learned: readonly string[], id: string, siblings: readonly string[]): string | undefined =>
  learned.map((one) => one.split(' ')).find(([who, skill]) => who === id && siblings.includes(skill!))?.[1];

/** How often a Round with the card was the one a Quest was lost in, against the mean of its deck and Level. */
export interface Deadly {
  readonly card: string;
  readonly rounds: number;
  readonly share: number;
  readonly times: number;
}

const deckOf = (card: string): string => card.replace(/-?\d+$/, '');

export function deadlyOf(games: readonly Played[]): Deadly[] {
  const drawn = new Map<string, number>();
  const last = new Map<string, number>();
  for (const one of games.filter(({ campaign }) => campaign === null)) {
    count(drawn, one.drawn);
    if (!one.won) count(last, one.last);
  }
  const shares = [...drawn].map(([card, rounds]) => ({
    card,
    rounds,
    share: percent(last.get(card) ?? 0, rounds),
  }));
  return shares.map((one) => {
    const among = mean(
      shares.filter(({ card }) => deckOf(card) === deckOf(one.card)).map(({ share }) => share),
    );
    return { ...one, times: among === 0 ? 0 : one.share / among };
  });
}
