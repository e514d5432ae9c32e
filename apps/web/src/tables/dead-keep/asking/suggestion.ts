/** "As suggested": from the set-up to the first Turn by one press. Every answer can be taken back. */

import type { QuestionView } from '@gravetable/kernel';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useActions, useQuestion, useTable } from '../../../table/context.tsx';
import { emptyDraft, optionAt } from '../../../table/store/draft.ts';

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
]);

const useFollowing = create<{ readonly table: string | null; readonly answered: string | null }>(() => ({
  table: null,
  answered: null,
}));

/** The number of the answer the rules suggest, or that ends the matter; -1: as it lies. */
export function suggestedIn(question: QuestionView): number {
  const { about, options } = question;
  const named = about['suggested'];
  if (named !== undefined && named !== null) return optionAt(question, named);
  const done = options.findIndex(({ value }) => value === 'done');
  return done >= 0 ? done : 0;
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
    if (question.form === 'one') return choose(suggestedIn(question), question);
    setDraft(emptyDraft(question));
    commit();
  }, [question, table, phase, following, draft, choose, setDraft, commit]);
}
