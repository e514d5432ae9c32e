/**
 * Several people in front of one screen: before one of them decides for all, each may have marked what they would choose.
 * Whoever holds the screen takes another's mark in hand and presses the answer it is for.
 */

import { same, type Json, type QuestionView, type Seat } from '@gravetable/kernel';
import type { Desk, Table } from './desk.ts';

/** Whose mark is in hand, and what the rules let it point at. */
export interface Voice {
  readonly seat: Seat;
  readonly vote: QuestionView;
}

/** What to answer to the vote so that the mark lies at this option; null where it cannot lie there. */
export function markAt({ vote }: Voice, { options }: QuestionView, at: number): Json {
  const option = options[at];
  if (option === undefined) return null;
  const onBoard = vote.options.filter(({ touches }) => touches.length > 0);
  // Where not everything lies on the board, marks are counted as the answers are, and 0 is none.
  if (onBoard.length === 0) return vote.options[at + 1]?.value ?? null;
  const there = onBoard.filter(({ touches }) => same([...touches], [...option.touches]));
  return (there.find((one) => same(one.said as Json, option.said as Json)) ?? there[0])?.value ?? null;
}

export function voicesOf({ get, set, host, isPerson, fail }: Desk): Pick<Table, 'voices' | 'speakFor'> {
  return {
    async voices(question) {
      const { snapshot, meta, phase } = get();
      if (question.form !== 'one' || phase !== 'playing') return [];
      const others = meta.seats.flatMap((_, seat) =>
        isPerson(seat) && seat !== snapshot.viewer ? [seat] : [],
      );
      const votes = await Promise.all(others.map((seat) => host.voteOf(seat)));
      return others.flatMap((seat, at) => {
        const vote = votes[at] ?? null;
        return vote === null ? [] : [{ seat, vote }];
      });
    },

    speakFor(seat) {
      if (seat === null) return set({ voice: null });
      host
        .voteOf(seat)
        .then((vote) => {
          if (vote === null || get().phase !== 'playing') return;
          set({ voice: { seat, vote }, draft: null, preview: null, narrowed: null, refusal: null });
        })
        .catch(fail);
    },
  };
}
