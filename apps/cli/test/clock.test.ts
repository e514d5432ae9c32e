import { gameOf } from '@gravetable/catalog';
import { isRefusal, open, type AnyPlay } from '@gravetable/kernel';
import { expect, test, vi } from 'vitest';
import { TableClock } from '../src/table/clock.ts';

/** A table whose clock is asked, with the timers its view lists. */
function digging(timers: unknown): AnyPlay {
  const game = gameOf('lantern-hill')!;
  const play = open({ ...game, view: () => ({ timers }) }, { seats: 2, seed: 'clock' });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume();
}

test('in calm play no time runs', () => {
  expect(new TableClock(false).next(digging([{ answer: 'crow', seconds: 5 }]))).toBeNull();
});

test('a timer starts when it is first seen, runs out, and is dropped when it is gone', () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const clock = new TableClock(true);
  const play = digging([{ answer: 'crow', seconds: 5 }]);
  expect(clock.next(play)).toEqual({ answer: 'crow', left: 5000 });
  now += 4000;
  expect(clock.next(play)).toEqual({ answer: 'crow', left: 1000 });
  now += 2000;
  expect(clock.next(play)).toEqual({ answer: 'crow', left: 0 });
  expect(clock.next(digging([]))).toBeNull();
  expect(clock.next(play)).toEqual({ answer: 'crow', left: 5000 });
  vi.restoreAllMocks();
});

test('an answer the clock may not give starts no timer', () => {
  expect(new TableClock(true).next(digging([{ answer: 'sing', seconds: 5 }]))).toBeNull();
});

test('a roll comes too soon after the last one of the same seat, in real time only', () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const game = gameOf('vengeance')!;
  const play = open({ ...game, view: () => ({ gate: 400 }) }, { seats: 2, seed: 'gate' });
  if (isRefusal(play)) throw new Error(play.code);
  const roll = { do: 'roll', dice: 'MK' };
  const clock = new TableClock(true);
  expect(clock.gate(play, 0, roll)).toBeNull();
  now += 399;
  expect(clock.gate(play, 0, roll)?.code).toBe('ROLL_TOO_SOON');
  expect(clock.gate(play, 1, roll)).toBeNull();
  expect(clock.gate(play, 0, { do: 'take' })).toBeNull();
  now += 1;
  expect(clock.gate(play, 0, roll)).toBeNull();
  expect(new TableClock(false).gate(play, 0, roll)).toBeNull();
  vi.restoreAllMocks();
});
