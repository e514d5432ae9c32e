/** "Deal me a game": hero, items and side of the den are chosen by lot, up to the first Flashback. */

import { useEffect } from 'react';
import { create } from 'zustand';
import { useQuestion, useTableStore } from '../../../table/context.tsx';
import { emptyDraft } from '../../../table/store/draft.ts';

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
    const { choose, setDraft, commit } = store.getState();
    if (question.form === 'order') setDraft(emptyDraft(question));
    else choose(Math.floor(Math.random() * question.options.length), question);
    commit();
  }, [on, isSetup, question, store]);
}
