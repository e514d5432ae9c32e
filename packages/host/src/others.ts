/** Who is not a person: bots, the clock where nobody is in a hurry, and the adviser behind a hint. */

import {
  botLots,
  botNamed,
  BotRefused,
  nextMove,
  quickBotsOf,
  random,
  usualBot,
  type Move,
} from '@gravetable/bots';
import {
  belowOf,
  HAND,
  isRefusal,
  Look,
  questionsFor,
  type AnyPlay,
  type Bot,
  type Json,
  type Said,
  type Seat,
  type Session,
} from '@gravetable/kernel';
import type { Hint } from '@gravetable/protocol';

const PERSON = 'person';

/** How a game stands, as far as somebody who thinks about it has to know. */
export type Stands = Pick<Session, 'play' | 'game' | 'seats' | 'seed' | 'count'>;

export interface OtherAnswer {
  readonly seat: Seat;
  readonly id: string;
  readonly label: string;
  readonly answer: Json;
  readonly reason: Said | null;
}

export function isPerson({ seats }: Pick<Session, 'seats'>, seat: Seat): boolean {
  return seats[seat]?.kind === PERSON;
}

/** People who are asked now: the hand that enters real dice is a person's too. */
export function askedPeople(session: Stands, away: ReadonlySet<Seat>): Seat[] {
  const { pending } = session.play;
  return pending.flatMap(({ seat }) =>
    seat === HAND || (isPerson(session, seat) && !away.has(seat)) ? [seat] : [],
  );
}

/** Seats that bots play now, and are asked. */
export function askedBots(session: Stands, away: ReadonlySet<Seat>): Seat[] {
  const { pending } = session.play;
  return pending.flatMap(({ seat }) =>
    seat >= 0 && (!isPerson(session, seat) || away.has(seat)) ? [seat] : [],
  );
}

/**
 * The bot of each seat; null where a person sits. For a person who is away the usual one plays (VG-RULING-25); also for one that
 * would search where there is no time to.
 */
function botsAt({ game, seats }: Stands, away: ReadonlySet<Seat>, atOnce: boolean): (Bot | null)[] {
  const named = (kind: string): Bot | undefined =>
    atOnce ? quickBotsOf(game).find(({ name }) => name === kind) : botNamed(game, kind);
  return seats.map(({ kind }, seat) => {
    if (kind !== PERSON) return named(kind) ?? usualBot(game);
    return away.has(seat) ? usualBot(game) : null;
  });
}

/**
 * What a bot answers; the clock speaks when nobody else is asked. Null where only people are. Against the clock all play at
 * once (`alongside`): whoever has done least is next.
 */
export function nextOther(
  session: Stands,
  away: ReadonlySet<Seat>,
  alongside: boolean,
  atOnce = false,
): OtherAnswer | null {
  const { play, seed, count } = session;
  if (play.over || askedPeople(session, away).includes(HAND)) return null;
  const all = botsAt(session, away, atOnce);
  const asked = askedBots(session, away);
  const least = alongside
    ? asked.toSorted((a, b) => play.state.answered[a]! - play.state.answered[b]!)[0]
    : undefined;
  const bots = least === undefined ? all : all.map((bot, seat) => (seat === least ? bot : null));
  const move = moveOf(session, bots, seed, count);
  if (move === null) return null;
  const { seat, answer, pending, power } = move;
  const id = power === null ? play.idOf(pending!) : power.id;
  const reason =
    pending === null || pending.chance !== null || seat < 0
      ? null
      : (bots[seat]!.reason?.(new Look(play, pending), answer) ?? null);
  const label = power === null ? pending!.op.label : power.label;
  return { seat, id, label, answer: answer as Json, reason };
}

/** Whether a bot that searches sits here and is asked. */
export function searches({ game, seats, play }: Stands): boolean {
  const isQuick = (kind: string): boolean => quickBotsOf(game).some(({ name }) => name === kind);
  return play.pending.some(({ seat }) => {
    const kind = seats[seat]?.kind ?? PERSON;
    return kind !== PERSON && !isQuick(kind);
  });
}

/** Whether an answer could still be given now. */
export function isAsked({ play }: Stands, other: OtherAnswer | null): boolean {
  if (other === null || play.over) return false;
  const { seat, id, answer } = other;
  const pending = play.pendingOf(seat);
  if (pending !== undefined && play.idOf(pending) === id) return !isRefusal(play.ask(pending).accept(answer));
  const power = play.powersOf(seat).find((one) => one.id === id);
  return power !== undefined && !isRefusal(power.ask.accept(answer));
}

/** A bot that errs plays on at random: a table never stops because of one. */
function moveOf({ play }: Stands, bots: readonly (Bot | null)[], seed: string, count: number): Move | null {
  try {
    return nextMove(play, bots, botLots(seed, count));
  } catch (error) {
    if (!(error instanceof BotRefused)) throw error;
    const wild = bots.map((bot) => (bot === null ? null : random));
    return nextMove(play, wild, botLots(seed, count));
  }
}

/** What a question itself suggests: no hint contradicts it. */
export const suggestedTo = (play: AnyPlay, seat: Seat): Json | null =>
  questionsFor(play, seat)[0]?.about['suggested'] ?? null;

/** What the usual bot would do in this seat, knowing what the seat knows. */
export function hintFor({ play, game, count }: Stands, seat: Seat): Hint | null {
  const pending = play.pendingOf(seat);
  if (pending === undefined || pending.chance !== null) return null;
  const bot = usualBot(game);
  const look = new Look(play, pending);
  const below = belowOf(`hint ${count}`);
  const value = suggestedTo(play, seat) ?? (bot.choose(look, below) as Json);
  return { value, reason: bot.assure?.(look, value, below) ?? bot.reason?.(look, value) ?? null };
}
