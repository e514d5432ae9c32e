/**
 * One open table, as the page knows it. The worker keeps the game; this store keeps what is being looked at: whose
 * eyes, the answer in the making, what it would lead to, and what is being played back. Its chapters: `flow.ts` says
 * what comes next, `answering.ts` makes an answer, `past.ts` goes back, `clock.ts` keeps the time, `cover.ts` hides the
 * hands.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Engine } from '../../engine/client.ts';
import type { Opened, Snapshot } from '../../engine/types.ts';
import { answeringOf } from './answering.ts';
import { clockOf } from './clock.ts';
import { coverOf } from './cover.ts';
import { deskOf, type Table } from './desk.ts';
import { readLast } from './endRead.ts';
import { CLEAN, flowOf, LINE_TIME } from './flow.ts';
import type { TableModule } from '../module.ts';
import { heard } from './heard.ts';
import { pastOf } from './past.ts';
import type { Panel } from './state.ts';
import { voicesOf } from './voices.ts';

export type TableStore = StoreApi<Table>;

export interface StoreStart {
  readonly engine: Engine;
  readonly opened: Opened;
  readonly snapshot: Snapshot;
  /** A record is only looked at. */
  readonly review: boolean;
  /** How long each line told by one answer is shown at 1x. */
  readonly pace?: TableModule['pace'] | undefined;
  readonly grave?: TableModule['grave'] | undefined;
  readonly pointless?: TableModule['pointless'] | undefined;
  /** The panel that is open first. */
  readonly panel?: Panel;
}

export function tableStore({
  engine,
  opened,
  snapshot,
  review,
  pace,
  grave,
  pointless = () => false,
  panel = 'log',
}: StoreStart): TableStore {
  return createStore<Table>()((put, get) => {
    /** What the page knows already is not told again: every part of it would look whether that concerns it. */
    const set = (change: Partial<Table>): void => {
      const known = get();
      const news = (Object.keys(change) as (keyof Table)[]).some((name) => change[name] !== known[name]);
      if (news) put(change);
    };
    const desk = deskOf({ engine, opened, snapshot, review, get, set });
    const flow = flowOf(desk, () => clock.follow(), pace);
    const clock = clockOf(desk, flow, snapshot.clock);
    const cover = coverOf(desk);
    if (!review) engine.listen((push) => heard(push, { flow, clock, desk }));
    return {
      ...CLEAN,
      meta: opened.meta,
      info: opened.info,
      snapshot,
      latest: snapshot,
      phase: 'playing',
      pointless,
      seat: snapshot.viewer,
      next: null,
      reason: null,
      reasons: new Map(),
      guide: null,
      about: null,
      ending: null,
      endRead: review ? -1 : readLast(opened.meta.id),
      pointed: null,
      rushing: false,
      trouble: opened.unsaved,
      fault: null,
      branch: null,
      trunk: null,
      branches: [],
      countdown: null,
      paused: clock.comesBack,
      busy: false,
      aim: null,
      rule: null,
      panel,
      wanted: null,
      engine,
      ...flow.actions,
      ...clock.actions,
      ...cover.actions,
      ...answeringOf(desk, flow, grave),
      ...pastOf(desk, flow),
      ...voicesOf(desk),

      showRule: (rule) => set({ rule, panel: 'rules', wanted: { part: 'rules' } }),
      showPanel: (panel) => set({ panel, wanted: { part: panel } }),
      showOwn: () => set({ wanted: { part: 'own' } }),
      pointAt: (pointed) => set({ pointed }),

      lineTime() {
        const { snapshot, queue } = get();
        const told = snapshot.log.filter(({ after }) => after === snapshot.count);
        return pace?.(told, told.length - queue.length - 1) ?? LINE_TIME;
      },

      async begin(part) {
        if (part !== undefined) await flow.layUnread(part);
        flow.advance();
        flow.readPast();
      },

      lose: () => set({ phase: 'lost', trouble: 'elsewhere' }),

      stop() {
        desk.end();
        clock.stop();
        cover.stop();
      },
    };
  });
}
