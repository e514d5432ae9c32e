/**
 * Which end of a day or Run was read last at each table: kept by the browser, so that nobody who reloads the page, or
 * comes back another day, reads it a second time.
 */

const KEY = 'gravetable-end-read';
/** Tables that are remembered, the last ones first. */
const MOST = 30;

type Read = readonly (readonly [table: string, end: number])[];

function kept(): Read {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Read) : [];
  } catch {
    return [];
  }
}

/** After how many answers the end came that was read last; -1 where none was. */
export function readLast(table: string): number {
  return kept().find(([one]) => one === table)?.[1] ?? -1;
}

export function keepRead(table: string, end: number): void {
  const others = kept().filter(([one]) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, end], ...others.slice(0, MOST - 1)]));
  } catch {
    // Blocked storage: after a reload it is read once more.
  }
}
