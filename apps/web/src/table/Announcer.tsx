import { useEffect, useState } from 'react';
import { play } from '../sound.ts';
import { announce, onAnnounce } from './announce.ts';
import { sentenceOf, useTable, useTableWords } from './context.tsx';
import { lineText, refusalText } from './speech.ts';

/** Speaks what happens at the table, and plays its cues. */
export function Announcer() {
  const words = useTableWords();
  const [text, setText] = useState('');
  const now = useTable((table) => table.now);
  const question = useTable((table) => (table.phase === 'playing' ? table.question() : null));
  const refusal = useTable((table) => table.refusal);
  const over = useTable((table) => table.phase === 'over');
  const won = useTable(({ snapshot }) => snapshot.outcome?.winners.includes(snapshot.viewer ?? 0) === true);
  const rolled = useTable(({ snapshot }) => snapshot.moments.at(-1)?.line === 'roll');
  useEffect(() => {
    onAnnounce(setText);
    return () => onAnnounce(null);
  }, []);
  useEffect(() => {
    if (now === null) return;
    announce(lineText(now.event, words));
    if (rolled) play('die');
    else if (now.event.reveals === true) play('card');
  }, [now, rolled, words]);
  useEffect(() => {
    if (question === null) return;
    announce(words.t('read.your-turn', { sentence: sentenceOf(question, words) }));
    play('turn');
    // One announcement per question, not per redraw of it.
  }, [question?.id]);
  useEffect(() => {
    if (refusal === null) return;
    announce(refusalText(refusal, words));
    play('refused');
  }, [refusal, words]);
  useEffect(() => {
    if (over) play(won ? 'good' : 'bad');
  }, [over, won]);
  return (
    <div className="sr" role="status" aria-live="polite" aria-atomic="true" id="announcer">
      {text}
    </div>
  );
}
