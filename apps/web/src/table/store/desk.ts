/** What the chapters of the store share: the worker, the state, one timer, and one thing at a time. */

import type { Seat } from '@gravetable/kernel';
import type { Engine } from '../../engine/client.ts';
import type { Opened, Snapshot } from '../../engine/types.ts';
import type { TableActions, TableState } from './state.ts';

export type Table = TableState & TableActions;

export interface Desk {
  readonly host: Engine;
  readonly opened: Opened;
  /** A record is only looked at. */
  readonly review: boolean;
  readonly get: () => Table;
  readonly set: (change: Partial<Table>) => void;
  /** The game's clock runs here; otherwise it waits for everybody. */
  readonly realTime: boolean;
  /** Other people sit at screens of their own: nobody here waits for them but the server. */
  readonly isOnline: boolean;
  readonly isPerson: (seat: Seat) => boolean;
  /**
   * Ask the worker for something when nothing else is under way: whatever is pressed meanwhile has its turn, in order, and
   * looks then whether it still makes sense. What goes wrong is told.
   */
  readonly inTurn: (work: () => Promise<void>) => void;
  readonly fail: (error: unknown) => void;
  /** Do something later, in place of what was to be done later. */
  readonly later: (work: () => void, wait: number) => void;
  /** Do it sooner, if there is something to be done later. */
  readonly hasten: (wait: number) => boolean;
  readonly hold: () => void;
  /** The table was left: nothing happens any more. */
  readonly hasEnded: () => boolean;
  readonly end: () => void;
}

export interface DeskStart {
  readonly engine: Engine;
  readonly opened: Opened;
  readonly snapshot: Snapshot;
  readonly review: boolean;
  readonly get: Desk['get'];
  readonly set: Desk['set'];
}

/** Whether the game says in its views which timers run. */
function namesTimers(view: object): boolean {
  return 'timers' in view && Array.isArray(view.timers);
}

export function deskOf({ engine, opened, snapshot, review, get, set }: DeskStart): Desk {
  const { seats, online: isOnline = false } = opened.meta;
  const persons = seats.filter((one) => one.kind === 'person').length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: (() => void) | null = null;
  const later: Desk['later'] = (work, wait) => {
    clearTimeout(timer);
    due = work;
    timer = setTimeout(() => {
      due = null;
      work();
    }, wait);
  };
  const hold = (): void => {
    clearTimeout(timer);
    due = null;
  };
  let ended = false;
  const fail = (error: unknown): void =>
    set({ fault: error instanceof Error ? error.message : String(error) });
  const queue: (() => Promise<void>)[] = [];
  const workOff = async (): Promise<void> => {
    set({ busy: true });
    for (let next = queue.shift(); next !== undefined && !ended; next = queue.shift()) {
      await next().catch(fail);
    }
    set({ busy: false });
  };
  return {
    host: engine,
    opened,
    review,
    get,
    set,
    realTime:
      opened.meta.options['calm'] === false && (persons === 1 || isOnline) && namesTimers(snapshot.view),
    isOnline,
    isPerson: (seat) => seats[seat]?.kind === 'person',
    inTurn(work) {
      queue.push(work);
      if (!get().busy) void workOff();
    },
    fail,
    later,
    hasten(wait) {
      if (due === null) return false;
      later(due, wait);
      return true;
    },
    hold,
    hasEnded: () => ended,
    end() {
      ended = true;
      hold();
    },
  };
}
