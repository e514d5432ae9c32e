// Playthroughs: whole Quests written out, one of each Level and a Campaign, so that a change of the rules is reviewed as prose.

import { transcript } from '@gravetable/testkit';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deadKeep } from '../src/index.ts';

const QUESTS = [
  ['Q01', 1],
  ['Q01', 3],
  ['Q01', 6],
  ['Q04', 2],
  ['Q07', 4],
  ['Q10', 5],
  ['Q12', 6],
] as const;

for (const [quest, seats] of QUESTS) {
  test(`${quest} with ${seats} seats reads as before`, async () => {
    const text = transcript(deadKeep, { seats, seed: `${quest} ${seats}`, options: { quest } });
    const file = path.join(import.meta.dirname, `playthroughs/${quest}-${seats}.txt`);
    await expect(text).toMatchFileSnapshot(file);
  });
}

test('the beginning of a Campaign reads as before', async () => {
  const text = transcript(deadKeep, {
    seats: 2,
    seed: 'campaign',
    options: { quest: 'campaign', ultrared: true },
    answers: 400,
  });
  const file = path.join(import.meta.dirname, 'playthroughs/campaign.txt');
  await expect(text).toMatchFileSnapshot(file);
});
