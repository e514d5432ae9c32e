import { useSyncExternalStore } from 'react';

/** Wide enough for the desk's grid. */
export const WIDE = '(min-width: 1100px)';

/** A sheet below the board would leave it too little; at 480 px and less the page scrolls instead. */
export const LOW = '(min-height: 481px) and (max-height: 699px) and (orientation: portrait)';

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
