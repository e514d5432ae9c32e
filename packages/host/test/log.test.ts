import {
  CHECKPOINT_EVERY,
  historyFor,
  logOf,
  MemoryStore,
  opening,
  Steps,
  TableLog,
  type Opening,
  type Shelved,
} from '@gravetable/host';
import {
  belowOf,
  isRefusal,
  Session,
  stateHash,
  verify,
  type Act,
  type AnyGame,
  type Below,
  type GameRecord,
} from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { stones } from './stones.ts';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
];
const shelved = ({ count }: Session): Shelved => ({
  count,
  over: false,
  waiting: [],
  standing: { en: '', fr: '' },
});
const TIME = { now: () => 0, later: (work: () => void) => (work(), () => undefined) };
const STEPS = new Steps(TIME);
const META = { title: 'Stones' };

function begun(store: MemoryStore, id = 'table'): { session: Session; log: TableLog } {
  const session = Session.open(stones, SEATS, { seed: 'log' });
  if (isRefusal(session)) throw new Error(session.code);
  return { session, log: new TableLog(store, STEPS, id, { head: session.head, meta: META }, null) };
}

/** One answer by lot, or now and then something taken back. */
function anAct(session: Session, below: Below): Act {
  if (below(9) === 0 && session.undo() === null) return { do: 'undo', seat: null };
  if (session.play.over || below(30) === 0) {
    if (session.undo(undefined, [0, 1]) === null) return { do: 'consent', seat: null };
  }
  const { seat, id, value } = anAnswer(session.play, below)!;
  const told = session.answer(seat, id, value);
  if (isRefusal(told)) throw new Error(told.code);
  return session.moments.at(-1)!.entry;
}

async function opened(store: MemoryStore, game: AnyGame = stones, id = 'table'): Promise<Opening> {
  const loaded = (await store.load(id))!;
  const steps = opening(game, loaded, await historyFor(store, id, game, loaded));
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    if (isRefusal(step.value)) throw new Error(JSON.stringify(step.value));
    return step.value;
  }
}

