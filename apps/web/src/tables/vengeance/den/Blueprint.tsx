/** The walls, doors and ways of a den: the drawing under its pieces, and the whole of a thumbnail. */

import { memo, useLayoutEffect, useRef } from 'react';
import { isStill } from '../../../table/kit/motion.ts';
import { wayNow } from '../../../way.ts';
import type { Den, PlayerView } from '../facts.ts';
import { doorsOf, middleOf, postsOf, spotsIn, strokeOf, strokesOf, wallsOf } from './layout.ts';
import { nth } from '../../../nth.ts';
import type { Route } from './route.ts';

interface Props {
  readonly den: Den;
  readonly route: Route;
  /** The way out, drawn at the end. */
  readonly escape?: readonly string[];
  readonly ghost?: string | null;
  /** The last move is being told: its stroke grows. */
  readonly grows?: boolean;
}

export const Blueprint = memo(function Blueprint({ den, route, escape, ghost = null, grows = false }: Props) {
  const from = route.now.at(-1);
  const strokes = strokesOf(den, route.now);
  const last = grows ? strokes.at(-1) : undefined;
  const gone = last === undefined ? strokes : strokes.slice(0, -1);
  return (
    <svg
      className="vg-blueprint"
      viewBox={`0 0 ${den.width} ${den.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="vg-floor" d={wallsOf(den)} />
      <path className="vg-walls" d={wallsOf(den)} />
      <path className="vg-gaps" d={doorsOf(den)} />
      <path className="vg-posts" d={postsOf(den)} />
      <path className="vg-route vg-earlier" d={strokeOf(den, route.before)} />
      <path className="vg-route vg-edge" d={gone.join('')} />
      <path className="vg-route" d={gone.join('')} />
      {last !== undefined && <Growing key={strokes.length} stroke={last} />}
      {ghost !== null && from !== undefined && (
        <path className="vg-route vg-ghost" d={strokeOf(den, [from, ghost])} />
      )}
      {escape !== undefined && <path className="vg-route vg-escape" d={strokeOf(den, escape)} />}
    </svg>
  );
});

const GROWS = 200;

/** The stroke of the last move, drawn as a marker would: from where it began to where it ends. */
function Growing({ stroke }: { stroke: string }) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const drawn = path.current;
    if (drawn === null || isStill() || wayNow().speed === 'instant') return;
    const { width } = drawn.ownerSVGElement?.getBoundingClientRect() ?? { width: 0 };
    const { width: cells } = drawn.ownerSVGElement?.viewBox.baseVal ?? { width: 1 };
    // The stroke does not scale with the plan: its dashes are as long as they are seen, or a little longer.
    const length = (drawn.getTotalLength() * width) / cells + 20;
    const frames = { strokeDasharray: [`0 ${length}`, `${length} ${length}`] };
    drawn.animate(frames, { duration: GROWS, easing: 'ease-out' });
  }, []);
  return <path ref={path} className="vg-route" d={stroke} />;
}

interface ThumbProps extends Pick<PlayerView, 'rooms' | 'room'> {
  readonly den: Den;
  /** The rooms of the way so far, one after the other, in one word. */
  readonly way: string;
  readonly colour: string;
}

/** A den at a glance: walls, who lives, the way so far and where the hero is. */
export const Thumb = memo(function Thumb({ den, rooms, room: now, way, colour }: ThumbProps) {
  const here = den.rooms.find(({ id }) => id === now);
  const stroke = strokeOf(den, way.split(' '));
  return (
    <svg className="vg-thumb" viewBox={`-0.3 -0.3 ${den.width + 0.6} ${den.height + 0.6}`} aria-hidden="true">
      <path className="vg-floor" d={wallsOf(den)} />
      <path className="vg-walls" d={wallsOf(den)} />
      <path className="vg-gaps" d={doorsOf(den)} />
      {den.rooms.map((room) => {
        const seen = rooms.find(({ id }) => id === room.id);
        const spots = spotsIn(room, seen?.enemies.length ?? 0, 1);
        return (
          <g key={room.id}>
            {seen?.enemies.map((enemy, at) => {
              const [cx, cy] = nth(spots, at);
              return enemy.state === 'dead' ? (
                <path key={enemy.id} className="vg-cross" d={`M${cx - 0.35} ${cy - 0.35}l.7.7m0-.7l-.7.7`} />
              ) : (
                <circle
                  key={enemy.id}
                  className={enemy.type === 'boss' ? 'vg-mini vg-mini-boss' : 'vg-mini'}
                  cx={cx}
                  cy={cy}
                  r={enemy.type === 'boss' ? 0.55 : 0.32}
                />
              );
            })}
          </g>
        );
      })}
      <path className="vg-route vg-edge" d={stroke} />
      <path className="vg-route" d={stroke} />
      {here !== undefined && (
        <circle
          className="vg-here"
          cx={middleOf(here)[0]}
          cy={middleOf(here)[1] + 0.9}
          r="0.6"
          fill={colour}
        />
      )}
    </svg>
  );
});
