// A question as `careful` reads it: its kind, a table that might be the real one, and the values of the step that asks.
import type { Below, Look } from '@gravetable/kernel';
import type { Board } from '../state.ts';

export interface Asked {
  readonly board: Board;
  readonly about: { readonly [key: string]: unknown };
  readonly vars: { readonly [name: string]: unknown };
  /** For what is decided by lot; null: the best instead. */
  readonly below: Below | null;
}

export const kindOf = ({ question }: Look): string =>
  (question.aside as { readonly kind?: string } | undefined)?.kind ?? '';

export function askedOf(look: Look, below: Below): Asked {
  const play = look.glance<Board>(below);
  const { about = {} } = (look.question.aside ?? {}) as { readonly about?: Asked['about'] };
  return { board: play.state.board, about, vars: play.pendingOf(look.seat)!.frame.vars, below };
}
