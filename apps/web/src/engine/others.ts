/** Who is not a person: bots, the clock where nobody is in a hurry, and the adviser behind a hint. */

import { botNamed, usualBot } from '@gravetable/bots';
import { belowOf, CLOCK, Look } from '@gravetable/kernel';
import type { Json, Pending, Said, Seat, Session } from '@gravetable/kernel';
import { clockQuestion } from './clock.ts';
import type { Hint } from './types.ts';

export interface OtherAnswer {
  readonly pending: Pending;
  readonly answer: Json;
  readonly reason: Said | null;
}

/** What a bot answers; the clock speaks when nobody else is asked. Null where only people are. */
export function nextOther({ play, seats, game, moments }: Session, seed: string): OtherAnswer | null {
  const bots = play.pending.filter((one) => one.seat >= 0 && seats[one.seat]!.kind !== 'person');
  // Against the clock all play at once: whoever has done least is next.
  const pending =
    clockQuestion(play) === null ? bots[0] : leastOf(bots, ({ seat }) => play.state.answered[seat]!);
  if (pending !== undefined) {
    const bot = botNamed(game, seats[pending.seat]!.kind) ?? usualBot(game);
    const look = new Look(play, pending);
    const answer = bot.choose(look, belowOf(`${seed} bots ${moments.length}`)) as Json;
    return { pending, answer, reason: bot.reason?.(look, answer) ?? null };
  }
  const clock = play.pending.length === 1 ? play.pending[0]! : undefined;
  if (clock?.seat !== CLOCK) return null;
  return { pending: clock, answer: play.ask(clock).nth(0) as Json, reason: null };
}

function leastOf<T>(list: readonly T[], measure: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => measure(a) - measure(b))[0];
}

/** What the usual bot would do in this seat, knowing what the seat knows. */
export function hintFor({ play, game, moments }: Session, seat: Seat): Hint | null {
  const pending = play.pendingOf(seat);
  if (pending === undefined || pending.chance !== null) return null;
  const bot = usualBot(game);
  const look = new Look(play, pending);
  const below = belowOf(`hint ${moments.length}`);
  const value = bot.choose(look, below) as Json;
  return { value, reason: bot.assure?.(look, value, below) ?? bot.reason?.(look, value) ?? null };
}
