import { useId, type ReactNode } from 'react';
import { gouges, tornEdge } from '../seeded.ts';

export const PRINT = { width: 288, height: 358 } as const;

/** A carved print with a torn edge: the picture of a poster. */
export function Print({ id, plate, children }: { id: string; plate: string; children: ReactNode }) {
  const clip = useId();
  const { width, height } = PRINT;
  return (
    <svg
      className="print"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <polygon points={tornEdge(width, height, id)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} fill={plate} />
        {children}
        <path d={gouges(width, height, id)} fill="#F3EADB" opacity="0.1" />
      </g>
    </svg>
  );
}
