/** What happened is told before anybody is asked, handed over to or shown the end; whoever answers early is not held up. */

import type { QuestionView } from '@gravetable/kernel';
import type { Push } from '@gravetable/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../src/engine/client.ts';
import type { LogLine, Opened, Preview, Snapshot } from '../src/engine/types.ts';
import { wayOf } from '../src/presets.ts';
import { useSettings, type Speed } from '../src/settings.ts';
import { askedOf, litOf } from '../src/table/asking/lit.ts';
import { LINE_TIME } from '../src/table/store/flow.ts';
import { tableStore, type TableStore } from '../src/table/store/store.ts';
import { pace } from '../src/tables/vengeance/pace.ts';
import { sitDown, standUp } from '../src/way.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: () => null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});

const option = (value: string, piece: string) => ({ value, touches: [piece], said: { id: value } });
const question = (id: string): QuestionView =>
  ({
    id,
    seat: 0,
    form: 'one',
    power: false,
    options: [option('left', 'door:1'), option('right', 'door:2')],
    blocked: [],
  }) as unknown as QuestionView;

const line = (after: number, kind: string): LogLine => ({ after, event: { kind } }) as LogLine;

const stands = (count: number, log: readonly LogLine[], more: Partial<Snapshot>): Snapshot =>
  ({
    count,
    log,
    moments: log.map(() => ({ seat: 0 })),
    view: {},
    from: 0,
    viewer: 0,
    waiting: [0],
    questions: [question(`q${count}`)],
    outcome: null,
    clock: null,
    ...more,
  }) as unknown as Snapshot;

const BEFORE = stands(0, [], {});
const TOLD = [line(1, 'opens'), line(1, 'creaks'), line(1, 'shuts')];
const KNOWN: Preview = { line: null, refusal: null, view: {}, outline: [] };

let store: TableStore;
const now = () => store.getState();
let hear: (push: Push) => void;
const engine = {
  answer: vi.fn<(...asked: unknown[]) => Promise<Snapshot>>(),
  preview: vi.fn<() => Promise<Preview>>(),
  seen: vi.fn<() => Promise<void>>(),
  look: vi.fn<() => Promise<Snapshot>>(),
  leadBy: async () => undefined,
  restoreTime: async () => undefined,
  hold: vi.fn<(still: boolean) => Promise<void>>(async () => undefined),
  listen: (hears: (push: Push) => void) => void (hear = hears),
};

/** A table whose first answer leads to this. */
function seated(next: Partial<Snapshot> = {}, speed: Speed = '1', seats = ['person']): void {
  sitDown({ ...wayOf(useSettings.getState()), speed }, () => undefined);
  const people = seats.map((kind, at) => ({ name: `P${at}`, kind }));
  const opened = { meta: { seats: people, handOver: true, options: {} }, unsaved: null } as unknown as Opened;
  engine.preview.mockResolvedValue(KNOWN);
  engine.answer.mockResolvedValue(stands(1, TOLD, next));
  store = tableStore({ engine: engine as unknown as Engine, opened, snapshot: BEFORE, review: false });
  void now().begin();
}

