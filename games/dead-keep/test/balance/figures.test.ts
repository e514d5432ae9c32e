// What the balance says of games is counted right.
import { expect, test } from 'vitest';
import { campaignsOf, cardsOf, cellsOf, isInBand } from './figures.ts';
import type { Played } from './quest.ts';
import { markdown } from './tables.ts';

const game = (given: Partial<Played>): Played => ({
  quest: 'Q01',
  seats: 1,
  size: 6,
  party: [],
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
    lost({ size: 4, lives: null }),
  ]);
  expect(cells.map(({ size, games, won, blunt, stays }) => [size, games, won, blunt, stays])).toEqual([
    [6, 4, 75, 100, 25],
    [4, 1, 0, 0, 25],
  ]);
  expect(cells.map(isInBand)).toEqual([true, false]);
  expect(cells[0]!.error).toBeCloseTo(21.65, 1);
  expect(markdown([lost()])).toContain('| 0.0 ± 0.0 ! | 70–90 |');
});

test('cards: found ones count by find, those of the shop by game', () => {
  const uses = cardsOf([
    game({ found: ['NE-01', 'NE-01'], kept: ['NE-01'], bought: ['AE-01'] }),
    game({ found: ['NE-02'] }),
  ]);
  expect(uses).toEqual([
    { card: 'AE-01', offered: 2, taken: 1 },
    { card: 'NE-01', offered: 2, taken: 1 },
    { card: 'NE-02', offered: 1, taken: 0 },
  ]);
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
