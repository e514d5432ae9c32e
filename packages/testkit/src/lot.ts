/** Answers by lot: what random play gives, through the same door as everybody. */

import {
  cardsFrom,
  CLOCK,
  fall,
  optionsOf,
  isRefusal,
  type AnyGame,
  type AnyPlay,
  type Below,
  type Json,
  type OptionSpec,
  type Seat,
} from '@gravetable/kernel';

export interface Answer {
  readonly seat: Seat;
  readonly id: string;
  /** The label that asks. */
  readonly label: string;
  readonly value: Json;
}

/** The clock seldom answers while seats still play, or real-time phases would be over before they begin. */
const CLOCK_ONE_IN = 12;
const POWER_ONE_IN = 4;

/** One legal answer of somebody who owes one, or a power out of turn; null once nobody is asked. */
export function anAnswer(play: AnyPlay, below: Below): Answer | null {
  if (play.pending.length === 0) return null;
  if (below(POWER_ONE_IN) === 0) {
    const seat = below(play.seats.length);
    const offered = play.powersOf(seat);
    const one = offered[below(offered.length)];
    if (one !== undefined) {
      return { seat, id: one.id, label: one.power.label, value: one.ask.sample(below) as Json };
    }
  }
  const people = play.pending.filter((one) => one.seat !== CLOCK);
  const clockWaits = people.length > 0 && below(CLOCK_ONE_IN) > 0;
  const asked = clockWaits ? people : play.pending;
  const pending = play.pendingOf(asked[below(asked.length)]!.seat)!;
  const value = pending.chance === null ? play.ask(pending).sample(below) : fall(pending.chance, below);
  return { seat: pending.seat, id: play.idOf(pending), label: pending.op.label, value: value as Json };
}

/** Settings by lot; the default ones when no lot is accepted. */
export function someOptions(game: AnyGame, seats: number, below: Below): { [id: string]: Json } {
  for (let tries = 0; tries < 20; tries++) {
    const options: { [id: string]: Json } = {};
    for (const spec of game.options) if (below(2) === 0) options[spec.id] = aSetting(spec, seats, below);
    if (!isRefusal(optionsOf(game, { seats, options }))) return options;
  }
  return {};
}

function aSetting(spec: OptionSpec, seats: number, below: Below): Json {
  switch (spec.kind) {
    case 'flag':
      return below(2) === 0;
    case 'choice':
      return spec.choices[below(spec.choices.length)]!;
    case 'number':
      return spec.min + below(spec.max - spec.min + 1);
    case 'perSeat':
      return Array.from({ length: seats }, () => {
        const at = below(spec.choices.length + 1);
        return spec.choices[at] ?? null;
      });
    case 'some':
      return fall(cardsFrom(spec.choices, spec.min + below(spec.max - spec.min + 1)), below);
  }
}
