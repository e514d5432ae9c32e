/** The whole game on one line: a mark per decision and seat, information lines, and where we stand. */

import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '@gravetable/kernel';
import { Icon, SeatChip, seatColour } from '../art/index.ts';
import { useActions, useTable, useTableStore, useTableWords } from './context.tsx';
import { eyesOf } from './eyes.ts';
import { lineText } from './speech.ts';

const WIDE = 1000;

export function Scrubber() {
  const words = useTableWords();
  const { t, seats } = words;
  const at = useTable((table) => table.snapshot.count);
  const latest = useTable((table) => table.latest);
  const viewer = useTable((table) => table.snapshot.viewer);
  const { seeAs } = useActions();
  const eyes = eyesOf(useTableStore().getState());
  const [aim, setAim] = useAim(at);
  const whole = Math.max(1, latest.count);
  const x = (count: number): number => (count / whole) * WIDE;
  const height = seats.length * 22 + 8;
  return (
    <div className="scrubber">
      <div className="row">
        <label htmlFor="seen-by" className="label">
          {t('replay.viewer')}
        </label>
        <select
          id="seen-by"
          value={String(viewer)}
          onChange={(event) =>
            seeAs(event.target.value === 'null' ? null : (Number(event.target.value) as Viewer))
          }
        >
          {eyes.map((eye) => (
            <option key={eye} value={String(eye)}>
              {eye === null ? t('replay.spectator') : seats[eye]}
            </option>
          ))}
        </select>
        <VerifyBadge />
        {latest.agreed > 0 && <span className="badge warn">{t('replay.agreed', { n: latest.agreed })}</span>}
      </div>
      <div className="scrub-lanes">
        <div className="scrub-chips" aria-hidden="true">
          {seats.map((_, seat) => (
            <SeatChip key={seat} seat={seat} size={18} />
          ))}
        </div>
        <div className="grow">
          <svg
            viewBox={`0 0 ${WIDE} ${height}`}
            preserveAspectRatio="none"
            height={height}
            width="100%"
            aria-hidden="true"
          >
            {seats.map((_, seat) => (
              <path key={seat} d={`M0 ${seat * 22 + 12}H${WIDE}`} stroke="var(--hair)" strokeWidth="2" />
            ))}
            {latest.moments.map(({ seat, line }, n) =>
              seat < 0 ? null : (
                <g key={n}>
                  {line !== null && (
                    <path
                      d={`M${x(n + 1)} 0V${height}`}
                      stroke="var(--warn)"
                      strokeWidth="1"
                      strokeDasharray="3 4"
                      opacity="0.6"
                    />
                  )}
                  <rect x={x(n + 1) - 2} y={seat * 22 + 6} width="4" height="12" fill={seatColour(seat)} />
                </g>
              ),
            )}
            <path d={`M${x(at)} 0V${height}`} stroke="var(--focus)" strokeWidth="4" />
          </svg>
          <input
            type="range"
            min={0}
            max={latest.count}
            value={aim ?? at}
            aria-label={t('replay.scrub')}
            aria-valuetext={t('replay.past', { n: aim ?? at, of: latest.count })}
            onChange={(event) => setAim(Number(event.target.value))}
          />
        </div>
      </div>
      <KeyMoments />
    </div>
  );
}

/** A thumb is faster than the table: while one moment is laid out only the last one asked for is remembered. */
function useAim(at: number): readonly [aim: number | null, setAim: (count: number) => void] {
  const { goTo } = useActions();
  const busy = useTable((table) => table.busy);
  const [aim, setAim] = useState<number | null>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (aim === null || busy) return;
    if (aim === at || aim === asked.current) {
      asked.current = null;
      return setAim(null);
    }
    asked.current = aim;
    goTo(aim);
  }, [aim, at, busy, goTo]);
  return [aim, setAim];
}

/** Reveals and rolls with something to say: the moments worth going to. */
function KeyMoments() {
  const words = useTableWords();
  const { t } = words;
  const latest = useTable((table) => table.latest);
  const at = useTable((table) => table.snapshot.count);
  const goTo = useTable((table) => table.goTo);
  const keys = latest.log.filter((line) => line.event.reveals === true && line.after > 0).slice(-24);
  return (
    <section className="key-moments" aria-label={t('replay.keys')}>
      <h3 className="small-caps">{t('replay.keys')}</h3>
      {keys.length === 0 && <p className="note">{t('replay.no-keys')}</p>}
      <ul>
        {keys.map((line, place) => (
          <li key={place}>
            <button
              type="button"
              className={line.after === at ? 'button small lit-selected' : 'button small'}
              onClick={() => goTo(line.after)}
            >
              <span className="mono">{line.after}</span> {lineText(line.event, words)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function VerifyBadge() {
  const { t } = useTableWords();
  const store = useTableStore();
  const [verdict, setVerdict] = useState<{ ok: boolean; at: number | null } | 'checking' | null>(null);
  const check = (): void => {
    setVerdict('checking');
    void store
      .getState()
      .engine.verify()
      .then(({ ok, divergedAt }) => setVerdict({ ok, at: divergedAt }));
  };
  if (verdict === null) {
    return (
      <button type="button" className="button small" onClick={check}>
        <Icon name="check-mark" />
        {t('replay.verify')}
      </button>
    );
  }
  const text =
    verdict === 'checking'
      ? t('replay.verifying')
      : verdict.ok
        ? t('replay.verified')
        : t('replay.verify-failed', { n: verdict.at });
  return (
    <span className={verdict !== 'checking' && !verdict.ok ? 'badge warn' : 'badge good'} role="status">
      {text}
    </span>
  );
}
