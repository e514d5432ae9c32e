import { describe, expect, test } from 'vitest';
import { simulate, type Plan } from '../src/index.ts';
import type { Json } from '@gravetable/kernel';

const source = new URL('toy.ts', import.meta.url).href;

function plan(games: number, options: Record<string, Json> = {}, bots = ['random']): Plan {
  return {
    game: 'toy',
    setups: [
      { seats: 1, options, bots },
      { seats: 3, options, bots },
    ],
    games,
    seed: 'lab',
    limit: 500,
    strict: false,
    vary: false,
  };
}

describe('simulate', () => {
  test('counts every game, in each setup', async () => {
    const { tally, cut } = await simulate(plan(60), { source });
    expect(cut).toBe(false);
    expect(tally.setups.map((one) => one.games)).toEqual([60, 60]);
    expect(tally.setups[0]!.reasons).toEqual({ first: 60 });
    expect(tally.setups[1]!.reasons['beaten']).toBeGreaterThan(0);
    expect(tally.visits['TY-POWER-01']).toBeGreaterThan(0);
    expect(Object.keys(tally.seen).sort()).toEqual(['card.one', 'card.three', 'card.two']);
    expect(tally.settings['goal=4']).toEqual({ games: 120, won: 60 + tally.setups[1]!.won });
  });

  test('gives the same tally whatever the number of workers', async () => {
    const alone = await simulate(plan(90), { source });
    const workers = await simulate(plan(90), { source, jobs: 2 });
    expect(workers.tally).toEqual(alone.tally);
  });

  test.each([
    ['crash', 'crashed', 'race > step @ TY-STEP-04'],
    ['law', 'broken', 'nobody may arrive'],
    ['endless', 'endless', '500 decisions'],
  ])('collects the seeds of games that fail by %s', async (fault, kind, message) => {
    const { tally } = await simulate(plan(12, { fault }), { source });
    expect(tally.failed).toBeGreaterThan(0);
    expect(tally.failures[0]).toMatchObject({ seed: expect.stringMatching(/^lab-0-\d+$/), kind });
    expect(tally.failures[0]!.message).toContain(message);
    const again = await simulate(plan(12, { fault }), { source, jobs: 2 });
    expect(again.tally.failures).toEqual(tally.failures);
  });

  test('stops when told, and keeps what was played', async () => {
    const stop = new AbortController();
    const { tally, cut } = await simulate(plan(1_000_000), {
      source,
      jobs: 2,
      signal: stop.signal,
      onProgress: ({ done }) => void (done > 20 && stop.abort()),
    });
    expect(cut).toBe(true);
    const games = tally.setups.reduce((sum, one) => sum + one.games, 0);
    expect(games).toBeGreaterThan(20);
    expect(games).toBeLessThan(200_000);
  });

  test('a game without its bot is played at random, and varied settings are drawn', async () => {
    const { tally } = await simulate({ ...plan(40, { fault: 'none' }, ['runner']), vary: true }, { source });
    expect(Object.keys(tally.settings).sort()).toEqual([
      'fault=none',
      'goal=3',
      'goal=4',
      'goal=5',
      'goal=6',
    ]);
    expect(tally.failed).toBe(0);
  });
});
