/** Small pieces: pills, tracks, pips, tokens, dice. Each has a word for those who do not see it. */

import { useMemo, type ReactNode } from 'react';
import type { Seat } from '@gravetable/kernel';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';
import { SeatChip, seatColour } from './SeatChip.tsx';
import { gouges } from './seeded.ts';

export type Tone = 'plain' | 'danger' | 'good' | 'spot';

/** An icon with a number, outlined: the stats of a card. `label` says what the number is. */
export function Pill({
  icon,
  label,
  tone = 'plain',
  children,
}: {
  icon: IconName;
  label: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <span className={`pill tone-${tone}`}>
      <Icon name={icon} />
      <span className="sr">{label} </span>
      <b className="mono">{children}</b>
    </span>
  );
}

/** A track of hearts or cells: full, lost, and what a preview would take. */
export function HeartTrack({
  icon = 'hearts',
  label,
  now,
  max,
  then = now,
  tone = 'danger',
}: {
  icon?: IconName;
  label: string;
  now: number;
  max: number;
  /** What a preview would leave. */
  then?: number;
  tone?: 'danger' | 'good' | 'infection';
}) {
  return (
    <span
      className={`heart-track tone-${tone}`}
      role="img"
      title={`${label} ${now}/${max}${then === now ? '' : ` → ${then}`}`}
      aria-label={`${label} ${now}/${max}${then === now ? '' : ` → ${then}`}`}
    >
      <Icon name={icon} />
      <span className="heart-cells" aria-hidden="true">
        {Array.from({ length: max }, (_, at) => (
          <i
            key={at}
            className={at < Math.min(now, then) ? 'full' : at < now ? 'going' : at < then ? 'coming' : ''}
          />
        ))}
      </span>
      <b className="mono" aria-hidden="true">
        {now}
      </b>
    </span>
  );
}

/** Actions left, as discs. */
export function ActionPips({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span className="action-pips" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at >= of - left ? 'full' : ''} />
      ))}
    </span>
  );
}

/** A bone disc with an ink rim. Heroes wear their seat; equal ones are stacked with a count. */
export function Token({
  icon,
  label,
  count = 1,
  seat,
  size = 48,
}: {
  icon: IconName;
  label: string;
  count?: number;
  seat?: Seat;
  size?: number;
}) {
  return (
    <span
      className="token"
      role="img"
      aria-label={count > 1 ? `${label} × ${count}` : label}
      style={{ width: size, height: size, ...(seat === undefined ? {} : { borderColor: seatColour(seat) }) }}
    >
      <Icon name={icon} />
      {seat !== undefined && <SeatChip seat={seat} size={Math.max(18, size * 0.38)} />}
      {count > 1 && <b className="count-pill mono">{count}</b>}
    </span>
  );
}

/** A die with its value already fixed; `tumbling` only shows that it fell. */
export function Die({
  face,
  icon,
  label,
  size = 64,
  tumbling = false,
}: {
  /** A number of pips from 1 to 6, when there is no icon. */
  face?: number;
  icon?: IconName;
  label: string;
  size?: number;
  tumbling?: boolean;
}) {
  const cuts = useMemo(() => gouges(100, 100, `die ${label}`, 26), [label]);
  return (
    <svg
      className={tumbling ? 'die tumbling' : 'die'}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
    >
      <rect
        x="2"
        y="2"
        width="96"
        height="96"
        rx="14"
        fill="var(--bone)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <rect
        x="8"
        y="8"
        width="84"
        height="84"
        rx="10"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.6"
        opacity="0.5"
      />
      <path d={cuts} fill="var(--ink)" opacity="0.14" />
      {icon !== undefined ? (
        <g transform="translate(19 19) scale(0.1211)">
          <use href={`#gi-${icon}`} fill="var(--print-spot)" transform="translate(16 16)" />
          <use href={`#gi-${icon}`} fill="var(--ink)" />
        </g>
      ) : (
        PIPS[face ?? 0]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="var(--ink)" />)
      )}
    </svg>
  );
}

const [A, B, C] = [27, 50, 73];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[B, B]],
  2: [
    [A, A],
    [C, C],
  ],
  3: [
    [A, A],
    [B, B],
    [C, C],
  ],
  4: [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  5: [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  6: [
    [A, A],
    [C, A],
    [A, B],
    [C, B],
    [A, C],
    [C, C],
  ],
};
