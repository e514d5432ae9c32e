/** Which end of a day or Run was read last: kept through a reload of the page, so that nobody reads it a second time. */

const KEY = 'gravetable-end-read';

/** After how many answers the end came that was read last; -1 where none was. */
export function readLast(table: string): number {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { table: string; end: number } | null;
    return found?.table === table ? found.end : -1;
  } catch {
    return -1;
  }
}

export function keepRead(table: string, end: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, end }));
  } catch {
    // Blocked storage: after a reload it is read once more.
  }
}
