/** What a table says without being asked. */

import type { Said, Seat } from '@gravetable/kernel';
import type { ProposalKind } from './room.ts';
import type { Step } from './snapshot.ts';

/** The people who are there are asked. */
export interface Proposal {
  readonly number: number;
  readonly by: Seat;
  readonly what: ProposalKind;
  /** The seat it is about, where it is about one. */
  readonly seat: Seat | null;
  /** Seats that have agreed so far, and those that are still asked. */
  readonly agreed: readonly Seat[];
  readonly asked: readonly Seat[];
  /** Milliseconds until it lapses; null where it waits. */
  readonly left: number | null;
}

/** The timer that runs out first. */
export interface Countdown {
  readonly name: string;
  readonly seconds: number;
  /** Milliseconds left when this was said. */
  readonly left: number;
  readonly running: boolean;
}

export type Push =
  /** Somebody else acted: a bot, the clock, another player. Why, where a bot says so and it is no secret. */
  | { readonly push: 'step'; readonly step: Step; readonly by: Seat | null; readonly reason: Said | null }
  /** Seats with somebody in front of them. */
  | { readonly push: 'presence'; readonly seats: readonly Seat[] }
  /** Null: it was accepted, refused or withdrawn. */
  | { readonly push: 'proposal'; readonly proposal: Proposal | null }
  | { readonly push: 'clock'; readonly countdown: Countdown | null }
  /** What was tried out beside the table is gone with the connection: the table itself is played. */
  | { readonly push: 'untried' }
  /** Somebody else went on with this table: nothing here is written any more. */
  | { readonly push: 'elsewhere' }
  /** The rules or a bot made a mistake: the table stands as it was. */
  | { readonly push: 'fault'; readonly message: string };
