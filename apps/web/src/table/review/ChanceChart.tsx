/** The chance to win over the game, above its line: the dots are the decisions that cost most. */

import { measuredBy, type Review } from '@gravetable/protocol';
import { along, type Span } from './chart.ts';
import { curveOf, topOf } from './curve.ts';
import { useReviewWords } from './speaking.ts';

const HEIGHT = 40;
const DOT = 5;

export function ChanceChart({ review, span, width }: { review: Review; span: Span; width: number }) {
  const { s, words } = useReviewWords();
  const { says, figure } = measuredBy(review.measure);
  const top = topOf(review);
  const y = (part: number): number => (1 - Math.min(1, part / top)) * HEIGHT;
  const { decisions, costly } = review;
  const figures = decisions.map(({ given }) => figure(given));
  const told = s('chart', {
    what: words.say({ id: `${says}.axis` }),
    first: figures[0] ?? 0,
    last: figures.at(-1) ?? 0,
    low: Math.min(...figures),
    high: Math.max(...figures),
  });
  const list = costly.map(({ before }) => String(before + 1)).join(', ');
  const label = list === '' ? told : `${told} ${s('chart-cost', { list })}`;
  const inside = costly.filter(({ before }) => before >= span.from && before <= span.to);
  return (
    <figure className="chance-chart">
      <figcaption aria-hidden="true">{words.say({ id: `${says}.axis` })}</figcaption>
      <svg width={width} height={HEIGHT + 2 * DOT} role="img" aria-label={label}>
        <g transform={`translate(0 ${DOT})`}>
          {[0, top / 2, top].map((part) => (
            <g key={part}>
              <path className="chance-grid" d={`M0 ${y(part)}H${width}`} />
              {/* The line between the two says itself what it is: three figures would lie on each other. */}
              {part !== top / 2 && (
                <text x="2" y={part === top ? 11 : y(part) - 3}>
                  {figure(part)}
                </text>
              )}
            </g>
          ))}
          <path className="chance-line" d={curveOf(review, span, { width, height: HEIGHT, top })} />
          {inside.map(({ before, best, given }) => (
            <g key={before} className="chance-cost">
              <path
                d={`M${along(span, before) * width} ${y(best)}L${along(span, Math.min(span.to, before + 1)) * width} ${y(given)}`}
              />
              <circle cx={along(span, Math.min(span.to, before + 1)) * width} cy={y(given)} r={DOT} />
            </g>
          ))}
        </g>
      </svg>
    </figure>
  );
}
