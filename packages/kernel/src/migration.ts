/** Migrations: how an older save becomes one of today. */

import type { Entry } from './act.ts';
import { isSecret, streamOf } from './random.ts';
import type { State } from './state.ts';

/** One step, from the version it names to the next. Frames are given with names and labels, as they were saved. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** Labels that have a new name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Procedures that have a new name. */
  readonly procedures?: Readonly<Record<string, string>>;
  /** Changes to what the frames of a procedure keep, by its old name. What is missing becomes null by itself. */
  readonly values?: Readonly<Record<string, (values: Record<string, unknown>) => Record<string, unknown>>>;
  /** Changes to the saved board. */
  readonly board?: (board: Record<string, unknown>) => Record<string, unknown>;
}

/** The way from an old version to the current one, or null if there is none. */
export function wayFrom(
  version: string,
  current: string,
  migrations: readonly Migration[],
): Migration[] | null {
  const way: Migration[] = [];
  let at = version;
  while (at !== current) {
    const next = migrations.find((one) => one.from === at);
    if (next === undefined || way.includes(next)) return null;
    way.push(next);
    at = next.to;
  }
  return way;
}

/** What a label is called today; the turn of a loop keeps its mark. */
export function labelNow(label: string, way: readonly Migration[]): string {
  const [name = '', ...mark] = label.split('/');
  return [way.reduce((one, step) => step.labels?.[one] ?? one, name), ...mark].join('/');
}

/** An answer as it would be given today: a power is named by its label. */
export function entryNow([seat, answer, power]: Entry, way: readonly Migration[]): Entry {
  return power === undefined ? [seat, answer] : [seat, answer, labelNow(power, way)];
}

type Streams = State<unknown>['streams'];

/** Streams are named after labels, and follow them when they are renamed: `DC-CHK-09@2` for seat 2. */
export function streamsNow(streams: Streams, way: readonly Migration[]): Streams {
  if (way.length === 0) return streams;
  const renamed = Object.entries(streams).map(([purpose, stream]) => {
    const [label = '', ...seat] = purpose.split('@');
    return [[labelNow(label, way), ...seat].join('@'), stream] as const;
  });
  return Object.fromEntries(renamed);
}

/** The streams under today's names that an older game of a known seed would have begun: what fell then falls again. */
export function streamsBegun(seed: string, seats: number, way: readonly Migration[]): Streams {
  const streams: Streams = {};
  if (isSecret(seed)) return streams;
  for (const label of way.flatMap((step) => Object.keys(step.labels ?? {}))) {
    const now = labelNow(label, way);
    streams[now] ??= streamOf(seed, label);
    for (let seat = 0; seat < seats; seat++) streams[`${now}@${seat}`] ??= streamOf(seed, `${label}@${seat}`);
  }
  return streams;
}
