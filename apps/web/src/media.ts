import { useSyncExternalStore } from 'react';

/** Wide enough for the desk's grid. */
export const WIDE = '(min-width: 1100px)';

/** There is no pointer but fingers. */
export const TOUCHED = '(hover: none) and (pointer: coarse)';

/** Held upright in one hand: one thing under the other. */
export const PHONE = '(max-width: 599px)';

/** A sheet below the board would leave it too little; at 480 px and less the page scrolls instead. */
export const LOW = '(min-height: 481px) and (max-height: 759px) and (orientation: portrait)';

interface Followed {
  readonly follow: (changed: () => void) => () => void;
  readonly holds: () => boolean;
}

/** One list for each query: every part of the page that is drawn asks for it. */
const followed = new Map<string, Followed>();

function followedAt(query: string): Followed {
  let found = followed.get(query);
  if (found === undefined) {
    const list = matchMedia(query);
    found = {
      follow: (changed) => {
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      holds: () => list.matches,
    };
    followed.set(query, found);
  }
  return found;
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const { follow, holds } = followedAt(query);
  return useSyncExternalStore(follow, holds, holds);
}
