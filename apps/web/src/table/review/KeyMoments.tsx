/** Where the game took another way: the moments worth going to. */

import { measuredBy, type Review } from '@gravetable/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import type { LogLine } from '../../engine/types.ts';
import { headingText, lastBy, naming, placeOfLine, type Heading } from '../log/chapters.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { lineText } from '../speech/speech.ts';
import { partAt } from './chart.ts';
import { swingsOf, type Swing } from './curve.ts';
import { useReview } from './judging.ts';
import { isLong } from './span.ts';
import { useChart } from './useChart.ts';
import { useReviewWords } from './speaking.ts';

export function KeyMoments({ module }: { module: TableModule }) {
  const words = useTableWords();
  const { t } = words;
  const chart = useChart();
  const at = useTable((table) => table.snapshot.count);
  const whole = useTable((table) => table.latest.count);
  const { goTo } = useActions();
  const { from, to } = isLong(whole, chart) ? partAt(chart, at, whole) : { from: 0, to: whole };
  const review = useReview();
  const log = useTable((table) => table.latest.log);
  const { speaker } = words;
  // Where decisions were weighed, the key moments are those that moved the chance to win most.
  const all = useMemo((): readonly Key[] => {
    if (review === null) return chart.turning.map((line) => ({ line, swing: null }));
    const isNamed = naming(speaker);
    const named = log.filter(({ event }) => isNamed(event));
    return swingsOf(review, named, whole).map((swing) => ({ line: swing.line, swing }));
  }, [chart, review, log, speaker, whole]);
  const keys = useMemo(
    () => all.filter(({ line: { after } }) => after >= Math.max(1, from) && (after < to || to === whole)),
    [all, from, to, whole],
  );
  const current = lastBy(keys, ({ line: { after } }) => after <= at);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only the list scrolls, never the page around it.
    const frame = requestAnimationFrame(() => {
      const item = list.current?.children[current];
      if (item instanceof HTMLElement)
        list.current?.scrollTo({ top: item.offsetTop - 60, left: item.offsetLeft - 60 });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <section className="key-moments" aria-label={t('replay.keys')}>
      {keys.length === 0 && <p className="note">{t('replay.no-keys')}</p>}
      <ul ref={list}>
        {keys.map(({ line, swing }, place) => {
          const icon = module.iconOf?.(line.event) ?? null;
          return (
            <li key={place}>
              <button
                type="button"
                className="key-moment"
                aria-current={place === current}
                onClick={() => goTo(line.after)}
              >
                {icon === null ? <SeatChip seat={-1} size={22} /> : <Icon name={icon} />}
                <span>
                  <b>{lineText(line.event, words)}</b>
                  <small>{placeOf(line.after, placeOfLine(chart.headings, log.indexOf(line)), words)}</small>
                  {swing !== null && review !== null && <Swung swing={swing} review={review} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Key {
  readonly line: LogLine;
  readonly swing: Swing | null;
}

function Swung({ swing: { from, to }, review }: { swing: Swing; review: Review }) {
  const { s } = useReviewWords();
  const { figure } = measuredBy(review.measure);
  return (
    <span className={to < from ? 'swing bad' : 'swing good'}>
      {s('swing', { from: figure(from), to: figure(to) })}
    </span>
  );
}

/** `Room B2, decision 41`. */
function placeOf(
  after: number,
  heading: Heading | undefined,
  words: ReturnType<typeof useTableWords>,
): string {
  const decision = words.t('replay.decision', { n: after });
  return heading === undefined ? decision : `${headingText(heading, words)}, ${decision}`;
}
