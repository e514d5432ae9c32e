/**
 * Legality said once: one function says of an option that it may be chosen, or why not. What is offered, what is shown as
 * forbidden and what a refusal tells all come from it.
 */

import { choose, type Blocked, type LazyAside, type One, type Seat } from './question.ts';
import type { Refusal } from './refusal.ts';

/** Why an option is forbidden: the code, the rule where it is another than the one that asks, what the sentence needs. */
export type Ban = readonly [code: string, rule?: string, data?: Refusal['data']];

/** True, or why not. */
export type Legal<A> = (option: A) => true | Ban;

/** Candidates sorted into those that may be chosen and, when somebody looks, those that may not, with the reasons. */
export interface Judged<A> {
  readonly allowed: readonly A[];
  readonly forbidden: () => readonly Blocked<A>[];
}

export function judge<A>(candidates: readonly A[], legal: Legal<A>): Judged<A> {
  return {
    allowed: candidates.filter((one) => legal(one) === true),
    forbidden: () =>
      candidates.flatMap((one): readonly Blocked<A>[] => {
        const found = legal(one);
        return found === true ? [] : [[one, ...found]];
      }),
  };
}

/** Pick one of the candidates that are legal; the others are shown as forbidden. */
export function chooseLegal<A>(
  seat: Seat,
  candidates: readonly A[],
  legal: Legal<A>,
  aside?: LazyAside<A>,
): One<A> {
  const { allowed, forbidden } = judge(candidates, legal);
  return choose(seat, allowed, () => ({
    ...(typeof aside === 'function' ? aside() : aside),
    blocked: forbidden,
  }));
}
