/** Which tile is in sight, and buttons to the next ones: no map needs a swipe. */

import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { questOf, zoneIn, type Facts, type Plan, type View } from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { boxOf, inWindow, middleOf } from './geometry.ts';
import { DangerChip, SmallMap } from './Rail.tsx';

const TILE = 3;
/** So much of a cell round a Zone is in sight when it is well in sight. */
const ROUND = 0.75;

interface Window {
  readonly plan: Plan;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

export interface TileAt {
  readonly x: number;
  readonly y: number;
}

/** The tile in the middle of the window. The Zone that matters is brought there when it changes, unless it is well in sight. */
export function useTileInSight(
  ref: RefObject<HTMLElement | null>,
  { plan, cell, width, height }: Window,
  centre: string | null,
): TileAt {
  const [tile, setTile] = useState<TileAt>({ x: 0, y: 0 });
  /** Where the map lies, kept: to ask the page would lay it out with every press. */
  const lies = useRef({ left: 0, top: 0 });
  useEffect(() => {
    const at = ref.current;
    if (at === null) return;
    const look = (): void => {
      lies.current = { left: at.scrollLeft, top: at.scrollTop };
      const x = Math.min(
        plan.width - 1,
        Math.max(0, Math.floor((at.scrollLeft + at.clientWidth / 2) / cell)),
      );
      const y = Math.min(
        plan.height - 1,
        Math.max(0, Math.floor((at.scrollTop + at.clientHeight / 2) / cell)),
      );
      const next = { x: Math.floor(x / TILE), y: Math.floor(y / TILE) };
      setTile((was) => (was.x === next.x && was.y === next.y ? was : next));
    };
    look();
    at.addEventListener('scroll', look, { passive: true });
    return () => at.removeEventListener('scroll', look);
  }, [ref, plan, cell, width, height]);
  /** What the map was last brought into place for, and where it lay then. */
  const placed = useRef({ centre: '', cell: 0, left: 0, top: 0 });
  useEffect(() => {
    const at = ref.current;
    const zone = centre === null ? undefined : zoneIn(plan, centre);
    if (at === null || zone === undefined || width === 0) return;
    const was = placed.current;
    const { left, top } = lies.current;
    const isMoved = left !== was.left || top !== was.top;
    // A window that grows or shrinks does not take back where somebody moved the map to.
    if (isMoved && was.centre === zone.id && was.cell === cell) return;
    const box = boxOf(zone, cell);
    const map = { width: plan.width * cell, height: plan.height * cell };
    if (!inWindow(box, { left, top, width, height }, cell * ROUND, map)) {
      const [x, y] = middleOf(box);
      at.scrollTo({ left: x - width / 2, top: y - height / 2 });
      lies.current = { left: at.scrollLeft, top: at.scrollTop };
    }
    placed.current = { centre: zone.id, cell, ...lies.current };
  }, [ref, plan, cell, width, height, centre]);
  return tile;
}

const SIDES = [
  { dx: -1, dy: 0, sign: '←' },
  { dx: 0, dy: -1, sign: '↑' },
  { dx: 0, dy: 1, sign: '↓' },
  { dx: 1, dy: 0, sign: '→' },
] as const;

interface TileButtonsProps {
  readonly view: View;
  readonly facts: Facts;
  readonly plan: Plan;
  readonly tile: TileAt;
  readonly window: RefObject<HTMLElement | null>;
  readonly cell: number;
}

export const TileButtons = memo(function TileButtons(props: TileButtonsProps) {
  const { view, facts, plan, tile, window, cell } = props;
  const own = useOwn();
  const { map } = questOf(facts, view);
  const go = (x: number, y: number): void => {
    const at = window.current;
    at?.scrollTo({
      left: (x + 0.5) * TILE * cell - at.clientWidth / 2,
      top: (y + 0.5) * TILE * cell - at.clientHeight / 2,
    });
  };
  return (
    <div className="dk-tiles">
      <div className="dk-tile-buttons" role="group" aria-label={own.s('map.tiles')}>
        {SIDES.flatMap(({ dx, dy, sign }) => {
          const side = map[tile.y + dy]?.[tile.x + dx];
          return side === undefined
            ? []
            : [
                <button
                  key={sign}
                  type="button"
                  className="button small"
                  onClick={() => go(tile.x + dx, tile.y + dy)}
                >
                  <span aria-hidden="true">{sign}</span> {own.called(side)}
                </button>,
              ];
        })}
      </div>
      <DangerChip view={view} />
      <SmallMap view={view} plan={plan} tile={tile} step="one" />
    </div>
  );
});
