// Playthroughs: whole Quests written out, one of each Level and a Campaign, so that a change of the rules is reviewed as prose.

import { transcript } from '@gravetable/testkit';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
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

/** Steps between two Quests, and what is told of a Quest as a whole. */
const BETWEEN = /^ *\d+ {2}Player \d {2}DK-(?:CAMP|SETUP|RULING-(?:52|122|154|155|178|179))/;
const OF_A_QUEST = /^ {8}(?:Chapter|.* is (?:won|lost) in Round|The Campaign)/;

/** A Campaign without what happens inside its Quests: of that only how long it is, and a mark that any change changes. */
function abridged(text: string): string {
  const out: string[] = [];
  let left: string[] = [];
  let between = true;
  const close = (): void => {
    const mark = createHash('sha256').update(left.join('\n')).digest('hex').slice(0, 12);
    if (left.length > 0) out.push(`        (${left.length} lines of a Quest, ${mark})`);
    left = [];
  };
  for (const line of text.split('\n')) {
    if (/^ *\d+ {2}/.test(line)) between = BETWEEN.test(line);
    if (!between && !OF_A_QUEST.test(line)) {
      left.push(line);
      continue;
    }
    close();
    out.push(line);
  }
  close();
  return `${out.join('\n')}\n`;
}

/** Enough for this seed to come to Chapter III. */
const TWO_CHAPTERS = 2260;

test('two Chapters of a Campaign by careful read as before', async () => {
  const text = transcript(deadKeep, {
    seats: 2,
    seed: 'two chapters',
    bot: careful,
    options: { quest: 'campaign' },
    answers: TWO_CHAPTERS,
  });
  expect(text).toContain('Chapter 3.');
  await expect(abridged(text)).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'playthroughs/two-chapters.txt'),
  );
});
