import { useId } from 'react';
import type { IconName } from './icons/names.ts';

export interface CarvedProps {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spot: string;
  readonly bone: string;
  readonly plate: string;
  /** Hatch over the right half; dropped in small pictures. */
  readonly hatch?: boolean;
  readonly shift?: number;
}

/** An icon as a print: spot colour out of register, bone on top, hatch over the right half. */
export function Carved({
  icon,
  x,
  y,
  size,
  spot,
  bone,
  plate,
  hatch = true,
  shift = size * 0.018,
}: CarvedProps) {
  const id = useId();
  const scale = size / 512;
  const pitch = (size < 120 ? 3.6 : 4.6) / scale;
  const line = (size < 120 ? 1.1 : 1.5) / scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <use href={`#gi-${icon}`} fill={spot} transform={`translate(${shift / scale} ${shift / scale})`} />
      <use href={`#gi-${icon}`} fill={bone} />
      {hatch && (
        <>
          <clipPath id={`${id}c`}>
            <use href={`#gi-${icon}`} />
          </clipPath>
          <pattern
            id={`${id}h`}
            width={pitch}
            height={pitch}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <rect width={pitch} height={line} fill={plate} opacity="0.75" />
          </pattern>
          <g clipPath={`url(#${id}c)`}>
            <rect x="262" width="250" height="512" fill={`url(#${id}h)`} />
          </g>
        </>
      )}
    </g>
  );
}
