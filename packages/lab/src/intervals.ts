/** The statistics the lab speaks in: Wilson intervals for shares, quantiles of counted values. */

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** A share with its Wilson 95 % interval, which stays honest for few games and for shares near 0 and 1. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const scale = 1 + Z ** 2 / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return {
    count,
    of,
    share,
    low: count === 0 ? 0 : Math.max(0, (middle - reach) / scale),
    high: count === of ? 1 : Math.min(1, (middle + reach) / scale),
  };
}

/** How often each whole number came up. */
export type Counted = Readonly<Record<string, number>>;

export function sorted(counted: Counted): [value: number, count: number][] {
  return Object.entries(counted)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);
}

/** The smallest value below or at which this part of all values lies. */
export function quantile(counted: Counted, part: number): number {
  const rows = sorted(counted);
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of rows) {
    seen += count;
    if (seen >= part * total) return value;
  }
  return rows.at(-1)?.[0] ?? 0;
}

export interface Bin {
  readonly from: number;
  /** The last value inside. */
  readonly to: number;
  readonly count: number;
}

/** Neighbouring values put together into at most `most` bins of equal, round width. */
export function binned(counted: Counted, most = 24): Bin[] {
  const rows = sorted(counted);
  const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const width = roundWidth((last - first + 1) / most);
  const start = Math.floor(first / width) * width;
  const bins = Array.from({ length: Math.floor((last - start) / width) + 1 }, () => 0);
  for (const [value, count] of rows) bins[Math.floor((value - start) / width)]! += count;
  return bins.map((count, at) => ({ from: start + at * width, to: start + (at + 1) * width - 1, count }));
}

function roundWidth(least: number): number {
  if (least <= 1) return 1;
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((step) => step * ten).find((width) => width >= least)!;
}
