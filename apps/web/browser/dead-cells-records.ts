/** Records of Dead Cells games played by bots up to a moment worth looking at, for tests that bring them in as files. */

import { botNamed } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type OptionView,
  type QuestionView,
} from '@gravetable/kernel';
import type { View } from '../src/tables/dead-cells/cards/facts.ts';

const PERSON = 0;
/** An evening has an end: what did not come by then may come in another one. */
const LONGEST = 2_500;

export interface Evening {
  readonly seats: number;
  readonly seed: string;
  readonly runs?: number;
  /** An answer the group takes on the way; without one the bots decide. */
  readonly leads?: (view: View, question: QuestionView) => OptionView | undefined;
  /** Whose question it is that is waited for; without one, the person's. */
  readonly asks?: number;
}

export type Reached = (view: View, question: QuestionView) => boolean;

/**
 * `careful` in every seat, the first of which is a person's, until that person is asked at the moment wanted, or to
 * the end of the campaign. Null where it does not come. `passes` is told of every such question on the way.
 */
export function recordUntil(
  { seats, seed, runs = 40, leads, asks = PERSON }: Evening,
  reached: Reached | 'over',
  passes?: (view: View, question: QuestionView, now: () => string) => void,
): string | null {
  const game = gameOf('dead-cells')!;
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: seat === PERSON ? 'person' : 'careful',
  }));
  const session = Session.open(game, people, { seed, options: { runs } });
  if (isRefusal(session)) throw new Error(session.code);
  const careful = botNamed(game, 'careful')!;
  const below = belowOf(seed);
  for (let n = 0; n < LONGEST && !session.play.over; n++) {
    const { play } = session;
    const pending = play.pending[0]!;
    const question = questionsFor(play, pending.seat).find((one) => !one.power);
    const view = play.view(pending.seat) as View;
    const now = (): string => JSON.stringify(session.record(true));
    if (pending.seat === asks && question !== undefined) {
      if (reached !== 'over' && reached(view, question)) return now();
      passes?.(view, question, now);
    }
    const led = question === undefined ? undefined : leads?.(view, question);
    const answer = led?.value ?? (careful.choose(new Look(play, pending), below) as Json);
    const told = session.answer(pending.seat, play.idOf(pending), answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
  return reached === 'over' && session.play.over ? JSON.stringify(session.record(true)) : null;
}
