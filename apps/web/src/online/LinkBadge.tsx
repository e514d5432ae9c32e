/** How the connection is: by bars, a word and a figure, never by colour alone. */

import { announce } from '../table/speech/announce.ts';
import { useEffect, useRef } from 'react';
import { useRoom, useTick } from './context.tsx';
import { useOnlineWords } from './words.ts';

const BARS = { opening: 0, online: 3, slow: 2, reconnecting: 1, offline: 0, ended: 0 } as const;

export function LinkBadge({ wide }: { wide: boolean }) {
  const { o } = useOnlineWords();
  const { state, trip, lostAt } = useRoom((room) => room.link);
  const isLost = state === 'reconnecting' || state === 'offline';
  const now = useTick(1000, isLost);
  const text =
    state === 'online' && trip !== null
      ? o('link.online-trip', { trip })
      : state === 'slow'
        ? o('link.slow', { trip: trip ?? 0 })
        : state === 'reconnecting'
          ? o('link.reconnecting', { n: Math.max(0, Math.round((now - (lostAt ?? now)) / 1000)) })
          : o(state === 'online' ? 'link.online' : state === 'opening' ? 'link.opening' : 'link.offline');
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state) return;
    if (state === 'reconnecting' || state === 'offline') announce(`${text}. ${o('link.note')}`, 'turn');
    else if (was === 'reconnecting' || was === 'offline') announce(o('link.online'), 'turn');
  });
  return (
    <span
      className={`link-badge ${state}`}
      title={isLost ? o('link.note') : text}
      {...(wide ? {} : { role: 'img', 'aria-label': text })}
    >
      <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < BARS[state] ? 'on' : 'off'}
            x={bar * 6 + 0.5}
            y={9 - bar * 4.25}
            width="4.5"
            height={4.5 + bar * 4.25}
          />
        ))}
        {state === 'offline' && <path d="M1 1l16 12" />}
      </svg>
      {wide && text}
    </span>
  );
}
