/** Looking at the past: step, play, scrub, and branch off. */

import { useEffect, useMemo, useState } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import { useWay } from '../../way.ts';
import { mayTry } from '../store/state.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { headingsOf } from '../log/chapters.ts';
import { Sentence, UndoHelp } from '../asking/barParts.tsx';
import { RUSH } from '../store/flow.ts';
import { useHold } from '../store/hurrying.ts';
import { Refused } from '../asking/Refused.tsx';
import { lineText } from '../speech/speech.ts';

const PLAY_EVERY = 900;

/** What one step of looking back is: a line of the log, which the board acts out; an answer; or what a heading opens. */
const UNITS = ['event', 'decision', 'turn', 'chapter'] as const;
type Unit = (typeof UNITS)[number];

interface Control {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  /** Null: to the end, which can be held. */
  readonly act: (() => void) | null;
}

/** Where the rounds or chapters of the game begin; empty where every answer is a step. */
function useStarts(unit: Unit): readonly number[] {
  const { speaker } = useTableWords();
  const log = useTable((table) => table.latest.log);
  return useMemo(() => {
    if (unit === 'event' || unit === 'decision') return [];
    const levels = unit === 'turn' ? ['part', 'chapter', 'turn'] : ['part', 'chapter'];
    return headingsOf(log, speaker).flatMap(({ level, after }) => (levels.includes(level) ? [after] : []));
  }, [unit, log, speaker]);
}

const next = (starts: readonly number[], at: number, whole: number): number =>
  starts.length === 0 ? Math.min(whole, at + 1) : (starts.find((one) => one > at) ?? whole);
const previous = (starts: readonly number[], at: number): number =>
  starts.length === 0 ? Math.max(0, at - 1) : (starts.findLast((one) => one < at) ?? 0);

export function Playback() {
  const words = useTableWords();
  const { t } = words;
  const at = useTable((table) => table.snapshot.count);
  const whole = useTable((table) => table.latest.count);
  const now = useTable((table) => table.now);
  /** Where the last press leads: the next one goes on from there. */
  const aim = useTable((table) => table.aim ?? table.snapshot.count);
  const refusal = useTable((table) => table.refusal);
  const review = useTable((table) => table.meta.id === 'review');
  const inBranch = useTable((table) => table.branch !== null);
  const canTry = useTable((table) => table.branch === null && mayTry(table));
  const rushing = useTable((table) => table.rushing);
  const told = useTable((table) => table.queue.length);
  const { goTo, toNow, branchFrom, tellOn, tellBack, lineTime } = useActions();
  const [unit, setUnit] = useState<Unit>('event');
  const starts = useStarts(unit);
  const toTheEnd = useHold(() => at < whole && goTo(whole));
  const [playing, setPlaying] = useState(false);
  const speed = useWay().speed;
  if (playing && aim === at && at >= whole && told === 0) setPlaying(false);
  useEffect(() => {
    if (!playing && !rushing) return;
    if (aim !== at) return; // It is still on its way.
    if (at >= whole && told === 0) return;
    const byEvent = unit === 'event' && !rushing;
    const time = byEvent ? lineTime() : PLAY_EVERY;
    const pace = rushing || speed === 'instant' ? RUSH : speed === 'step' ? time : time / Number(speed);
    const on = (): void => (byEvent ? tellOn() : goTo(next(rushing ? [] : starts, at, whole)));
    const timer = setTimeout(on, pace);
    return () => clearTimeout(timer);
  }, [playing, rushing, aim, at, whole, speed, goTo, unit, starts, told, tellOn, lineTime]);
  const steps = unit === 'event';
  const controls: readonly Control[] = [
    { icon: 'fast-backward-button', label: t('replay.first'), off: aim === 0, act: () => goTo(0) },
    {
      icon: 'previous-button',
      label: t(`replay.previous-${unit}`),
      off: aim === 0,
      act: () => (steps ? tellBack() : goTo(previous(starts, aim))),
    },
    {
      icon: 'next-button',
      label: t(`replay.next-${unit}`),
      off: aim >= whole && told === 0,
      act: () => (steps ? tellOn() : goTo(next(starts, aim, whole))),
    },
    { icon: 'fast-forward-button', label: t('replay.last'), off: aim === whole, act: null },
  ];
  const control = ({ icon, label, off, act }: Control) => (
    <button
      key={icon}
      type="button"
      className="button icon-only"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(act === null ? toTheEnd : { onClick: () => !off && act() })}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <Sentence
        first={t('replay.watching', { n: at, of: whole })}
        second={
          refusal !== null ? (
            <Refused refusal={refusal} />
          ) : now === null ? (
            t('replay.note')
          ) : (
            lineText(now.event, words)
          )
        }
      />
      <div className="bar-buttons">
        <span className="playback">
          {controls.slice(0, 2).map(control)}
          <button
            type="button"
            className="button icon-only"
            aria-label={playing ? t('replay.pause') : t('replay.play')}
            aria-pressed={playing}
            onClick={() => {
              if (!playing && aim >= whole) goTo(0);
              setPlaying(!playing);
            }}
          >
            <Icon name={playing ? 'pause-button' : 'play-button'} />
          </button>
          {controls.slice(2).map(control)}
          <select
            aria-label={t('replay.by')}
            value={unit}
            onChange={(event) => setUnit(event.target.value as Unit)}
          >
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {t(`replay.by-${one}`)}
              </option>
            ))}
          </select>
        </span>
        {canTry && (
          <button type="button" className="button primary" onClick={() => branchFrom(at)}>
            <Icon name="split-arrows" />
            {t('replay.branch')}
          </button>
        )}
        {(!review || inBranch) && (
          <button type="button" className="button" onClick={toNow}>
            {t('replay.to-now')}
          </button>
        )}
        <UndoHelp rule={null} />
      </div>
    </>
  );
}
