/** VG-RULING-82: what was left of a timer when this table was last in sight, kept while the page is away. */

import { isRecord } from '@gravetable/kernel';

export interface TimeLeft {
  readonly name: string;
  readonly left: number;
}

const keyOf = (table: string): string => `gravetable-time-${table}`;

export function keepTime(table: string, time: TimeLeft | null): void {
  try {
    if (time === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), JSON.stringify(time));
  } catch {
    // Where nothing can be kept, the timer is given anew.
  }
}

/** What was kept, if it still can be followed; it is given out once. */
export function takeTime(table: string): TimeLeft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    keepTime(table, null);
    if (!isRecord(found)) return null;
    const { name, left } = found;
    return typeof name === 'string' && typeof left === 'number' && left >= 0 ? { name, left } : null;
  } catch {
    return null;
  }
}
