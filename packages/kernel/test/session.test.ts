import { lanternHill } from '@gravetable/example';
import {
  belowOf,
  choose,
  CLOCK,
  determinise,
  die,
  isRefusal,
  readRecord,
  recordFrom,
  save,
  Session,
  stateHash,
  strand,
  verify,
  type AnyGame,
  type Entry,
  type GameRecord,
  type Json,
  type GameEvent,
  type Outcome,
  type Power,
  type Seat,
  replayed,
} from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { DONE, tiny, type Tiny } from './tiny.ts';

function sessionOf(game: AnyGame, seats = 2, seed = 'session'): Session {
  const infos = Array.from({ length: seats }, (_, n) => ({ name: `P${n}`, kind: 'person' }));
  const session = Session.open(game, infos, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

function give(session: Session, seat: Seat, value: Json): void {
  const { play } = session;
  const told = session.answer(seat, play.idOf(play.pendingOf(seat)!), value);
  if (isRefusal(told)) throw new Error(`${told.code} ${JSON.stringify(told.data)}`);
}

const hash = (session: Session): string => stateHash(session.play);
const logOf = (session: Session): number[] => (session.play.state.board as { log: number[] }).log;

/** Seats take turns at one log: plain numbers, 6 throws a die, 7 reveals, 8 breaks the rules. */
const turns = tiny(({ procedure }) => {
  const main = procedure<object, Outcome>('main')
    .while(
      'TI-RULE-01',
      (t) => t.board.log.at(-1) !== 9,
      (each) =>
        each
          .ask('TI-RULE-02', 'n', (t) => choose(t.board.log.length % t.seats.length, [1, 2, 6, 7, 8, 9]))
          .when(
            'TI-RULE-03',
            (_, v) => v.n === 6,
            (six) => six.chance('TI-RULE-04', 'face', () => die([1, 2])),
          )
          .do('TI-RULE-05', (t, v) => {
            t.board.log.push(v.n);
            if (v.n === 8) throw new Error('eight');
            if (v.n === 7) t.tell?.(null, { to: [1], event: { kind: 'seen', reveals: true } });
            else t.tell?.({ kind: 'said', n: v.n });
          }),
    )
    .return('TI-RULE-06', () => DONE)
    .end();
  return () => main.with();
});

/** All seats at once: each adds to its own sum (negative numbers count for everybody), or throws a die. */
const atOnce = tiny(
  ({ procedure }) => {
    const one = procedure<{ seat: Seat }>('one')
      .set('TI-RULE-01', 'given', () => 0)
      .while(
        'TI-RULE-02',
        (t, v) => v.given < 3 && t.board.open > 0,
        (each) =>
          each
            .ask(
              'TI-RULE-03',
              'n',
              (t, v) => choose(v.seat, [1, 2, 6, t.board.open + 10]),
              (t) => t.board.open > 0,
            )
            .when(
              'TI-RULE-04',
              (_, v) => v.n === 6,
              (six) => six.chance('TI-RULE-05', 'face', () => die([1, 2])),
            )
            .do('TI-RULE-06', (t, v) => {
              if (v.n === null) return;
              v.given += 1;
              if (v.n > 10) t.board.open += 1;
              t.board.log[v.seat] = (t.board.log[v.seat] ?? 0) + v.n;
              t.tell?.({ kind: 'said', who: v.seat, n: v.n, open: t.board.open });
            }),
      )
      .end();
    const clock = procedure('clock')
      .ask(
        'TI-RULE-07',
        'time',
        () => choose(CLOCK, ['expired']),
        (t) => t.board.log.length < 9,
      )
      .do('TI-RULE-08', (t) => {
        t.board.open = 0;
      })
      .end();
    const main = procedure<object, Outcome>('main')
      .together('TI-RULE-09', (t) => [
        ...t.seats.map((seat) => strand(seat, one.with({ seat }))),
        strand(CLOCK, clock.with()),
      ])
      .ask('TI-RULE-10', 'end', () => choose(0, ['end']))
      .return('TI-RULE-11', () => DONE)
      .end();
    return () => main.with();
  },
  { setup: (seats) => ({ log: Array.from({ length: seats }, () => 0), open: 1 }) },
);

describe('undo', () => {
  test('the last answer is taken back and done again', () => {
    const session = sessionOf(turns);
    const before = hash(session);
    give(session, 0, 1);
    const after = hash(session);
    expect(session.canUndo()).toBe(true);
    expect(session.undo()).toBe(null);
    expect([hash(session), session.moments.length, session.canRedo()]).toEqual([before, 0, true]);
    expect(session.redo()).toBe(null);
    expect([hash(session), session.canRedo()]).toEqual([after, false]);
    expect(session.redo()).toMatchObject({ code: 'NOTHING_TO_REDO' });
  });

  test('nothing to take back', () => {
    const session = sessionOf(turns);
    expect(session.undo()).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    give(session, 0, 1);
    expect(session.undo(1)).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    expect(session.canUndo(1)).toBe(false);
  });

  test.each([
    [6, 'roll'],
    [7, 'reveal'],
  ])('an answer that led to %i cannot be taken back: %s', (value, line) => {
    const session = sessionOf(turns);
    give(session, 0, value);
    const now = hash(session);
    expect(session.canUndo()).toBe(false);
    expect(session.undo()).toMatchObject({ code: 'INFORMATION_LINE', rule: 'TI-RULE-02', data: { line } });
    expect(hash(session)).toBe(now);
  });

  test('an answer that the next seat built on stays; the next seat may take back its own', () => {
    const session = sessionOf(turns);
    give(session, 0, 1);
    give(session, 1, 2);
    const now = hash(session);
    expect(session.undo(0)).toMatchObject({ code: 'INFORMATION_LINE', data: { line: 'dependent', seat: 1 } });
    expect([hash(session), session.moments.length]).toEqual([now, 2]);
    expect(session.undo(1)).toBe(null);
    expect(session.undo(0)).toBe(null);
    expect(logOf(session)).toEqual([]);
  });

  test('a new answer forgets what was taken back', () => {
    const session = sessionOf(turns);
    give(session, 0, 1);
    session.undo();
    give(session, 0, 2);
    expect(session.redo()).toMatchObject({ code: 'NOTHING_TO_REDO' });
  });

  test('a seat takes back its own answer although others answered later (VG-RULING-64)', () => {
    const session = sessionOf(atOnce, 3);
    give(session, 0, 1);
    give(session, 1, 2);
    give(session, 2, 2);
    give(session, 1, 1);
    expect(session.undo(0)).toBe(null);
    expect([logOf(session), session.moments.length]).toEqual([[0, 3, 2], 3]);
    expect(session.undo(1)).toBe(null);
    expect(logOf(session)).toEqual([0, 2, 2]);
    expect(session.redo(0)).toBe(null);
    expect(logOf(session)).toEqual([1, 2, 2]);
    expect(session.redo()).toBe(null);
    expect(logOf(session)).toEqual([1, 3, 2]);
  });

  test('not when another answer rests on it', () => {
    const session = sessionOf(atOnce);
    give(session, 0, 11);
    give(session, 1, 12); // Possible only because seat 0 has moved the table.
    const now = hash(session);
    expect(session.undo(0)).toMatchObject({ code: 'INFORMATION_LINE', data: { line: 'dependent', seat: 1 } });
    expect(hash(session)).toBe(now);
  });

  test('not when another answer would have led to something else', () => {
    const session = sessionOf(atOnce);
    give(session, 0, 11);
    give(session, 1, 1); // Possible either way, but what is told of it is not the same.
    const now = hash(session);
    expect(session.undo(0)).toMatchObject({ code: 'INFORMATION_LINE', data: { line: 'dependent', seat: 1 } });
    expect(hash(session)).toBe(now);
  });

  test('not after another seat has thrown dice: something became known', () => {
    const session = sessionOf(atOnce);
    give(session, 0, 1);
    give(session, 1, 6);
    expect(session.undo(0)).toMatchObject({ code: 'INFORMATION_LINE', data: { line: 'roll' } });
    expect(session.canUndo(0)).toBe(false);
  });

  test('not when its question would not be open again', () => {
    const session = sessionOf(atOnce);
    give(session, 1, 1);
    give(session, CLOCK, 'expired');
    const now = hash(session);
    expect(session.undo(1)).toMatchObject({ code: 'INFORMATION_LINE', data: { line: 'dependent' } });
    expect(hash(session)).toBe(now);
  });

  test('not when its power is offered again for other answers only', () => {
    const point: { -readonly [K in keyof Power<Tiny, GameEvent>]: Power<Tiny, GameEvent>[K] } = {
      label: 'TI-RULE-10',
      offer: (t, seat) => (seat === 1 ? choose(1, t.board.log.length === 0 ? [1, 2] : [1]) : null),
      play: null as never,
    };
    const game = tiny(
      ({ procedure }) => {
        point.play = procedure<{ seat: Seat; choice: number }>('point')
          .do('TI-RULE-11', (t, v) => void (t.board.open = v.choice))
          .end();
        const main = procedure<object, Outcome>('main')
          .ask('TI-RULE-01', 'a', () => choose(0, ['a', 'b']))
          .do('TI-RULE-02', (t) => t.board.log.push(0))
          .ask('TI-RULE-03', 'b', () => choose(0, ['a', 'b']))
          .return('TI-RULE-04', () => DONE)
          .end();
        return () => main.with();
      },
      { powers: [point] },
    );
    const pointed = (n: number): Session => {
      const session = sessionOf(game as unknown as AnyGame);
      session.answer(1, session.play.powersOf(1)[0]!.id, n);
      give(session, 0, 'a');
      return session;
    };
    expect(pointed(2).undo(1)).toMatchObject({ code: 'INFORMATION_LINE' });
    const session = pointed(1);
    expect([session.undo(1), session.redo(1)]).toEqual([null, null]);
  });

  test('past the line only with the consent of all, and the record shows it', () => {
    const session = sessionOf(turns);
    const before = hash(session);
    give(session, 0, 6);
    expect(session.undo(0, [0])).toMatchObject({ code: 'NEEDS_CONSENT' });
    expect(session.undo(0, [0, 1])).toBe(null);
    expect([hash(session), session.canRedo()]).toEqual([before, false]);
    expect(session.record().consents).toEqual([1]);
  });

  test('a mistake in the rules leaves the table as it was', () => {
    const session = sessionOf(turns);
    give(session, 0, 1);
    const now = hash(session);
    expect(() => give(session, 1, 8)).toThrow('eight');
    expect([hash(session), logOf(session), session.moments.length]).toEqual([now, [1], 1]);
    give(session, 1, 2);
  });

  test('long games can be taken back to the start, though old marks thin out', () => {
    const session = sessionOf(turns, 1);
    const hashes = [hash(session)];
    for (let n = 0; n < 1500; n++) {
      give(session, 0, 1 + (n % 2));
      hashes.push(hash(session));
    }
    for (let n = 1499; n >= 0; n--) {
      expect(session.undo()).toBe(null);
      if (n % 97 === 0) expect(hash(session)).toBe(hashes[n]);
    }
    expect(hash(session)).toBe(hashes[0]);
    for (let n = 0; n < 200; n++) session.redo();
    expect(hash(session)).toBe(hashes[200]);
  });
});

/** A random game of the example, to its end or some way into it. */
function randomSession(seed: string, answers = Infinity): Session {
  const session = sessionOf(lanternHill, 3, seed);
  const below = belowOf(seed);
  for (let n = 0; n < answers && !session.play.over; n++) {
    const { seat, id, value } = anAnswer(session.play, below)!;
    session.answer(seat, id, value);
  }
  return session;
}

describe('what if', () => {
  test('a branch is made of what its viewer knows, and of nothing else', () => {
    for (let n = 0; n < 40; n++) {
      const session = randomSession(`what if ${n}`, 5 + n);
      if (session.play.over) continue;
      for (const viewer of [0, 1, 2, null]) {
        const others = determinise(session.play, viewer, belowOf(`other ${n}`));
        const branch = session.whatIf(viewer, belowOf('branch'));
        expect(save(branch.play)).toBe(save(determinise(others, viewer, belowOf('branch'))));
      }
    }
  });

  test('other lots deal other tables', () => {
    const { play } = randomSession('lots', 10);
    const samples = ['a', 'b', 'c', 'd'].map((lot) => {
      const sample = determinise(play, 0, belowOf(lot));
      return JSON.stringify(sample.state.board);
    });
    expect(new Set(samples).size).toBe(4);
  });

  test('the table is untouched by what happens in a branch', () => {
    const session = randomSession('branch', 20);
    const now = hash(session);
    const branch = session.whatIf(0, belowOf('branch'));
    const below = belowOf('branch answers');
    while (!branch.play.over) {
      const { seat, id, value } = anAnswer(branch.play, below)!;
      branch.answer(seat, id, value);
    }
    expect(branch.branch).toBe(true);
    expect([hash(session), session.moments.length]).toEqual([now, 20]);
  });
});

describe('records', () => {
  const session = randomSession('record');
  const record = session.record();
  const file = (changed: Partial<GameRecord> = {}): GameRecord => {
    const read = readRecord(JSON.stringify({ ...record, ...changed }));
    if (isRefusal(read)) throw new Error(JSON.stringify(read));
    return read;
  };
  const check = (changed: Partial<GameRecord>) => verify(file(changed), () => lanternHill);

  test('a finished game verifies, and becomes the same session again', () => {
    expect(record.answers.length).toBeGreaterThan(50);
    expect(record.checkpoints.length).toBeGreaterThan(1);
    expect(check({})).toEqual({ ok: true, divergedAt: null, refusal: null, unchecked: [] });
    const again = replayed(file(), lanternHill);
    expect(isRefusal(again)).toBe(false);
    expect((again as Session).record()).toEqual(record);
    expect((again as Session).log(0)).toEqual(session.log(0));
    const half = replayed(file(), lanternHill, 10) as Session;
    expect(half.moments).toHaveLength(10);
  });

  test('any moment of the past is there at once, and leaves the game where it is', () => {
    const now = stateHash(session.play);
    for (const count of [0, 1, 31, 32, 33, record.answers.length - 1, record.answers.length]) {
      const then = session.at(count);
      const read = replayed(file(), lanternHill, count) as Session;
      expect(stateHash(then.play)).toBe(stateHash(read.play));
      expect(then.log(0)).toEqual(read.log(0));
    }
    expect(stateHash(session.play)).toBe(now);
    expect([...session.log(0, 0, 33), ...session.log(0, 33)]).toEqual(session.log(0));
  });

  test('a record is small', () => {
    expect(JSON.stringify(record).length).toBeLessThan(40_000);
  });

  test('any altered answer is found, at that answer or at the next checkpoint', () => {
    const stops = record.checkpoints.map(([after]) => after);
    record.answers.forEach((entry, at) => {
      const altered: Entry = [entry[0], 'something else'];
      const answers = record.answers.with(at, altered);
      expect(check({ answers })).toMatchObject({ ok: false, divergedAt: at + 1 });
    });
    const swapped = record.answers.findIndex(([, value]) => JSON.stringify(value) === '{"do":"stop"}');
    const answers = record.answers.with(swapped, [record.answers[swapped]![0], { do: 'spit' }]);
    const { divergedAt, ok } = check({ answers });
    expect(ok).toBe(false);
    expect(divergedAt).toBeGreaterThan(swapped);
    expect(divergedAt).toBeLessThanOrEqual(stops.find((stop) => stop > swapped)!);
  });

  test('any altered checkpoint, seed, outcome or length is found', () => {
    record.checkpoints.forEach(([after], at) => {
      const checkpoints = record.checkpoints.with(at, [after, '0123456789abcdef']);
      expect(check({ checkpoints })).toMatchObject({ ok: false, divergedAt: after });
      expect(check({ checkpoints: record.checkpoints.with(at, [99_999, 'x']) }).ok).toBe(false);
    });
    expect(check({ seed: 'another' })).toMatchObject({ ok: false, divergedAt: 0 });
    expect(check({ outcome: { winners: [2], reason: 'rich' } })).toMatchObject({ ok: false });
    expect(check({ answers: record.answers.slice(0, -1) }).ok).toBe(false);
    expect(check({ rules: '0.0.9' })).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN_VERSION' } });
    expect(check({ content: 'x' })).toMatchObject({ ok: false, refusal: { code: 'OTHER_CONTENT' } });
    expect(verify(file(), () => undefined)).toMatchObject({ refusal: { code: 'UNKNOWN_GAME' } });
  });

  test('the seed stays hidden until the game is over', () => {
    const running = randomSession('hidden', 10);
    expect(running.record().seed).toBe(null);
    expect(JSON.stringify(running.record())).not.toContain('"hidden"');
    expect(running.record(true).seed).toBe('hidden');
    expect(running.record().commitment).toBe(running.record(true).commitment);
    expect(record.seed).toBe('record');
  });

  test.each([
    ['UNKNOWN_FORMAT', 'x'],
    ['UNKNOWN_FORMAT', '{}'],
    ['UNKNOWN_VERSION', JSON.stringify({ ...record, version: 99 })],
    ...['game', 'seats', 'options', 'byHand', 'seed', 'answers', 'checkpoints', 'consents', 'outcome'].map(
      (field) => ['CORRUPT', JSON.stringify({ ...record, [field]: 17 })] as [string, string],
    ),
  ])('%s: %.40s', (code, text) => {
    expect(readRecord(text)).toMatchObject({ code });
  });
});

describe('a game brought as a position', () => {
  const named = (seat: Seat) => ({ name: `P${seat}`, kind: 'person' });
  const gameOf = (id: string): AnyGame | undefined => (id === lanternHill.id ? lanternHill : undefined);

  /** Some answers into a game, and how it stands as a save. */
  function midGame(): Session {
    const session = sessionOf(lanternHill);
    const below = belowOf('position');
    for (let n = 0; n < 2; n++) {
      const { seat, id, value } = anAnswer(session.play, below)!;
      session.answer(seat, id, value as Json);
    }
    return session;
  }

  function brought(text: string): Session {
    const record = recordFrom(text, named, gameOf);
    if (isRefusal(record)) throw new Error(record.code);
    const session = replayed(record, lanternHill);
    if (isRefusal(session)) throw new Error(session.code);
    return session;
  }

  test('goes on at the same question, and nothing before it can be taken back', () => {
    const before = midGame();
    const session = brought(save(before.play));
    expect(hash(session)).toBe(hash(before));
    expect(session.moments).toEqual([]);
    const asked = ({ play }: Session) => play.pending.map((one) => [one.seat, play.idOf(one)]);
    expect(asked(session)).toEqual(asked(before));
    expect(session.undo()).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('its record begins there, is read again and verifies', () => {
    const session = brought(save(midGame().play));
    const below = belowOf('on');
    for (let n = 0; n < 4 && !session.play.over; n++) {
      const { seat, id, value } = anAnswer(session.play, below)!;
      session.answer(seat, id, value as Json);
    }
    const text = JSON.stringify(session.record(true));
    const record = readRecord(text);
    if (isRefusal(record)) throw new Error(record.code);
    expect(verify(record, gameOf)).toMatchObject({ ok: true });
    const again = replayed(record, lanternHill);
    if (isRefusal(again)) throw new Error(again.code);
    expect(hash(again)).toBe(hash(session));
  });

  test('a position that was altered is refused, and so is another number of seats', () => {
    const text = save(midGame().play);
    expect(recordFrom(text.replace('"over":false', '"over":true'), named, gameOf)).toMatchObject({
      code: 'CORRUPT',
    });
    const record = recordFrom(text, named, gameOf) as GameRecord;
    expect(replayed({ ...record, seats: [named(0)] }, lanternHill)).toMatchObject({
      code: 'CORRUPT',
    });
  });
});
