/** How hard a table is, as far as it was measured: what `npm run balance` counted for just these settings. */

import type { Options, OptionSpec } from '@gravetable/kernel';

/** Games won of games played, by the name of the cell and the player. */
export type Measured = Readonly<Record<string, readonly [won: number, n: number]>>;

/** Settings that the measurement goes through, or that change nothing of who wins. */
const ANY: Readonly<Record<string, readonly string[]>> = {
  'cards-of-the-dead': ['survivors', 'firstSeat', 'hard', 'challenges'],
  vengeance: [
    'calm',
    'dice',
    'time',
    'target',
    'tailSeconds',
    'maxSeconds',
    'phaseSeconds',
    'stretch',
    'rollGate',
  ],
  'dead-cells': ['beheaded', 'runs'],
  'dead-keep': ['quest'],
};

/** Runs within which the Concierge is to be beaten where that is measured. */
export const RUNS = 5;

const isUsual = (spec: OptionSpec, value: Options[string] | undefined): boolean => {
  if (value === undefined) return true;
  if (spec.kind === 'perSeat') return (value as readonly unknown[]).every((one) => one === null);
  return JSON.stringify(value) === JSON.stringify(spec.default);
};

/** What these settings are called among what is measured; null where they are not. */
export function cellOf(
  game: string,
  specs: readonly OptionSpec[],
  seats: number,
  options: Options,
): string | null {
  const any = ANY[game];
  if (any === undefined) return null;
  if (specs.some((spec) => !any.includes(spec.id) && !isUsual(spec, options[spec.id]))) return null;
  switch (game) {
    case 'cards-of-the-dead':
      return `${game} ${seats}${options['hard'] === true ? ' hard' : ''}`;
    case 'vengeance': {
      if (seats === 4) return `${game} table`;
      const { dice, time, target } = options;
      return seats === 1 && dice === time && time === target ? `${game} ${String(dice)}` : null;
    }
    case 'dead-cells': {
      const runs = Number(options['runs'] ?? 0);
      return runs === 0 || runs >= RUNS ? `${game} ${seats}` : null;
    }
    case 'dead-keep':
      return seats === 1 ? `${game} ${String(options['quest'])}` : null;
    default:
      return null;
  }
}

export interface Difficulty {
  readonly player: 'careful' | 'strong';
  /** Of a hundred games, and between which figures that lies nineteen times of twenty (Wilson). */
  readonly n: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** Fewer games say too little. */
const LEAST = 20;
const SURE = 1.96;

export function difficultyOf(measured: Measured, cell: string | null): readonly Difficulty[] {
  if (cell === null) return [];
  return (['careful', 'strong'] as const).flatMap((player) => {
    const [won, n] = measured[`${cell} ${player}`] ?? [0, 0];
    if (n < LEAST) return [];
    const share = won / n;
    const z = (SURE * SURE) / n;
    const middle = (share + z / 2) / (1 + z);
    const half = (SURE * Math.sqrt((share * (1 - share)) / n + z / (4 * n))) / (1 + z);
    const percent = (part: number): number => Math.round(100 * part);
    return [{ player, n, wins: percent(share), low: percent(middle - half), high: percent(middle + half) }];
  });
}
