/** Story: how a log is read again. What its lines are about, and which are worth going back to. */

import type { GameEvent } from './event.ts';

/**
 * What a line is about: blows and what they do to the enemy; harm to a player's own figure, and its death; things won
 * and lost; what chance or a reveal brought. What is about none of these tells which way the game takes.
 */
export const TOPICS = ['fight', 'harm', 'death', 'loot', 'chance'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Story<E extends GameEvent = GameEvent> {
  /** Kinds of events by what they are about, each at most once. */
  readonly topics: { readonly [T in Topic]: readonly E['kind'][] };
  /** The kinds after which a game goes another way: whoever looks back wants to see these. */
  readonly turning: readonly E['kind'][];
  /**
   * What lines weigh, by kind, for whoever looks back on a decision: by themselves, or for `each` point of the `n` they
   * tell of. What is told after one decision weighs together. Without it every turning line is worth going back to.
   */
  readonly weights?: {
    readonly alone: { readonly [K in E['kind']]?: number };
    readonly each: { readonly [K in E['kind']]?: number };
  };
  /** What no act brings about: an act that is followed by one of these came to nothing. */
  readonly apart?: readonly E['kind'][];
  /** The event that says which figure a seat plays, and the field that names the figure. */
  readonly figure?: { readonly told: E['kind']; readonly field: string };
}