/** A store that takes what it is given at once, and says so later. */
class SlowStore extends MemoryStore {
  override async append(...given: Parameters<MemoryStore['append']>): Promise<void> {
    await super.append(...given);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('the log of a table', () => {
  test('what is done while something else is being written is written as well', async () => {
    const store = new SlowStore();
    const { session, log } = begun(store);
    const below = belowOf('meanwhile');
    const acts: Act[] = [];
    const writes: Promise<unknown>[] = [];
    for (let n = 0; n < 12; n++) {
      acts.push(anAct(session, below));
      writes.push(log.add(acts.slice(-1), session, shelved(session)));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(await Promise.all(writes)).toEqual(acts.map(() => null));
    expect((await store.history('table')).acts).toEqual(acts);
  });

  test('a table opens where it stood, from a checkpoint and a short tail, however long it has been played', async () => {
    const store = new MemoryStore();
    const { session, log } = begun(store);
    const below = belowOf('long');
    for (let n = 1; n <= 1500; n++) {
      expect(await log.add([anAct(session, below)], session, shelved(session))).toBeNull();
      if (n % 125 !== 0) continue;
      const { session: again, act } = await opened(store);
      expect(act).toBeNull();
      expect([again.count, again.seq, stateHash(again.play)]).toEqual([
        session.count,
        session.seq,
        stateHash(session.play),
      ]);
      expect(again.consents).toEqual(session.consents);
      expect(again.canUndo()).toBe(session.canUndo());
    }
    const { tail, line } = (await store.load('table'))!;
    expect(tail.length).toBeLessThan(2 * CHECKPOINT_EVERY);
    expect(line!.seq).toBeGreaterThan(1500 - 2 * CHECKPOINT_EVERY);
  });

  test('the record of a table opened in the middle is whole, and verifies', async () => {
    const store = new MemoryStore();
    const { session, log } = begun(store);
    const below = belowOf('whole');
    for (let n = 0; n < 700; n++) await log.add([anAct(session, below)], session, shelved(session));
    const loaded = (await store.load('table'))!;
    expect(loaded.line).not.toBeNull();
    const { session: again } = await opened(store);
    const kept = { seq: loaded.seq, checked: loaded.line!.seq };
    const other = new TableLog(store, STEPS, 'table', loaded, kept);
    const record = await other.record(again);
    expect(record.answers).toEqual(session.record(true).answers);
    expect(record.consents).toEqual(session.record(true).consents);
    expect(record.checkpoints.length).toBeGreaterThan(0);
    expect(verify(record, () => stones)).toMatchObject({ ok: true });
    // What came before is played again only for whoever looks back.
    const before = (await other.past(again)) as Session;
    expect(before.count).toBe(again.from);
    expect(stateHash(before.play)).toBe(stateHash(session.at(again.from).play));
    expect([...before.log(0), ...again.log(0, again.from)]).toEqual(session.log(0));
  });

  test('closed, it leaves how it stands; other cards go on from exactly there', async () => {
    const store = new MemoryStore();
    const { session, log } = begun(store);
    const below = belowOf('closed');
    for (let n = 0; n < 40; n++) await log.add([anAct(session, below)], session, shelved(session));
    await log.close(session, shelved(session));
    const loaded = (await store.load('table'))!;
    expect(loaded.exact).toMatchObject({ seq: session.seq, count: session.count });
    const other: AnyGame = { ...stones, contentHash: 'other cards' };
    const { session: now, act, passed } = await opened(store, other);
    expect(act).toMatchObject({ after: session.count, content: 'other cards', why: null });
    expect(now.play.state.board).toEqual(session.play.state.board);
    // Written down, it opens again as a table of those cards.
    const again = new TableLog(store, STEPS, 'table', loaded, { seq: loaded.seq, checked: 0 });
    await again.add([act!], now, shelved(now));
    await again.keep(passed, shelved(now));
    const once = await opened(store, other);
    expect(once.act).toBeNull();
    expect([once.session.seq, once.session.count]).toEqual([now.seq, now.count]);
    const record = await again.record(now);
    expect(verify(record, (_id, _rules, content) => (content === 'other cards' ? other : stones))).toEqual({
      ok: true,
      divergedAt: null,
      refusal: null,
      unchecked: [],
    });
  });

  test('what could not be written follows when it can', async () => {
    const store = new MemoryStore();
    const { session, log } = begun(store);
    const append = store.append.bind(store);
    const full = new Error('no room');
    store.append = async () => {
      throw full;
    };
    const below = belowOf('full');
    const first = await log.add([anAct(session, below)], session, shelved(session));
    expect(first).toEqual({ why: 'store', error: full });
    store.append = append;
    expect(await log.add([anAct(session, below)], session, shelved(session))).toBeNull();
    expect((await opened(store)).session.seq).toBe(2);
  });

  test('who falls behind is told, and nothing is overwritten', async () => {
    const store = new MemoryStore();
    const { session, log } = begun(store);
    await log.add([], session, shelved(session));
    const other = new TableLog(
      store,
      STEPS,
      'table',
      { head: session.head, meta: null },
      { seq: 0, checked: 0 },
    );
    const below = belowOf('behind');
    await log.add([anAct(session, below)], session, shelved(session));
    expect(await other.add([[0, 'late']], session, shelved(session))).toEqual({ why: 'elsewhere' });
    expect((await store.history('table')).acts).toHaveLength(1);
  });

  test('a record that is brought becomes a log, and the same record again', async () => {
    const session = begun(new MemoryStore()).session;
    const below = belowOf('brought');
    for (let n = 0; n < 320; n++) anAct(session, below);
    const record = session.record(true);
    const { head, acts } = logOf(record);
    const store = new MemoryStore();
    await store.begin('brought', { head, meta: null }, shelved(session));
    await store.append('brought', 0, acts, shelved(session));
    const { session: again, passed } = await opened(store, stones, 'brought');
    expect(passed.length).toBe(Math.floor(session.count / CHECKPOINT_EVERY));
    const log = new TableLog(store, STEPS, 'brought', { head, meta: null }, { seq: acts.length, checked: 0 });
    expect(await log.record(again)).toEqual(record satisfies GameRecord);
  });
});
