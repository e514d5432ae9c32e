import {
  actsOf,
  choose,
  defineGame,
  die,
  hash64,
  heard,
  int,
  isRefusal,
  list,
  load,
  playOn,
  readRecord,
  record,
  rulebook,
  save,
  Session,
  Speaker,
  kernelWords,
  verify,
  type AnyGame,
  type CarriedOn,
  type Game,
  type GameEvent,
  type GameRecord,
  type Migration,
  type Outcome,
  replayed,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';

interface Stones {
  readonly version?: string;
  /** A number printed on the one card: what may be taken at once. */
  readonly most?: number;
  /** The label that asks, the label that throws, and the field that counts. */
  readonly asks?: string;
  readonly throws?: string;
  readonly field?: string;
  /** Taking so many makes the rules stumble. */
  readonly stumbles?: number;
  readonly migrations?: readonly Migration[];
}

/** Take stones in turn until twenty are gone; each time a die falls, which is only told. */
function stones(how: Stones = {}): Game {
  const { version = '1', most = 3, asks = 'ST-ASK-01', throws = 'ST-DIE-01', field = 'taken' } = how;
  const book = rulebook<Record<string, unknown>>();
  const taken = (board: Record<string, unknown>): number[] => board[field] as number[];
  const sum = (board: Record<string, unknown>): number => taken(board).reduce((a, b) => a + b, 0);
  const main = book
    .procedure<object, Outcome>('main')
    .while(
      'ST-ALL-01',
      (t) => sum(t.board) < 20,
      (each) =>
        each
          .ask(asks, 'n', (t) =>
            choose(
              taken(t.board).length % 2,
              Array.from({ length: most }, (_, n) => n + 1),
            ),
          )
          .chance(throws, 'face', () => die([1, 2, 3, 4, 5, 6]))
          .do('ST-ALL-02', (t, v) => {
            if (v.n === how.stumbles) throw new Error('a card that is not there');
            taken(t.board).push(v.n);
            t.tell?.({ kind: 'took', n: v.n, face: v.face as number });
          }),
    )
    .return('ST-ALL-03', () => ({ winners: [], reason: 'done' }))
    .end();
  return defineGame<Record<string, unknown>, GameEvent, object>({
    id: 'stones',
    version,
    seats: { min: 2, max: 2 },
    options: [],
    shape: record({ [field]: list(int()) }) as never,
    ledger: [asks, throws, 'ST-ALL-01', 'ST-ALL-02', 'ST-ALL-03'],
    rulebook: book as never,
    setup: () => ({ [field]: [] }),
    start: () => main.with(),
    view: (board) => ({ ...board }),
    hidden: () => [],
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: { most }, inventory: () => ({}) },
    invariants: (board) => (taken(board).some((n) => n > 9) ? ['no hand takes ten'] : []),
    ...(how.migrations === undefined ? {} : { migrations: how.migrations }),
  }) as unknown as Game;
}

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
];

function played(game: AnyGame, ...answers: number[]): Session {
  const session = Session.open(game, SEATS, { seed: 'stones' });
  if (isRefusal(session)) throw new Error(session.code);
  give(session, ...answers);
  return session;
}

