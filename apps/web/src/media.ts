import { useSyncExternalStore } from 'react';

/** Wide enough for the desk's grid. */
export const WIDE = '(min-width: 1100px)';

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
