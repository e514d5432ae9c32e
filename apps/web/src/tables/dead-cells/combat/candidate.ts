/** What is weighed: the hand card under the cursor or chosen, a Skill, an Equipment, a Potion, a target. */

import type { Json } from '@gravetable/kernel';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useQuestion, useTable } from '../../../table/context.tsx';
import { useWeighed } from '../../../table/kit/forecast.ts';

export const usePointed = create<{ readonly code: string | null }>(() => ({ code: null }));

export const pointAt = (code: string | null): void => usePointed.setState({ code });

export interface Candidate {
  readonly code: string;
  /** What is announced, once chosen. */
  readonly say: string | null;
  readonly round: number | null;
  /** Taken up, not only pointed at. */
  readonly held: boolean;
  /** The answer that lays it down. */
  readonly value: Json;
}

const codeIn = (piece: string | undefined): string | null =>
  piece?.startsWith('combat:') === true ? piece.slice('combat:'.length) : null;

export function useCandidate(): Candidate | null {
  const question = useQuestion();
  const draft = useTable((table) => table.draft);
  const narrowed = useTable((table) => table.narrowed);
  const pointed = usePointed(({ code }) => code);
  // What is chosen now is weighed, wherever a pointer was left lying.
  useEffect(() => pointAt(null), [narrowed]);
  if (question?.kind !== 'playCard') return null;
  const option = draft?.question === question.id ? question.options[draft.picks[0] ?? -1] : undefined;
  const chosen = codeIn(option?.touches[0]);
  if (option !== undefined && chosen !== null) {
    const { say, round } = option.value as { say: string; round: number };
    return { code: chosen, say, round, held: true, value: option.value };
  }
  const held = codeIn(narrowed ?? undefined);
  const code = pointed ?? held;
  const play = question.options.find(({ touches }) => touches.includes(`combat:${code}`));
  return code === null || play === undefined
    ? null
    : { code, say: null, round: null, held: code === held, value: play.value };
}

/** The answer whose outcome is foretold: the card while cards are played, later whatever is chosen or looked at. */
export function useOutcomeOf(candidate: Candidate | null): Json {
  const laying = useQuestion()?.kind === 'playCard';
  const weighed = useWeighed();
  return candidate?.value ?? (laying ? null : weighed);
}
