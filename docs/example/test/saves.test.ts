import { lanternHill } from '@gravetable/example';
import { belowOf, isRefusal, load } from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('fixtures/', import.meta.url);
const saves = readdirSync(FOLDER).filter((name) => name.startsWith('save-'));

test('there is a save of every released version', () => {
  expect(saves).toContain(`save-${lanternHill.version}.txt`);
});

test.each(saves)('%s can be loaded and played to its end', (name) => {
  const play = load(readFileSync(new URL(name, FOLDER), 'utf8'), () => lanternHill);
  if (isRefusal(play)) throw new Error(JSON.stringify(play));
  expect(lanternHill.invariants(play.state.board as never)).toEqual([]);
  const below = belowOf(name);
  while (!play.over) {
    const { seat, id, value } = anAnswer(play, below)!;
    expect(play.answer(seat, id, value)).toBe(null);
  }
});
