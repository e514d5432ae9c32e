/** One line of the log: who, what, under which rule, how it was worked out, and the way back to its moment. */

import { memo } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import type { LogLine as Told } from '../../engine/types.ts';
import { useWay } from '../../way.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { detailText, rowText } from '../speech/speech.ts';

export const LogLine = memo(function LogLine({
  line,
  lead,
  idle,
  seat,
  opens,
  module,
}: {
  line: Told;
  /** The act it came of. */
  lead?: Told | undefined;
  /** It came to nothing. */
  idle?: true | undefined;
  seat: number | null;
  /** The first line of what one answer led to. */
  opens: boolean;
  module: TableModule;
}) {
  const words = useTableWords();
  const { t } = words;
  const { goTo, showRule, pointAt } = useActions();
  const current = useTable((table) => table.now === line || (lead !== undefined && table.now === lead));
  const { event, after } = line;
  const detail = detailText(event, words);
  const { reasons } = useWay();
  const why = useTable((table) => (opens && reasons ? table.reasons.get(after) : undefined));
  const icon = module.iconOf?.(event) ?? null;
  const { rule } = event;
  const said = rowText({ line, lead, idle }, words);
  return (
    <li
      className={`log-line kind-${event.kind}${current ? ' current' : ''}`}
      onPointerEnter={() => pointAt(line)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(line)}
      onBlur={() => pointAt(null)}
    >
      {icon !== null ? <Icon name={icon} /> : <SeatChip seat={seat ?? -1} size={18} />}
      <div>
        <InText className="log-text" title={t('log.jump')} act={() => goTo(after)}>
          {said}
        </InText>
        {rule !== undefined && (
          <>
            {'\u00a0'}
            <InText className="rule-link mono" label={rule} act={() => showRule(rule)}>
              {rule.slice(rule.indexOf('-') + 1).replaceAll('-', '\u2011')}
            </InText>
          </>
        )}
        {detail !== null && <p className="log-detail">{detail}</p>}
        {why !== undefined && (
          <p className="log-detail">{t('log.reason', { who: why.by, reason: words.say(why.said) })}</p>
        )}
      </div>
    </li>
  );
});

interface InTextProps {
  readonly className: string;
  readonly act: () => void;
  readonly label?: string;
  readonly title?: string;
  readonly children: string;
}

/** A button that runs on with the text around it: a real one is a box, and whatever follows a long one begins a line. */
function InText({ className, act, label, title, children }: InTextProps) {
  return (
    <span
      role="button"
      tabIndex={0}
      className={className}
      aria-label={label}
      title={title}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
    >
      {children}
    </span>
  );
}
