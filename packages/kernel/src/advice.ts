/** Advice: where one seat decides for all, the others may point at one of the options. It binds nobody. */

import type { GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Power, Rulebook } from './program.ts';
import type { Said } from './text.ts';
import { choose, One, type Ask, type Aside, type LazyAside, type Seat } from './question.ts';

/** A board that keeps advice: for each seat the number of the option it points at, counted from 1; 0 for none. */
export interface Advised {
  votes: number[];
}
type Seen = { readonly board: Advised };

/** What other seats advise: `[seat, number of the option]`. */
export const adviceOf = ({ board }: Seen): readonly Json[] =>
  board.votes.flatMap((vote, seat) => (vote === 0 ? [] : [[seat, vote]]));

/** The aside of a question others may advise on. */
export function advised<A>(t: Seen, aside: LazyAside<A>): () => Aside<A> {
  return () => ({ advice: () => adviceOf(t), ...(typeof aside === 'function' ? aside() : aside) });
}

/** Advice is about one decision; it goes when the next one is due. */
export function clearVotes({ board: { votes } }: Seen): void {
  for (let seat = 0; seat < votes.length; seat++) votes[seat] = 0;
}

const mayBeAdvisedOn = ({ aside }: Ask<unknown>): boolean =>
  (aside as Aside<unknown> | undefined)?.advice !== undefined;

const blockedIn = ({ aside }: Ask<unknown>): readonly unknown[] => {
  const { blocked = [] } = aside as Aside<unknown>;
  return typeof blocked === 'function' ? blocked() : blocked;
};

/** How many options it names, also those forbidden now: which are open may hang on a hand that others do not know. */
const listed = (question: Ask<unknown>): number => question.count() + blockedIn(question).length;

/**
 * Its options by number, where whoever advises may know them: all lie open on the table and none is forbidden. Others are
 * only counted: which of them are open may hang on a hand.
 */
function known(question: Ask<unknown>): { says(n: number): Said; touches(n: number): readonly string[] } {
  const { says, touches } = question.aside as Aside<unknown>;
  const all = question instanceof One && blockedIn(question).length === 0 ? question.options : [];
  const pieces = all.map((option): readonly string[] => touches?.(option) ?? []);
  const options = pieces.every((those) => those.length > 0) ? all : [];
  return {
    says: (n) =>
      n === 0 || n > options.length || says === undefined
        ? { id: 'option.vote', args: { n } }
        : says(options[n - 1]),
    touches: (n) => (n === 0 || n > options.length ? [] : pieces[n - 1]!),
  };
}

/**
 * While such a question is open, every seat but the one that decides may point at one of its options, or take that back
 * with 0. `label` is the rule; the power has its letter a.
 */
export function votePower<B extends Advised, E extends GameEvent>(
  book: Rulebook<B, E>,
  label: string,
  event: (who: Seat, n: number) => E,
): Power<B, E> {
  const castVote = book
    .procedure<{ seat: Seat; choice: number }>('castVote')
    .do(label, (t, v) => {
      t.board.votes[v.seat] = v.choice;
      t.tell?.(event(v.seat, v.choice));
    })
    .end();
  return {
    label: `${label}a`,
    offer: (_, seat, asked) => {
      const question = asked().find((ask) => ask.seat !== seat && mayBeAdvisedOn(ask));
      if (question === undefined) return null;
      const marks = Array.from({ length: listed(question) + 1 }, (__, n) => n);
      return choose(seat, marks, () => ({
        kind: 'vote',
        advice: (question.aside as Aside<unknown>).advice!,
        ...known(question),
      }));
    },
    play: castVote,
  };
}
