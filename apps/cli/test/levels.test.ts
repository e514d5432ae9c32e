/** Levels at the command line: what they may spend, that it is one game everywhere, and how long it will take. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { Host, MemoryStore } from '@gravetable/host';
import { isRefusal, type GameRecord } from '@gravetable/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProgressBar } from '../src/commands/progress.ts';
import { Screen } from '../src/screen.ts';
import { freshHome, gravetable } from './run.ts';

const SEED = 'levels';

async function simulated(game: string, ...flags: readonly string[]): Promise<GameRecord> {
  const file = path.join(freshHome(), 'game.json');
  const { code, err } = await gravetable(['sim', game, '--seed', SEED, '--record', file, ...flags]);
  expect(`${code}${err}`).toBe('0');
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
}

/** At a table, as terminal and browser have it: nobody sits there but bots. */
async function atTable(game: string, kind: string): Promise<GameRecord> {
  const time = { now: () => 0, later: () => () => undefined };
  const host = new Host({ store: new MemoryStore(), time, gameOf });
  const options = { ...gameOf(game)!.simulated };
  const seats = [{ name: 'One', kind }];
  const table = await host.begin({ id: 't', game, seats, options, seed: SEED, meta: () => ({}) });
  if (isRefusal(table)) throw new Error(table.code);
  while (!table.session.play.over) expect(await table.others(0)).toBe(true);
  return table.session.record(true);
}

describe('levels', () => {
  test('a simulation spends what it is told to, and plays the same game twice', async () => {
    const strong = ['--bot', 'strong', '--budget'];
    const few = await simulated('cards-of-the-dead', ...strong, '2');
    expect(await simulated('cards-of-the-dead', ...strong, '2')).toEqual(few);
    const habit = await simulated('cards-of-the-dead', ...strong, '0');
    expect(habit.answers).not.toEqual(few.answers);
    const words = ['sim', 'cards-of-the-dead', ...strong];
    const { out } = await gravetable([...words, '0', '--games', '1', '--seed', SEED, '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'cards-of-the-dead', games: 1, failures: 0 });
    expect((await gravetable([...words, 'much'])).code).not.toBe(0);
  });

  test.each([
    ['cards-of-the-dead', 'even'],
    ['vengeance', 'even'],
    ['dead-keep', 'gentle'],
  ])('%s: %s plays one game at a table and in a simulation', { timeout: 120_000 }, async (game, level) => {
    const [table, sim] = [await atTable(game, level), await simulated(game, '--bot', level)];
    expect(table.answers).toEqual(sim.answers);
    expect(table.outcome).toEqual(sim.outcome);
    expect(table.answers.length).toBeGreaterThan(20);
  });

  test('a level sits down at the terminal, under its name; one that is unknown does not', async () => {
    const words = ['play', 'vengeance', '--seed', SEED, '--seats', '2', '--bot'];
    const { out, code } = await gravetable([...words, 'gentle'], ['quit']);
    expect(code).toBe(0);
    expect(out).toContain('gentle');
    const { err } = await gravetable([...words, 'genius']);
    expect(err).toMatch(/gentle, even, strong/);
  });
});

describe('how far a simulation has come', () => {
  const shown = (done: number, total: number, seconds: number): string => {
    let said = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      said += String(chunk);
      return true;
    });
    const { isTTY } = process.stderr;
    process.stderr.isTTY = true;
    new ProgressBar(new Screen('en')).show({ done, total, seconds });
    process.stderr.isTTY = isTTY;
    return said;
  };
  afterEach(() => void vi.restoreAllMocks());

  test('tells rate and time left', () => {
    expect(shown(100, 400, 2)).toContain('100 of 400 · 50 games/s · 6 s left');
  });

  test('also of games that take seconds each', () => {
    expect(shown(3, 40, 12)).toContain('3 of 40 · 0.25 games/s · 2 min 28 s left');
    expect(shown(9, 40, 2)).toContain('9 of 40 · 4.5 games/s');
  });
});
