/**
 * The Game turn acted out. The rules answer with the table as it stands at the end; while the log is played back, the
 * table is drawn as it stood before, with the events told so far laid over it.
 */

import { useMemo } from 'react';
import { useTable, useTableStore, useView } from '../../table/context.tsx';
import type { TableStore } from '../../table/store/store.ts';
import type { TableEvent, View } from './facts.ts';
import { staged } from './staged.ts';

interface Before {
  view: View;
  count: number;
}

const kept = new WeakMap<TableStore, Before>();

/** Remember the table as it stood before the last answer. */
function beforeOf(store: TableStore): Before {
  let before = kept.get(store);
  if (before === undefined) {
    const { snapshot } = store.getState();
    before = { view: snapshot.view as View, count: snapshot.count };
    kept.set(store, before);
    const remembered = before;
    store.subscribe((now, was) => {
      if (now.snapshot === was.snapshot) return;
      remembered.view = was.snapshot.view as View;
      remembered.count = was.snapshot.count;
    });
  }
  return before;
}

export interface Stage {
  readonly view: View;
  /** The event being told. */
  readonly event: TableEvent | null;
  readonly acting: boolean;
}

export function useStage(): Stage {
  const store = useTableStore();
  const view = useView<View>();
  const snapshot = useTable((table) => table.snapshot);
  const left = useTable((table) => table.queue.length);
  const now = useTable((table) => table.now);
  const before = beforeOf(store);
  return useMemo(() => {
    const event = (now?.event ?? null) as TableEvent | null;
    if (left === 0) return { view, event, acting: false };
    const told = snapshot.log.filter((line) => line.after > before.count).slice(0, -left);
    return { view: staged(before.view, told, view), event, acting: true };
  }, [view, snapshot, left, now, before]);
}
