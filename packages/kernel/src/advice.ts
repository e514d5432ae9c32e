/** Advice: where one seat decides for all, the others may point at one of the options. It binds nobody. */

import type { GameEvent } from './event.ts';
import { canonical, type Json } from './json.ts';
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

/** The aside of a question others may advise on. They count its options in an order of their own. */
export function advised<A>(t: Seen, options: readonly A[], aside: LazyAside<A>): () => Aside<A> {
  return () => {
    const made = typeof aside === 'function' ? aside() : aside;
    const advice = (): Json[] => {
      if (t.board.votes.every((vote) => vote === 0)) return []; // Most of the time: nothing is counted then.
      const marks = marksOf(options, made);
      return t.board.votes.flatMap((vote, seat) => (vote === 0 ? [] : [[seat, marks[vote - 1]?.at ?? vote]]));
    };
    return { advice, ...made };
  };
}

/** Advice is about one decision; it goes when the next one is due. */
export function clearVotes({ board: { votes } }: Seen): void {
  for (let seat = 0; seat < votes.length; seat++) votes[seat] = 0;
}

const mayBeAdvisedOn = ({ aside }: Ask<unknown>): boolean =>
  (aside as Aside<unknown> | undefined)?.advice !== undefined;

/** What others may point at: an option, open or forbidden, and its number for whoever decides. */
interface Mark<A> {
  readonly option: A;
  readonly touches: readonly string[];
  readonly at: number;
}

/**
 * Which options are open may hang on a hand that others do not know: forbidden ones are among the marks, and the order does
 * not tell them apart. Where all lie on the table, each is marked there; others are only counted.
 */
function marksOf<A>(options: readonly A[], { blocked = [], touches }: Aside<A>): readonly Mark<A>[] {
  const forbidden = (typeof blocked === 'function' ? blocked() : blocked).map(([option]) => option);
  const all = [...options, ...forbidden].map((option, at): Mark<A> => {
    return { option, touches: touches?.(option) ?? [], at: at + 1 };
  });
  if (all.some((mark) => mark.touches.length === 0)) return all.map((mark) => ({ ...mark, touches: [] }));
  const placed = all.map((mark) => ({ mark, place: canonical([mark.touches, mark.option]) }));
  return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ mark }) => mark);
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
    offer: (t, seat, asked) => {
      const question = asked().find((ask) => ask.seat !== seat && mayBeAdvisedOn(ask));
      if (question === undefined) return null;
      const aside = question.aside as Aside<unknown>;
      const options = question instanceof One ? question.options : [];
      const marks = marksOf(options, aside);
      const isNamed = marks.length > 0 && marks.every(({ touches }) => touches.length > 0);
      const most = question instanceof One ? marks.length : question.count();
      const nameOf = (n: number): Said =>
        isNamed && n > 0 && aside.says !== undefined
          ? aside.says(marks[n - 1]!.option)
          : { id: 'option.vote', args: { n } };
      return choose(
        seat,
        Array.from({ length: most + 1 }, (__, n) => n),
        () => ({
          kind: 'vote',
          advice: () => adviceOf(t),
          says: nameOf,
          touches: (n) => (n === 0 ? [] : (marks[n - 1]?.touches ?? [])),
        }),
      );
    },
    play: castVote,
  };
}
