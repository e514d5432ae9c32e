import { lanternHill } from '@gravetable/example';
import {
  actsOf,
  belowOf,
  isAct,
  isRefusal,
  nothingYet,
  Session,
  standAfter,
  stateHash,
  type Act,
  type Below,
  type Checkpoint,
  replayed,
} from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
];

function begun(seed: string): Session {
  const session = Session.open(lanternHill, SEATS, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

/** One act by lot: mostly answers, some of them taken back, done again, or gone back behind by all. */
function anAct(session: Session, below: Below): Act | null {
  const lot = below(10);
  const seat = below(3) === 0 ? null : below(2);
  if (lot === 0) return session.undo(seat ?? undefined) === null ? { do: 'undo', seat } : null;
  if (lot === 1) return session.redo(seat ?? undefined) === null ? { do: 'redo', seat } : null;
  if (lot === 2 && below(3) === 0) {
    return session.undo(seat ?? undefined, [0, 1]) === null ? { do: 'consent', seat } : null;
  }
  if (session.play.over) return null;
  const { seat: who, id, value } = anAnswer(session.play, below)!;
  const told = session.answer(who, id, value);
  if (isRefusal(told)) throw new Error(told.code);
  return session.moments.at(-1)!.entry;
}

const stands = (session: Session) => ({
  hash: stateHash(session.play),
  count: session.count,
  seq: session.seq,
  canUndo: [0, 1].map((seat) => session.canUndo(seat)),
  canRedo: session.canRedo(),
  consents: session.consents,
});

describe('a table is its log', () => {
  test.each(Array.from({ length: 8 }, (_, n) => `log ${n}`))(
    '%s: a checkpoint and the acts since are the table, wherever it stood',
    (seed) => {
      const session = begun(seed);
      const below = belowOf(seed);
      const log: Act[] = [];
      const checkpoints: Checkpoint[] = [];
      for (let n = 0; n < 80; n++) {
        const act = anAct(session, below);
        if (act === null) continue;
        expect(isAct(JSON.parse(JSON.stringify(act)))).toBe(true);
        log.push(act);
        expect(session.seq).toBe(log.length);
        if (below(8) === 0) checkpoints.push(session.checkpoint());
        const standing = nothingYet();
        for (const one of log) standAfter(standing, one);
        expect(standing.answers).toEqual(session.record(true).answers);
        expect(standing.consents).toEqual(session.consents);
        const last = checkpoints.at(-1);
        if (last === undefined) continue;
        const again = Session.restore(lanternHill, session.head, last, log.slice(last.seq));
        if (isRefusal(again)) {
          // All went back behind the checkpoint: an older one has to serve.
          expect(again.code).toBe('PAST_NEEDED');
          checkpoints.pop();
          continue;
        }
        expect(stands(again)).toEqual(stands(session));
        expect(again.log(0)).toEqual(session.log(0, again.from));
        expect(again.at(again.from).play.state.board).toEqual(session.at(again.from).play.state.board);
      }
      expect(log.length).toBeGreaterThan(30);
    },
  );

  test('as it stands, a checkpoint needs no acts, and nothing before it is taken back', () => {
    const session = begun('as it stands');
    const below = belowOf('as it stands');
    for (let n = 0; n < 9; n++) {
      const { seat, id, value } = anAnswer(session.play, below)!;
      session.answer(seat, id, value);
    }
    const exact = session.checkpoint(true);
    expect([exact.seq, exact.count]).toEqual([9, 9]);
    const again = Session.restore(lanternHill, session.head, exact) as Session;
    expect(stateHash(again.play)).toBe(stateHash(session.play));
    expect([again.moments.length, again.from, again.count]).toEqual([0, 9, 9]);
    expect(again.undo()).toMatchObject({ code: 'INFORMATION_LINE' });
    expect(again.undo(undefined, [0, 1])).toMatchObject({ code: 'PAST_NEEDED' });
    expect(() => again.record(true)).toThrow('in its log');
    expect(() => again.at(8)).toThrow('before this session begins');
  });

  test('a checkpoint of other rules or cards is not taken for one of these', () => {
    const session = begun('other');
    const own = session.checkpoint(true);
    const rules = { ...own, save: own.save.replace(/"rules":"[\d.]+"/, `"rules":"0.0.9"`) };
    expect(Session.restore(lanternHill, session.head, rules)).toMatchObject({ code: 'UNKNOWN_VERSION' });
    const cards = { ...own, save: own.save.replace(/"content":"\w+"/, '"content":"0"') };
    expect(Session.restore(lanternHill, session.head, cards)).toMatchObject({ code: 'OTHER_CONTENT' });
    expect(Session.restore(lanternHill, session.head, { ...own, save: 'x' })).toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
  });

  test('who takes over a seat is in the record, and in the acts that a record comes to', () => {
    const session = begun('seats');
    const below = belowOf('seats');
    const answer = (): void => {
      const { seat, id, value } = anAnswer(session.play, below)!;
      session.answer(seat, id, value);
    };
    answer();
    answer();
    expect(session.apply({ do: 'sit', seat: 1, name: 'Cat', kind: 'careful' })).toBeNull();
    expect(session.apply({ do: 'sit', seat: 5, name: 'Cat', kind: 'careful' })).toMatchObject({
      code: 'NOT_ASKED',
    });
    answer();
    const record = session.record(true);
    expect(record.sat).toEqual([{ after: 2, seat: 1, name: 'Cat', kind: 'careful' }]);
    expect(actsOf(record)).toEqual([
      ...record.answers.slice(0, 2),
      { do: 'sit', seat: 1, name: 'Cat', kind: 'careful' },
      record.answers[2],
    ]);
    const again = replayed(record, lanternHill) as Session;
    expect(again.seats[1]).toEqual({ name: 'Cat', kind: 'careful' });
    expect(again.record(true)).toEqual(record);
  });

  test('while a game runs its record tells neither the seed nor where it began', () => {
    const session = begun('secret start');
    const { seat, id, value } = anAnswer(session.play, belowOf('secret'))!;
    session.answer(seat, id, value);
    const start = session.checkpoint(true).save;
    const positioned = replayed({ ...session.head, start, answers: [] }, lanternHill) as Session;
    const text = JSON.stringify(positioned.record(false));
    expect(text).not.toContain('secret start');
    expect(positioned.record(false)).toMatchObject({ seed: null });
    expect(positioned.record(false)).not.toHaveProperty('start');
    expect(positioned.record(true).start).toBe(start);
  });

  test('what is no act is not read as one', () => {
    const wrong = [
      null,
      3,
      'undo',
      [0],
      [0.5, 1],
      [0, undefined],
      { do: 'undo' },
      { do: 'consent', seat: 'x' },
      { do: 'dance', seat: 0 },
      { do: 'sit', seat: 0, name: 'Ann' },
      { do: 'play on', after: 1, rules: '1', content: 'x', why: null },
    ];
    expect(wrong.filter((one) => isAct(one))).toEqual([]);
  });

  test('what is told can be heard while it is told, the table standing in between', () => {
    const session = begun('heard');
    const { seat, id, value } = anAnswer(session.play, belowOf('heard'))!;
    const heard: unknown[] = [];
    session.onTold = (told) => heard.push(told);
    const told = session.answer(seat, id, value);
    session.onTold = null;
    expect(heard).toEqual(told);
    session.undo();
    expect(heard).toHaveLength((told as readonly unknown[]).length);
  });
});
