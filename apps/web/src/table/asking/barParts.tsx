/** What every state of the decision bar is made of: the sentence, and Undo, Hint and Help. */

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import { useWay } from '../../way.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';

interface Said {
  readonly first: string;
  readonly second?: ReactNode;
  /** Whose it is; null keeps the room of its mark. */
  readonly seat?: number | null;
}

const READ_WHOLE = 'read-whole';

export function Sentence({ first, second, seat }: Said) {
  const { t } = useTableWords();
  const question = useRef<HTMLHeadingElement>(null);
  /** A finger cannot point: pressed, what is said stands there whole, until something else is. */
  const [whole, setWhole] = useState<string | null>(null);
  const [cut, setCut] = useState(false);
  // A question of two lines leaves one to what else is said of it: how many it takes hangs on the answers beside it, and on
  // the window. It is looked at when the page has been laid out: asking for it earlier would lay it out twice.
  useLayoutEffect(() => {
    const { current: heading } = question;
    const said = heading?.parentElement ?? null;
    if (heading === null || said === null) return;
    const texts = (): HTMLElement[] => [...said.querySelectorAll<HTMLElement>('h2, .second')];
    const measured = new ResizeObserver(() => {
      const oneLine = 1.5 * Number.parseFloat(getComputedStyle(heading).lineHeight);
      heading.classList.toggle('long', heading.scrollHeight > oneLine);
      // Read whole, nothing is cut; whether it would be was seen before.
      if (texts().some((one) => getComputedStyle(one).webkitLineClamp === 'none')) return;
      setCut(texts().some((one) => one.scrollHeight > one.clientHeight + 2));
    });
    const measure = (): void => {
      measured.disconnect();
      for (const one of texts()) measured.observe(one);
    };
    measure();
    const rewritten = new MutationObserver(() => {
      // Something shorter may stand there now; a button in use stays where it is.
      if (document.activeElement?.className !== READ_WHOLE) setCut(false);
      measure();
    });
    rewritten.observe(said, { childList: true, characterData: true, subtree: true });
    return () => {
      measured.disconnect();
      rewritten.disconnect();
    };
  }, []);
  const isWhole = whole === first;
  return (
    <>
      {seat === null && <span className="no-seat" />}
      {typeof seat === 'number' && <SeatChip seat={seat} size={32} />}
      <div
        className={isWhole ? 'sentence grow whole' : 'sentence grow'}
        onClick={() => setWhole(isWhole ? null : first)}
        onPointerEnter={({ currentTarget }) =>
          (currentTarget.title = currentTarget.querySelector<HTMLElement>('.said')?.innerText ?? '')
        }
      >
        <div className="said">
          <h2 id="decision" tabIndex={-1} ref={question}>
            {first}
          </h2>
          {second !== undefined && <p className="second">{second}</p>}
        </div>
        {(cut || isWhole) && (
          // Pressed, it is pressed with the sentence.
          <button type="button" className={READ_WHOLE} aria-expanded={isWhole}>
            {t(isWhole ? 'table.read-less' : 'table.read-whole')}
          </button>
        )}
      </div>
    </>
  );
}

export function UndoHelp({ rule }: { rule: string | null }) {
  const { t } = useTableWords();
  const canUndo = useTable((table) => table.snapshot.canUndo);
  const canRedo = useTable((table) => table.snapshot.canRedo);
  const { undo, redo, hint, showRule, showPanel } = useActions();
  const { reasons, undo: reach } = useWay();
  const free = useTable((table) => reach === 'free' && table.snapshot.count > 0);
  const past = useTable((table) => table.phase === 'past');
  const asked = useTable((table) => table.phase === 'playing' && table.snapshot.questions.length > 0);
  return (
    <>
      {canRedo && !past && (
        <button type="button" className="button quiet bar-wide" onClick={redo}>
          {t('table.redo')}
        </button>
      )}
      {!past && (
        <button
          type="button"
          className="button quiet bar-icon"
          aria-disabled={!canUndo && !free}
          onClick={undo}
        >
          <Icon name="return-arrow" />
          <span className="bar-word">{t('table.undo')}</span>
        </button>
      )}
      {asked && reasons && (
        <button
          type="button"
          className="button quiet bar-icon hint-button"
          onClick={(event) => {
            hint();
            // By keyboard one is led to what is marked already; a new mark takes the focus itself.
            if (event.detail === 0) document.querySelector<HTMLElement>('button.hinted')?.focus();
          }}
        >
          <Icon name="light-bulb" />
          <span className="bar-word">{t('table.hint')}</span>
        </button>
      )}
      <button
        type="button"
        className="button quiet bar-icon"
        onClick={() => (rule === null ? showPanel('rules') : showRule(rule))}
      >
        <Icon name="help" />
        <span className="bar-word">{t('table.help')}</span>
      </button>
    </>
  );
}
