/** The past: taking back, doing again, looking at an earlier moment, and branching off from it. */

import { isRefusal, type Refusal } from '@gravetable/kernel';
import type { Snapshot, Trouble } from '../engine/types.ts';
import { wayNow } from '../way.ts';
import type { Desk, Table } from './desk.ts';
import { eyesOf } from './eyes.ts';
import { CLEAN, type Flow } from './flow.ts';

type Past = Pick<
  Table,
  'undo' | 'undoAgreed' | 'redo' | 'goTo' | 'seeAs' | 'toNow' | 'branchFrom' | 'leaveBranch'
>;

export function pastOf(desk: Desk, { take, advance }: Flow): Past {
  const { get, set, host, guarded, hold } = desk;
  const goBack = (way: () => Promise<Snapshot | Refusal | Trouble>): void =>
    guarded(async () => {
      hold();
      const result = await way();
      set({ busy: false, now: null, queue: [] });
      take(result, false);
    });
  const put = (snapshot: Snapshot, branch: boolean): void => {
    set({ ...CLEAN, busy: false, snapshot, branch });
    advance();
  };
  return {
    undo: () =>
      goBack(async () => {
        const { viewer } = get().snapshot;
        const result = await host.undo(viewer);
        const beyond = isRefusal(result) && result.code === 'INFORMATION_LINE';
        // A table that learns goes back past the line without asking; the record shows it all the same.
        return beyond && wayNow().undo === 'free' ? host.undoAgreed(viewer) : result;
      }),
    undoAgreed: () => goBack(() => host.undoAgreed(get().snapshot.viewer)),
    redo: () => goBack(() => host.redo(get().snapshot.viewer)),

    goTo: (count) =>
      guarded(async () => {
        hold();
        const seen = await host.past(count, get().snapshot.viewer);
        if (isRefusal(seen)) return set({ refusal: seen });
        set({ ...CLEAN, snapshot: seen, phase: 'past', now: seen.log.at(-1) ?? null });
      }),

    seeAs: (viewer) =>
      guarded(async () => {
        if (!eyesOf(get()).includes(viewer)) return;
        const [seen, latest] = await Promise.all([
          host.past(get().snapshot.count, viewer),
          host.look(viewer),
        ]);
        if (!isRefusal(seen)) set({ snapshot: seen, latest });
      }),

    toNow: () =>
      guarded(async () => {
        const seen = await host.look(get().snapshot.viewer);
        set({ busy: false, snapshot: seen, latest: seen, now: null });
        advance();
      }),

    branchFrom: (count) =>
      guarded(async () => {
        const { snapshot, seat } = get();
        const seen = await host.branch(snapshot.viewer ?? seat ?? eyesOf(get())[0] ?? null, count);
        if (isRefusal(seen)) return set({ refusal: seen });
        put(seen, true);
      }),

    leaveBranch: () =>
      guarded(async () => {
        hold();
        put(await host.leaveBranch(get().snapshot.viewer), false);
      }),
  };
}
