/** What the game foretells: asked of the worker for the answer that is weighed, and kept with the table it was made for. */

import type { Json } from '@gravetable/kernel';
import { startTransition, useEffect, useState } from 'react';
import type { Engine } from '../../engine/client.ts';
import type { Snapshot } from '../../engine/types.ts';
import { useQuestion, useTable } from '../context.tsx';
import { unchanged } from '../store/unchanged.ts';

interface Shown {
  readonly of: Snapshot;
  readonly key: string;
  readonly told: Json;
  /** Nothing was wanted since: the table may have been acted out meanwhile. */
  readonly over?: boolean;
}

export interface Foretold<F> {
  /** As the table stands now; until the one asked for is there, the last one of this table stays. */
  readonly told: F | null;
  /** It is the one asked for. */
  readonly settled: boolean;
  /** The last one that was shown, though the table may have moved on. */
  readonly last: F | null;
  /** What may stay drawn until the next one is there: nothing goes out and comes back with a press. */
  readonly steady: F | null;
}

const kept = new WeakMap<Snapshot, Map<string, Json>>();
const asked = new WeakMap<Snapshot, Map<string, Promise<Json>>>();

/** Several parts of a table ask for the same forecast: the worker makes it once. */
export function forecastOf(engine: Engine, snapshot: Snapshot, answer: Json): Promise<Json> {
  const all = asked.get(snapshot) ?? new Map<string, Promise<Json>>();
  asked.set(snapshot, all);
  const key = JSON.stringify(answer);
  const made = all.get(key) ?? engine.forecast(snapshot.viewer, answer);
  all.set(key, made);
  return made.then((told) => {
    const found = kept.get(snapshot) ?? new Map<string, Json>();
    kept.set(snapshot, found.set(key, told));
    return told;
  });
}

const due = new WeakMap<Snapshot, (() => void)[]>();

/** Once all that was asked for of a table is there, all of it is drawn in one go, in the pauses of whatever else is drawn. */
async function drawTogether(snapshot: Snapshot, draw: () => void): Promise<void> {
  const waiting = due.get(snapshot);
  if (waiting !== undefined) return void waiting.push(draw);
  const all = [draw];
  due.set(snapshot, all);
  const wanted = asked.get(snapshot);
  if (wanted !== undefined) await Promise.allSettled(wanted.values());
  due.delete(snapshot);
  startTransition(() => all.forEach((one) => one()));
}

/** The forecast as things stand (null), or after an answer. */
export function useForecast<F>(answer: Json, wanted: boolean): Foretold<F> {
  const snapshot = useTable((table) => table.snapshot);
  const engine = useTable((table) => table.engine);
  const [shown, setShown] = useState<Shown | null>(null);
  const key = JSON.stringify(answer);
  const known = wanted ? kept.get(snapshot)?.get(key) : undefined;
  const current = shown?.of === snapshot && shown.key === key && shown.over !== true;
  if (known !== undefined && !current) setShown({ of: snapshot, key, told: unchanged(shown?.told, known) });
  if (!wanted && shown !== null && shown.over !== true) setShown({ ...shown, over: true });
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const show = (told: Json): void =>
      setShown((was) =>
        was?.of === snapshot && was.key === key && was.over !== true
          ? was
          : { of: snapshot, key, told: unchanged(was?.told, told) },
      );
    const known = kept.get(snapshot)?.get(key);
    // It may have come since this was drawn, asked for by another part.
    if (known !== undefined) return show(known);
    void forecastOf(engine, snapshot, JSON.parse(key) as Json).then((told) =>
      drawTogether(snapshot, () => {
        if (!gone) show(told);
      }),
    );
    return () => {
      gone = true;
    };
  }, [engine, snapshot, key, wanted]);
  const last = (shown?.told ?? null) as F | null;
  const steady = wanted && shown?.over !== true ? last : null;
  if (!wanted || shown?.of !== snapshot) return { told: null, settled: false, last, steady };
  return { told: last, settled: current, last, steady };
}

/** The answer under the cursor or in hand, to a question that takes one; null where nothing is weighed. */
export function useWeighed(): Json {
  const question = useQuestion();
  const draft = useTable((table) => table.draft);
  const peeked = useTable((table) => table.peeked);
  if (question === null || question.form !== 'one') return null;
  const at = draft?.question === question.id ? draft.picks[0] : undefined;
  const looked = peeked?.question === question.id ? peeked.at : undefined;
  return question.options[at ?? looked ?? -1]?.value ?? null;
}
