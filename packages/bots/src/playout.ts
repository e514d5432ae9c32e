/** Plays a game to its end with bots, as fast as the kernel allows. */

import type { AnyPlay, Below, Bot, Seat } from '@gravetable/kernel';
import { botLots, BotRefused, nextMove, type DriveOptions } from './driver.ts';
import { random } from './random.ts';

export interface PlayOutOptions extends DriveOptions {
  /** The seed of the table: the bots play as they would at it. Without one every lot comes from `below`. */
  readonly seed?: string;
  /** Answers after which a game counts as endless. */
  readonly limit?: number;
  /** Asked before every answer: whether to leave the game as it is. */
  readonly stop?: () => boolean;
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

const ENDLESS = 100_000;

/** `bots` has one player per seat. */
export function playOut(
  play: AnyPlay,
  bots: readonly Bot[],
  below: Below,
  options: PlayOutOptions = {},
): PlayedOut {
  const { limit = ENDLESS, seed, after } = options;
  const used: string[] = [];
  let decisions = 0;
  while (!play.over && decisions < limit && options.stop?.() !== true) {
    const move = nextMove(play, bots, seed === undefined ? below : botLots(seed, decisions), options)!;
    const { seat, answer, pending, power } = move;
    if (power === null) {
      options.before?.(seat, answer);
      play.put(pending!, answer);
    } else {
      options.before?.(seat, answer, power.label);
      const refused = play.answer(seat, power.id, answer);
      if (refused !== null) throw new BotRefused(random.name, power.label, refused);
      used.push(power.label);
    }
    decisions++;
    after?.(play);
  }
  return { decisions, powers: used, over: play.over };
}
