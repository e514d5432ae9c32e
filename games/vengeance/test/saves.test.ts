// Games saved by released versions can still be loaded and played to their end. `npm run fixtures` writes them.
import { belowOf, isRefusal, load, type Play } from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vengeance } from '../src/index.ts';
import type { Board } from '../src/state.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
const saves = readdirSync(FOLDER).filter((name) => name.startsWith('save-'));
const release = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
function opened(name: string): Play {
  const play = load(readFileSync(new URL(name, FOLDER), 'utf8'), () => vengeance);
  if (isRefusal(play)) throw new Error(`${name}: ${JSON.stringify(play)}`);
  return play;
}

test('there is a save of every released version', () => {
  expect(saves).toContain(`save-${release.version}.txt`);
});

test.each(saves)('%s: a Roll is under way', (name) => {
  const play = opened(name);
  const { phase, rolls } = play.state.board as unknown as Board;
  expect(phase).toBe('rolling');
  expect(rolls).toBeGreaterThanOrEqual(2);
  expect(vengeance.invariants(play.state.board as never)).toEqual([]);
});

test.each(saves)('%s can be played to its end', (name) => {
  const play = opened(name);
  const below = belowOf(name);
  while (!play.over) {
    const { seat, id, value } = anAnswer(play, below)!;
    expect(play.answer(seat, id, value)).toBe(null);
  }
  expect(vengeance.invariants(play.state.board as never)).toEqual([]);
});