async function answered(): Promise<void> {
  now().choose(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(now().snapshot.count).toBe(1);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  now().stop();
  standUp();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('telling before asking', () => {
  test('nobody is asked before the last line, and then at once', async () => {
    seated();
    await answered();
    expect([now().phase, now().now?.event.kind, askedOf(now())]).toEqual(['telling', 'opens', null]);
    expect(litOf(now(), 'door:1')).toBeNull();
    await vi.advanceTimersByTimeAsync(LINE_TIME);
    expect([now().phase, now().now?.event.kind]).toEqual(['telling', 'creaks']);
    await vi.advanceTimersByTimeAsync(LINE_TIME);
    expect([now().phase, now().now?.event.kind]).toEqual(['playing', 'shuts']);
    expect(askedOf(now())?.id).toBe('q1');
  });

  test('the screen is handed over, and the end shown, when the last line had its time', async () => {
    for (const [next, phase] of [
      [{ waiting: [1], questions: [] }, 'handover'],
      [{ waiting: [], questions: [], outcome: { winners: [0] } }, 'over'],
    ] as const) {
      seated(next as Partial<Snapshot>, '1', ['person', 'person']);
      await answered();
      await vi.advanceTimersByTimeAsync(2 * LINE_TIME);
      expect([now().phase, now().now?.event.kind]).toEqual(['telling', 'shuts']);
      await vi.advanceTimersByTimeAsync(LINE_TIME);
      expect(now().phase).toBe(phase);
    }
  });

  test('bots act when the last line had its time', async () => {
    seated({ waiting: [1], questions: [] }, '1', ['person', 'careful']);
    engine.seen.mockResolvedValue();
    await answered();
    await vi.advanceTimersByTimeAsync(3 * LINE_TIME - 1);
    expect([now().phase, engine.seen.mock.calls.length]).toEqual(['telling', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(now().phase).toBe('others');
    now().hurry();
    await vi.advanceTimersByTimeAsync(LINE_TIME);
    expect(engine.seen.mock.calls.length).toBe(1);
  });

  test('an end is read before anybody is asked, and before anybody else acts', async () => {
    const ending = { title: 'Day 1 is behind you', next: 'On', close: () => now().layEnd(null) };
    seated();
    await answered();
    now().hurry();
    now().layEnd(ending);
    expect([now().phase, askedOf(now()), litOf(now(), 'door:1')]).toEqual(['playing', null, null]);
    now().choose(1);
    now().pick('door:2');
    expect(now().draft).toBeNull();
    ending.close();
    expect(askedOf(now())?.id).toBe('q1');

    seated({ waiting: [1], questions: [] }, '1', ['person', 'careful']);
    engine.seen.mockResolvedValue();
    await answered();
    await vi.advanceTimersByTimeAsync(3 * LINE_TIME);
    now().layEnd(ending);
    await vi.advanceTimersByTimeAsync(10 * LINE_TIME);
    expect([now().phase, engine.seen.mock.calls.length]).toEqual(['others', 0]);
    now().ending?.close();
    await vi.advanceTimersByTimeAsync(LINE_TIME);
    expect(engine.seen.mock.calls.length).toBe(1);
  });

  test('the end of a part is read before the next one is told, at every speed and however it is hurried', async () => {
    for (const speed of ['1', 'step', 'instant'] as const) {
      seated({}, speed);
      now().restBefore(({ kind }) => kind === 'shuts');
      await answered();
      if (speed === '1') await vi.advanceTimersByTimeAsync(10 * LINE_TIME);
      for (const press of [now().step, now().step, now().hurry, () => now().rush(true)]) press();
      now().rush(false);
      now().pick('door:2');
      await vi.advanceTimersByTimeAsync(10 * LINE_TIME);
      const { phase, closing, now: told, draft } = now();
      expect([phase, closing, told?.event.kind, draft]).toEqual(['telling', true, 'creaks', null]);
      now().readEnd(1);
      expect([now().phase, now().closing, now().now?.event.kind]).toEqual(['playing', false, 'shuts']);
    }
  });

  test('nothing waits for an end that nobody shows any more', async () => {
    seated();
    now().restBefore(({ kind }) => kind === 'shuts');
    await answered();
    await vi.advanceTimersByTimeAsync(10 * LINE_TIME);
    now().restBefore(null);
    expect([now().phase, now().now?.event.kind]).toEqual(['playing', 'shuts']);
  });

  test('to hurry goes to the question, whatever is still to be told', async () => {
    seated();
    await answered();
    now().hurry();
    expect([now().phase, now().queue, now().now?.event.kind]).toEqual(['playing', [], 'shuts']);
  });

  test('step by step each press tells a line, and the last one opens the question', async () => {
    seated({}, 'step');
    await answered();
    await vi.advanceTimersByTimeAsync(10 * LINE_TIME);
    expect([now().phase, now().now?.event.kind]).toEqual(['telling', 'opens']);
    now().step();
    expect(now().phase).toBe('telling');
    now().step();
    expect([now().phase, now().now?.event.kind]).toEqual(['playing', 'shuts']);
  });

  test('step by step the end is shown with one more press', async () => {
    seated({ waiting: [], questions: [], outcome: { winners: [0] } as never }, 'step');
    await answered();
    now().step();
    now().step();
    expect(now().phase).toBe('telling');
    now().step();
    expect(now().phase).toBe('over');
  });
});

describe('an early press', () => {
  test('that answers what comes next is kept and applied', async () => {
    seated();
    await answered();
    engine.answer.mockResolvedValue(stands(2, TOLD, {}));
    now().pick('door:2');
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.answer.mock.lastCall).toEqual(['q1', 'right']);
    expect(now().snapshot.count).toBe(2);
  });

  test('on anything else leaves the telling alone, and no refusal tells of a question nobody has seen', async () => {
    seated();
    await answered();
    now().pick('wall:1');
    await vi.advanceTimersByTimeAsync(0);
    expect([now().phase, now().refusal, now().queue.length]).toEqual(['telling', null, 2]);
  });

  test('answers nobody else’s question', async () => {
    seated({ waiting: [1], questions: [] }, '1', ['person', 'person']);
    await answered();
    now().pick('door:2');
    now().choose(1, question('q1'));
    await vi.advanceTimersByTimeAsync(0);
    expect([now().phase, engine.answer.mock.calls.length]).toEqual(['telling', 1]);
  });
});

test('an answer that comes back before what others did meanwhile is not the end: the table is looked at whole', async () => {
  seated({}, 'instant');
  const log = [...TOLD, line(2, 'howls'), line(3, 'falls')];
  // A bot's answer, the second, is still to be told; this one is the third.
  engine.answer.mockResolvedValue({ ...stands(3, [line(3, 'falls')], {}), since: 2, scenes: [] } as Snapshot);
  engine.look.mockResolvedValue(stands(3, log, {}));
  now().choose(0);
  await vi.waitFor(() => expect(now().snapshot.count).toBe(3));
  expect(now().phase).toBe('playing');
  expect(now().snapshot.log).toEqual(log);
});

describe('against the clock', () => {
  const FALL = ['took', 'rolled', 'rollingOver', 'fights'].map((kind) => line(1, kind));

  /** A table whose clock runs, and where the first answer tells this. */
  function timed(log: readonly LogLine[], speed: Speed = '1'): void {
    sitDown({ ...wayOf(useSettings.getState()), speed }, () => undefined);
    const seats = ['person', 'careful'].map((kind, at) => ({ name: `P${at}`, kind }));
    const meta = { seats, options: { calm: false } };
    const opened = { meta, unsaved: null } as unknown as Opened;
    const snapshot = { ...BEFORE, view: { timers: [] } };
    engine.preview.mockResolvedValue(KNOWN);
    engine.answer.mockResolvedValue(stands(1, log, { view: { timers: [] }, waiting: [0, 1] }));
    store = tableStore({ engine: engine as unknown as Engine, opened, snapshot, review: false, pace });
    void now().begin();
  }

  test('the dice that end the phase are looked at, and then all the rest is told at once', async () => {
    timed(FALL);
    await answered();
    expect([now().phase, now().now?.event.kind]).toEqual(['telling', 'rolled']);
    await vi.advanceTimersByTimeAsync(1100);
    expect(now().now?.event.kind).toBe('rolled');
    await vi.advanceTimersByTimeAsync(200);
    expect([now().phase, now().queue]).toEqual(['playing', []]);
  });

  test('meanwhile time stands still: what follows loses none of its own', async () => {
    timed(FALL);
    engine.hold.mockClear();
    await answered();
    expect(engine.hold.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(engine.hold.mock.calls).toEqual([[true], [false]]);
  });

  test('they keep their time while others act', async () => {
    timed(FALL);
    await answered();
    await vi.advanceTimersByTimeAsync(600);
    const step = stands(2, [...FALL, line(2, 'moves')], { view: { timers: [] } });
    hear({ push: 'step', step, by: 1, reason: null } as unknown as Push);
    await vi.advanceTimersByTimeAsync(500);
    expect([now().snapshot.count, now().now?.event.kind]).toEqual([2, 'rolled']);
    await vi.advanceTimersByTimeAsync(200);
    expect([now().phase, now().now?.event.kind]).toEqual(['playing', 'moves']);
  });

  test('a press does not wait for them', async () => {
    timed(FALL);
    await answered();
    expect(now().reach()).toBe(true);
    expect(now().phase).toBe('playing');
  });

  test.each(['instant', 'step'] as const)('at %s, nothing holds the table up', async (speed) => {
    timed(FALL, speed);
    await answered();
    expect(now().phase).toBe('playing');
  });

  test('no other roll holds the table up', async () => {
    timed([line(1, 'rolled'), line(1, 'spent')]);
    await answered();
    expect(now().phase).toBe('playing');
  });
});
