/**
 * One open table, as the page knows it. The worker keeps the game; this store keeps what is being looked at: whose
 * eyes, the answer in the making, what it would lead to, and what is being played back.
 *
 * An answer goes three ways. `pick` or `choose` puts it into the draft. The worker then tries it on a copy: when no
 * roll, reveal or other seat follows it is given at once (undo takes it back), otherwise it waits for `commit`.
 */

import {
  isRefusal,
  type Json,
  type QuestionView,
  type Refusal,
  type Seat,
  type Viewer,
} from '@gravetable/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onEngineFault, type Engine } from '../engine/client.ts';
import type { Opened, Snapshot, Trouble } from '../engine/types.ts';
import { useSettings } from '../settings.ts';
import { emptyDraft, optionsOn, toggled, valueOf, type Draft } from './draft.ts';
import type { TableActions, TableState } from './state.ts';

export type TableStore = StoreApi<TableState & TableActions>;

const LINE_TIME = 600;
const BOT_PAUSE = 350;

export interface StoreStart {
  readonly engine: Engine;
  readonly opened: Opened;
  readonly snapshot: Snapshot;
  /** A record is only looked at. */
  readonly review: boolean;
}

export function tableStore({ engine, opened, snapshot, review }: StoreStart): TableStore {
  const host = engine;
  const seats = opened.meta.seats;
  const isPerson = (seat: Seat): boolean => seats[seat]?.kind === 'person';
  const persons = seats.filter((one) => one.kind === 'person').length;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let peeked = 0;
  let ended = false;
  /** When people and bots decide at the same time, bots follow a person's answer; they never run ahead. */
  let due = 0;

  return createStore<TableState & TableActions>()((set, get) => {
    const later = (work: () => void, wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    };

    const guarded = (work: () => Promise<void>): void => {
      if (get().busy || ended) return;
      set({ busy: true });
      work()
        .catch((error: unknown) => set({ fault: error instanceof Error ? error.message : String(error) }))
        .finally(() => set({ busy: false }));
    };

    /** What came back: a table to show, a refusal to explain, or trouble to tell. */
    const take = (result: Snapshot | Refusal | Trouble, fresh = true): void => {
      if (isRefusal(result)) return set({ refusal: result, preview: null });
      if ('trouble' in result) set({ trouble: result.trouble });
      if (!('view' in result)) return set({ phase: 'lost' });
      show(result, fresh);
    };

    /** A rule that was looked up stays open until something else is asked. */
    const ruleAt = (next: Snapshot): string | null => {
      const asked = (at: Snapshot) => at.questions.find((one) => !one.power)?.id;
      const now = asked(next);
      return now === undefined || now === asked(get().snapshot) ? get().rule : null;
    };

    const show = (next: Snapshot, fresh: boolean): void => {
      const before = get().snapshot.count;
      const told = fresh ? next.log.filter((line) => line.after > before) : [];
      const instant = useSettings.getState().speed === 'instant';
      set({
        snapshot: next,
        rule: ruleAt(next),
        ...(get().branch ? {} : { latest: next }),
        draft: null,
        preview: null,
        narrowed: null,
        refusal: null,
        hinted: null,
        queue: instant ? [] : told,
        now: instant ? (told.at(-1) ?? null) : null,
      });
      advance();
    };

    /** What comes next: play back what happened, let the others act, hand over, or ask. */
    const advance = (): void => {
      const { snapshot: at, queue } = get();
      clearTimeout(timer);
      if (ended) return;
      if (review && !get().branch) return set({ phase: 'past' });
      if (queue.length > 0) playBack();
      if (at.outcome !== null) return set({ phase: 'over' });
      if (othersAreNext(at)) {
        set({ phase: 'others' });
        if (queue.length === 0) letOthersAct();
        return;
      }
      if (at.viewer !== null && at.waiting.includes(at.viewer)) return set({ phase: 'playing' });
      const next = at.waiting.find(isPerson) ?? null;
      if (next === null) return set({ phase: 'playing' });
      if (opened.meta.handOver && persons > 1 && !get().branch) return set({ phase: 'handover', next });
      guarded(async () => look(next));
    };

    const botsWaiting = (at: Snapshot): number =>
      at.waiting.filter((seat) => seat >= 0 && !isPerson(seat)).length;

    const othersAreNext = (at: Snapshot): boolean =>
      at.waiting.some(isPerson) ? due > 0 && botsWaiting(at) > 0 : at.waiting.length > 0;

    const look = async (viewer: Viewer): Promise<void> => {
      const seen = await host.look(viewer);
      set({
        snapshot: seen,
        rule: ruleAt(seen),
        latest: seen,
        next: null,
        phase: 'playing',
        draft: null,
        preview: null,
        queue: [],
      });
      if (seen.outcome !== null) set({ phase: 'over' });
    };

    const letOthersAct = (): void => {
      const { speed } = useSettings.getState();
      if (speed === 'step' && get().snapshot.count > 0 && get().now !== null) return;
      const wait = speed === 'instant' ? 0 : BOT_PAUSE / (speed === 'step' ? 1 : Number(speed));
      later(othersTurn, wait);
    };

    const othersTurn = (): void =>
      guarded(async () => {
        due = Math.max(0, due - 1);
        const acted = await host.others(get().snapshot.viewer);
        set({ busy: false });
        if (acted === null) return set({ phase: 'playing' });
        if ('trouble' in acted) return take(acted);
        set({ reason: acted.reason === null ? null : { by: acted.by, said: acted.reason } });
        take(acted.snapshot);
      });

    const playBack = (): void => {
      const [now, ...queue] = get().queue;
      if (now === undefined) return advance();
      set({ now, queue });
      const { speed } = useSettings.getState();
      if (speed === 'step') return;
      later(queue.length > 0 ? playBack : advance, speed === 'instant' ? 0 : LINE_TIME / Number(speed));
    };

    const give = (question: QuestionView, value: Json): void =>
      guarded(async () => {
        set({ queue: [], now: null });
        const result = await host.answer(question.seat, question.seat, question.id, value);
        set({ busy: false });
        if ('view' in result) due = botsWaiting(result);
        take(result);
      });

    /** Try the draft on a copy; give it when nothing that cannot be taken back follows. */
    const tryDraft = (question: QuestionView, draft: Draft, mayGive: boolean): void => {
      const value = valueOf(question, draft);
      set({ draft, refusal: null, preview: null });
      if (value === null) return;
      const number = ++peeked;
      void host.preview(question.seat, question.id, value).then((preview) => {
        if (number !== peeked || get().draft !== draft) return;
        if (preview.refusal !== null) return set({ preview: null, refusal: preview.refusal });
        set({ preview });
        if (mayGive && preview.line === null) give(question, value);
      });
    };

    const questionOf = (id: string): QuestionView | undefined =>
      get().snapshot.questions.find((one) => one.id === id);

    return {
      meta: opened.meta,
      info: opened.info,
      snapshot,
      latest: snapshot,
      phase: 'playing',
      next: null,
      draft: null,
      preview: null,
      narrowed: null,
      refusal: null,
      reason: null,
      queue: [],
      now: null,
      pointed: null,
      trouble: null,
      fault: null,
      branch: false,
      busy: false,
      rule: null,
      panel: 'log',
      hinted: null,
      engine,

      question: () =>
        get().snapshot.questions.find((one) => !one.power) ?? get().snapshot.questions[0] ?? null,

      choose(at, question = get().question() ?? undefined) {
        if (question === undefined || get().phase !== 'playing' || question.options[at] === undefined) return;
        const current = get().draft;
        const again = current?.question === question.id && current.picks[0] === at && question.form === 'one';
        if (again && get().preview !== null) return get().commit();
        const base = current?.question === question.id ? current : emptyDraft(question);
        tryDraft(question, toggled(question, base, at), question.form === 'one');
      },

      peek(at) {
        const question = get().question();
        const { draft, phase } = get();
        if (question === null || question.form !== 'one' || draft !== null || phase !== 'playing') return;
        const number = ++peeked;
        if (at === null) return set({ preview: null });
        const option = question.options[at];
        if (option === undefined) return;
        void host.preview(question.seat, question.id, option.value).then((preview) => {
          if (number === peeked && get().draft === null && preview.refusal === null) set({ preview });
        });
      },

      setDraft(draft) {
        const question = questionOf(draft.question);
        if (question !== undefined) tryDraft(question, draft, false);
      },

      commit() {
        const { draft, phase } = get();
        const question = draft === null ? undefined : questionOf(draft.question);
        if (draft === null || question === undefined || phase !== 'playing') return;
        const value = valueOf(question, draft);
        if (value !== null) give(question, value);
      },

      clear() {
        const { narrowed, draft } = get();
        if (draft !== null) set({ draft: null, preview: null, refusal: null });
        else if (narrowed !== null) set({ narrowed: null, refusal: null });
        else set({ refusal: null, preview: null });
      },

      pick(piece) {
        const question = get().question();
        if (question === null || get().phase !== 'playing') return;
        const { narrowed, draft, preview } = get();
        const chosen = draft?.question === question.id ? question.options[draft.picks[0] ?? -1] : undefined;
        const again = question.form === 'one' && chosen?.touches.includes(piece) === true;
        if (again && preview !== null) return get().commit();
        const target =
          narrowed === null || narrowed === piece
            ? []
            : optionsOn(question, narrowed).filter(({ option }) => option.touches.includes(piece));
        const found = target.length > 0 ? target : optionsOn(question, piece);
        if (found.length === 1) return get().choose(found[0]!.at, question);
        if (found.length > 1) return set({ narrowed: piece, draft: null, preview: null, refusal: null });
        const blocked = question.blocked.find((one) => one.touches.includes(piece));
        if (blocked !== undefined) {
          const { code, rule, data } = blocked;
          get().explain({ refused: true, code, rule, data });
        }
      },

      explain: (refusal) => set({ refusal, ...(refusal.rule === null ? {} : { rule: refusal.rule }) }),

      takeSeat() {
        const { next } = get();
        if (next !== null) guarded(async () => look(next));
      },

      undo: () =>
        guarded(async () => {
          clearTimeout(timer);
          const result = await host.undo(get().snapshot.viewer);
          set({ busy: false, now: null, queue: [] });
          take(result, false);
        }),

      undoAgreed: () =>
        guarded(async () => {
          clearTimeout(timer);
          const result = await host.undoAgreed(get().snapshot.viewer);
          set({ busy: false, now: null, queue: [] });
          take(result, false);
        }),

      redo: () =>
        guarded(async () => {
          const result = await host.redo(get().snapshot.viewer);
          set({ busy: false });
          take(result, false);
        }),

      hint() {
        const question = get().question();
        if (question === null) return;
        guarded(async () => {
          const hint = await host.hint(question.seat);
          set({
            hinted: hint?.value ?? null,
            reason: hint?.reason === null || hint === null ? null : { by: question.seat, said: hint.reason },
          });
        });
      },

      hurry() {
        clearTimeout(timer);
        set({ queue: [], now: get().queue.at(-1) ?? get().now });
        const { phase } = get();
        if (phase === 'others') othersTurn();
        else advance();
      },

      step() {
        clearTimeout(timer);
        if (get().queue.length > 0) playBack();
        else if (get().phase === 'others') othersTurn();
      },

      showRule: (rule) => set({ rule, panel: 'rules' }),
      showPanel: (panel) => set({ panel }),
      pointAt: (pointed) => set({ pointed }),

      goTo: (count) =>
        guarded(async () => {
          clearTimeout(timer);
          const seen = await host.past(count, get().snapshot.viewer);
          if (isRefusal(seen)) return set({ refusal: seen });
          set({
            snapshot: seen,
            phase: 'past',
            draft: null,
            preview: null,
            queue: [],
            now: seen.log.at(-1) ?? null,
          });
        }),

      seeAs: (viewer) =>
        guarded(async () => {
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
          const viewer =
            get().snapshot.viewer ??
            Math.max(
              0,
              seats.findIndex((one) => one.kind === 'person'),
            );
          const seen = await host.branch(viewer, count);
          if (isRefusal(seen)) return set({ refusal: seen });
          set({
            busy: false,
            snapshot: seen,
            branch: true,
            draft: null,
            preview: null,
            now: null,
            queue: [],
          });
          advance();
        }),

      leaveBranch: () =>
        guarded(async () => {
          clearTimeout(timer);
          const seen = await host.leaveBranch(get().snapshot.viewer);
          set({
            busy: false,
            snapshot: seen,
            branch: false,
            draft: null,
            preview: null,
            now: null,
            queue: [],
          });
          advance();
        }),

      begin: () => {
        onEngineFault((fault) => set({ fault }));
        advance();
      },

      lose: () => set({ phase: 'lost', trouble: 'elsewhere' }),

      stop() {
        ended = true;
        onEngineFault(null);
        clearTimeout(timer);
      },
    };
  });
}