function give(session: Session, ...answers: number[]): void {
  for (const n of answers) {
    const pending = session.play.pending[0]!;
    const told = session.answer(pending.seat, session.play.idOf(pending), n);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

function carried(result: CarriedOn | { readonly code: string }): CarriedOn {
  if ('code' in result) throw new Error(JSON.stringify(result));
  return result;
}

const boardOf = (session: Session): unknown => session.play.state.board;
const english = new Speaker('en', [kernelWords.en], ['Ann', 'Bob']);
const said = (session: Session): string[] =>
  session
    .log(null)
    .flatMap(({ event }) =>
      event.kind.startsWith('playedOn') ? [english.say({ id: `event.${event.kind}`, args: event })] : [],
    );

const old = stones();
const gentler = stones({ most: 4 });
const harder = stones({ most: 2 });

describe('a table outlives its rules and its cards', () => {
  test('other cards: the position and the answers since go on, and the log says from where', () => {
    const session = played(old, 3, 1, 2);
    const kept = session.checkpoint(true);
    give(session, 1, 2);
    const acts = actsOf(session.record(true)).slice(kept.seq);
    const { session: now, act } = carried(playOn(gentler, session.head, kept, acts));
    expect(boardOf(now)).toEqual({ taken: [3, 1, 2, 1, 2] });
    expect(act).toMatchObject({ after: 5, rules: '1', content: gentler.contentHash, why: null });
    expect(now.seq).toBe(6);
    expect(said(now)).toEqual(['From here on the rules and cards of version 1 are played.']);
    give(now, 4);
    expect(now.undo()).toMatchObject({ code: 'INFORMATION_LINE' });
    expect(now.undo(undefined, [0, 1])).toBeNull();
    expect(now.undo(undefined, [0, 1])).toMatchObject({ code: 'PLAYED_ON' });
  });

  test('where an answer no longer fits the table stands at that decision, says why, and drops nothing silently', () => {
    const session = played(old, 1, 2, 3, 1);
    const { session: now, act } = carried(playOn(harder, session.head, null, actsOf(session.record(true))));
    expect(boardOf(now)).toEqual({ taken: [1, 2] });
    expect(act).toMatchObject({ after: 2, why: { code: 'NOT_AN_ANSWER', rule: 'ST-ASK-01' } });
    expect(now.play.pending[0]!.seat).toBe(0);
    const whole = [...actsOf(session.record(true)), act];
    const again = replayed(recordAfter(session.head, whole), harder) as Session;
    expect(again.played).toMatchObject([
      {
        after: 2,
        dropped: [
          [0, 3],
          [1, 1],
        ],
      },
    ]);
    expect(said(again)).toEqual([
      'From here on the rules and cards of version 1 are played. The next answer does not fit them: That is not one of the possible answers. It and what followed (2 answers) are kept beside the game, and the table stands at that decision.',
    ]);
  });

  test('where the rules stumble over an answer, it does not fit either', () => {
    const session = played(old, 1, 2, 3);
    const stumbling = stones({ most: 4, stumbles: 2 });
    const { session: now, act } = carried(
      playOn(stumbling, session.head, null, actsOf(session.record(true))),
    );
    expect(boardOf(now)).toEqual({ taken: [1] });
    expect(act.why).toMatchObject({ code: 'CORRUPT', data: { where: 'main @ ST-ALL-02' } });
    give(now, 1);
    expect(boardOf(now)).toEqual({ taken: [1, 1] });
  });

  test('labels and fields take their new names, in a position and from the very beginning', () => {
    const migrations: Migration[] = [
      {
        from: '1',
        to: '2',
        labels: { 'ST-ASK-01': 'ST-ASK-09', 'ST-DIE-01': 'ST-DIE-09' },
        board: ({ taken, ...rest }) => ({ ...rest, gone: taken }),
      },
    ];
    const next = stones({ version: '2', asks: 'ST-ASK-09', throws: 'ST-DIE-09', field: 'gone', migrations });
    const session = played(old, 3, 1);
    const kept = session.checkpoint(true);
    const exact = carried(playOn(next, session.head, kept, [])).session;
    expect(boardOf(exact)).toEqual({ gone: [3, 1] });
    const anew = carried(playOn(next, session.head, null, actsOf(session.record(true)))).session;
    expect(boardOf(anew)).toEqual({ gone: [3, 1] });
    // What falls next is what would have fallen: a renamed label keeps its stream.
    give(session, 2);
    for (const one of [exact, anew]) {
      give(one, 2);
      expect(heard(one.moments.at(-1)!.told, null)[0]).toMatchObject({
        face: heard(session.moments.at(-1)!.told, null)[0]!['face'],
      });
    }
    expect(playOn(stones({ version: '3' }), session.head, null, [])).toMatchObject({
      code: 'UNKNOWN_VERSION',
    });
  });

  test('a position that today’s cards cannot make sense of is refused whole', () => {
    const session = played(old, 3, 1);
    const [header, state] = save(session.play).split('\n') as [string, string];
    const odd = state.replace('"taken":[3,1]', '"taken":[3,12]');
    const text = `${header.replace(/"hash":"\w+"/, `"hash":"${hash64(odd)}"`)}\n${odd}\n`;
    expect(load(text, () => gentler)).toMatchObject({
      code: 'OTHER_CONTENT',
      data: { where: 'no hand takes ten' },
    });
  });
});

/** The record of a table, from how it began and what was done. */
function recordAfter(head: GameRecord, acts: Parameters<Session['apply']>[0][]): GameRecord {
  const played = acts.flatMap((act) => ('do' in act && act.do === 'play on' ? [act] : []));
  const answers = acts.flatMap((act) => ('do' in act ? [] : [act]));
  const [{ do: _, ...mark }] = played as [(typeof played)[number]];
  const dropped = answers.splice(mark.after);
  return { ...head, version: 2, answers, played: [{ ...mark, dropped }], outcome: null };
}

describe('a record that other rules took over in', () => {
  const session = played(old, 3, 1, 2);
  const { session: on, act } = carried(playOn(gentler, session.head, null, actsOf(session.record(true))));
  give(on, 4, 1);
  const whole = recordAfter(session.head, [...actsOf(session.record(true)), act]);
  const file = JSON.stringify({
    ...whole,
    answers: [...whole.answers, ...on.moments.map(({ entry }) => entry)],
    checkpoints: [...session.record(true).checkpoints, [5, stateHashOf(on)]],
  });
  const read = readRecord(file) as GameRecord;

  test('is read back whole, and its log tells both parts and the mark between them', () => {
    const again = replayed(read, gentler) as Session;
    expect(again.log(null).map(({ after, event }) => `${after} ${event.kind}`)).toEqual([
      '1 took',
      '2 took',
      '3 took',
      '3 playedOn',
      '4 took',
      '5 took',
    ]);
    expect(boardOf(again.at(2))).toEqual({ taken: [3, 1] });
    expect(boardOf(again.at(3))).toEqual({ taken: [3, 1, 2] });
    expect(again.record(true)).toEqual({ ...read, checkpoints: again.record(true).checkpoints });
    expect(again.record(true).checkpoints).toEqual([[5, stateHashOf(on)]]);
    expect(actsOf(again.record(true))).toHaveLength(6);
  });

  test('each part is checked under its own rules, and what could not be checked is said', () => {
    const both = (_: string, __: string, content: string): AnyGame =>
      content === old.contentHash ? old : gentler;
    expect(verify(read, both)).toEqual({ ok: true, divergedAt: null, refusal: null, unchecked: [] });
    expect(verify(read, () => gentler)).toMatchObject({
      ok: true,
      unchecked: [{ from: 0, to: 3, rules: '1' }],
    });
    const altered = { ...read, answers: read.answers.with(1, [1, 2]) };
    expect(verify(altered, both)).toMatchObject({ ok: false, divergedAt: 3 });
    const later = { ...read, answers: read.answers.with(4, [0, 2]) };
    expect(verify(later, () => gentler)).toMatchObject({ ok: false, divergedAt: 5 });
    const disorder = { ...read, played: [{ ...read.played![0]!, after: 9 }] };
    expect(verify(disorder, () => gentler)).toMatchObject({ ok: false });
  });

  test('what today’s rules would tell otherwise they do not tell', () => {
    // Under these rules the third answer would have been another player's, and what fell would differ.
    const other = stones({ most: 4, throws: 'ST-DIE-07' });
    const carriedOn = carried(playOn(other, session.head, session.checkpoint(true), []));
    const told = replayed(recordAfter(session.head, [...actsOf(session.record(true)), carriedOn.act]), other);
    if (isRefusal(told)) throw new Error(told.code);
    expect(told.log(null).map(({ event }) => event.kind)).toEqual(['playedOn']);
    expect(told.moments.map(({ entry, rule }) => [entry[1], rule])).toEqual([
      [3, ''],
      [1, ''],
      [2, ''],
    ]);
    expect(boardOf(told)).toEqual({ taken: [3, 1, 2] });
    expect(boardOf(told.at(2))).toEqual({ taken: [] });
  });

  test('the first version of the format does not pretend to know it', () => {
    expect(read.version).toBe(2);
    expect(readRecord(file.replace('"version":2', '"version":3'))).toMatchObject({ code: 'UNKNOWN_VERSION' });
    for (const broken of ['"after":"3"', '"dropped":[1]']) {
      const [field] = broken.split(':');
      const text = file.replace(new RegExp(`${field}:[^,}]+`), broken);
      expect(readRecord(text)).toMatchObject({ code: 'CORRUPT', data: { where: 'played' } });
    }
  });
});

function stateHashOf(session: Session): string {
  return (JSON.parse(save(session.play).split('\n')[0]!) as { readonly hash: string }).hash;
}
