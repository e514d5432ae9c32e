/** The past: taking back, doing again, looking at an earlier moment, and branching off from it. */

import { isRefusal, type Refusal, type Viewer } from '@gravetable/kernel';
import type { Snapshot, Step, Trouble } from '../engine/types.ts';
import { wayNow } from '../way.ts';
import type { Desk, Table } from './desk.ts';
import { eyesOf } from './eyes.ts';
import { CLEAN, type Flow } from './flow.ts';
import { asItWas, lookAt } from './looking.ts';
import type { Branch } from './state.ts';

/** How long to wait for the worker before asking again, in milliseconds. */
const BUSY = 50;

type Past = Pick<
  Table,
  'undo' | 'undoAgreed' | 'redo' | 'goTo' | 'seeAs' | 'toNow' | 'branchFrom' | 'enterBranch' | 'leaveBranch'
>;

export function pastOf(desk: Desk, { take, advance }: Flow): Past {
  const { get, set, host, guarded, hold } = desk;
  const goBack = (way: () => Promise<Step | Refusal | Trouble>): void =>
    guarded(async () => {
      hold();
      const result = await way();
      set({ busy: false, now: null, queue: [] });
      take(result, false);
    });
  /** What the viewer knows of the whole game. */
  const known = async (viewer: Viewer): Promise<Snapshot> => {
    const { latest } = get();
    return latest.viewer === viewer ? latest : lookAt(host, viewer);
  };
  const lookBack = async (count: number, viewer: Viewer): Promise<void> => {
    const [past, latest] = await Promise.all([host.past(count, viewer), known(viewer)]);
    const snapshot = asItWas(past, latest);
    set({ ...CLEAN, snapshot, latest, phase: 'past', now: snapshot.log.at(-1) ?? null });
  };
  /** Who tries something out: a spectator does it in somebody's place. */
  const whose = (): Viewer => get().snapshot.viewer ?? get().seat ?? eyesOf(get())[0] ?? null;
  /** Into a branch: the game itself waits, as far as it has come. */
  const goInto = (snapshot: Snapshot, number: number): void => {
    set({
      ...CLEAN,
      busy: false,
      snapshot,
      latest: snapshot,
      branch: number,
      trunk: get().trunk ?? get().latest,
    });
    advance();
  };
  const branches = (): readonly Branch[] => {
    const { branch, branches: all, latest } = get();
    return branch === null
      ? all
      : all.with(branch, { ...all[branch]!, count: latest.count, last: latest.log.at(-1) ?? null });
  };
  return {
    undo: () =>
      goBack(async () => {
        const { viewer } = get().snapshot;
        const result = await host.undo(viewer);
        const beyond = isRefusal(result) && result.code === 'INFORMATION_LINE';
        if (!beyond) return result;
        const { undo } = wayNow();
        // A table that learns goes back past the line without asking; the record shows it all the same.
        if (undo === 'free' && !desk.hasEnded()) return host.undoAgreed(viewer);
        return undo === 'line' ? { ...result, code: 'LINE_HOLDS' } : result;
      }),
    undoAgreed: () => goBack(() => host.undoAgreed(get().snapshot.viewer)),
    redo: () => goBack(() => host.redo(get().snapshot.viewer)),

    goTo: (count) =>
      guarded(async () => {
        hold();
        await lookBack(count, get().snapshot.viewer);
      }),

    seeAs: (viewer) =>
      guarded(async () => {
        if (eyesOf(get()).includes(viewer)) await lookBack(get().snapshot.count, viewer);
      }),

    toNow: () =>
      guarded(async () => {
        const { latest } = get();
        const snapshot = asItWas(await host.past(latest.count, latest.viewer), latest);
        set({ busy: false, snapshot, latest: snapshot, now: null });
        advance();
      }),

    branchFrom: (count) =>
      guarded(async () => {
        const { branches: all } = get();
        const seen = await host.branch(whose(), count);
        set({ branches: [...all, { from: count, count: 0, last: null }] });
        goInto(seen, all.length);
      }),

    enterBranch: (number) => guarded(async () => goInto(await host.enterBranch(whose(), number), number)),

    leaveBranch() {
      // Bots may be acting in the branch: whoever wants to leave it is not asked to press twice.
      if (get().busy && !desk.hasEnded()) return void setTimeout(get().leaveBranch, BUSY);
      guarded(async () => {
        hold();
        const { branch, trunk } = get();
        if (branch === null || trunk === null) return;
        const seen = await host.leaveBranch(trunk.viewer);
        const { from } = get().branches[branch]!;
        set({ ...CLEAN, busy: false, branches: branches(), branch: null, trunk: null, latest: trunk });
        if (desk.review || from < trunk.count) return lookBack(from, trunk.viewer);
        set({ snapshot: asItWas(seen, trunk) });
        advance();
      });
    },
  };
}
