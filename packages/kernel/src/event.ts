/** Events: what happened, as facts. The log, the animation, the information line all read them. */

import type { Json } from './json.ts';
import type { Seat } from './question.ts';

/** Every game has its own union of these. `rule` is filled in by the kernel from the step that tells. */
export interface GameEvent {
  readonly kind: string;
  readonly rule?: string;
  /** Pieces to light up: the same names questions use. */
  readonly pieces?: readonly string[];
  /** Something unknown became known: nothing before this can be taken back without consent. */
  readonly reveals?: true;
  readonly [detail: string]: Json | undefined;
}

/** An event with its rule, and who hears which form of it. */
export interface Told {
  /** What everybody hears, or null where most hear nothing. */
  readonly open: GameEvent | null;
  /** What the seats in `to` hear instead. */
  readonly secret: GameEvent | null;
  readonly to: readonly Seat[];
}

/** Who looks: a seat, or null for a spectator, who knows only what everybody knows. */
export type Viewer = Seat | null;

/** The form of an event that a viewer hears, or null. */
export function heardBy(told: Told, viewer: Viewer): GameEvent | null {
  return viewer !== null && told.secret !== null && told.to.includes(viewer) ? told.secret : told.open;
}
