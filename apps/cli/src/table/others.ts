/** The seats nobody at the keyboard plays: bots, and the clock. */

import { botNamed, random } from '@gravetable/bots';
import { belowOf, fall, isRefusal, Look } from '@gravetable/kernel';
import type { Below, Bot, Json, Pending, Seat, Session } from '@gravetable/kernel';
import type { TableClock } from './clock.ts';

export const PERSON = 'person';

export function isPerson(session: Session, seat: Seat): boolean {
  return session.seats[seat]?.kind === PERSON;
}

/** The bots' chance depends on the seed and on how far the game is: a table that is loaded goes on the same way. */
export function botChance(session: Session): Below {
  return belowOf(`${session.seed}/bots/${session.moments.length}`);
}

export function botOf(session: Session, seat: Seat): Bot {
  return botNamed(session.game, session.seats[seat]?.kind ?? '') ?? random;
}

/** Bots that are asked now. */
export function askedBots(session: Session): Pending[] {
  return session.play.pending.filter((one) => one.seat >= 0 && !isPerson(session, one.seat));
}

/** One bot answers. A bot that errs plays on at random: a table never stops because of one. */
export function answerBot(session: Session, pending: Pending): void {
  const { play } = session;
  const below = botChance(session);
  const id = play.idOf(pending);
  const chosen = botOf(session, pending.seat).choose(new Look(play, pending), below);
  const refused = session.answer(pending.seat, id, chosen as Json);
  if (isRefusal(refused)) session.answer(pending.seat, id, play.ask(pending).sample(below) as Json);
}

/** The clock says what it has to say: what its timer says, or the first it may. */
export function answerClock(session: Session, clock: TableClock, answer?: Json): void {
  const question = clock.question(session.play);
  if (question !== null) session.answer(question.seat, question.id, answer ?? question.options[0]!.value);
}

/** Any possible answer, by lot: what `any` types for a person. */
export function anyAnswer(session: Session, pending: Pending): Json {
  const below = belowOf(`${session.seed}/any/${session.moments.length}`);
  const { play } = session;
  return (pending.chance === null ? play.ask(pending).sample(below) : fall(pending.chance, below)) as Json;
}
