/** Three silhouettes behind the graph; they shift a little as the Group goes on. */

import { memo } from 'react';
import { between, gouges, seeded } from '../../../art/index.ts';

interface Layer {
  readonly skyline: string;
  readonly windows: string;
}

/** Walls and spires from left to right, standing on the foot of the board. */
function layer(id: string, width: number, height: number, top: number): Layer {
  const next = seeded(id);
  let x = -20;
  let skyline = `M-20 ${height}`;
  let windows = '';
  while (x < width + 20) {
    const step = between(next, 38, 110);
    const y = top + between(next, -0.09, 0.09) * height;
    const spire = next() > 0.66;
    skyline += spire
      ? ` L${x.toFixed(0)} ${y.toFixed(0)} L${(x + step / 2).toFixed(0)} ${(y - between(next, 28, 70)).toFixed(0)} L${(x + step).toFixed(0)} ${y.toFixed(0)}`
      : ` L${x.toFixed(0)} ${y.toFixed(0)} L${(x + step).toFixed(0)} ${y.toFixed(0)}`;
    if (next() > 0.4) {
      const wx = x + step * between(next, 0.3, 0.7);
      const wy = y + between(next, 18, 60);
      windows += `M${wx.toFixed(0)} ${wy.toFixed(0)} v-9 a5 5 0 0 1 10 0 v9z `;
    }
    x += step;
  }
  return { skyline: `${skyline} L${width + 20} ${height}Z`, windows };
}

export const Scenery = memo(function Scenery({
  biome,
  width,
  height,
  progress,
}: {
  biome: string;
  width: number;
  height: number;
  /** How far the Group has come, from 0 to 1. */
  progress: number;
}) {
  const layers = [0.42, 0.58, 0.76].map((share, at) =>
    layer(`${biome} ${at}`, width, height, height * share),
  );
  const moon = Math.min(56, width * 0.08);
  return (
    <svg className="dc-scenery" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <circle className="dc-moon" cx={width * 0.78} cy={Math.max(height * 0.2, moon + 6)} r={moon} />
      {layers.map(({ skyline, windows }, at) => (
        <g
          key={at}
          className={`dc-layer dc-layer-${at}`}
          style={{ translate: `${-progress * (at + 1) * 7}px 0` }}
        >
          <path d={skyline} />
          <path className="dc-windows" d={windows} />
        </g>
      ))}
      <path className="dc-gouges" d={gouges(width, height, biome)} />
    </svg>
  );
});
