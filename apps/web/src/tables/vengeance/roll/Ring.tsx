/** Time as a ring of sixty marks: seconds against the clock, rolls in calm play alone, turns with others. */

import { memo, useEffect, useState } from 'react';
import { SeatChip } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { clockTime, secondsLeft } from '../../../table/store/clock.ts';
import type { View } from '../facts.ts';
import { useOwn } from '../words/index.ts';

const MARKS = 60;
const LOOK_EVERY = 200;

/** The share of the ring that is left, and whether it is the last time that runs. */
function Ring({
  share,
  inner,
  children,
}: {
  share: number;
  inner: number | null;
  children: React.ReactNode;
}) {
  const full = Math.round(share * MARKS);
  const round = 2 * Math.PI * 44;
  return (
    <div className={inner === null ? 'vg-ring-box' : 'vg-ring-box closing'}>
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <Marks full={full} />
        {inner !== null && (
          <circle
            className="vg-inner"
            cx="66"
            cy="66"
            r="44"
            strokeDasharray={`${inner * round} ${round}`}
            transform="rotate(-90 66 66)"
          />
        )}
      </svg>
      <div className="vg-ring-text">{children}</div>
    </div>
  );
}

const Marks = memo(function Marks({ full }: { full: number }) {
  const marks = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, n) => {
      const angle = ((from + n) / MARKS) * 2 * Math.PI - Math.PI / 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return `M${66 + x * 50} ${66 + y * 50}L${66 + x * 63} ${66 + y * 63}`;
    }).join('');
  return (
    <>
      <path className="vg-mark-gone" d={marks(full, MARKS)} />
      <path className="vg-mark-left" d={marks(0, full)} />
    </>
  );
});

/** Seconds of the timer that runs out first. */
function useSeconds(): { readonly left: number; readonly of: number; readonly tail: boolean } | null {
  const countdown = useTable((table) => table.countdown);
  // The ring moves once a second: between two seconds nothing is drawn.
  const [, look] = useState(0);
  useEffect(() => {
    if (countdown?.running !== true) return;
    const timer = setInterval(() => look(secondsLeft(countdown)), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [countdown]);
  if (countdown === null) return null;
  return {
    left: secondsLeft(countdown),
    of: countdown.seconds,
    tail: countdown.name.includes('tailExpired'),
  };
}

/** The last seconds look the same for everybody, whatever runs out. */
const CLOSING = 10;

export function ClockRing({ view }: { view: View }) {
  const { s } = useOwn();
  const seconds = useSeconds();
  const { solo, calm, turn, order, taking } = view;
  if (seconds !== null) {
    const closing = seconds.tail || seconds.left <= CLOSING;
    const share = seconds.left / Math.max(1, seconds.of);
    return (
      <Ring share={share} inner={closing ? share : null}>
        <b className="mono">{clockTime(seconds.left)}</b>
        <small>{closing ? s('ring.closing') : s('ring.of', { time: clockTime(seconds.of) })}</small>
      </Ring>
    );
  }
  if (calm && solo !== null) {
    const left = Math.max(0, solo.budget - solo.rolls);
    return (
      <Ring share={left / solo.budget} inner={null}>
        <b className="mono">{left}</b>
        <small>{s('ring.rolls', { n: left, of: solo.budget })}</small>
      </Ring>
    );
  }
  if (calm) {
    return (
      <Ring share={1} inner={null}>
        <span className="vg-order">
          {order.map((seat) => (
            <i key={seat} className={seat === turn ? 'now' : ''}>
              <SeatChip seat={seat} size={24} />
            </i>
          ))}
        </span>
        <small>{turn === null ? '' : s('ring.turn', { who: turn })}</small>
      </Ring>
    );
  }
  // Before the first roll, or when the time to take dice is over.
  return (
    <Ring share={taking ? 1 : 0} inner={null}>
      {!taking && <small>{s('ring.over')}</small>}
      {taking && solo !== null && <b className="mono">{clockTime(solo.seconds)}</b>}
    </Ring>
  );
}
