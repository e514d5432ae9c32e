/** A den as it is printed, small: on the cards of both sides, and in the compendium. */

import { nth } from '../../../nth.ts';
import type { Den } from '../facts.ts';
import { Blueprint } from './Blueprint.tsx';
import { spotsIn } from './layout.ts';
import { Shape } from './Shapes.tsx';

export const countsOf = (den: Den) => ({
  rooms: den.rooms.length,
  minions: den.enemies.length - 1,
  loot: den.rooms.reduce((sum, { loot }) => sum + loot, 0),
  points: den.rooms.reduce((sum, { objective }) => sum + (objective?.value ?? 0), 0),
});

/** A whole den as printed, with its enemies. */
export function SmallPlan({ den }: { den: Den }) {
  const start = den.rooms[den.entrance]?.id ?? 'r1';
  return (
    <span className="vg-small-plan">
      <Blueprint den={den} route={{ before: [start], now: [start] }} />
      <svg viewBox={`0 0 ${den.width} ${den.height}`} preserveAspectRatio="none" aria-hidden="true">
        {den.rooms.flatMap((room) => {
          const here = den.enemies.filter((enemy) => enemy.room === room.index);
          const spots = spotsIn(room, here.length, 1.25);
          return here.map((enemy, at) => {
            const [cx, cy] = nth(spots, at);
            const size = enemy.type === 'boss' ? 0.034 : 0.025;
            return (
              <g
                key={enemy.id}
                className={enemy.type === 'boss' ? 'vg-shape vg-mini-boss' : 'vg-shape'}
                transform={`translate(${cx - 20 * size} ${cy - 20 * size}) scale(${size})`}
              >
                <Shape type={enemy.type} />
              </g>
            );
          });
        })}
      </svg>
    </span>
  );
}
