/** Whether the page was touched yet: before that nothing sounds. */

/** What browsers, too, take for a gesture; a finger that only scrolls makes none. */
const GESTURES = ['pointerup', 'keydown'] as const;

let touched = false;
const waiting = new Set<() => void>();

/** Call once, before anything can be touched. */
export function watchGestures(): void {
  const wake = (): void => {
    touched = true;
    for (const kind of GESTURES) removeEventListener(kind, wake, true);
    for (const act of waiting) act();
    waiting.clear();
  };
  for (const kind of GESTURES) addEventListener(kind, wake, true);
}

export function isTouched(): boolean {
  return touched;
}

/** Now, or at the first gesture unless it is called off before. */
export function onceTouched(act: () => void): () => void {
  if (touched) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
