// Games saved by released versions can still be loaded and played to their end.

import { belowOf, isRefusal, load } from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
const saves = readdirSync(FOLDER).filter((name) => name.startsWith('save-'));
const release = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('there is a save of every released version', () => {
  expect(saves).toContain(`save-${release.version}.txt`);
});

test.each(saves)('%s can be loaded and played to its end', (name) => {
  const play = load(readFileSync(new URL(name, FOLDER), 'utf8'), () => cardsOfTheDead);
  if (isRefusal(play)) throw new Error(JSON.stringify(play));
  expect(cardsOfTheDead.invariants(play.state.board as never)).toEqual([]);
  const below = belowOf(name);
  while (!play.over) {
    const { seat, id, value } = anAnswer(play, below)!;
    expect(play.answer(seat, id, value)).toBe(null);
  }
});
