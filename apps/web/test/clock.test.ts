import { games } from '@gravetable/catalog';
import { belowOf, CLOCK, isRefusal, Session, type Json } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { clockQuestion, clockView, RollGate, timersLeft } from '@gravetable/host';

const vengeance = games.find(({ id }) => id === 'vengeance')!;

/** A game alone, played by lot until the clock is asked as wanted. */
function until(
  wanted: (session: Session) => boolean,
  options: Record<string, Json> = { calm: false },
): Session {
  const session = Session.open(vengeance, [{ name: 'Ann', kind: 'person' }], { seed: 'clock', options });
  if (isRefusal(session)) throw new Error(session.code);
  const below = belowOf('clock');
  for (let n = 0; n < 300 && !wanted(session); n++) {
    const { play } = session;
    const pending = play.pending.find((one) => one.seat !== CLOCK) ?? play.pending[0]!;
    const value = play.ask(pending).sample(below) as Json;
    const told = session.answer(pending.seat, play.idOf(pending), value);
    if (isRefusal(told)) throw new Error(told.code);
  }
  expect(wanted(session)).toBe(true);
  return session;
}

describe('the clock the worker shows', () => {
  test('a phase names its timer and what the clock says when it is out', () => {
    const { play } = until((session) => clockQuestion(session.play) !== null, {
      calm: false,
      soloPhases: true,
    });
    const view = clockView(play)!;
    expect(view.starts).toBe(false);
    expect(view.timers).toMatchObject([{ seconds: 120, answer: { do: 'phaseExpired', who: 0 } }]);
  });

  test('Rolling waits to be started', () => {
    const { play } = until((session) => clockView(session.play)?.starts === true);
    expect(clockQuestion(play)!.options[0]!.value).toEqual({ do: 'start' });
  });

  test('in calm play nobody asks the clock', () => {
    const session = until(({ moments }) => moments.length > 15, { calm: true });
    expect(clockView(session.play)).toBeNull();
  });

  test('VG-RULING-19 a roll that comes too soon is refused, anything else is not', () => {
    const { play } = until((session) => clockView(session.play)?.starts === true);
    const gate = new RollGate();
    const roll = { do: 'roll', dice: 'M' };
    expect(gate.check(play, 0, roll, 1000)).toBeNull();
    expect(gate.check(play, 0, roll, 1399)).toMatchObject({ code: 'ROLL_TOO_SOON' });
    expect(gate.check(play, 0, { do: 'stop' }, 1399)).toBeNull();
    expect(gate.check(play, 0, roll, 1400)).toBeNull();
  });
});

describe('timers on the page', () => {
  const timer = (name: string, seconds: number) => ({ name, answer: name, seconds });

  test('new ones start, known ones run down, gone ones are dropped', () => {
    const before = new Map([
      ['a', 5000],
      ['gone', 9000],
    ]);
    const now = timersLeft(before, { timers: [timer('a', 20), timer('b', 30)], starts: false }, 2000);
    expect([...now]).toEqual([
      ['a', 3000],
      ['b', 30_000],
    ]);
  });

  test('nothing runs below zero', () => {
    expect([...timersLeft(new Map([['a', 10]]), { timers: [timer('a', 1)], starts: false }, 50)]).toEqual([
      ['a', 0],
    ]);
  });
});
