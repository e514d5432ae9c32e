// Playthroughs: whole evenings by `careful`, written out. A rule change is reviewed here as prose.
import { transcript } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { deadCells } from '../src/index.ts';

test.each([
  { name: 'a full solo Run', file: 'solo-run', seats: 1, seed: 'solo', runs: 1 },
  { name: 'a two-player Run', file: 'two-player-run', seats: 2, seed: 'pair', runs: 1 },
  { name: 'a four-player Boss fight', file: 'four-player-boss', seats: 4, seed: 'boss 7', runs: 1 },
  { name: 'a spend-cells evening', file: 'spend-cells', seats: 3, seed: 'evening 12', runs: 2 },
])(
  '$name',
  async ({ file, seats, seed, runs }) => {
    const written = transcript(deadCells, { seats, seed, bot: careful, options: { runs } });
    await expect(written).toMatchFileSnapshot(`goldens/${file}.txt`);
  },
  60_000,
);
