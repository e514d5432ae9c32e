/**
 * People lead: what a bot would decide for everybody it only advises, and a person decides it. The answer is still the
 * bot's seat's, so nothing changes for the rules, the log or a replay.
 */

import { questionsFor, same, type Json, type Moment, type QuestionView, type Said } from '@gravetable/kernel';
import type { Play, Seat, Session } from '@gravetable/kernel';
import type { OtherAnswer } from './others.ts';

/** A decision for everybody that was asked of a bot: what it advises, and who decides in its place. */
export interface Led {
  readonly session: Session;
  readonly count: number;
  /** The bot that is asked. */
  readonly seat: Seat;
  /** The person who answers for it. */
  readonly by: Seat;
  readonly id: string;
  readonly label: string;
  readonly value: Json;
  readonly reason: Said | null;
}

const PERSON = 'person';

/** The first person after this seat who is there, as the turn goes round; null where only bots play. */
function personAfter({ seats }: Session, seat: Seat, away: ReadonlySet<Seat>): Seat | null {
  const round = seats.map((_, by) => (seat + 1 + by) % seats.length);
  return round.find((one) => seats[one]?.kind === PERSON && !away.has(one)) ?? null;
}

/** Whether people decide what this bot is about to answer: it concerns everybody, and there is something to choose. */
export function ledBy(session: Session, next: OtherAnswer, away: ReadonlySet<Seat>): Led | null {
  const { game, play, count } = session;
  const { seat, id, label, answer: value, reason } = next;
  if (seat < 0 || session.seats[seat]?.kind === PERSON || game.group?.(label, value) !== true) return null;
  const by = personAfter(session, seat, away);
  if (by === null || play.pendingOf(seat)?.op.label !== label) return null;
  const led = { session, count, seat, by, id, label, value, reason };
  const question = questionLed(play, led);
  return question === null || (question.form === 'one' && question.options.length < 2) ? null : led;
}

/** Whether there is but one answer: whoever gives it has no reason for it. */
export function isForced({ play }: Session, { seat, id }: OtherAnswer): boolean {
  const asked = seat < 0 ? undefined : questionsFor(play, seat).find((one) => one.id === id);
  return asked?.form === 'one' && asked.options.length < 2;
}

/** What the person is asked in the bot's place: of its answers those that concern everybody. */
export function questionLed(play: Play, { seat, id, label }: Led): QuestionView | null {
  const asked = questionsFor(play, seat).find((one) => one.id === id);
  if (asked === undefined || asked.form !== 'one') return asked ?? null;
  const { group } = play.game;
  const concerns = ({ value }: { readonly value: Json }): boolean => group?.(label, value) === true;
  return { ...asked, options: asked.options.filter(concerns), blocked: asked.blocked.filter(concerns) };
}

/** Whether an answer to it is one of those the person was asked for. */
export function mayLead(play: Play, led: Led, value: Json): boolean {
  const question = questionLed(play, led);
  return (
    question !== null && (question.form !== 'one' || question.options.some((one) => same(one.value, value)))
  );
}

/** Whether a person gave this answer: their own, or, where people lead, one for everybody. */
export function isPeoples(
  { seats, game }: Session,
  { entry: [seat, value], label }: Moment,
  lead: boolean,
): boolean {
  if (seats[seat]?.kind === PERSON) return true;
  return lead && game.group?.(label, value) === true && seats.some(({ kind }) => kind === PERSON);
}
