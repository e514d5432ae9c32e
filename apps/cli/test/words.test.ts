import { argumentsOf } from '@gravetable/kernel';
import { labWords } from '@gravetable/lab';
import { expect, test } from 'vitest';
import { cliWords } from '../src/words/index.ts';

test.each([
  ['the command line', cliWords],
  ['the lab', labWords],
])('%s says the same things in both languages', (_, words) => {
  expect(Object.keys(words.fr).sort()).toEqual(Object.keys(words.en).sort());
  for (const [id, message] of Object.entries(words.en)) {
    expect([id, ...argumentsOf(words.fr[id]!)]).toEqual([id, ...argumentsOf(message)]);
  }
});
