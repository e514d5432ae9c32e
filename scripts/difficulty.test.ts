/** The set-up screen finds what `npm run balance` measured, and nothing else. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import type { Options } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { measuredIn } from '../apps/web/build/shelf.ts';
import { cellOf, difficultyOf, RUNS } from '../apps/web/src/screens/difficulty.ts';
import { CELLS, RUNS as MEASURED_RUNS } from './balance/cells.ts';

const measured = measuredIn(
  readFileSync(path.join(import.meta.dirname, '..', 'docs', 'balance.json'), 'utf8'),
);

/** All settings, the usual ones where the cell names none. */
function full(game: string, chosen: object): Options {
  const specs = gameOf(game)!.options;
  const usual = Object.fromEntries(
    specs.flatMap((spec) => (spec.kind === 'perSeat' ? [] : [[spec.id, spec.default]])),
  );
  return { ...usual, ...chosen } as Options;
}

describe('difficulty on the set-up screen', () => {
  test('every cell that is measured is found by its own settings', () => {
    const known = CELLS.filter(({ id }) => !id.includes(' dials '));
    expect(known.length).toBeGreaterThan(10);
    for (const { id, game, seats, options, bots } of known) {
      const found = cellOf(game, gameOf(game)!.options, seats, full(game, options(0)));
      expect(`${String(found)} ${bots[0]!}`, id).toBe(id);
    }
    expect(RUNS).toBe(MEASURED_RUNS);
  });

  test('what was not measured says nothing', () => {
    const { options } = gameOf('cards-of-the-dead')!;
    expect(cellOf('cards-of-the-dead', options, 1, full('cards-of-the-dead', { spares: true }))).toBeNull();
    expect(difficultyOf(measured, 'cards-of-the-dead 4')).toEqual([]);
    expect(difficultyOf({ 'x careful': [10, 19] }, 'x')).toEqual([]);
    const dials = full('vengeance', { dice: 'easy', time: 'hard', target: 'easy' });
    expect(cellOf('vengeance', gameOf('vengeance')!.options, 1, dials)).toBeNull();
  });

  test('figures are those of the page that is published, with their interval', () => {
    const [won, n] = measured['cards-of-the-dead 1 careful']!;
    const [careful] = difficultyOf(measured, 'cards-of-the-dead 1');
    expect(careful).toMatchObject({ player: 'careful', n, wins: Math.round((100 * won) / n) });
    const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'balance.md'), 'utf8');
    expect(page).toContain(`${careful!.wins} % (${careful!.low}–${careful!.high}, n ${n})`);
  });
});
