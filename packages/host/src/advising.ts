/** A hint that gets better while somebody waits for it: the search goes on a little with every time it is asked for. */

import { Advice, usualBot, type AnyGuide } from '@gravetable/bots';
import { belowOf, Look, same, type Json, type Said, type Seat, type Session } from '@gravetable/kernel';
import { measuredBy, type Advice as Told, type Hint } from '@gravetable/protocol';
import { hintFor, suggestedTo } from './others.ts';

/** So many tries in all: enough to tell a tenth from a fifth. Those that are played to the end of the game take long. */
const TRIES = 300;
const WHOLE = 60;
/** Fewer tables prove nothing. */
const LEAST = 12;

interface Open {
  readonly play: Session['play'];
  readonly count: number;
  readonly seat: Seat;
  readonly hint: Hint;
  readonly look: Look;
  readonly advice: Advice;
}

export class Advising {
  #open: Open | null = null;

  /** Goes on until `enough` says so; at least one table more. Null where there is nothing to weigh. */
  weigh(session: Session, seat: Seat, enough: () => boolean): Told | null {
    const open = this.#openFor(session, seat);
    if (open === null) return null;
    const { advice } = open;
    do {
      if (!advice.done) advice.step();
    } while (!advice.done && !enough());
    return told(session, open);
  }

  #openFor(session: Session, seat: Seat): Open | null {
    const { play, game, count } = session;
    const known = this.#open;
    if (known !== null && known.play === play && known.count === count && known.seat === seat) return known;
    const pending = play.pendingOf(seat);
    const hint = hintFor(session, seat);
    if (game.guide === undefined || hint === null || pending === undefined) return null;
    if (suggestedTo(play, seat) !== null) return null;
    const look = new Look(play, pending);
    if (look.question.count() < 2) return null;
    const guide = game.guide as AnyGuide;
    const tries = guide.rest === undefined ? WHOLE : TRIES;
    const advice = new Advice(look, guide, hint.value, tries, belowOf(`advice ${count}`));
    return (this.#open = { play, count, seat, hint, look, advice });
  }
}

function told({ game, count }: Session, { hint, look, advice }: Open): Told {
  const { done } = advice;
  const { answer, chance, next, tries } = advice.advised;
  if (tries < LEAST && !done) return { ...hint, found: false, says: null, done };
  const value = answer as Json;
  const found = !same(value, hint.value);
  // Habit's reason speaks for habit's answer; for another one only what holds on every table is said.
  const assured = found ? usualBot(game).assure?.(look, value, belowOf(`advice ${count}`)) : hint.reason;
  const says = inNumbers(game.guide as AnyGuide, chance, next);
  return { value, reason: assured ?? null, found, says, done };
}

/** `advice.wins`, or the game's own measure: the figure and the next best. A learned value is never exact: it says "about". */
function inNumbers({ measure }: AnyGuide, chance: number, next: number | null): Said {
  const { says, figure } = measuredBy(measure ?? null);
  const args = { n: figure(chance) };
  if (next === null) return { id: `${says}.alone`, args };
  // Where nothing is surely better habit stands, though something else may have fared better by luck.
  if (figure(next) >= args.n) return { id: `${says}.even`, args };
  return { id: says, args: { ...args, next: figure(next) } };
}
