/** The lesson's voice: one sentence, and what to do. It covers nothing that has to be pressed. */

import { useState } from 'react';
import { useTable, useView } from '../../table/context.tsx';
import type { View } from './facts.ts';
import { LESSON, LESSON_TABLE, stepFrom } from './lesson.ts';
import { useOwn } from './words/index.ts';

export function useIsLesson(): boolean {
  return useTable((table) => table.meta.seed === LESSON_TABLE.seed);
}

export function Lesson() {
  const view = useView<View>();
  const log = useTable((table) => table.snapshot.log);
  const { s } = useOwn();
  const [reached, setReached] = useState(0);
  const [open, setOpen] = useState(true);
  const at = stepFrom(reached, view, log);
  if (at > reached) setReached(at);
  const step = LESSON[at];
  if (!open || step === undefined) return null;
  return (
    <aside className="dc-coach dc-lesson" aria-live="polite">
      <p>
        <b className="small-caps">{s('lesson.title', { n: at + 1, of: LESSON.length })}</b> {s(step.text)}
      </p>
      {step.done === null && (
        <button type="button" className="button primary small" onClick={() => setReached(at + 1)}>
          {s('lesson.next')}
        </button>
      )}
      <button type="button" className="button quiet small" onClick={() => setOpen(false)}>
        {s('lesson.skip')}
      </button>
    </aside>
  );
}
