/**
 * The number that chooses something, drawn on it. Whatever carries one counts in the order in which it is seen; the style
 * sheet counts, and so does the key (`choices`). A piece with several answers is one choice: its menu comes next.
 */

export function KeyNumber() {
  return <kbd className="key-no" aria-hidden="true" />;
}

/** Where the answers stand beside each other, or belong to one piece, only those are counted. */
export const ANSWERS = '[data-answer] > .key-no';

/** What the keys choose now, in the order seen. */
export function choices(): HTMLElement[] {
  const frame = document.querySelector('.frame');
  const found = frame?.querySelectorAll<HTMLElement>(
    frame.classList.contains('by-answers') ? ANSWERS : '.key-no',
  );
  const seen = [...(found ?? [])].filter((one) => one.getClientRects().length > 0);
  return seen.flatMap(({ parentElement }) => parentElement ?? []);
}
