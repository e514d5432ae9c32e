/** The countdown: a ring that empties, the seconds in it, and a warning when they run out. */

import { useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { play } from '../../sound/index.ts';
import { clockTime, secondsLeft } from '../store/clock.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { nth } from '../../nth.ts';

const RADIUS = 17;
const ROUND = 2 * Math.PI * RADIUS;
const LOOK_EVERY = 200;
/** Seconds before the end at which the player is warned aloud. */
const WARNINGS: readonly number[] = [10, 5];

export function ClockRing() {
  const { t } = useTableWords();
  const countdown = useTable((table) => table.countdown);
  const { pause } = useActions();
  const [, look] = useState(0);
  const n = countdown === null ? null : secondsLeft(countdown);
  const warning = n !== null && WARNINGS.includes(n) ? n : null;
  useEffect(() => {
    if (countdown?.running !== true) return;
    const timer = setInterval(() => look((times) => times + 1), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [countdown]);
  useEffect(() => {
    if (warning !== null) play('closing');
  }, [warning]);
  if (countdown === null || n === null) return null;
  const share = Math.min(1, n / countdown.seconds);
  return (
    <div className={n <= nth(WARNINGS, 0) ? 'clock closing' : 'clock'}>
      <svg viewBox="0 0 40 40" width="52" height="52" aria-hidden="true">
        <circle className="clock-track" cx="20" cy="20" r={RADIUS} />
        <circle
          className="clock-left"
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <b className="clock-number mono" role="timer" aria-label={t('clock.left', { n })}>
        {clockTime(n)}
      </b>
      <span className="sr" role="alert">
        {warning !== null && t('clock.closing', { n: warning })}
      </span>
      <button type="button" className="button quiet icon-only" aria-label={t('clock.pause')} onClick={pause}>
        <Icon name="pause-button" />
      </button>
    </div>
  );
}

/** The clock stands still, and so that nobody gains by it the table is out of sight. */
export function Paused() {
  const { t } = useTableWords();
  const { goOn } = useActions();
  return (
    <main className="hand-over">
      <h1 className="title">{t('clock.paused')}</h1>
      <p className="note">{t('clock.paused-note')}</p>
      <button type="button" className="button primary" autoFocus onClick={goOn}>
        {t('clock.go-on')}
      </button>
    </main>
  );
}
