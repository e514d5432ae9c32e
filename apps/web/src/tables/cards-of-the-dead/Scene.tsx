/** The city behind the cards: skyline, lamps with their cones, the road. Drawn once per size; a handful of paths. */

import { memo, useMemo } from 'react';
import { between, gouges, seeded } from '../../art/index.ts';

export const Scene = memo(function Scene({
  width,
  height,
  day,
}: {
  width: number;
  height: number;
  day: number;
}) {
  const horizon = Math.round(height * 0.36);
  const name = `main ${day}`;
  const city = useMemo(() => skyline(width, horizon, name), [width, horizon, name]);
  const cuts = useMemo(() => gouges(width, height, name, Math.round(width / 9)), [width, height, name]);
  const lamps = width < 600 ? [0.12, 0.88] : [0.27, 0.58, 0.89];
  return (
    <svg className="cd-scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} className="cd-sky" />
      <path d={city.far} className="cd-far" />
      <path d={city.near} className="cd-near" />
      <path d={city.edge} className="cd-edge" />
      <path d={city.dark} className="cd-window" />
      <path d={city.lit} className="cd-window-lit" />
      <rect y={horizon} width={width} height={height - horizon} className="cd-road" />
      <path
        d={`M${width * 0.42} ${horizon}H${width * 0.58}L${width * 1.02} ${height}H${width * -0.02}Z`}
        className="cd-lane"
      />
      {lamps.map((at) => (
        <Lamp key={at} x={width * at} top={height * 0.1} horizon={horizon} height={height} />
      ))}
      <path d={cuts} className="cd-cuts" />
    </svg>
  );
});

function Lamp({ x, top, horizon, height }: { x: number; top: number; horizon: number; height: number }) {
  const reach = height - top;
  const foot = horizon + height * 0.1;
  return (
    <g>
      <path
        className="cd-cone"
        d={`M${x + 17} ${top + 7}h10L${x + 22 + reach * 0.36} ${top + reach}H${x + 22 - reach * 0.36}Z`}
      />
      <path className="cd-post" d={`M${x} ${foot}V${top + 14}q0 -14 14 -14h6`} />
      <ellipse className="cd-bulb" cx={x + 22} cy={top + 3} rx="10" ry="4" />
    </g>
  );
}

/** Houses along the horizon; windows in a grid, a few of them lit. */
function skyline(width: number, horizon: number, name: string) {
  const fall = seeded(`skyline ${name}`);
  const out = { far: '', near: '', edge: '', dark: '', lit: '' };
  for (let x = -10; x < width;) {
    const w = between(fall, 40, 90);
    const h = horizon * between(fall, 0.45, 0.78);
    out.far += `M${x} ${horizon}V${horizon - h}h${w}V${horizon}Z`;
    x += w + between(fall, 6, 40);
  }
  for (let x = 0; x < width;) {
    const w = Math.round(between(fall, 56, 96));
    const h = Math.round(horizon * between(fall, 0.28, 0.6));
    const top = horizon - h;
    out.near += `M${x} ${horizon}V${top}h${w}V${horizon}Z`;
    out.edge += `M${x} ${top}h${w}`;
    for (let wx = x + 10; wx < x + w - 12; wx += 17) {
      for (let wy = top + 12; wy < horizon - 16; wy += 20) {
        const pane = `M${wx} ${wy}h8v11h-8Z`;
        if (fall() < 0.2) out.lit += pane;
        else out.dark += pane;
      }
    }
    x += w + Math.round(between(fall, 2, 26));
  }
  return out;
}
