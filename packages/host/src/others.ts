/** Who is not a person: bots, the clock where nobody is in a hurry, and the adviser behind a hint. */

import { botLots, botNamed, BotRefused, nextMove, random, usualBot, type Move } from '@gravetable/bots';
import {
  belowOf,
  HAND,
  Look,
  type Bot,
  type Json,
  type Said,
  type Seat,
  type Session,
} from '@gravetable/kernel';
import type { Hint } from '@gravetable/protocol';

const PERSON = 'person';

export interface OtherAnswer {
  readonly seat: Seat;
  readonly id: string;
  readonly label: string;
  readonly answer: Json;
  readonly reason: Said | null;
}

export function isPerson({ seats }: Session, seat: Seat): boolean {
  return seats[seat]?.kind === PERSON;
}

/** People who are asked now: the hand that enters real dice is a person's too. */
export function askedPeople(session: Session, away: ReadonlySet<Seat>): Seat[] {
  const { pending } = session.play;
  return pending.flatMap(({ seat }) =>
    seat === HAND || (isPerson(session, seat) && !away.has(seat)) ? [seat] : [],
  );
}

/** Seats that bots play now, and are asked. */
export function askedBots(session: Session, away: ReadonlySet<Seat>): Seat[] {
  const { pending } = session.play;
  return pending.flatMap(({ seat }) =>
    seat >= 0 && (!isPerson(session, seat) || away.has(seat)) ? [seat] : [],
  );
}

/** The bot of each seat; null where a person sits. For a person who is away the usual one plays (VG-RULING-25). */
function botsAt(session: Session, away: ReadonlySet<Seat>): (Bot | null)[] {
  const { game, seats } = session;
  return seats.map(({ kind }, seat) => {
    if (kind !== PERSON) return botNamed(game, kind) ?? usualBot(game);
    return away.has(seat) ? usualBot(game) : null;
  });
}

/**
 * What a bot answers; the clock speaks when nobody else is asked. Null where only people are. Against the clock all play at
 * once (`alongside`): whoever has done least is next.
 */
export function nextOther(session: Session, away: ReadonlySet<Seat>, alongside: boolean): OtherAnswer | null {
  const { play, seed, count } = session;
  if (play.over || askedPeople(session, away).includes(HAND)) return null;
  const all = botsAt(session, away);
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

/** A bot that errs plays on at random: a table never stops because of one. */
function moveOf({ play }: Session, bots: readonly (Bot | null)[], seed: string, count: number): Move | null {
  try {
    return nextMove(play, bots, botLots(seed, count));
  } catch (error) {
    if (!(error instanceof BotRefused)) throw error;
    const wild = bots.map((bot) => (bot === null ? null : random));
    return nextMove(play, wild, botLots(seed, count));
  }
}

/** What the usual bot would do in this seat, knowing what the seat knows. */
export function hintFor({ play, game, count }: Session, seat: Seat): Hint | null {
  const pending = play.pendingOf(seat);
  if (pending === undefined || pending.chance !== null) return null;
  const bot = usualBot(game);
  const look = new Look(play, pending);
  const below = belowOf(`hint ${count}`);
  const value = bot.choose(look, below) as Json;
  return { value, reason: bot.assure?.(look, value, below) ?? bot.reason?.(look, value) ?? null };
}
