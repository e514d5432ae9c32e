/** The lesson's voice: one idea, and what to do. What it speaks of is framed; nothing that has to be pressed is covered. */

import { useEffect, useState } from 'react';
import { useTable, useView } from '../../table/context.tsx';
import { keepLessonStep, lessonStep } from '../../table/lessons.ts';
import type { View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { LESSON, LESSON_TABLE, stepFrom } from './lesson.ts';
import { useOwn } from './words/index.ts';

/** A lesson is played, not reviewed: the past and a branch of it have none. */
export function useIsLesson(): boolean {
  return useTable(
    ({ meta, phase, branch }) => meta.seed === LESSON_TABLE.seed && phase !== 'past' && !branch,
  );
}

export function Lesson() {
  const view = useView<View>();
  const log = useTable((table) => table.snapshot.log);
  const table = useTable(({ meta }) => meta.id);
  const facts = useFacts();
  const { s } = useOwn();
  const [reached, setReached] = useState(() => lessonStep(table));
  const at = stepFrom(reached, view, log, facts);
  if (at > reached) setReached(at);
  useEffect(() => keepLessonStep(table, at), [table, at]);
  const step = LESSON[at];
  if (step === undefined) return null;
  return (
    <aside className="cd-lesson" aria-live="polite" data-about={step.about}>
      <div className="grow">
        <h3 className="small-caps">{s('lesson.title', { n: at + 1, of: LESSON.length })}</h3>
        <p>{s(step.text)}</p>
        {step.done !== null && <p className="cd-lesson-do">{s('lesson.waiting')}</p>}
      </div>
      <div className="cd-lesson-buttons">
        {step.done === null && (
          <button type="button" className="button primary" onClick={() => setReached(at + 1)}>
            {s(at === LESSON.length - 1 ? 'lesson.over' : 'lesson.next')}
          </button>
        )}
        {at < LESSON.length - 1 && (
          <button type="button" className="button quiet small" onClick={() => setReached(LESSON.length)}>
            {s('lesson.skip')}
          </button>
        )}
      </div>
    </aside>
  );
}
