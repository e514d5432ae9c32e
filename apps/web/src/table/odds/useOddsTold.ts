/** The odds of an answer: asked of the worker again and again until they are sure, or nobody looks any more. */

import type { Json } from '@gravetable/kernel';
import type { ToldOdds } from '@gravetable/protocol';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../../engine/types.ts';
import { useTable } from '../context.tsx';

interface Told {
  readonly of: Snapshot;
  readonly key: string;
  readonly odds: ToldOdds | null;
}

/** Undefined until the first of them are there. */
export function useOddsTold(answer: Json, wanted: boolean): ToldOdds | null | undefined {
  const snapshot = useTable((table) => table.snapshot);
  const engine = useTable((table) => table.engine);
  const [told, setTold] = useState<Told | null>(null);
  const key = JSON.stringify(answer);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      while (!gone) {
        const odds = await engine.odds(snapshot.viewer, JSON.parse(key) as Json);
        if (gone) return;
        setTold({ of: snapshot, key, odds });
        if (odds === null || odds.done) return;
      }
    };
    ask().catch(() => undefined); // A worker that broke is told of by the table.
    return () => {
      gone = true;
    };
  }, [engine, snapshot, key, wanted]);
  return told !== null && told.of === snapshot && told.key === key ? told.odds : undefined;
}
