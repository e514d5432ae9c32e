/** Speaks what happens at the table, then what is asked; the cues sound with it. */

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Refusal } from '@gravetable/kernel';
import { useSettings } from '../../settings.ts';
import { greet, play, playLines } from '../../sound/index.ts';
import type { LogLine } from '../../engine/types.ts';
import { useWay } from '../../way.ts';
import { announce, count, onAnnounce, type Heard } from './announce.ts';
import { confirmedIn } from '../asking/lit.ts';
import { optionWords, sentenceOf, useTable, useTableWords } from '../context.tsx';
import { sentences } from '../../words/index.ts';
import type { TableModule } from '../module.ts';
import { lineText, moreText, outcomeText, warningText, whyNotText } from './speech.ts';
import { topicsOf } from '../log/topics.ts';

const SILENCE: Heard = { text: '', more: {}, urgent: false };

/** Speaks what happens at the table, then what is asked, and plays its cues. */
export function Announcer({ module }: { module: TableModule }) {
  const words = useTableWords();
  const [{ text, more, urgent }, setHeard] = useState(SILENCE);
  useEffect(() => {
    onAnnounce(setHeard);
    return () => onAnnounce(null);
  }, []);
  // The motif comes before the cue of the first question, which then goes without.
  useSounds(module);
  useTold(module);
  useAsked();
  useChosen();
  useRefused();
  useOutcome();
  const said = [moreText(more, words), text].filter(Boolean).join(' ');
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

/** The line that is shown now; all that its answer led to where nothing is acted out. */
function useShown(): () => readonly LogLine[] {
  const now = useTable((table) => table.now);
  const log = useTable((table) => table.snapshot.log);
  const past = useTable((table) => table.phase === 'past');
  const instant = useWay().speed === 'instant';
  return () => {
    if (now === null) return [];
    return instant && !past ? log.filter(({ after }) => after === now.after) : [now];
  };
}

/** What happened: line by line as it is shown; all of it where nothing is acted out. */
function useTold({ endangers }: TableModule): void {
  const words = useTableWords();
  const now = useTable((table) => table.now);
  const { view, viewer } = useTable((table) => table.snapshot);
  const lines = useShown();
  const past = useTable((table) => table.phase === 'past');
  const info = useTable((table) => table.info);
  const topics = useMemo(() => topicsOf(info), [info]);
  const spoken = useSettings((settings) => settings.spoken);
  // What was told is told once, whatever the log says next.
  const tell = useEffectEvent(() => {
    for (const { event } of lines()) {
      const danger = !past && viewer !== null && endangers?.(event, view, viewer) === true;
      const about = topics.kindOf(event);
      if (danger) announce(lineText(event, words), 'danger');
      else if (spoken[about] === 'whole') announce(lineText(event, words), 'line', about);
      else if (spoken[about] === 'summary') count(about);
    }
  });
  useEffect(() => tell(), [now, words]);
}

/** The motif of the game, and what each line sounds like; dice are heard once, with the first line they brought. */
function useSounds({ endangers }: TableModule): void {
  const { id, game } = useTable((table) => table.meta);
  const info = useTable((table) => table.info);
  const topics = useMemo(() => topicsOf(info), [info]);
  const now = useTable((table) => table.now);
  const past = useTable((table) => table.phase === 'past');
  const { view, viewer, moments } = useTable((table) => table.snapshot);
  const lines = useShown();
  const before = useRef(0);
  useEffect(() => greet(id, game), [id, game]);
  // What is told sounds once, whatever the table shows next.
  const sound = useEffectEvent((line: LogLine) => {
    const fell = moments.at(-1)?.line === 'roll' && line.after !== before.current;
    before.current = line.after;
    const told = lines().map(({ event }, at) => ({
      game,
      event,
      topic: topics.of(event),
      rolled: fell && at === 0,
      own: !past && viewer !== null && endangers?.(event, view, viewer) === true,
    }));
    playLines(told);
  });
  useEffect(() => {
    if (now !== null) sound(now);
  }, [now]);
}

/** What is asked, once per question, when all that led to it was told. */
function useAsked(): void {
  const words = useTableWords();
  const question = useTable((table) => (table.phase === 'playing' ? table.question() : null));
  const told = useTable(({ queue, busy }) => queue.length === 0 && !busy);
  const asked = useRef<string | null>(null);
  // One announcement per question, not per redraw of it.
  const ask = useEffectEvent((id: string | null) => {
    if (question === null) asked.current = null;
    if (question === null || !told || asked.current === id) return;
    asked.current = id;
    announce(words.t('read.your-turn', { sentence: sentenceOf(question, words) }), 'turn');
    play('turn');
  });
  const id = question?.id ?? null;
  useEffect(() => ask(id), [id, told]);
}

/** An answer is chosen and waits: nobody has to look for the button to learn that. */
function useChosen(): void {
  const words = useTableWords();
  const question = useTable(confirmedIn);
  const line = useTable(({ preview }) => preview?.line ?? null);
  const draft = useTable((table) => (question === null ? null : table.draft));
  // Once for each answer that is taken up, not for each redraw of it.
  const tell = useEffectEvent(() => {
    if (question === null || draft === null) return;
    const at = question.form === 'one' ? draft.picks[0] : undefined;
    const option = at === undefined ? null : question.options[at];
    const what = option ? words.t('read.chosen', { option: optionWords(option, words) }) : '';
    const why = line === null ? '' : warningText(line, question, words);
    announce(sentences([what, why, words.t('read.confirm')]), 'reply');
  });
  useEffect(() => tell(), [draft]);
}

/** Why not, and what could be done in its place. */
function useRefused(): void {
  const words = useTableWords();
  const question = useTable((table) => (table.phase === 'playing' ? table.question() : null));
  const refusal = useTable((table) => table.refusal);
  const instead = useTable((table) => table.instead);
  // One announcement per refusal.
  const refuse = useEffectEvent((why: Refusal) => {
    announce(whyNotText(why, question, instead, words), 'reply');
    play('knock');
  });
  useEffect(() => {
    if (refusal !== null) refuse(refusal);
  }, [refusal, words]);
}

/** How it ended, when the last line was told. */
function useOutcome(): void {
  const words = useTableWords();
  const over = useTable(({ phase, queue }) => phase === 'over' && queue.length === 0);
  const outcome = useTable(({ snapshot }) => snapshot.outcome);
  const won = useTable(({ snapshot }) => snapshot.outcome?.winners.includes(snapshot.viewer ?? 0) === true);
  // A game ends once.
  const end = useEffectEvent(() => {
    if (outcome === null) return;
    announce(outcomeText(outcome, words), 'turn');
    play(won ? 'good' : 'bad');
  });
  useEffect(() => {
    if (over) end();
  }, [over, won]);
}
