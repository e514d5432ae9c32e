/** How the connection is: by bars, a word and a figure, never by colour alone. */

import { announce } from '../table/speech/announce.ts';
import { useEffect, useRef } from 'react';
import { Bars } from './Bars.tsx';
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
      <Bars full={BARS[state]} crossed={state === 'offline'} />
      {wide && text}
    </span>
  );
}
