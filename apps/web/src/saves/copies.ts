/** Copies of one game: brought along twice, or played on in two places. What it was begun with tells them. */

import type { GameRecord } from '@gravetable/kernel';

/** What a game was begun with: with the same seed, seats and settings it is the same one. Null where nobody knows the seed. */
export function campaignOf({ game, seed, seats, options, start }: GameRecord): string | null {
  if (seed === undefined || seed === null || seed === '' || start !== undefined) return null;
  const settings = Object.entries(options).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([game, seed, seats.length, settings]);
}

/** Those of one game stand together, where the newest of them stood. */
export function togetherOf<T extends { readonly id: string }>(
  tables: readonly T[],
  campaigns: ReadonlyMap<string, string>,
): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const table of tables) {
    const key = campaigns.get(table.id) ?? table.id;
    groups.set(key, [...(groups.get(key) ?? []), table]);
  }
  return [...groups.values()];
}
