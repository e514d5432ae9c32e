/** Over the timeline while a Combat is acted out: the line being told, one step on, straight to the end. */

import { useEffect, useRef } from 'react';
import { Icon } from '../../art/index.ts';
import { useTable, useTableWords } from '../../table/context.tsx';
import { lineText } from '../../table/speech.ts';
import type { Shown } from './shown.ts';
import { useOwn } from './words/index.ts';

/** While it is held down, the lines run by. */
const HELD = 90;

export function Pacing({ shown }: { shown: Shown }) {
  const { s } = useOwn();
  const words = useTableWords();
  const { step, hurry } = useTable((table) => table);
  const held = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const release = (): void => clearInterval(held.current);
  useEffect(() => release, []);
  if (!shown.acting) return <span className="dc-how">{s('timeline.how')}</span>;
  return (
    <span className="dc-how dc-pacing">
      <button
        type="button"
        className="button small icon-only"
        aria-label={s('pacing.next')}
        title={s('pacing.next')}
        onClick={step}
        onPointerDown={() => {
          held.current = setInterval(step, HELD);
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
      >
        <Icon name="next-button" />
      </button>
      <button
        type="button"
        className="button small icon-only"
        aria-label={s('pacing.end')}
        title={s('pacing.end')}
        onClick={hurry}
      >
        <Icon name="fast-forward-button" />
      </button>
      <span className="dc-told" aria-hidden="true">
        {shown.event === null ? '' : lineText(shown.event, words)}
      </span>
    </span>
  );
}
