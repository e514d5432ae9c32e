/**
 * The one way bots are driven: who of those asked answers next, and what. It depends on the seed and on how many answers
 * were given, so a table plays the same in a simulation, a terminal and a browser, and a loaded one goes on the same way.
 */

import {
  belowOf,
  CLOCK,
  fall,
  isRefusal,
  Look,
  refuse,
  type AnyPlay,
  type Below,
  type Bot,
} from '@gravetable/kernel';
import type { Pending, Refusal, Seat } from '@gravetable/kernel';
import { random } from './random.ts';

/** One answer of a bot, of the clock, or of the hand that would throw real dice. */
export interface Move {
  readonly seat: Seat;
  readonly answer: unknown;
  /** The open question; null for a power that is used out of turn. */
  readonly pending: Pending | null;
  /** That power: what its offer is called, and its label. */
  readonly power: { readonly id: string; readonly label: string } | null;
}

/** A bot gave an answer the rules refuse: a mistake of the bot, or of the question. */
export class BotRefused extends Error {
  readonly refusal: Refusal;

  constructor(bot: string, label: string, refusal: Refusal) {
    super(`${bot} was refused at ${label}: ${refusal.code}`);
    this.name = 'BotRefused';
    this.refusal = refusal;
  }
}

export interface DriveOptions {
  /**
   * When the clock speaks. Without it the clock waits until nobody else is asked, as in calm play; the number n lets
   * it speak before one in n answers.
   */
  readonly clock?: number;
  /** A random bot uses a power that is offered out of turn before one in this many answers. */
  readonly powers?: number;
}

const POWER_ONCE_IN = 4;

/** The lots of the bots after so many answers. */
export function botLots(seed: string, count: number): Below {
  return belowOf(`${seed} bots ${count}`);
}

/**
 * What comes next of those who are asked and are no people: `bots` has one for each seat, null where a person sits. Null
 * where only people are asked. What several owe at once is answered in random order.
 */
export function nextMove(
  play: AnyPlay,
  bots: readonly (Bot | null)[],
  below: Below,
  options: DriveOptions = {},
): Move | null {
  const { powers: odds = POWER_ONCE_IN } = options;
  if (play.game.program.powers.length > 0 && below(odds) === 0) {
    const power = powerOf(play, bots, below);
    if (power !== null) return power;
  }
  const pending = play.pending.length === 1 ? play.pending[0]! : nextOf(play, bots, below, options.clock);
  if (pending === null || isPersons(pending, bots)) return null;
  const used = usedBy(play, pending, bots, below);
  if (used !== null) return used;
  return { seat: pending.seat, answer: answerTo(play, pending, bots, below), pending, power: null };
}

function isPersons({ seat }: Pending, bots: readonly (Bot | null)[]): boolean {
  return seat >= 0 && bots[seat] === null;
}

function answerTo(play: AnyPlay, pending: Pending, bots: readonly (Bot | null)[], below: Below): unknown {
  if (pending.chance !== null) return fall(pending.chance, below);
  const ask = play.ask(pending);
  const bot = (pending.seat >= 0 ? bots[pending.seat] : null) ?? random;
  if (bot === random) return ask.sample(below);
  const answer = ask.accept(bot.choose(new Look(play, pending), below));
  if (isRefusal(answer)) throw new BotRefused(bot.name, pending.op.label, answer);
  return answer;
}

/** A power that the bot who is asked uses first. */
function usedBy(play: AnyPlay, pending: Pending, bots: readonly (Bot | null)[], below: Below): Move | null {
  const { seat } = pending;
  const bot = seat >= 0 && pending.chance === null ? bots[seat] : null;
  const look = new Look(play, pending);
  const use = bot?.use?.(look, below) ?? null;
  if (use === null) return null;
  const power = look.powers.find(({ id }) => id === use.id);
  if (power === undefined) throw new BotRefused(bot!.name, use.id, refuse('STALE_QUESTION'));
  const answer = power.ask.accept(use.answer);
  if (isRefusal(answer)) throw new BotRefused(bot!.name, power.power.label, answer);
  return { seat, answer, pending: null, power: { id: use.id, label: power.power.label } };
}

/** Whose answer is next: any seat's that no person plays, by lot; the clock's as `clock` says. */
function nextOf(
  play: AnyPlay,
  bots: readonly (Bot | null)[],
  below: Below,
  clock: number | undefined,
): Pending | null {
  const ticking = play.pending.find((one) => one.seat === CLOCK);
  const asked = play.pending.filter((one) => one.seat !== CLOCK);
  if (ticking !== undefined && clock !== undefined && below(clock) === 0) return ticking;
  const others = asked.filter((one) => !isPersons(one, bots));
  return others.length === 0 ? null : others[below(others.length)]!;
}

/** One random bot uses one power it is offered. */
function powerOf(play: AnyPlay, bots: readonly (Bot | null)[], below: Below): Move | null {
  const seat: Seat = below(play.seats.length);
  if (bots[seat] !== random) return null;
  const offers = play.powersOf(seat);
  if (offers.length === 0) return null;
  const { ask, id, power } = offers[below(offers.length)]!;
  return { seat, answer: ask.sample(below), pending: null, power: { id, label: power.label } };
}
