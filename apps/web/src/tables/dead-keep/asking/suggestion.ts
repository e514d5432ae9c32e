/** "As suggested": what a careful player would answer; from the set-up to the first Turn by one press. All of it can be taken back. */

import type { QuestionView, Said } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { useActions, useQuestion, useTable } from '../../../table/context.tsx';
import type { Engine } from '../../../engine/client.ts';
import { emptyDraft, optionsIn, type Draft } from '../../../table/store/draft.ts';

/** What is asked before the first Turn. */
export const SETTING_UP: ReadonlySet<string> = new Set([
  'shareOut',
  'firstPlayer',
  'buyWeapon',
  'buy',
  'buyFor',
  'shareTalismans',
  'equip',
  'talismans',
  'market',
  'sell',
]);

const useFollowing = create<{ readonly table: string | null; readonly answered: string | null }>(() => ({
  table: null,
  answered: null,
}));

const kept = new WeakMap<QuestionView, Promise<Suggestion | null>>();

interface Suggestion {
  readonly draft: Draft;
  readonly reason: Said | null;
}

/** What the rules name as a good answer, else what a careful player would do. */
function suggestionFor(engine: Engine, question: QuestionView): Promise<Suggestion | null> {
  const made = kept.get(question) ?? weighed(engine, question);
  kept.set(question, made);
  return made;
}

async function weighed(engine: Engine, question: QuestionView): Promise<Suggestion | null> {
  const named = question.about['suggested'] ?? null;
  const hint = named === null ? await engine.hint(question.id) : { value: named, reason: null };
  if (hint === null) return null;
  const { form, id } = question;
  const picks =
    form === 'split' || form === 'assign'
      ? (hint.value as readonly number[])
      : optionsIn(question, hint.value);
  return { draft: { question: id, picks }, reason: hint.reason };
}

/** The suggestion for a question, when it is there. */
export function useSuggested(question: QuestionView, wanted: boolean): Suggestion | null {
  const engine = useTable((table) => table.engine);
  const [found, setFound] = useState<Suggestion | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void suggestionFor(engine, question).then((one) => {
      if (!gone) setFound(one);
    });
    return () => {
      gone = true;
    };
  }, [engine, question, wanted]);
  return found?.draft.question === question.id ? found : null;
}

/** Begins to follow the suggestions; null where nothing is being set up. */
export function useSuggestion(): (() => void) | null {
  const question = useQuestion();
  const table = useTable(({ meta }) => meta.id);
  if (question === null || !SETTING_UP.has(question.kind)) return null;
  return () => useFollowing.setState({ table, answered: null });
}

/** Gives one answer after the other, until something else than the set-up is asked. */
export function useFollowed(): void {
  const question = useQuestion();
  const table = useTable(({ meta }) => meta.id);
  const phase = useTable((state) => state.phase);
  const engine = useTable((state) => state.engine);
  const following = useFollowing();
  const { choose, setDraft, commit } = useActions();
  const draft = useTable((state) => state.draft);
  useEffect(() => {
    if (following.table !== table || question === null || phase !== 'playing') return;
    if (!SETTING_UP.has(question.kind)) return useFollowing.setState({ table: null, answered: null });
    if (question.id === following.answered) {
      // What cannot be taken back waits for a second press.
      if (draft?.question === question.id && question.form === 'one') commit();
      return;
    }
    useFollowing.setState({ table, answered: question.id });
    void suggestionFor(engine, question).then((found) => {
      if (useFollowing.getState().answered !== question.id) return;
      const answer = found?.draft ?? emptyDraft(question);
      if (question.form === 'one') return choose(answer.picks[0] ?? 0, question);
      setDraft(answer);
      commit();
    });
  }, [engine, question, table, phase, following, draft, choose, setDraft, commit]);
}
