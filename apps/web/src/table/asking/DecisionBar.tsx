/** Who must do what, in one sentence; Confirm, Undo, Help. It is in the same place in every game. */

import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../art/index.ts';
import { useMedia, WIDE } from '../../media.ts';
import { useSettings } from '../../settings.ts';
import { useWay } from '../../way.ts';
import { Asking } from './Asking.tsx';
import { Sentence, UndoHelp } from './barParts.tsx';
import { Captions } from '../speech/Captions.tsx';
import { ClockRing } from '../frame/ClockRing.tsx';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { askedOf } from './lit.ts';
import { useHold } from '../store/hurrying.ts';
import type { TableModule } from '../module.ts';
import { figures } from '../log/topics.ts';
import { Playback } from '../review/Playback.tsx';
import { Refused } from './Refused.tsx';
import { hasMovedOn } from '../log/chapters.ts';
import { lineText, outcomeText } from '../speech/speech.ts';
import { useTogether } from '../together.ts';
import { nth } from '../../nth.ts';

export function DecisionBar({ module }: { module: TableModule }) {
  const phase = useTable((table) => table.phase);
  const { t } = useTableWords();
  const bar = useRef<HTMLElement>(null);
  const captions = useSettings((settings) => settings.captions);
  const together = useTogether();
  const asked = useTable((table) => (table.phase === 'playing' ? table.question()?.id : undefined));
  const kind = useTable((table) => (table.phase === 'playing' ? table.question()?.kind : undefined));
  const ending = useTable((table) => table.ending !== null);
  const now = useTable((table) => table.now);
  // Focus follows the decision, but never away from something the player is using. What they used may go only while the
  // table acts: it is looked for at every line.
  const awaited = phase === 'ready' ? 'clock' : asked;
  useEffect(() => {
    if (awaited === undefined) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null) {
        bar.current?.querySelector<HTMLElement>('#decision')?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [awaited, now]);
  return (
    <section
      className={captions ? 'decision-bar captioned' : 'decision-bar'}
      ref={bar}
      aria-label={t('table.decision')}
      data-kind={kind}
      data-question={
        phase === 'over' ? 'over' : ending && (phase === 'playing' || phase === 'telling') ? 'end' : asked
      }
    >
      {together !== null && <together.Proposal />}
      <ClockRing />
      {phase === 'ready' && <Ready />}
      {phase === 'telling' && !ending && <Telling />}
      {phase === 'playing' && !ending && <Asking module={module} />}
      {phase === 'others' && !ending && <Others />}
      {(phase === 'playing' || phase === 'others' || phase === 'telling') && <Ended />}
      {phase === 'past' && <Playback />}
      {phase === 'over' && <Over />}
      {(phase === 'handover' || phase === 'lost') && <Sentence first="" />}
      {captions && <Captions />}
    </section>
  );
}

/** Everything waits for the player to start the clock. */
function Ready() {
  const { t } = useTableWords();
  const { startClock } = useActions();
  const refusal = useTable((table) => table.refusal);
  return (
    <>
      <Sentence
        first={t('clock.ready')}
        second={refusal === null ? t('clock.ready-note') : <Refused refusal={refusal} />}
      />
      <div className="bar-buttons">
        <button type="button" id="start-clock" className="button primary" data-enter onClick={startClock}>
          {t('clock.start')}
          <kbd aria-hidden="true">↵</kbd>
        </button>
        <UndoHelp rule={null} />
      </div>
    </>
  );
}

/** What is happening; what comes next is asked when it has been told. */
function Telling() {
  const words = useTableWords();
  const now = useTable((table) => table.now);
  const refusal = useTable((table) => table.refusal);
  const seat = useToldSeat();
  const told = now === null ? words.t('table.acting') : lineText(now.event, words);
  return (
    <>
      <Sentence
        first={told}
        second={refusal === null ? <Reason /> : <Refused refusal={refusal} />}
        seat={seat}
      />
      <div className="bar-buttons">
        <OnButton />
        <UndoHelp rule={null} />
      </div>
    </>
  );
}

/** Whose figure the line being told is about; null where it is about nobody's. */
function useToldSeat(): number | null {
  const now = useTable((table) => table.now);
  const log = useTable((table) => table.snapshot.log);
  const info = useTable((table) => table.info);
  return useMemo(() => {
    const { learn, seatOf } = figures(info);
    log.forEach(learn);
    return now === null ? null : seatOf(now.event);
  }, [now, log, info]);
}

/** Why a bot did what is told, where reasons are wanted. */
function Reason() {
  const words = useTableWords();
  const { reasons } = useWay();
  const reason = useTable((table) => (reasons ? table.reasons.get(table.snapshot.count) : undefined));
  const now = useTable((table) => table.now);
  const { log, count } = useTable((table) => table.snapshot);
  if (reason === undefined) return null;
  if (hasMovedOn(log, count, now, words.speaker)) return null;
  return words.t('table.reason-of', { who: reason.by, reason: words.say(reason.said) });
}

/** On with what is told: one step, or to the end. */
function OnButton() {
  const { t } = useTableWords();
  const { hurry, step } = useActions();
  const hurrying = useHold(hurry);
  return useWay().speed === 'step' ? (
    <button type="button" className="button primary" onClick={step}>
      {t('table.next')}
    </button>
  ) : (
    <button type="button" className="button" title={t('table.hurry-hold')} {...hurrying}>
      <Icon name="fast-forward-button" />
      {t('table.hurry')}
    </button>
  );
}

function Others() {
  const words = useTableWords();
  const { t } = words;
  const waiting = useTable((table) => table.snapshot.waiting.filter((seat) => seat >= 0).join(' '));
  const now = useTable((table) => table.now);
  const refusal = useTable((table) => table.refusal);
  const votes = useTable((table) => askedOf(table) !== null);
  const seats = waiting === '' ? [] : waiting.split(' ').map(Number);
  const first =
    seats.length === 0
      ? t('table.acting')
      : seats.length === 1
        ? t('table.waiting', { who: seats[0] })
        : t('table.waiting-many', { who: seats });
  return (
    <>
      <Sentence
        first={first}
        second={
          refusal === null ? (
            <>
              {votes && seats.length === 1 && t('table.vote', { who: seats[0] })}
              {!votes && now !== null && lineText(now.event, words)} <Reason />
            </>
          ) : (
            <Refused refusal={refusal} />
          )
        }
        {...(seats.length === 1 ? { seat: nth(seats, 0) } : {})}
      />
      <div className="bar-buttons">
        <OnButton />
        <UndoHelp rule={null} />
      </div>
    </>
  );
}

/** An end is read before anybody is asked. */
function Ended() {
  const ending = useTable((table) => table.ending);
  if (ending === null) return null;
  return (
    <>
      <Sentence first={ending.title} />
      <div className="bar-buttons">
        <button type="button" className="button primary" onClick={ending.close}>
          {ending.next}
          <kbd aria-hidden="true">↵</kbd>
        </button>
        <UndoHelp rule={null} />
      </div>
    </>
  );
}

function Over() {
  const words = useTableWords();
  const { t } = words;
  const [, go] = useLocation();
  const meta = useTable((table) => table.meta);
  const outcome = useTable((table) => table.snapshot.outcome);
  const refusal = useTable((table) => table.refusal);
  const { goTo, showPanel } = useActions();
  const wide = useMedia(WIDE);
  if (outcome === null) return null;
  const lookBack = (): void => {
    if (wide) showPanel('review');
    goTo(0);
  };
  const winners = t('table.over-winners', { n: outcome.winners.length, seats: [...outcome.winners] });
  return (
    <>
      <Sentence
        first={outcomeText(outcome, words)}
        second={refusal === null ? winners : <Refused refusal={refusal} />}
      />
      <div className="bar-buttons">
        <button type="button" className="button primary" onClick={() => go(`/new/${meta.game}`)}>
          {t('table.again')}
        </button>
        <button type="button" className="button" onClick={lookBack}>
          {t('table.review')}
        </button>
        <UndoHelp rule={null} />
      </div>
    </>
  );
}
