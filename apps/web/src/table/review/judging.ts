/** The decisions of a seat, weighed while one looks back: one weighing at a time for a table, kept while it is open. */

import type { Review } from '@gravetable/protocol';
import { isRefusal, type Refusal, type Seat } from '@gravetable/kernel';
import { createStore, useStore, type StoreApi } from 'zustand';
import { judgedApart } from '../../engine/client.ts';
import { useTable, useTableStore } from '../context.tsx';
import type { TableStore } from '../store/store.ts';

export type Weighs =
  | { readonly at: 'idle'; readonly stopped: boolean }
  | { readonly at: 'working'; readonly done: number; readonly seat: Seat; readonly stop: () => void }
  | { readonly at: 'refused'; readonly refusal: Refusal }
  | { readonly at: 'broke'; readonly why: string };

interface Judging {
  readonly weighs: Weighs;
  readonly reviews: Readonly<Record<number, Review>>;
}

const known = new WeakMap<TableStore, StoreApi<Judging>>();

function judgingOf(table: TableStore): StoreApi<Judging> {
  const found =
    known.get(table) ??
    createStore<Judging>(() => ({
      weighs: { at: 'idle', stopped: false },
      reviews: table.getState().meta.reviews ?? {},
    }));
  known.set(table, found);
  return found;
}

/** Whose decisions: those of whoever is looked through; of a spectator the first person's. */
export function useJudgedSeat(): Seat {
  return useTable(
    ({ snapshot, meta }) =>
      snapshot.viewer ??
      Math.max(
        0,
        meta.seats.findIndex(({ kind }) => kind === 'person'),
      ),
  );
}

/** Whether there is something to judge: a whole game, and not a branch of it. */
export function useJudgeable(): boolean {
  return useTable(
    ({ phase, latest, branch }) => phase === 'past' && branch === null && latest.outcome !== null,
  );
}

export function useReview(): Review | null {
  const seat = useJudgedSeat();
  const judgeable = useJudgeable();
  const review = useStore(judgingOf(useTableStore()), ({ reviews }) => reviews[seat]);
  return judgeable ? (review ?? null) : null;
}

export function useWeighs(): Weighs {
  return useStore(judgingOf(useTableStore()), ({ weighs }) => weighs);
}

/** Weighs the decisions of a seat in a worker of its own, and keeps what was found with the table. */
export async function weigh(table: TableStore, seat: Seat): Promise<void> {
  const judging = judgingOf(table);
  if (judging.getState().weighs.at === 'working') return;
  const { engine } = table.getState();
  const set = (weighs: Weighs): void => judging.setState({ weighs });
  let stopped = false;
  const idle = (): void => set({ at: 'idle', stopped });
  const report = (done: number, of: number): void => {
    if (!stopped) set({ at: 'working', done: Math.floor((100 * done) / of), seat, stop });
  };
  let end = (): void => undefined;
  const stop = (): void => {
    stopped = true;
    end();
    idle();
  };
  report(0, 1);
  try {
    const { review, stop: terminate } = judgedApart(await engine.record(), seat, report);
    end = terminate;
    const found = await review;
    if (stopped) return;
    if (isRefusal(found)) return set({ at: 'refused', refusal: found });
    judging.setState({ reviews: { ...judging.getState().reviews, [seat]: found } });
    idle();
    await engine.keepReview(found);
  } catch (error) {
    set({ at: 'broke', why: error instanceof Error ? error.message : String(error) });
  }
}
