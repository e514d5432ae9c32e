// Playthroughs: whole games of the careful player, written out, so that a change of the rules is reviewed as prose.

import { transcript } from '@gravetable/testkit';
import path from 'node:path';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { cardsOfTheDead } from '../src/index.ts';

for (const seats of [1, 2, 3]) {
  test(`a game of ${seats} reads as before`, async () => {
    const text = transcript(cardsOfTheDead, { seats, seed: `playthrough ${seats}`, bot: careful });
    const file = path.join(import.meta.dirname, `playthroughs/${seats}.txt`);
    await expect(text).toMatchFileSnapshot(file);
  });
}
