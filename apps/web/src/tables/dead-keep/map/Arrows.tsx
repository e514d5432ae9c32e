/** Over the floor: one outline round all that can be reached, the walk that is weighed, and where the dead would go. */

import { nth } from '../../../nth.ts';
import { memo, useMemo } from 'react';
import { adventurerIn, zoneIn, type EnemyPhase, type Plan, type Reached, type View } from '../facts.ts';
import { Person } from './Figure.tsx';
import { arrowOf, boxOf, middleOf, outlineOf, wayOf } from './geometry.ts';
import { figureSize } from './Zones.tsx';

interface ArrowsProps {
  readonly view: View;
  readonly plan: Plan;
  readonly cell: number;
  readonly ahead: EnemyPhase | null;
  readonly reach: ReadonlyMap<string, Reached> | null;
  readonly walk: Reached | null;
  readonly who: string | null;
}

export const Arrows = memo(function Arrows({ view, plan, cell: u, ahead, reach, walk, who }: ArrowsProps) {
  const one = who === null ? undefined : adventurerIn(view, who);
  const here = one === undefined ? undefined : zoneIn(plan, one.zone);
  const outline = useMemo(() => {
    if (reach === null || reach.size === 0 || here === undefined) return '';
    const zones = plan.zones.filter(({ id }) => id === here.id || reach.get(id)?.affordable === true);
    return outlineOf(zones, u);
  }, [plan, reach, here, u]);
  const way = useMemo(() => {
    if (walk === null || here === undefined) return null;
    const points = [here, ...walk.way.flatMap((id) => zoneIn(plan, id) ?? [])].map((zone) =>
      middleOf(boxOf(zone, u)),
    );
    return { path: wayOf(points), end: nth(points, points.length - 1) };
  }, [plan, walk, here, u]);
  const [width, height] = [plan.width * u, plan.height * u];
  const size = figureSize(u);
  const moves = (ahead?.moves ?? []).flatMap((move, at) => {
    const [from, to] = [zoneIn(plan, move.from), zoneIn(plan, move.to)];
    // Whoever goes on is followed to the end; what is not sure after the first pass would only be a guess.
    const isGuess = move.pass > 1 && move.chance === 'maybe';
    if (from === undefined || to === undefined || isGuess) return [];
    return [
      { path: arrowOf(boxOf(from, u), boxOf(to, u), ((at % 3) - 1) * 8), tie: move.chance === 'maybe' },
    ];
  });
  return (
    <>
      <svg
        className="dk-over"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <defs>
          <marker
            id="dk-sure"
            viewBox="0 0 10 10"
            refX="5"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10Z" fill="#ff7361" />
          </marker>
          <marker
            id="dk-tie"
            viewBox="0 0 10 10"
            refX="5"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M1 1 9 5 1 9Z" fill="#14110f" stroke="#f5c451" strokeWidth="1.6" />
          </marker>
        </defs>
        <path d={outline} stroke="#06070f" strokeWidth="6" strokeLinecap="square" opacity="0.7" />
        <path d={outline} stroke="#9aabff" strokeWidth="3" strokeLinecap="square" />
        {moves.map(({ path, tie }, at) => (
          <path
            key={at}
            d={path}
            fill="none"
            stroke={tie ? '#f5c451' : '#ff7361'}
            strokeWidth="3"
            strokeDasharray="3 5"
            markerEnd={`url(#${tie ? 'dk-tie' : 'dk-sure'})`}
          />
        ))}
        {way !== null && (
          <>
            <path d={way.path} fill="none" stroke="#06070f" strokeWidth="9" strokeLinejoin="round" />
            <path
              d={way.path}
              fill="none"
              stroke="#9aabff"
              strokeWidth="5"
              strokeDasharray="11 6"
              strokeLinejoin="round"
            />
          </>
        )}
      </svg>
      {way !== null && one !== undefined && (
        <span
          className="dk-ghost"
          style={{ left: way.end[0] - size / 2, top: way.end[1] - size / 2 }}
          aria-hidden="true"
        >
          <Person one={one} size={size} ghost />
        </span>
      )}
    </>
  );
});
