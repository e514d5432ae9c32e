/**
 * Removing something that is kept: it is asked for here, then it is gone from the page, and really goes a little later.
 * Until then it can be brought back; whoever leaves the page, or closes it, before then loses nothing by accident.
 */

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';

/** So long it can be brought back. */
const UNDO_FOR = 15_000;

interface Gone {
  readonly ids: readonly string[];
  /** The question, and what is said once it is gone. */
  readonly sure: string;
  readonly said: string;
  readonly remove: () => Promise<unknown>;
}

export interface Removing {
  /** Not to be shown any more. */
  readonly hidden: ReadonlySet<string>;
  /** Ask first, then remove. */
  readonly ask: (one: Gone) => void;
  /** The question, and the way back. */
  readonly shown: React.ReactNode;
}

export function useRemoving(changed: () => void): Removing {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Gone | null>(null);
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const last = gone.at(-1);
  useEffect(() => {
    if (asked !== null) dialog.current?.showModal();
  }, [asked]);
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => {
      setGone([]);
      void Promise.all(gone.map(({ remove }) => remove())).then(changed, changed);
    }, UNDO_FOR);
    return () => clearTimeout(timer);
  }, [gone, changed]);
  const shown = (
    <>
      {asked !== null && (
        <dialog ref={dialog} className="sure" aria-labelledby="sure" onClose={() => setAsked(null)}>
          <h2 className="title" id="sure">
            {asked.sure}
          </h2>
          <p className="note">{t('home.remove-note')}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {t('home.remove-keep')}
            </button>
            <button
              type="button"
              className="button grave"
              onClick={() => {
                setGone([...gone, asked]);
                dialog.current?.close();
              }}
            >
              {t('home.remove')}
            </button>
          </div>
        </dialog>
      )}
      <p role="status" className={last === undefined ? 'sr' : 'notice'}>
        {last !== undefined && (
          <>
            <span className="grow">{last.said}</span>
            <button type="button" className="button small" onClick={() => setGone(gone.slice(0, -1))}>
              {t('table.undo')}
            </button>
          </>
        )}
      </p>
    </>
  );
  return { hidden: new Set(gone.flatMap(({ ids }) => ids)), ask: setAsked, shown };
}
