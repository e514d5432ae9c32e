/**
 * An end: of a day, a Run, a game. Its title, the cause in one sentence, what it gave and took, what decided it, and the
 * next step. It lies over the board until whoever reads it goes on; until then nobody is asked.
 */

import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import { useActions, useTableWords } from '../context.tsx';
import { TurningPoints, type TurningPoint } from '../review/TurningPoints.tsx';

export interface EndSceneProps {
  readonly icon: IconName;
  readonly title: string;
  readonly cause: string;
  readonly gave: readonly string[];
  readonly took: readonly string[];
  readonly points: readonly TurningPoint[];
  /** What comes next, and the way there. */
  readonly next: string;
  readonly close: () => void;
  readonly children?: ReactNode;
}

export function EndScene({ icon, title, cause, gave, took, points, next, close, children }: EndSceneProps) {
  const { t } = useTableWords();
  const { layEnd } = useActions();
  const read = useRef(close);
  useEffect(() => {
    read.current = close;
  });
  useEffect(() => {
    layEnd({ title, next, close: () => read.current() });
    return () => layEnd(null);
  }, [layEnd, title, next]);
  return (
    <section className="end-scene" aria-label={title}>
      <div className="end-card">
        <header>
          <Icon name={icon} />
          <h2 className="title">{title}</h2>
          <p>{cause}</p>
          <button type="button" className="button primary end-next" onClick={close}>
            {next}
            <kbd aria-hidden="true">↵</kbd>
          </button>
        </header>
        <div className="end-sums">
          <Sum title={t('end.gave')} lines={gave} />
          <Sum title={t('end.took')} lines={took} />
        </div>
        {children}
        {points.length > 0 && <TurningPoints points={points} />}
      </div>
    </section>
  );
}

function Sum({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTableWords();
  return (
    <section>
      <h3 className="small-caps">{title}</h3>
      {lines.length === 0 ? (
        <p className="quiet">{t('end.nothing')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
