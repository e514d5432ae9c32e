/** Figures and tokens of the map: each told apart by shape first. What they are is said by the Zone they stand in. */

import { Icon, SeatChip, seatColour, type IconName } from '../../../art/index.ts';
import { isKo, type AdventurerView } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import type { Lying } from './standing.ts';

interface FoeProps {
  readonly kind: string;
  readonly n: number;
  readonly size: number;
  readonly shape: 'undead' | 'notable' | 'monster' | 'asleep';
  /** Wounds of a Monster: taken, and all of them. */
  readonly wounds?: readonly [taken: number, of: number];
  readonly bound?: boolean;
}

export function Foe({ kind, n, size, shape, wounds, bound = false }: FoeProps) {
  return (
    <span
      className={`dk-fig dk-${shape}${bound ? ' bound' : ''}`}
      style={{ width: size, height: size }}
      data-figure={kind}
      aria-hidden="true"
    >
      <Icon name={figureIcon(kind)} />
      {shape === 'notable' && <Icon name="crown" className="dk-crown" />}
      {shape === 'asleep' && <Icon name="night-sleep" className="dk-moon" />}
      {n > 1 && <b className="dk-count">{n}</b>}
      {wounds !== undefined && (
        <span
          className="dk-wounds"
          style={{ '--of': wounds[1], '--n': wounds[1] - wounds[0] } as React.CSSProperties}
        />
      )}
    </span>
  );
}

interface PersonProps {
  readonly one: AdventurerView;
  readonly size: number;
  readonly acting?: boolean;
  readonly ghost?: boolean;
}

export function Person({ one, size, acting = false, ghost = false }: PersonProps) {
  const ko = isKo(one);
  const looks = ['dk-fig dk-person', acting ? 'acting' : '', ko ? 'ko' : '', ghost ? 'ghost' : ''];
  return (
    <span
      className={looks.filter(Boolean).join(' ')}
      style={{ width: size, height: size, background: ko ? undefined : seatColour(one.seat) }}
      data-figure={ghost ? undefined : one.id}
      aria-hidden="true"
    >
      {acting && <Rays />}
      <Icon name={figureIcon(one.id)} />
      <SeatChip seat={one.seat} size={Math.max(13, size * 0.36)} />
      {ko && <b className="dk-ko">KO</b>}
    </span>
  );
}

/** The lamp of whoever acts: a ring of rays. */
function Rays() {
  const path = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${50 + x * 54} ${50 + y * 54}L${50 + x * 68} ${50 + y * 68}`;
  }).join('');
  return (
    <svg className="dk-rays" viewBox="-20 -20 140 140" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const LYING: Readonly<Record<Lying['kind'], IconName>> = {
  treasure: 'locked-chest',
  potion: 'health-potion',
  artifactChest: 'emerald',
  artifact: 'emerald',
  objective: 'cross-mark',
  search: 'magnifying-glass',
};

export function Lies({ kind, colour, n, size }: Lying & { size: number }) {
  return (
    <span
      className={`dk-lies dk-${kind} ${colour ?? ''}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name={LYING[kind]} />
      {n > 1 && <b className="dk-count">{n}</b>}
    </span>
  );
}

export function SpawnMark({ order, colour, size }: { order: number | null; colour: string; size: number }) {
  return (
    <span
      className={`dk-spawn ${order === null ? 'asleep' : ''} ${colour}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name="magic-portal" />
      {order !== null && <b className="dk-count">{order}</b>}
    </span>
  );
}
