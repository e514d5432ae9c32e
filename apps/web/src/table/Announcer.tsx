import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { play } from '../sound.ts';
import { useWay } from '../way.ts';
import { announce, onAnnounce, type Heard } from './announce.ts';
import { sentenceOf, useTable, useTableWords } from './context.tsx';
import type { TableModule } from './module.ts';
import { lineText, outcomeText, whyNotText } from './speech.ts';

const SILENCE: Heard = { text: '', more: 0, urgent: false };

/** Speaks what happens at the table, then what is asked, and plays its cues. */
export function Announcer({ module }: { module: TableModule }) {
  const words = useTableWords();
  const [{ text, more, urgent }, setHeard] = useState(SILENCE);
  const now = useTable((table) => table.now);
  const rolled = useTable(({ snapshot }) => snapshot.moments.at(-1)?.line === 'roll');
  useEffect(() => {
    onAnnounce(setHeard);
    return () => onAnnounce(null);
  }, []);
  useTold(module);
  useAsked();
  useRefused();
  useOutcome();
  useEffect(() => {
    if (now === null) return;
    if (rolled) play('die');
    else if (now.event.reveals === true) play('card');
  }, [now, rolled]);
  const said = more === 0 ? text : `${words.t('read.more', { n: more })} ${text}`;
  return (
    <>
      <div className="sr" role="status" aria-live="polite" aria-atomic="true" id="announcer">
        {urgent ? '' : said}
      </div>
      <div className="sr" aria-live="assertive" aria-atomic="true" id="alarm">
        {urgent ? said : ''}
      </div>
    </>
  );
}

/** What happened: line by line as it is shown; all of it where nothing is acted out. */
function useTold({ endangers }: TableModule): void {
  const words = useTableWords();
  const now = useTable((table) => table.now);
  const { log, view, viewer } = useTable((table) => table.snapshot);
  const instant = useWay().speed === 'instant';
  const past = useTable((table) => table.phase === 'past');
  const all = useSettings(({ announces }) => announces === 'all');
  useEffect(() => {
    if (now === null) return;
    const lines = instant && !past ? log.filter(({ after }) => after === now.after) : [now];
    for (const { event } of lines) {
      const danger = !past && viewer !== null && endangers?.(event, view, viewer) === true;
      if (danger || all) announce(lineText(event, words), danger ? 'danger' : 'line');
    }
    // What was told is told once, whatever the log says next.
  }, [now, words]);
}

/** What is asked, once per question, when all that led to it was told. */
function useAsked(): void {
  const words = useTableWords();
  const question = useTable((table) => (table.phase === 'playing' ? table.question() : null));
  const told = useTable(({ queue, busy }) => queue.length === 0 && !busy);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (question === null) asked.current = null;
    if (question === null || !told || asked.current === question.id) return;
    asked.current = question.id;
    announce(words.t('read.your-turn', { sentence: sentenceOf(question, words) }), 'turn');
    play('turn');
    // One announcement per question, not per redraw of it.
  }, [question?.id, told]);
}

/** Why not, and what could be done in its place. */
function useRefused(): void {
  const words = useTableWords();
  const question = useTable((table) => (table.phase === 'playing' ? table.question() : null));
  const refusal = useTable((table) => table.refusal);
  const instead = useTable((table) => table.instead);
  useEffect(() => {
    if (refusal === null) return;
    announce(whyNotText(refusal, question, instead, words), 'reply');
    play('refused');
    // One announcement per refusal.
  }, [refusal, words]);
}

/** How it ended, when the last line was told. */
function useOutcome(): void {
  const words = useTableWords();
  const over = useTable(({ phase, queue }) => phase === 'over' && queue.length === 0);
  const outcome = useTable(({ snapshot }) => snapshot.outcome);
  const won = useTable(({ snapshot }) => snapshot.outcome?.winners.includes(snapshot.viewer ?? 0) === true);
  useEffect(() => {
    if (!over || outcome === null) return;
    announce(outcomeText(outcome, words), 'turn');
    play(won ? 'good' : 'bad');
    // A game ends once.
  }, [over, won]);
}
