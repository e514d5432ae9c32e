/** Plays one game of a plan again and writes it down, so that a seed of the lab can be opened and stepped through. */

import { commitmentOf, isRefusal, open, RECORD_FORMAT, RECORD_VERSION, replayed } from '@gravetable/kernel';
import type { AnyGame, Entry, GameRecord } from '@gravetable/kernel';
import { settingsOf, type Plan } from './plan.ts';
import { playOne } from './stretch.ts';

/** The game whose seed is the plan's own, in the plan's first setup. A game that fails is written up to the failure. */
export function recordOf(plan: Plan, game: AnyGame): GameRecord {
  const { seed } = plan;
  const setup = plan.setups[0]!;
  const options = settingsOf(plan, setup, game, seed);
  if (isRefusal(options)) throw new Error(options.code);
  const play = open(game, { seats: setup.seats, seed, options: { ...options } });
  if (isRefusal(play)) throw new Error(play.code);
  const answers: Entry[] = [];
  try {
    playOne(plan, setup, game, play, seed, (seat, answer, power) => {
      const value = answer as Entry[1];
      answers.push(power === undefined ? [seat, value] : [seat, value, power]);
    });
  } catch {
    answers.pop(); // The answer that failed: the record ends where the fault can be looked at.
  }
  const seats = Array.from({ length: setup.seats }, (_, seat) => {
    const bot = setup.bots[seat % setup.bots.length]!;
    return { name: `${bot} ${seat + 1}`, kind: bot };
  });
  const bare: GameRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.id,
    rules: game.version,
    content: game.contentHash,
    seats,
    options,
    byHand: false,
    commitment: commitmentOf(seed),
    seed,
    answers,
    checkpoints: [],
    consents: [],
    outcome: null,
  };
  const session = replayed(bare, game);
  return isRefusal(session) ? bare : session.record(true);
}
