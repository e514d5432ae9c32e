import { memo } from 'react';
import { gouges } from '../../art/seeded.ts';
import { motifOf } from '../../art/motif.ts';
import { motifFor } from '../../art/index.ts';

const [WIDTH, HEIGHT] = [880, 556];

/** The board's ground: the game's motif and a few gouges, faint enough to read on. */
export const BoardGround = memo(function BoardGround({ game }: { game: string }) {
  const kind = motifFor(game);
  const motif = kind === null || kind === 'lamps' ? null : motifOf(kind, WIDTH, HEIGHT, game);
  return (
    <svg
      className="board-ground"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {motif !== null && (
        <path
          d={motif.path}
          opacity={motif.opacity * 0.35}
          {...(motif.stroke ? { fill: 'none', stroke: 'var(--spot)' } : { fill: 'var(--spot)' })}
        />
      )}
      <path d={gouges(WIDTH, HEIGHT, game)} fill="var(--text)" opacity="0.07" />
    </svg>
  );
});
