/** A walk: several Moves, weighed as one and made one by one, so that each can be taken back. */

import type { QuestionView } from '@gravetable/kernel';
import { useEffect, useMemo } from 'react';
import { useActions, useQuestion, useTable } from '../../../table/context.tsx';
import { optionsOn } from '../../../table/store/draft.ts';
import type { Reached } from '../facts.ts';
import { setLook, useLook } from '../map/look.ts';

/** The number of the plain Move into a Zone; -1 where there is none. */
export function moveTo(question: QuestionView, zone: string): number {
  const found = optionsOn(question, `zone:${zone}`).find(({ option }) => option.said.id === 'option.move');
  return found?.at ?? -1;
}

/**
 * A Zone was pressed. One that is next door and has no other use is entered by the piece itself; a farther one in reach is
 * weighed first, and pressed again it is walked to.
 */
export function startWalk(question: QuestionView, reached: Reached | undefined): boolean {
  const { walk } = useLook.getState();
  if (reached === undefined || !reached.affordable || reached.way.length < 2) {
    if (walk !== null) setLook({ walk: null });
    return false;
  }
  // A Zone that can be shot at from here offers both by its own menu.
  if (optionsOn(question, `zone:${reached.zone}`).length > 0) return false;
  if (walk?.zone === reached.zone && walk.question === question.id) return setOff(question, reached);
  setLook({ walk: { question: question.id, zone: reached.zone } });
  return true;
}

export function setOff(question: QuestionView, { way }: Reached): true {
  const adventurer = question.about['adventurer'];
  if (typeof adventurer === 'string') setLook({ walk: null, walking: { adventurer, way, answered: null } });
  return true;
}

/** The walk that is weighed at the open question. */
export function useWalk(reached: ReadonlyMap<string, Reached>): Reached | null {
  const question = useQuestion();
  const walk = useLook((look) => look.walk);
  return useMemo(
    () => (walk !== null && walk.question === question?.id ? (reached.get(walk.zone) ?? null) : null),
    [walk, question, reached],
  );
}

/** Goes on with a walk that was begun, step by step, until something else is asked or the way is barred. */
export function useWalking(): void {
  const question = useQuestion();
  const walking = useLook((look) => look.walking);
  const phase = useTable((table) => table.phase);
  const { choose } = useActions();
  useEffect(() => {
    if (walking === null || question === null || phase !== 'playing') return;
    if (question.id === walking.answered) return;
    const [next, ...rest] = walking.way;
    const at = next === undefined ? -1 : moveTo(question, next);
    const mine = question.kind === 'turn' && question.about['adventurer'] === walking.adventurer;
    if (!mine || at < 0) return setLook({ walking: null });
    setLook({ walking: { ...walking, way: rest, answered: question.id } });
    choose(at, question);
  }, [question, walking, phase, choose]);
}
