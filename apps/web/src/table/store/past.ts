/** The past: taking back, doing again, looking at an earlier moment, and branching off from it. */

import { isRefusal, refuse, type QuestionView, type Viewer } from '@gravetable/kernel';
import { framesOf } from '@gravetable/protocol';
import type { Result, Snapshot } from '../../engine/types.ts';
import { wayNow } from '../../way.ts';
import type { Desk, Table } from './desk.ts';
import { eyesOf } from './eyes.ts';
import { CLEAN, type Flow } from './flow.ts';
import { asItWas, lookAt, pastOf as readPast, withPast } from './looking.ts';
import type { Branch } from './state.ts';
import { nth } from '../../nth.ts';

type Past = Pick<
  Table,
  | 'undo'
  | 'undoAgreed'
  | 'redo'
  | 'goTo'
  | 'tellOn'
  | 'tellBack'
  | 'seeAs'
  | 'toNow'
  | 'branchFrom'
  | 'enterBranch'
  | 'leaveBranch'
>;

/** So far back a choice is looked for; before that it has little to do with what came of it. */
const FAR = 30;

/** The last moment, not after this one, at which something else might have been answered; this one where there is none. */
async function lastChoice(host: Desk['host'], count: number, viewer: Viewer): Promise<number> {
  for (let at = count; at >= Math.max(0, count - FAR); at--) {
    const { questions } = await host.past(at, viewer);
    if (questions.some(isChoice)) return at;
  }
  return count;
}

const isChoice = ({ power, kind, form, options }: QuestionView): boolean =>
  !power && kind !== 'vote' && (form !== 'one' || options.length > 1);

export function pastOf(desk: Desk, { take, advance }: Flow): Past {
  const { get, set, host, inTurn, hold } = desk;
  const goBack = (way: () => Promise<Result>): void =>
    inTurn(async () => {
      if (get().phase === 'past') return set({ refusal: refuse('LOOKING_BACK') });
      hold();
      const result = await way();
      set({ now: null, queue: [] });
      // Pressed before the next player was called: whoever goes back is still there.
      if (!isRefusal(result) && get().next !== get().seat) set({ next: null });
      take(result, false);
      if (isRefusal(result)) advance(); // Whoever was to act next still is.
    });
  /** What the viewer knows of the whole game. */
  const known = async (viewer: Viewer): Promise<Snapshot> => {
    const { latest } = get();
    return latest.viewer === viewer ? latest : lookAt(host, viewer);
  };
  const lookBack = async (count: number, viewer: Viewer): Promise<void> => {
    const [past, seen] = await Promise.all([host.past(count, viewer), known(viewer)]);
    const latest = seen.from === 0 ? seen : withPast(seen, await readPast(host, seen));
    const snapshot = asItWas(past, latest);
    set({ ...CLEAN, snapshot, latest, phase: 'past', now: snapshot.log.at(-1) ?? null });
  };
  /** To a moment of the past with what was told of it still to come: the first line is shown, the rest waits. */
  const actOut = async (count: number): Promise<void> => {
    const { viewer } = get().snapshot;
    await lookBack(count, viewer);
    const { before, scenes } = await host.acted(count);
    const [now, ...queue] = get().snapshot.log.filter(({ after }) => after === count);
    if (now !== undefined) set({ frames: framesOf(before, scenes), now, queue });
  };
  /** Who tries something out: a spectator does it in somebody's place. */
  const whose = (): Viewer => get().snapshot.viewer ?? get().seat ?? eyesOf(get())[0] ?? null;
  /** Into a branch: the game itself waits, as far as it has come. */
  const goInto = (snapshot: Snapshot, number: number): void => {
    set({
      ...CLEAN,
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
      : all.with(branch, { ...nth(all, branch), count: latest.count, last: latest.log.at(-1) ?? null });
  };
  return {
    undo: () =>
      goBack(async () => {
        // How far back it goes is the table's way: one that learns goes past the line without asking.
        await host.undoBy(wayNow().undo);
        return host.undo();
      }),
    undoAgreed: () => goBack(() => host.undoAgreed()),
    redo: () => goBack(() => host.redo()),

    goTo(count) {
      set({ aim: count });
      inTurn(async () => {
        const { aim, snapshot } = get();
        if (aim === null) return; // Of several moments asked for meanwhile, the last one is gone to.
        hold();
        await lookBack(aim, snapshot.viewer).finally(() => get().aim === aim && set({ aim: null }));
      });
    },

    tellOn: () =>
      inTurn(async () => {
        const { phase, queue, snapshot, latest } = get();
        if (phase !== 'past') return;
        const [now, ...rest] = queue;
        if (now !== undefined) return set({ now, queue: rest });
        if (snapshot.count < latest.count) await actOut(snapshot.count + 1);
      }),

    tellBack: () =>
      inTurn(async () => {
        const { phase, queue, snapshot, now } = get();
        if (phase !== 'past') return;
        const lines = snapshot.log.filter(({ after }) => after === snapshot.count);
        const earlier = lines[lines.length - queue.length - 2];
        if (earlier !== undefined && now !== null && get().frames.length > 0)
          return set({ now: earlier, queue: [now, ...queue] });
        if (snapshot.count > 0) await lookBack(snapshot.count - 1, snapshot.viewer);
      }),

    seeAs: (viewer) =>
      inTurn(async () => {
        const { phase, snapshot } = get();
        if (phase === 'past' && eyesOf(get()).includes(viewer)) await lookBack(snapshot.count, viewer);
      }),

    toNow: () =>
      inTurn(async () => {
        const { latest, phase } = get();
        if (phase !== 'past') return;
        const snapshot = asItWas(await host.past(latest.count, latest.viewer), latest);
        set({ snapshot, latest: snapshot, refusal: null, now: null });
        advance();
      }),

    branchFrom: (count, elsewhere = false) =>
      inTurn(async () => {
        const { branches: all, branch } = get();
        if (branch !== null) return; // Pressed twice.
        const viewer = whose();
        const from = elsewhere ? await lastChoice(host, count, viewer) : count;
        const seen = await host.branch(viewer, from);
        set({ branches: [...all, { from, count: 0, last: null }] });
        goInto(seen, all.length);
      }),

    enterBranch: (number) =>
      inTurn(async () => {
        if (get().branch !== number) goInto(await host.enterBranch(whose(), number), number);
      }),

    leaveBranch: () =>
      inTurn(async () => {
        hold();
        const { branch, trunk } = get();
        if (branch === null || trunk === null) return;
        const seen = await host.leaveBranch(trunk.viewer);
        const { from } = nth(get().branches, branch);
        set({ ...CLEAN, branches: branches(), branch: null, trunk: null, latest: trunk });
        if (desk.review || from < trunk.count) return lookBack(from, trunk.viewer);
        set({ snapshot: asItWas(seen, trunk) });
        advance();
      }),
  };
}
