/** The lesson's voice: one idea, and what to do. What it speaks of is framed, what it asks for is marked. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useActions, useQuestion, useTable, useTableWords } from '../context.tsx';
import { confirmedIn } from '../asking/lit.ts';
import { MuteButton } from '../frame/MuteButton.tsx';
import { useLessonPlace } from './place.ts';
import { guideOf, keepStepsRead, stepAt, stepsRead, WATCHING, type LessonStep } from './lessons.ts';

/** A lesson is played, not reviewed: the past and a branch of it have none. */
export function useIsLesson(seed: string): boolean {
  return useTable(({ meta, phase, branch }) => meta.seed === seed && phase !== 'past' && !branch);
}

interface Props<T extends string> {
  readonly steps: readonly LessonStep<T>[];
  readonly text: (id: T) => string;
}

export function Lesson<T extends string>({ steps, text }: Props<T>) {
  const { t } = useTableWords();
  const log = useTable((table) => table.snapshot.log);
  const acting = useTable(
    ({ queue, phase }) => queue.length > 0 || phase === 'others' || phase === 'telling',
  );
  const { id: table, game } = useTable(({ meta }) => meta);
  const [read, setRead] = useState(() => stepsRead(table));
  const at = stepAt(steps, read, log);
  // While the table still acts an answer out, the words that asked for it stay.
  const [shown, setShown] = useState(at);
  if (shown !== at && (!acting || at < shown)) setShown(at);
  useEffect(() => keepStepsRead(table, read), [table, read]);
  // The last step says goodbye: whoever plays on need not press anything first.
  useGuide(at === steps.length - 1 ? undefined : steps[at], shown !== at);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isIdle(document.activeElement)) next.current?.focus({ preventScroll: true });
  }, [shown]);
  const step = steps[shown];
  const { speakOf } = useActions();
  const about = step?.about ?? null;
  useLayoutEffect(() => speakOf(about), [speakOf, about]);
  useLayoutEffect(() => () => speakOf(null), [speakOf]);
  const place = useLessonPlace();
  const confirming = useTable((one) => confirmedIn(one) !== null);
  if (step === undefined) return null;
  const last = shown === steps.length - 1;
  const goOn = (to: number): void => {
    setRead(to);
    // The button may go with the step: the keyboard stays at the table.
    if (steps[to]?.done !== null)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#decision')?.focus());
  };
  const spoken = (
    <aside
      className={`lesson${last ? ' last' : ''}${confirming ? ' confirming' : ''}`}
      aria-label={t('lesson.label')}
      aria-busy={shown !== at}
    >
      <div className="grow" aria-live="polite" aria-atomic="true">
        <h2 className="small-caps">{t('lesson.step', { n: shown + 1, of: steps.length })}</h2>
        <p>
          {text(step.text)}
          {step.wants !== undefined && <b className="lesson-do"> {t('lesson.do')}</b>}
        </p>
      </div>
      <div className={`lesson-buttons ${last ? 'last' : ''}`}>
        {step.done === null && (
          <button
            type="button"
            ref={next}
            className="button primary small"
            // A key held down is one press: it does not go on to the step after this one.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => goOn(shown + 1)}
          >
            {t(last ? 'lesson.over' : 'lesson.next')}
          </button>
        )}
        <span className="lesson-mute">
          <MuteButton />
        </span>
        {last ? (
          <>
            <Link className="button small" href={`/new/${game}`}>
              {t('lesson.own')}
            </Link>
            <Link className="button quiet small" href="/">
              {t('lesson.home')}
            </Link>
          </>
        ) : (
          <button type="button" className="button quiet small lesson-skip" onClick={() => goOn(steps.length)}>
            {t('lesson.skip')}
          </button>
        )}
      </div>
    </aside>
  );
  return place === null ? spoken : createPortal(spoken, place);
}

const DONE_WITH = '#decision, .lesson *, .piece, [aria-disabled=true]';

/** Nobody is in the middle of something, or that is done with: what is to be read comes before any piece. */
function isIdle(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(DONE_WITH);
}

/** Tell the table what the step asks for, and have it marked as soon as it can be chosen. */
function useGuide(step: LessonStep<string> | undefined, watching: boolean): void {
  const { guideBy, hint } = useActions();
  const question = useQuestion();
  const marked = useTable(({ hinted }) => hinted !== null);
  useEffect(() => guideBy(watching ? WATCHING : guideOf(step)), [guideBy, step, watching]);
  useEffect(() => () => guideBy(null), [guideBy]);
  useEffect(() => {
    if (watching || marked || step?.wants === undefined) return;
    if (question?.options.some(step.wants) === true) hint();
  }, [hint, step, watching, question, marked]);
}
