import { useEffect, useRef, useState } from 'react';
import { play } from '../sound.ts';
import { useWay } from '../way.ts';
import { announce, onAnnounce } from './announce.ts';
import { sentenceOf, useTable, useTableWords } from './context.tsx';
import { lineText, outcomeText, refusalText } from './speech.ts';

/** More than this is not read at once: the log has it. */
const MOST = 8;

/** Speaks what happens at the table, then what is asked, and plays its cues. */
export function Announcer() {
  const words = useTableWords();
  const [said, setSaid] = useState<readonly string[]>([]);
  const now = useTable((table) => table.now);
  const refusal = useTable((table) => table.refusal);
  const rolled = useTable(({ snapshot }) => snapshot.moments.at(-1)?.line === 'roll');
  useEffect(() => {
    onAnnounce(setSaid);
    return () => onAnnounce(null);
  }, []);
  useTold();
  useAsked();
  useOutcome();
  useEffect(() => {
    if (now === null) return;
    if (rolled) play('die');
    else if (now.event.reveals === true) play('card');
  }, [now, rolled]);
  useEffect(() => {
    if (refusal === null) return;
    announce(refusalText(refusal, words));
    play('refused');
  }, [refusal, words]);
  const more = said.length - MOST;
  return (
    <div className="sr" role="status" aria-live="polite" aria-atomic="true" id="announcer">
      {(more > 0 ? [words.t('read.more', { n: more }), ...said.slice(-MOST)] : said).join(' ')}
    </div>
  );
}

/** What happened: line by line as it is shown; all of it where nothing is acted out. */
function useTold(): void {
  const words = useTableWords();
  const now = useTable((table) => table.now);
  const log = useTable((table) => table.snapshot.log);
  const instant = useWay().speed === 'instant';
  const past = useTable((table) => table.phase === 'past');
  useEffect(() => {
    if (now === null) return;
    const lines = instant && !past ? log.filter(({ after }) => after === now.after) : [now];
    for (const { event } of lines) announce(lineText(event, words));
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
    announce(words.t('read.your-turn', { sentence: sentenceOf(question, words) }));
    play('turn');
    // One announcement per question, not per redraw of it.
  }, [question?.id, told]);
}

/** How it ended, when the last line was told. */
function useOutcome(): void {
  const words = useTableWords();
  const over = useTable(({ phase, queue }) => phase === 'over' && queue.length === 0);
  const outcome = useTable(({ snapshot }) => snapshot.outcome);
  const won = useTable(({ snapshot }) => snapshot.outcome?.winners.includes(snapshot.viewer ?? 0) === true);
  useEffect(() => {
    if (!over || outcome === null) return;
    announce(outcomeText(outcome, words));
    play(won ? 'good' : 'bad');
    // A game ends once.
  }, [over, won]);
}
