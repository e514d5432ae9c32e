import { memo, useMemo } from 'react';
import { isPoster, type GameId } from '../brand.ts';
import { Carved } from './Carved.tsx';
import { motifOf, type MotifKind } from './motif.ts';
import { gouges } from './seeded.ts';
import type { IconName } from './icons/names.ts';

export interface PictureProps {
  /** Same id, same picture. */
  readonly id: string;
  readonly icon: IconName;
  readonly motif: MotifKind;
  readonly width: number;
  readonly height: number;
  /** Below 96 px hatch and motif go; portraits drop the gouges too. */
  readonly portrait?: boolean;
  /** It fills a place of another shape, cut at the sides. */
  readonly fills?: boolean;
}

const MOTIFS: Readonly<Record<GameId, MotifKind>> = {
  'dead-cells': 'rays',
  'cards-of-the-dead': 'lamps',
  'dead-keep': 'bricks',
  vengeance: 'grid',
};

/** A game's motif, or null for one that has no poster. */
export function motifFor(game: string): MotifKind | null {
  return isPoster(game) ? MOTIFS[game] : null;
}

/** A picture in the house recipe: plate, motif, gouges, spot out of register, bone, hatch. Pure SVG. */
export const Picture = memo(function Picture({
  id,
  icon,
  motif,
  width,
  height,
  portrait = false,
  fills = false,
}: PictureProps) {
  const small = width < 96;
  const ground = useMemo(
    () => ({ motif: motifOf(motif, width, height, id), cuts: portrait ? '' : gouges(width, height, id) }),
    [motif, width, height, id, portrait],
  );
  const size = Math.min(width, height) * 0.86;
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${width} ${height}`}
      {...(fills ? { preserveAspectRatio: 'xMidYMid slice' } : {})}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill="var(--print)" />
      {(!small || portrait) && (
        <path
          d={ground.motif.path}
          opacity={ground.motif.opacity * 1.4}
          {...(ground.motif.stroke
            ? { fill: 'none', stroke: 'var(--print-spot)', strokeWidth: 0.8 }
            : { fill: 'var(--print-spot)' })}
        />
      )}
      {ground.cuts !== '' && <path d={ground.cuts} fill="var(--bone)" opacity="0.16" />}
      <Carved
        icon={icon}
        x={(width - size) / 2}
        y={(height - size) / 2}
        size={size}
        spot="var(--print-spot)"
        bone="var(--bone)"
        plate="var(--print)"
        hatch={!small}
        shift={width * 0.015}
      />
    </svg>
  );
});
