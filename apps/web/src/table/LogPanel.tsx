/** The log: sentences grouped by who decided, the information line, and for each line a way back to its moment. */

import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon, SeatChip } from '../art/index.ts';
import type { LogLine } from '../engine/types.ts';
import { useActions, useTable, useTableWords } from './context.tsx';
import { groupsOf } from './groups.ts';
import type { TableModule } from './module.ts';
import { detailText, lineText } from './speech.ts';

/** Only so much is put on the page at once; earlier lines are one press away. */
const SHOWN = 120;
/** The oldest lines leave the page so many at once: most answers then only add lines. */
const LEAVE = 40;

export function LogPanel({ module }: { module: TableModule }) {
  const words = useTableWords();
  const { t, seats } = words;
  // The board comes first; the log follows when nothing more pressing is to be drawn.
  const snapshot = useDeferredValue(useTable((table) => table.snapshot));
  const queued = useTable((table) => table.queue.length);
  const position = useTable((table) => table.meta.position);
  const [whose, setWhose] = useState('all');
  const [all, setAll] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const told = queued === 0 ? snapshot.log : snapshot.log.slice(0, -queued);
  const first = all ? 0 : Math.max(0, Math.ceil((told.length - SHOWN) / LEAVE) * LEAVE);
  const groups = useMemo(() => {
    const found = groupsOf(told, snapshot.moments, first);
    return whose === 'all' ? found : found.filter((group) => String(group.seat) === whose);
  }, [told, snapshot, whose, first]);
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [told.length]);
  const copy = (): void => {
    void navigator.clipboard.writeText(told.map((line) => lineText(line.event, words)).join('\n'));
  };
  return (
    <div className="log">
      <div className="log-tools">
        <label className="sr" htmlFor="log-whose">
          {t('log.filter')}
        </label>
        <select id="log-whose" value={whose} onChange={(event) => setWhose(event.target.value)}>
          <option value="all">{t('log.all')}</option>
          {seats.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="button small" onClick={copy}>
          {t('log.copy')}
        </button>
      </div>
      {position === true && <p className="note">{t('log.position')}</p>}
      {told.length === 0 && <p className="note">{t('log.empty')}</p>}
      {first > 0 && (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          {t('log.all')}: {told.length}
        </button>
      )}
      <ol className="log-groups">
        {groups.map((group) => (
          <li key={group.first}>
            <h3 className="log-phase small-caps">
              {group.seat === null ? t('log.before') : group.seat < 0 ? t('log.clock') : seats[group.seat]}
            </h3>
            <ol>
              {group.rows.map((row) =>
                'mark' in row ? (
                  <li key={`line ${row.after}`} className="information-line">
                    <span>{t(`log.line-${row.mark}`)}</span>
                  </li>
                ) : (
                  <Line key={row.at} line={row.line} seat={group.seat} module={module} />
                ),
              )}
            </ol>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}

const Line = memo(function Line({
  line,
  seat,
  module,
}: {
  line: LogLine;
  seat: number | null;
  module: TableModule;
}) {
  const words = useTableWords();
  const { t } = words;
  const { goTo, showRule, pointAt } = useActions();
  const current = useTable((table) => table.now === line);
  const { event, after } = line;
  const detail = detailText(event, words);
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
      {icon !== null ? (
        <Icon name={icon} />
      ) : (
        <SeatChip seat={typeof event['who'] === 'number' ? event['who'] : (seat ?? -1)} size={18} />
      )}
      <div>
        <button type="button" className="log-text" title={t('log.jump')} onClick={() => goTo(after)}>
          {lineText(event, words)}
        </button>{' '}
        {rule !== undefined && (
          <button type="button" className="rule-link mono" onClick={() => showRule(rule)}>
            {rule}
          </button>
        )}
        {detail !== null && <p className="log-detail">{detail}</p>}
      </div>
    </li>
  );
});
