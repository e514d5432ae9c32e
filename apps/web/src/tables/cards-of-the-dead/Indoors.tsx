/** Inside a shop: shelves along the wall, what is left on them, hanging lamps, tiles. A handful of paths, as outside. */

import { memo, useMemo } from 'react';
import { between, gouges, seeded, type IconName } from '../../art/index.ts';
import type { View } from './facts.ts';

export type Shop = Exclude<View['zone'], 'main'>;

const SIGN: Readonly<Record<Shop, IconName>> = { market: 'shopping-cart', pharmacy: 'hospital-cross' };
const SHELVES = 3;

export const Indoors = memo(function Indoors({
  width,
  height,
  shop,
  day,
}: {
  width: number;
  height: number;
  shop: Shop;
  day: number;
}) {
  const foot = Math.round(height * 0.4);
  const name = `${shop} ${day}`;
  const goods = useMemo(() => stocked(width, foot, shop, name), [width, foot, shop, name]);
  const cuts = useMemo(() => gouges(width, height, name, Math.round(width / 9)), [width, height, name]);
  const lamps = width < 600 ? [0.2, 0.8] : [0.3, 0.62, 0.92];
  const sign = Math.min(foot * 0.5, 76);
  const at = `translate(${width - sign - 22} ${foot - sign - 4}) scale(${sign / 512})`;
  return (
    <svg className="cd-scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} className="cd-sky" />
      <path d={goods.boards} className="cd-far" />
      <path d={goods.edge} className="cd-edge" />
      <path d={goods.dark} className="cd-goods" />
      <path d={goods.labels} className="cd-window" />
      <path d={goods.lit} className="cd-window-lit" />
      <rect y={foot} width={width} height={height - foot} className="cd-road" />
      <path d={tiles(width, height, foot)} className="cd-tiles" />
      {lamps.map((one) => (
        <path
          key={one}
          className="cd-cone"
          d={`M${width * one - 14} 26h28L${width * one + height * 0.42} ${height}H${width * one - height * 0.42}Z`}
        />
      ))}
      {lamps.map((one) => (
        <g key={one}>
          <path className="cd-post cd-cord" d={`M${width * one} 0V18`} />
          <path className="cd-shade" d={`M${width * one - 20} 28q20 -24 40 0Z`} />
          <ellipse className="cd-bulb" cx={width * one} cy="29" rx="9" ry="4" />
        </g>
      ))}
      <g className="cd-sign">
        <use href={`#gi-${SIGN[shop]}`} transform={`translate(3 2) ${at}`} className="cd-sign-spot" />
        <use href={`#gi-${SIGN[shop]}`} transform={at} className="cd-sign-bone" />
      </g>
      <path d={cuts} className="cd-cuts" />
    </svg>
  );
});

/** Joints of the floor, running to a point behind the wall. */
function tiles(width: number, height: number, foot: number): string {
  let path = '';
  for (let at = -6; at <= 16; at++) {
    const near = (width * at) / 10;
    const far = width / 2 + (near - width / 2) * 0.42;
    path += `M${far} ${foot}L${near} ${height}`;
  }
  for (let row = 1; row < 6; row++) {
    const y = foot + (height - foot) * (row / 6) ** 1.6;
    path += `M0 ${y}H${width}`;
  }
  return path;
}

/** Boards along the wall with what the others left: boxes and tins in the Market, bottles and jars in the Pharmacy. */
function stocked(width: number, foot: number, shop: Shop, name: string) {
  const fall = seeded(`shelf ${name}`);
  const out = { boards: '', edge: '', dark: '', labels: '', lit: '' };
  const room = (foot - 14) / SHELVES;
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    const board = Math.round(14 + room * (shelf + 1)) - 5;
    out.boards += `M0 ${board}h${width}v5h${-width}Z`;
    out.edge += `M0 ${board}h${width}`;
    for (let x = between(fall, 4, 30); x < width;) {
      const w = Math.round(between(fall, shop === 'market' ? 16 : 10, shop === 'market' ? 36 : 20));
      const h = Math.round((room - 12) * between(fall, 0.45, 0.92));
      if (fall() < 0.68) {
        const [body, label] =
          shop === 'market' ? boxOf(x, board, w, h, fall() < 0.4) : bottleOf(x, board, w, h);
        if (fall() < 0.09) out.lit += body;
        else {
          out.dark += body;
          out.labels += label;
        }
      }
      x += w + between(fall, 2, 14);
    }
  }
  return out;
}

function boxOf(x: number, board: number, w: number, h: number, tin: boolean): readonly [string, string] {
  const top = board - h;
  const lid = tin ? `M${x + 2} ${top - 3}h${w - 4}v3h${4 - w}Z` : '';
  return [
    `M${x} ${board}V${top}h${w}V${board}Z${lid}`,
    `M${x + 3} ${top + h * 0.3}h${w - 6}v${h * 0.3}h${6 - w}Z`,
  ];
}

function bottleOf(x: number, board: number, w: number, h: number): readonly [string, string] {
  const shoulder = board - h * 0.68;
  const neck = w * 0.3;
  return [
    `M${x} ${board}V${shoulder}L${x + neck} ${shoulder - h * 0.12}V${board - h}h${w - 2 * neck}V${shoulder - h * 0.12}L${x + w} ${shoulder}V${board}Z`,
    `M${x + 2} ${shoulder + 4}h${w - 4}v${h * 0.28}h${4 - w}Z`,
  ];
}
