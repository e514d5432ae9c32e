/** What decided a game: each moment with a way back to it, where a branch can be tried. */

import { useId, type ReactNode } from 'react';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { mayTry } from '../store/state.ts';

export interface TurningPoint {
  /** The table before it: so many answers had been given. */
  readonly before: number;
  readonly text: ReactNode;
}

export function TurningPoints({ points }: { points: readonly TurningPoint[] }) {
  const { t } = useTableWords();
  const { goTo, branchFrom } = useActions();
  const canTry = useTable(mayTry);
  const id = useId();
  /** What came of an act is often told after a question that has one answer only: the try begins where there were more. */
  const tryAgain = (before: number): void => branchFrom(before, true);
  return (
    <section className="turning">
      <h3 className="small-caps">{t('turning.title')}</h3>
      {points.length === 0 && <p className="note">{t('turning.none')}</p>}
      <ol>
        {points.map(({ before, text }) => (
          <li key={before}>
            <span id={`${id}-${before}`}>{text}</span>
            <span className="turning-ways">
              {(
                [['turning.try', goTo], ...(canTry ? [['turning.again', tryAgain] as const] : [])] as const
              ).map(([label, go]) => (
                <button
                  key={label}
                  type="button"
                  className="button small"
                  aria-describedby={`${id}-${before}`}
                  title={label === 'turning.again' ? t('turning.note') : undefined}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('dialog')?.close(); // The ledger may lie over the table.
                    go(before);
                  }}
                >
                  {t(label)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
