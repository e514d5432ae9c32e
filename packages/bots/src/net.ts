/**
 * A small dense net with one hidden row: how likely a seat is to win from a position. Only sums, products and quotients, which
 * every machine works out alike; `exp` and `tanh` are not the same everywhere.
 */

import type { Below, Net } from '@gravetable/kernel';

/** Between 0 and 1. */
export function valueOf({ hidden, out }: Net, features: readonly number[]): number {
  let sum = out[hidden.length]!;
  for (let at = 0; at < hidden.length; at++) sum += out[at]! * bent(weighed(hidden[at]!, features));
  return (1 + bent(sum)) / 2;
}

/** Any number, bent into -1 to 1. */
const bent = (x: number): number => x / (1 + Math.abs(x));

function weighed(row: readonly number[], features: readonly number[]): number {
  let sum = row[features.length]!;
  for (let at = 0; at < features.length; at++) sum += row[at]! * features[at]!;
  return sum;
}

/** A position as it was looked at, and what came of it: 0 to 1. */
export interface Lesson {
  readonly features: readonly number[];
  readonly came: number;
}

export interface Training {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
}

const BATCH = 64;
const DECAY = 1e-4;

/** Weights that say best what came of such positions. The same lessons and lots give the same weights. */
export function train(lessons: readonly Lesson[], { hidden, epochs, rate }: Training, below: Below): Net {
  const width = lessons[0]!.features.length;
  const small = (scale: number): number => ((below(2001) - 1000) / 1000) * scale;
  const rows = Array.from({ length: hidden }, () =>
    Array.from({ length: width + 1 }, (_, at) => (at === width ? 0 : small(1 / Math.sqrt(width)))),
  );
  const out = Array.from({ length: hidden + 1 }, (_, at) =>
    at === hidden ? 0 : small(1 / Math.sqrt(hidden)),
  );
  const steps = [...rows, out].map((row) => new Adam(row, rate));
  const order = lessons.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      for (const at of order.slice(from, from + BATCH)) learn(lessons[at]!, rows, out, steps);
      for (const step of steps) step.take(Math.min(BATCH, order.length - from));
    }
  }
  return { hidden: rows.map(rounded), out: rounded(out) };
}

const rounded = (row: readonly number[]): number[] => row.map((one) => Math.round(one * 1000) / 1000);

/** One lesson's part of the slope, added up for the batch. */
function learn(
  { features, came }: Lesson,
  rows: readonly (readonly number[])[],
  out: readonly number[],
  steps: readonly Adam[],
): void {
  const lit = rows.map((row) => bent(weighed(row, features)));
  const sum = lit.reduce((all, one, at) => all + one * out[at]!, out[rows.length]!);
  // The slope of the logarithm of the chance given to what came.
  const off = (1 + bent(sum) - 2 * came) / (1 + 2 * Math.abs(sum));
  const last = steps[rows.length]!;
  lit.forEach((one, at) => {
    last.slope[at]! += off * one;
    const back = off * out[at]! * (1 - Math.abs(one)) ** 2;
    const { slope } = steps[at]!;
    for (let i = 0; i < features.length; i++) slope[i]! += back * features[i]!;
    slope[features.length]! += back;
  });
  last.slope[rows.length]! += off;
}

/** Adam for one row of weights. */
class Adam {
  readonly slope: number[];
  readonly #row: number[];
  readonly #mean: number[];
  readonly #square: number[];
  readonly #rate: number;
  #taken = 0;

  constructor(row: number[], rate: number) {
    this.#row = row;
    this.#rate = rate;
    this.slope = row.map(() => 0);
    this.#mean = row.map(() => 0);
    this.#square = row.map(() => 0);
  }

  take(lessons: number): void {
    this.#taken++;
    const warm = 1 - 0.9 ** this.#taken;
    const warmer = 1 - 0.999 ** this.#taken;
    for (let at = 0; at < this.#row.length; at++) {
      const slope = this.slope[at]! / lessons + DECAY * this.#row[at]!;
      this.#mean[at] = 0.9 * this.#mean[at]! + 0.1 * slope;
      this.#square[at] = 0.999 * this.#square[at]! + 0.001 * slope * slope;
      this.#row[at]! -=
        (this.#rate * (this.#mean[at]! / warm)) / (Math.sqrt(this.#square[at]! / warmer) + 1e-8);
      this.slope[at] = 0;
    }
  }
}
