/** What was filled in of a new table: kept through a reload of the page, forgotten when the form is left. */

import { useEffect, useState } from 'react';

const KEY = 'gravetable-new-table';

/** `offer` is what the form is made from: what was filled in for another game, or for other settings of it, is not taken. */
export function useKeptForm<T>(offer: object, first: () => T): [T, (next: T) => void] {
  const made = JSON.stringify([location.hash, offer]);
  const [form, setForm] = useState<T>(() => kept<T>(made) ?? first());
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ made, form }));
    } catch {
      // Blocked storage: a reload begins the form again.
    }
  }, [made, form]);
  // A reload does not come by here.
  useEffect(() => () => forget(), []);
  return [form, setForm];
}

function kept<T>(made: string): T | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { made: string; form: T } | null;
    return found?.made === made ? found.form : null;
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
