/** The line of the game: its chapters, a track for each seat, and a slider over all of it. */

import { memo, useMemo, useRef } from 'react';
import { SeatChip, seatColour } from '../../art/index.ts';
import { headingText, lastBy } from '../log/chapters.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { markText } from '../speech/speech.ts';
import { useSize } from '../frame/useSize.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { useReview } from './judging.ts';
import {
  along,
  bandsOf,
  crossesOf,
  dashesOf,
  fitting,
  LANE,
  strokesOf,
  type Chart,
  type Span,
} from './chart.ts';

export function TimeLine({ chart, span }: { chart: Chart; span: Span }) {
  const words = useTableWords();
  const { t, seats } = words;
  const at = useTable((table) => table.snapshot.count);
  const aim = useTable((table) => table.aim);
  const { goTo } = useActions();
  const field = useRef<HTMLDivElement>(null);
  const { width } = useSize(field);
  const review = useReview();
  const now = Math.min(span.to, Math.max(span.from, aim ?? at));
  return (
    <div className="scrub-lanes">
      <div className="scrub-chips" aria-hidden="true">
        {seats.map((_, seat) => (
          <SeatChip key={seat} seat={seat} size={18} />
        ))}
      </div>
      <div className="grow">
        {review !== null && width > 0 && <ChanceChart review={review} span={span} width={width} />}
        {review === null && <LastKnown chart={chart} span={span} at={now} />}
        <Bands chart={chart} span={span} at={now} width={width} />
        <div className="scrub-field" ref={field}>
          {width > 0 && <Tracks chart={chart} span={span} width={width} seats={seats.length} />}
          <span className="scrub-head" style={{ left: `${along(span, now) * 100}%` }} aria-hidden="true" />
          <input
            type="range"
            min={span.from}
            max={span.to}
            value={now}
            aria-label={t('replay.scrub')}
            aria-valuetext={t('replay.past', { n: now, of: span.to })}
            onChange={(event) => goTo(Number(event.target.value))}
          />
        </div>
      </div>
    </div>
  );
}

/** Above the line: what became known last, where it did. */
function LastKnown({ chart: { known }, span, at }: { chart: Chart; span: Span; at: number }) {
  const words = useTableWords();
  const line = known[lastBy(known, ({ after }) => after <= at)];
  const shown = line !== undefined && line.after > span.from;
  const place = shown ? along(span, line.after) : 0;
  return (
    <p className="scrub-known" aria-hidden="true">
      {shown && (
        <span style={place > 0.5 ? { right: `${(1 - place) * 100}%` } : { left: `${place * 100}%` }}>
          {markText({ mark: 'reveal', by: line }, words)}
        </span>
      )}
    </p>
  );
}

/** A narrower band, and the gap after it, is a picture only: a thumb would not find it. */
const TO_PRESS = 34;

/** The chapters. The keys for rounds, the log's headings and the list of parts lead there too. */
function Bands({ chart, span, at, width }: { chart: Chart; span: Span; at: number; width: number }) {
  const words = useTableWords();
  const { goTo } = useActions();
  const bands = useMemo(() => bandsOf(chart, span), [chart, span]);
  const current = lastBy(bands, ({ from }) => from <= at);
  if (bands.length === 0) return null;
  return (
    <div className="scrub-bands" aria-hidden="true">
      {bands.map(({ heading, from, to }, number) => {
        const text = headingText(heading, words);
        const share = along(span, to) - along(span, from);
        const drawn = {
          title: text,
          className: number === current ? 'current' : undefined,
          style: { left: `${along(span, from) * 100}%`, width: `calc(${share * 100}% - 2px)` },
          children: fitting(text, share * width),
        };
        return share * width < TO_PRESS ? (
          <span key={heading.at} {...drawn} />
        ) : (
          <button key={heading.at} type="button" tabIndex={-1} onClick={() => goTo(from)} {...drawn} />
        );
      })}
    </div>
  );
}

/** Drawn anew only when the span changes: moving along it moves the head alone. */
const Tracks = memo(function Tracks({
  chart,
  span,
  width,
  seats,
}: {
  chart: Chart;
  span: Span;
  width: number;
  seats: number;
}) {
  const latest = useTable((table) => table.latest);
  const height = seats * LANE + 4;
  const dense = (span.to - span.from) * 5 > width;
  return (
    <svg width={width} height={height} aria-hidden="true">
      {strokesOf(latest, span, width, seats).map((path, seat) => (
        <g key={seat} strokeWidth={dense ? 2 : 4}>
          <path d={`M0 ${seat * LANE + 12}H${width}`} stroke="var(--hair)" strokeWidth="2" />
          <path d={path} stroke={seatColour(seat)} />
        </g>
      ))}
      <path className="scrub-dashes" d={dashesOf(chart, span, width, height)} />
      <path className="scrub-hurt" d={crossesOf(chart, span, width, false)} />
      <path className="scrub-death" d={crossesOf(chart, span, width, true)} />
    </svg>
  );
});
