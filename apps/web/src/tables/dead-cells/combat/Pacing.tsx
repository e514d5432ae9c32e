/** Over the timeline while a Combat is acted out: one step on, straight to the end. */

import { Icon, type IconName } from '../../../art/index.ts';
import { useActions } from '../../../table/context.tsx';
import { useHold } from '../../../table/store/hurrying.ts';
import type { Shown } from './shown.ts';
import { useOwn } from '../words/index.ts';

export function Pacing({ shown }: { shown: Shown }) {
  const { s } = useOwn();
  const { step, hurry } = useActions();
  if (!shown.acting) return <span className="dc-how">{s('timeline.how')}</span>;
  return (
    <span className="dc-how dc-pacing">
      <Button icon="next-button" says={s('pacing.next')} press={step} />
      <Button icon="fast-forward-button" says={s('pacing.end')} press={hurry} />
    </span>
  );
}

function Button({ icon, says, press }: { icon: IconName; says: string; press: () => void }) {
  return (
    <button
      type="button"
      className="button small icon-only"
      aria-label={says}
      title={says}
      {...useHold(press)}
    >
      <Icon name={icon} />
    </button>
  );
}
