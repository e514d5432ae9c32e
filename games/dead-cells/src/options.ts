// The settings of a table: who plays whom first, and after how many Runs to stop.
import type { Options, OptionSpec } from '@gravetable/kernel';
import { freshBoard } from './box/box-order.ts';
import type { BeheadedId } from './schema.ts';
import type { Board } from './state.ts';

export const options: readonly OptionSpec[] = [
  /** DC-PLR-01: the Beheaded of the first Run; later Runs ask (DC-GEN-06). */
  { id: 'beheaded', kind: 'perSeat', choices: ['flayed', 'quartered', 'immolated', 'poisoned'] },
  /** 0: until the Group stops. */
  { id: 'runs', kind: 'number', min: 0, max: 1000, default: 0 },
];

/** A campaign has no end of its own: what is simulated stops after so many Runs. */
export const simulated: Options = { runs: 10 };

export function setup(seats: number, chosen: Options): Board {
  const named = chosen['beheaded'] as readonly (BeheadedId | null)[] | undefined;
  const beheaded = Array.from({ length: seats }, (_, seat) => named?.[seat] ?? null);
  return freshBoard(beheaded, (chosen['runs'] as number | undefined) ?? 0);
}
