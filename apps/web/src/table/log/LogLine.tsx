/** One line of the log: who, what, under which rule, how it was worked out, and the way back to its moment. */

import { memo } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import type { LogLine as Told } from '../../engine/types.ts';
import { useWay } from '../../way.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { detailText, lineText } from '../speech/speech.ts';

export const LogLine = memo(function LogLine({
  line,
  seat,
  opens,
  module,
}: {
  line: Told;
  seat: number | null;
  /** The first line of what one answer led to. */
  opens: boolean;
  module: TableModule;
}) {
  const words = useTableWords();
  const { t } = words;
  const { goTo, showRule, pointAt } = useActions();
  const current = useTable((table) => table.now === line);
  const { event, after } = line;
  const detail = detailText(event, words);
  const { reasons } = useWay();
  const why = useTable((table) => (opens && reasons ? table.reasons.get(after) : undefined));
  const icon = module.iconOf?.(event) ?? null;
  const { rule } = event;
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
        <button type="button" className="log-text" title={t('log.jump')} onClick={() => goTo(after)}>
          {lineText(event, words)}
        </button>{' '}
        {rule !== undefined && (
          <button type="button" className="rule-link mono" aria-label={rule} onClick={() => showRule(rule)}>
            {rule.slice(rule.indexOf('-') + 1)}
          </button>
        )}
        {detail !== null && <p className="log-detail">{detail}</p>}
        {why !== undefined && (
          <p className="log-detail">{t('log.reason', { who: why.by, reason: words.say(why.said) })}</p>
        )}
      </div>
    </li>
  );
});
