/** Plays a game to its end with bots, as fast as the kernel allows. */

import { CLOCK, fall, isRefusal, Look, type AnyPlay, type Below, type Bot } from '@gravetable/kernel';
import type { Pending, Refusal, Seat } from '@gravetable/kernel';
import { random } from './random.ts';

export interface PlayOutOptions {
  /** Answers after which a game counts as endless. */
  readonly limit?: number;
  /** Asked before every answer: whether to leave the game as it is. */
  readonly stop?: () => boolean;
  /**
   * When the clock speaks. Without it the clock waits until nobody else is asked, as in calm play; the number n lets
   * it speak before one in n answers.
   */
  readonly clock?: number;
  /** A random bot uses a power that is offered out of turn before one in this many answers. */
  readonly powers?: number;
  /** Called with every answer before it is given: the seat, the answer, the power where it came out of turn. */
  readonly before?: (seat: Seat, answer: unknown, power?: string) => void;
  /** Called after every answer. */
  readonly after?: (play: AnyPlay) => void;
}

export interface PlayedOut {
  readonly decisions: number;
  /** Labels of the powers that were used out of turn, as often as they were. */
  readonly powers: readonly string[];
  readonly over: boolean;
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

const ENDLESS = 100_000;
const POWER_ONCE_IN = 4;

/** `bots` has one player per seat. What several seats owe at once is answered in random order. */
export function playOut(
  play: AnyPlay,
  bots: readonly Bot[],
  below: Below,
  options: PlayOutOptions = {},
): PlayedOut {
  const { limit = ENDLESS, after, powers: odds = POWER_ONCE_IN } = options;
  const hasPowers = play.game.program.powers.length > 0;
  const used: string[] = [];
  let decisions = 0;
  while (!play.over && decisions < limit && options.stop?.() !== true) {
    const power = hasPowers && below(odds) === 0 ? usePower(play, bots, below, options) : null;
    if (power === null) answerOne(play, bots, below, options);
    else used.push(power);
    decisions++;
    after?.(play);
  }
  return { decisions, powers: used, over: play.over };
}

function answerOne(play: AnyPlay, bots: readonly Bot[], below: Below, options: PlayOutOptions): void {
  const pending = nextOf(play, below, options.clock);
  const answer = answerTo(play, pending, bots, below);
  options.before?.(pending.seat, answer);
  play.put(pending, answer);
}

function answerTo(play: AnyPlay, pending: Pending, bots: readonly Bot[], below: Below): unknown {
  if (pending.chance !== null) return fall(pending.chance, below);
  const ask = play.ask(pending);
  const bot = pending.seat >= 0 ? bots[pending.seat]! : random;
  if (bot === random) return ask.sample(below);
  const answer = ask.accept(bot.choose(new Look(play, pending), below));
  if (isRefusal(answer)) throw new BotRefused(bot.name, pending.op.label, answer);
  return answer;
}

/** Whose answer is next: any seat's, by lot; the clock's as `clock` says. */
function nextOf(play: AnyPlay, below: Below, clock: number | undefined): Pending {
  const open = play.pending;
  if (open.length === 1) return open[0]!;
  const ticking = open.find((one) => one.seat === CLOCK);
  if (ticking === undefined) return open[below(open.length)]!;
  if (clock !== undefined && below(clock) === 0) return ticking;
  const others = open.filter((one) => one.seat !== CLOCK);
  return others[below(others.length)]!;
}

/** One random bot uses one power it is offered; the label of it, or null. */
function usePower(play: AnyPlay, bots: readonly Bot[], below: Below, options: PlayOutOptions): string | null {
  const seat: Seat = below(play.seats.length);
  if (bots[seat] !== random) return null;
  const offers = play.powersOf(seat);
  if (offers.length === 0) return null;
  const { ask, id, power } = offers[below(offers.length)]!;
  const answer = ask.sample(below);
  options.before?.(seat, answer, power.label);
  const refused = play.answer(seat, id, answer);
  if (refused !== null) throw new BotRefused(random.name, power.label, refused);
  return power.label;
}
