/** Over the timeline while a Combat is acted out: the line being told, one step on, straight to the end. */

import { Icon } from '../../../art/index.ts';
import { useActions, useTableWords } from '../../../table/context.tsx';
import { useHold } from '../../../table/store/hurrying.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Shown } from './shown.ts';
import { useOwn } from '../words/index.ts';

export function Pacing({ shown }: { shown: Shown }) {
  const { s } = useOwn();
  const words = useTableWords();
  const { step, hurry } = useActions();
  const stepping = useHold(step);
  const hurrying = useHold(hurry);
  if (!shown.acting) return <span className="dc-how">{s('timeline.how')}</span>;
  return (
    <span className="dc-how dc-pacing">
      <button
        type="button"
        className="button small icon-only"
        aria-label={s('pacing.next')}
        title={s('pacing.next')}
        {...stepping}
      >
        <Icon name="next-button" />
      </button>
      <button
        type="button"
        className="button small icon-only"
        aria-label={s('pacing.end')}
        title={s('pacing.end')}
        {...hurrying}
      >
        <Icon name="fast-forward-button" />
      </button>
      <span className="dc-told" aria-hidden="true">
        {shown.event === null ? '' : lineText(shown.event, words)}
      </span>
    </span>
  );
}
