import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Engine } from '../src/engine/client.ts';
import type { LogLine, Opened, Snapshot } from '../src/engine/types.ts';
import { deskOf, type Table } from '../src/table/store/desk.ts';
import { CLEAN, flowOf, LINE_TIME, RUSH } from '../src/table/store/flow.ts';
import { holdOf } from '../src/table/store/hurrying.ts';
import { wayOf } from '../src/presets.ts';
import { useSettings, type Speed } from '../src/settings.ts';
import { sitDown, standUp } from '../src/way.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const LINES = 12;
const LONG = 250;

/** A table of one person whose last answer told a dozen lines. */
function telling(speed: Speed): Table {
  sitDown({ ...wayOf(useSettings.getState()), speed }, () => undefined);
  const lines = Array.from({ length: LINES }, () => ({ after: 1, event: { kind: 'told' } }) as LogLine);
  const stands = (count: number, log: readonly LogLine[]): Snapshot =>
    ({ count, log, view: {}, viewer: 0, waiting: [0], questions: [], outcome: null }) as unknown as Snapshot;
  const seats = [{ name: 'Ann', kind: 'person' }];
  const opened = { meta: { seats, handOver: false, options: {} } } as unknown as Opened;
  const before = stands(0, []);
  const store = createStore<Table>()((set, get) => {
    const start = { engine: {} as Engine, opened, snapshot: before, review: false, get, set };
    const flow = flowOf(deskOf(start), () => undefined, undefined);
    const rest = { snapshot: before, latest: before, phase: 'playing', branch: null, rushing: false };
    return {
      ...CLEAN,
      ...rest,
      ...flow.actions,
      begin: () => flow.take(stands(1, lines)),
    } as unknown as Table;
  });
  void store.getState().begin();
  return new Proxy({} as Table, { get: (_, name) => store.getState()[name as keyof Table] });
}

describe('to hurry', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    standUp();
    vi.useRealTimers();
  });

  test('held, what is told runs by; let go, it takes its time again', () => {
    const table = telling('1');
    const hold = holdOf(table.rush);
    expect(table.queue).toHaveLength(LINES - 1);
    hold.press();
    vi.advanceTimersByTime(LONG + 3 * RUSH);
    expect(table.queue).toHaveLength(LINES - 4);
    expect(hold.release()).toBe(false);
    vi.advanceTimersByTime(RUSH);
    expect(table.queue).toHaveLength(LINES - 5);
    vi.advanceTimersByTime(LINE_TIME - 1);
    expect(table.queue).toHaveLength(LINES - 5);
    vi.advanceTimersByTime(1);
    expect(table.queue).toHaveLength(LINES - 6);
  });

  test('a short press is told as one, and goes to the end', () => {
    const table = telling('0.5');
    const hold = holdOf(table.rush);
    hold.press();
    vi.advanceTimersByTime(LONG - 1);
    expect(table.queue).toHaveLength(LINES - 1);
    expect(hold.release()).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect(table.rushing).toBe(false);
    table.hurry();
    expect(table.queue).toEqual([]);
  });

  test('step by step, holding goes on by itself, and letting go waits again', () => {
    const table = telling('step');
    vi.advanceTimersByTime(10 * LINE_TIME);
    expect(table.queue).toHaveLength(LINES - 1);
    table.rush(true);
    vi.advanceTimersByTime(2 * RUSH);
    expect(table.queue).toHaveLength(LINES - 4);
    table.rush(false);
    vi.advanceTimersByTime(10 * LINE_TIME);
    expect(table.queue).toHaveLength(LINES - 5);
  });
});
