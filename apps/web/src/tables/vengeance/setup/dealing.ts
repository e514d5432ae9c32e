/** "Deal me a game": hero, items and side of the den are chosen by lot, up to the first Flashback. */

import type { QuestionView } from '@gravetable/kernel';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useQuestion, useTableStore } from '../../../table/context.tsx';
import { emptyDraft } from '../../../table/store/draft.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { commandOf } from '../roll/rolling.ts';

const useDealing = create<{ readonly on: boolean }>(() => ({ on: false }));

export const deal = (on = true): void => useDealing.setState({ on });

/** Answers what set-up asks, one question after the other, as long as the rest is to be dealt. */
export function useDeal(isSetup: boolean): void {
  const on = useDealing((dealing) => dealing.on);
  const question = useQuestion();
  const store = useTableStore();
  useEffect(() => {
    if (!on) return;
    if (!isSetup) return deal(false);
    if (question === null) return;
    answer(store, question, Math.floor(Math.random() * question.options.length));
  }, [on, isSetup, question, store]);
}

function answer(store: TableStore, question: QuestionView, at: number): void {
  const { choose, setDraft, commit } = store.getState();
  if (question.form === 'order') setDraft(emptyDraft(question));
  else choose(at, question);
  commit();
}

/** What comes before a lesson has anything to teach is answered for the learner: done where that is offered, else the first. */
export function useOpening(opens: boolean): void {
  const question = useQuestion();
  const store = useTableStore();
  useEffect(() => {
    if (opens && question !== null) answer(store, question, commandOf(question, 'done') ?? 0);
  }, [opens, question, store]);
}
