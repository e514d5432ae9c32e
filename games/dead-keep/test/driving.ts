// Tables that `careful` plays alone: the answer of whoever is asked, or the power that seat uses first.
import { isRefusal, Look, open, type Below, type Options, type Pending, type Play } from '@gravetable/kernel';
import { careful } from '../src/bots/careful.ts';
import { deadKeep } from '../src/index.ts';
import type { Board } from '../src/state.ts';

export type Keep = Play<Board>;

export interface Move {
  readonly pending: Pending;
  readonly answer: unknown;
  /** The name of the power that is used instead of answering. */
  readonly power: string | null;
}

export function opened(seats: number, seed: string, options: Options): Keep {
  const play = open(deadKeep, { seats, seed, options });
  if (isRefusal(play)) throw new Error(`${play.code} ${JSON.stringify(options)}`);
  return play.resume() as unknown as Keep;
}

/** What `careful` does next; an answer that the rules refuse is an error. */
export function nextOf(play: Keep, below: Below): Move {
  const pending = play.pending[0]!;
  const look = new Look(play, pending);
  const used = careful.use!(look, below);
  if (used !== null) return { pending, answer: used.answer, power: used.id };
  const answer = play.ask(pending).accept(careful.choose(look, below));
  if (isRefusal(answer)) throw new Error(`careful was refused at ${pending.op.label}: ${answer.code}`);
  return { pending, answer, power: null };
}

export function give(play: Keep, { pending, answer, power }: Move): void {
  if (power === null) return play.put(pending, answer);
  const refused = play.answer(pending.seat, power, answer);
  if (refused !== null) throw new Error(`careful was refused a power: ${refused.code}`);
}
