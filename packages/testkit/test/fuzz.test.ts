import { open, type AnyPlay } from '@gravetable/kernel';
import { fuzz, positions, transcript } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { FAULTS, faulty } from './faults.ts';

/** The sentence by which each fault is found. */
const FOUND: Readonly<Record<Exclude<(typeof FAULTS)[number], 'none'>, RegExp>> = {
  'card doubled': /broken laws: cards are not kept/,
  'value shared with the board': /a copy went another way|a copy is another state/,
  'answer lost on a copy': /a copy went another way/,
  'blocked with another code': /is asked something else on a copy|blocks 99 with/,
  'lists what it refuses': /lists null and refuses it|no plain data/,
  'hand in the view': /can tell hidden things from the view/,
  'hand in the scene': /can tell hidden things from the scene/,
  'hand in the question': /can tell hidden things from its questions/,
  'hand told to all': /hears hidden things|can tell hidden things/,
  'reveals without saying so': /hears hidden things|can tell hidden things/,
  'waits for who can': /can tell hidden things/,
  'never ends': /the game does not end/,
  'asks with outside memory': /is asked something else|from its questions/,
  'a law of the table': /broken laws: a broken law/,
};

test('a sound game passes every check', () => {
  const done = fuzz(faulty('none'), { seed: 'sound', games: 20, bound: 500 });
  expect(done.games).toBe(20);
  expect(done.answers).toBeGreaterThanOrEqual(20 * 12);
});

test.each(FAULTS.filter((fault) => fault !== 'none'))('fuzz finds: %s', (fault) => {
  expect(() => fuzz(faulty(fault), { seed: 'fault', games: 60, bound: 500 })).toThrow(
    FOUND[fault as keyof typeof FOUND],
  );
});

test('a failing game says how to play it again, and then fails again', () => {
  let message = '';
  try {
    fuzz(faulty('a law of the table'), { seed: 'tell', games: 60 });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/^faulty, 2 seats, options {}, seed \S+, after answer \d+:/);
  const [, seats, seed] = /npm run fuzz -- faulty --seats (\d+) --seed (\S+)$/.exec(message)!;
  expect(() => fuzz(faulty('a law of the table'), { seats: Number(seats), seed: seed! })).toThrow(message);
});

test('positions are counted once each', () => {
  const play = open(faulty('none'), { seats: 2, seed: 'count' }) as AnyPlay;
  play.resume();
  expect([0, 1, 2].map((depth) => positions(play, depth))).toEqual([1, 3, 9]);
});

test('a transcript names seat, rule and answer', () => {
  const text = transcript(faulty('none'), { seats: 2, seed: 'told', answers: 2 });
  const lines = text.trim().split('\n');
  expect(lines[0]).toBe('faulty 1, 2 seats, seed told');
  expect(lines[1]).toMatch(/^ {3}1 {2}Player 1 {2}FA-TURN-02 {2}option\.\d+$/);
  expect(lines[2]).toBe('        event.drawn (to Player 1)');
});
