/** Enemies as shapes, one for each kind, told apart without colour; and the marker's strokes. */

import type { EnemyView } from '../facts.ts';

type Kind = EnemyView['type'];

/** The shape of a kind in a square of 40. */
export function Shape({ type }: { type: Kind }) {
  switch (type) {
    case 'grunt':
      return <circle cx="20" cy="20" r="13.5" />;
    case 'toughGuy':
      return <path d="M6 6h28v28H6Zm6 6h16v16H12Z" />;
    case 'bouncer':
      return <path d="M13 5h14l8 8v14l-8 8H13l-8-8V13ZM12 20h16" />;
    case 'henchman':
      return <path d="M20 5 35 33H5Z" />;
    case 'gunman':
      return <path d="M20 3 37 20 20 37 3 20ZM20 13v14M13 20h14" />;
    case 'boss':
      return <circle cx="20" cy="20" r="17" />;
  }
}

/** Two strokes of a marker, in one of three hands. */
const CROSSES = [
  'M5 8C14 15 24 25 36 33M34 6C26 16 14 26 6 36',
  'M7 5C15 17 25 26 35 36M36 8C24 14 15 27 4 33',
  'M4 10C16 14 26 28 37 31M33 4C28 17 12 23 8 36',
] as const;

export function Cross({ of }: { of: string }) {
  const hand = of.split('').reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % CROSSES.length;
  return <path className="vg-cross" pathLength={1} d={CROSSES[hand]} />;
}

/** An enemy as it stands: alive, shaken, evaded or crossed out. */
export function EnemySign({ enemy }: { enemy: Pick<EnemyView, 'id' | 'type' | 'state' | 'dotted'> }) {
  return (
    <svg className={`vg-sign vg-${enemy.state}`} viewBox="0 0 40 40" aria-hidden="true">
      <g className="vg-shape">
        <Shape type={enemy.type} />
      </g>
      {enemy.dotted && <circle className="vg-dot" cx="20" cy="20" r="5" />}
      {enemy.state === 'evaded' && <circle className="vg-ring" cx="20" cy="20" r="18" />}
      {enemy.state === 'dead' && <Cross of={enemy.id} />}
    </svg>
  );
}
