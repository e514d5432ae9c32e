// A course: the rules played on from here on a game that might be the real one, with every choice made for the table.
import { One, type Below, type Play } from '@gravetable/kernel';
import type { Event } from '../events.ts';
import type { Board } from '../state.ts';
import type { View } from '../view.ts';

export type Game = Play<Board, Event, View>;
/** The least and the most. */
export type Span = readonly [least: number, most: number];
export type Chance = 'yes' | 'maybe';

/** Longer than any Enemy Phase; it only ends a course that would not. */
const STEPS = 400;

/** What was told of a course, and whether dice fell or the table was asked in it. */
export interface Course {
  readonly told: readonly Event[];
  readonly board: Board;
  readonly open: boolean;
}

/** Where the table breaks ties of Enemies: whom they strike, where they go and by which way. */
const TIES: ReadonlySet<string> = new Set(['DK-RULING-43', 'DK-EMOVE-02a', 'DK-RULING-136a']);
const isPass = (option: unknown): boolean => (option as { readonly do?: unknown } | null)?.do === 'pass';

/**
 * Play until nothing is asked any more. Ties are broken by `pick`. Whatever else is asked (who takes which Attack, Mana for
 * Armor) goes the first way, and nobody drinks: it decides who is hurt, not who comes and how often they strike.
 */
export function playOut(play: Game, from: Parameters<Game['begin']>[0], pick: Below): Course {
  const told: Event[] = [];
  let open = false;
  play.fell = false;
  play.listen(({ open: shown }) => {
    if (shown !== null && shown !== undefined) told.push(shown as Event);
  });
  play.begin(from);
  for (let step = 0; step < STEPS && play.pending.length > 0; step++) {
    const pending = play.pending[0]!;
    const ask = play.ask(pending);
    open = true;
    if (!(ask instanceof One)) play.put(pending, ask.nth(0));
    else if (TIES.has(pending.op.label)) play.put(pending, ask.options[pick(ask.options.length)]);
    else play.put(pending, ask.options.find(isPass) ?? ask.options[0]);
  }
  return { told, board: play.state.board, open: open || play.fell };
}
