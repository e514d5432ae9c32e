/**
 * The number that chooses something, drawn on it. Whatever carries one counts in the order in which it is seen; the style
 * sheet counts, and so does the key (`choices`). A piece with several answers is one choice: its menu comes next.
 */

import { useEffect } from 'react';
import { create } from 'zustand';

/** In how many places every answer of the question lies. */
const usePlaces = create(() => ({ n: 0 }));

/** Whether numbers are counted in such a place alone. */
export const useByPlace = (): boolean => usePlaces(({ n }) => n > 0);

/** While this is shown, every answer lies here; the place itself is marked `data-every-answer`. */
export function useEveryAnswer(on = true): void {
  useEffect(() => {
    if (!on) return;
    usePlaces.setState(({ n }) => ({ n: n + 1 }));
    return () => usePlaces.setState(({ n }) => ({ n: n - 1 }));
  }, [on]);
}

export function KeyNumber() {
  return <kbd className="key-no" aria-hidden="true" />;
}

/** Where the answers stand beside each other, lie in one place or belong to one piece, only those are counted. */
export const ANSWERS = '[data-answer] > .key-no, [data-every-answer] .key-no';

/** What the keys choose now, in the order seen. */
export function choices(): HTMLElement[] {
  const frame = document.querySelector('.frame');
  const found = frame?.querySelectorAll<HTMLElement>(
    frame.classList.contains('by-answers') ? ANSWERS : '.key-no',
  );
  const seen = [...(found ?? [])].filter((one) => one.getClientRects().length > 0);
  return seen.flatMap(({ parentElement }) => parentElement ?? []);
}
