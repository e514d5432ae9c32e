// What the balance says of games is counted right.
import { expect, test } from 'vitest';
import {
  adventurersOf,
  campaignsOf,
  cardsOf,
  cellsOf,
  deadlyOf,
  isDead,
  isInBand,
  skillsOf,
} from './figures.ts';
import { fullParty, leastParty, partyByLot, swappedParties } from './parties.ts';
import type { Played } from './quest.ts';
import { markdown } from './tables.ts';

const game = (given: Partial<Played>): Played => ({
  quest: 'Q01',
  n: 0,
  seats: 1,
  party: fullParty,
  lot: false,
  check: false,
  won: true,
  reason: 'won',
  rounds: 8,
  decisions: 300,
  emptied: 1,
  lives: 1,
  stays: 1,
  acts: 3,
  blunt: false,
  found: [],
  kept: [],
  bought: [],
  drawn: [],
  last: [],
  learned: [],
  campaign: null,
  ...given,
});
const lost = (given: Partial<Played> = {}): Played => game({ won: false, reason: 'ko', ...given });

test('cells: one for each Quest, party and number of seats, with its band', () => {
  const cells = cellsOf([
    game({}),
    game({}),
    game({}),
    lost({ blunt: true }),
    lost({ party: fullParty.slice(2), lives: null }),
  ]);
  expect(cells.map(({ size, games, won, blunt, stays }) => [size, games, won, blunt, stays])).toEqual([
    [6, 4, 75, 100, 25],
    [4, 1, 0, 0, 25],
  ]);
  expect(cells.map(isInBand)).toEqual([true, false]);
  expect(cells[0]!.error).toBeCloseTo(21.65, 1);
  expect(markdown([lost()])).toContain('| 0.0 ± 0.0 ! | 70–90 |');
});

test('cards: found ones count by find, those of the shop by game; what nobody takes is dead', () => {
  const uses = cardsOf([
    game({ found: ['NE-01', 'NE-01'], kept: ['NE-01'], bought: ['AE-01', 'AE-01'] }),
    game({ found: ['NE-02'] }),
  ]);
  const of = (card: string) => uses.find((one) => one.card === card)!;
  expect(of('AE-01')).toEqual({ card: 'AE-01', offered: 2, taken: 1 });
  expect(of('NE-01')).toEqual({ card: 'NE-01', offered: 2, taken: 1 });
  expect(['AE-01', 'NE-01', 'NE-02', 'AE-02', 'TA-01'].filter((card) => isDead(of(card)))).toEqual([
    'NE-02',
    'AE-02',
    'TA-01',
  ]);
  // Every card but the Crawlers, which nobody can keep.
  expect(uses).toHaveLength(158);
});

test('Adventurers against the mean of all who went, Quest by Quest', () => {
  const [mine, other] = [fullParty, fullParty.with(0, 'gavin')];
  expect(adventurersOf([game({}), lost({})])).toEqual([]);
  const spread = adventurersOf([game({ party: mine }), lost({ party: other }), lost({ quest: 'Q05' })]);
  expect(spread.map(({ what, won }) => [what, won])).toContainEqual(['astrid', 100]);
  expect(spread.map(({ what, won }) => [what, won])).toContainEqual(['gavin', 0]);
  expect(spread.find(({ what }) => what === 'astrid')!.off).toBe(50);
  expect(markdown([game({ party: mine }), lost({ party: other })])).toContain('| +50.0 ! |');
});

test('Skills against their siblings, by the one learned first', () => {
  const learns = (...learned: string[]): Partial<Played> => ({ lot: true, learned });
  const spread = skillsOf([
    game(learns('astrid free1.move', 'astrid reaper.combat')),
    lost(learns('astrid reaper.combat')),
    lost({ learned: ['astrid free1.move'] }),
  ]);
  expect(spread.map(({ what, among, won, off }) => [what, among, won, off])).toEqual([
    ['reaper.combat', 'astrid', 0, -50],
    ['free1.move', 'astrid', 100, 50],
  ]);
});

test('cards of last Rounds: how often a Round with the card was the last, against its deck', () => {
  const cards = deadlyOf([
    lost({ drawn: ['S1-01', 'S1-01', 'S1-02', 'S1-02'], last: ['S1-01'] }),
    game({ drawn: ['B1-01'], last: ['B1-01'] }),
  ]);
  expect(cards.map(({ card, rounds, share, times }) => [card, rounds, share, times])).toEqual([
    ['S1-01', 2, 50, 2],
    ['S1-02', 2, 0, 0],
    ['B1-01', 1, 0, 0],
  ]);
});

test('parties: by lot six different ones, and each of the sixteen in another’s place', () => {
  expect(new Set(partyByLot('Q01', 3)).size).toBe(6);
  expect(partyByLot('Q01', 3)).not.toEqual(partyByLot('Q01', 4));
  expect(leastParty('Q01')).toHaveLength(4);
  // Six are the party itself; the other ten stand in for one each.
  expect(swappedParties()).toHaveLength(11);
  expect(new Set(swappedParties().flat()).size).toBe(16);
});

test('Campaigns: Chapter IV within 14 Quests, won within 24', () => {
  const campaign = (played: number, fourthAt: number, won: boolean): Played =>
    game({
      quest: 'campaign',
      won,
      campaign: {
        played,
        won: [],
        chapters: Array.from({ length: played }, (_, n) => (n + 1 >= fourthAt ? 4 : 1)),
      },
    });
  const [figures] = campaignsOf([
    campaign(16, 10, true),
    campaign(30, 15, false),
    campaign(26, 12, true),
    game({}),
  ]);
  expect(figures).toEqual({ seats: 1, games: 3, fourth: 200 / 3, won: 100 / 3, median: 16 });
});
