import {
  belowOf,
  cardsFrom,
  dice,
  die,
  enter,
  fall,
  HAND,
  isRefusal,
  outcomes,
  questionsFor,
  shuffled,
  strand,
  waysOf,
  type Chance,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { asked, DONE, opened, reply, tiny } from './tiny.ts';

const CHANCES: readonly (readonly [string, Chance<unknown>])[] = [
  ['a die', die([1, 2, 3])],
  ['a die with a face twice', die(['hit', 'hit', 'miss'])],
  ['dice', dice(3, ['a', 'b'])],
  ['no dice', dice(0, ['a', 'b'])],
  ['a shuffle', shuffled([1, 2, 3, 4])],
  ['a shuffle with equal items', shuffled(['x', 'x', 'y'])],
  ['cards', cardsFrom([1, 2, 3, 4], 2)],
  ['more cards than there are', cardsFrom([1, 2], 5)],
];

test.each(CHANCES)('%s: the odds add up to one, and what falls is among them', (_, chance) => {
  const odds = outcomes(chance);
  expect(odds.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12);
  const listed = odds.map((one) => JSON.stringify(one.value));
  expect(new Set(listed).size).toBe(listed.length);
  const below = belowOf('falls');
  for (let n = 0; n < 50; n++) expect(listed).toContain(JSON.stringify(fall(chance, below)));
});

test.each(CHANCES)('%s: everything that can fall can be entered, and nothing else', (_, chance) => {
  for (const { value } of outcomes(chance)) expect(enter(chance, value)).toEqual(value);
  for (const wrong of ['no such face', ['z'], [1, 1, 1, 1], null, 17]) {
    expect(isRefusal(enter(chance, wrong))).toBe(true);
  }
});

test('odds are those of the faces', () => {
  expect(outcomes(die(['hit', 'hit', 'miss']))).toEqual([
    { value: 'hit', probability: 2 / 3 },
    { value: 'miss', probability: 1 / 3 },
  ]);
  expect(waysOf(shuffled([1, 2, 3, 4]))).toBe(24);
  expect(() => outcomes(shuffled(Array.from({ length: 20 }, (_, n) => n)))).toThrow(/too many/);
});

test('frequencies follow the odds', () => {
  const below = belowOf('frequency');
  const counts = new Map<string, number>();
  for (let n = 0; n < 12_000; n++) {
    const key = JSON.stringify(fall(cardsFrom([1, 2, 3, 4], 2), below));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

const roller = tiny(({ procedure }) => {
  const rolling = procedure<{ seat: number }>('rolling')
    .chance('TI-RULE-01', 'face', () => die([1, 2, 3, 4, 5, 6]))
    .do('TI-RULE-02', (t, v) => t.board.log.push(10 * v.seat + v.face))
    .end();
  const main = procedure<object, typeof DONE>('main')
    .chance('TI-RULE-03', 'deck', () => shuffled([7, 8, 9]))
    .chance('TI-RULE-04', 'none', () => dice(0, [1, 2]))
    .do('TI-RULE-05', (t, v) => t.board.log.push(...v.deck))
    .together('TI-RULE-06', (t) => t.seats.map((seat) => strand(seat, rolling.with({ seat }))))
    .return('TI-RULE-07', () => DONE)
    .end();
  return () => main.with();
});

test('by hand, chance is a question of the hand, one thing at a time', () => {
  const play = opened(roller, { seats: 2, byHand: true });
  expect(asked(play)).toEqual(['-2:TI-RULE-03']);
  expect(questionsFor(play, HAND)).toMatchObject([{ form: 'chance', kind: 'shuffle', min: 3, max: 3 }]);
  expect(reply(play, HAND, [7, 8, 8])).toBe('NOT_AN_ANSWER');
  expect(reply(play, HAND, [9, 7, 8])).toBe(null);
  expect(asked(play)).toEqual(['-2:TI-RULE-01', '-2:TI-RULE-01']);
  expect(questionsFor(play, HAND)).toMatchObject([{ about: { who: 0 } }]);
  const copy = play.fork();
  for (const one of [play, copy]) {
    expect(reply(one, HAND, 4)).toBe(null);
    expect(questionsFor(one, HAND)).toMatchObject([{ about: { who: 1 } }]);
    expect(reply(one, HAND, 7)).toBe('NOT_AN_ANSWER');
    expect(reply(one, HAND, 2)).toBe(null);
    expect(one.over).toBe(true);
    expect(one.state.board.log).toEqual([9, 7, 8, 4, 12]);
  }
});

test('a source takes the place of the streams', () => {
  const play = opened(roller, { seats: 1 }).fork();
  play.source = (chance, label) => (label === 'TI-RULE-01' ? 5 : chance.items.slice());
  play.begin(roller.start());
  expect(play.state.board.log.slice(-4)).toEqual([7, 8, 9, 5]);
});

test('only what could have fallen otherwise counts as fallen', () => {
  const quiet = tiny(({ procedure }) => {
    const main = procedure<object, typeof DONE>('main')
      .chance('TI-RULE-01', 'deck', () => shuffled([7]))
      .chance('TI-RULE-02', 'none', () => dice(0, [1, 2]))
      .return('TI-RULE-03', () => DONE)
      .end();
    return () => main.with();
  });
  expect(opened(quiet).fell).toBe(false);
  expect(opened(roller).fell).toBe(true);
});
