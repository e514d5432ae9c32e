/** Where something small is laid so that it covers least of what it belongs to. */

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where these pieces lie on the screen; their names are separated by spaces. */
export function boxesOf(pieces: string): readonly DOMRect[] {
  return pieces
    .split(' ')
    .flatMap((one) => [...document.querySelectorAll(`[data-piece="${one}"]`)])
    .map((one) => one.getBoundingClientRect());
}

const MARGIN = 8;
/** A menu that lies so many pixels further off would rather cover this much of what is pressed or read. */
const FAR = 12;
/** How near the edges of the window it comes. */
const within = (at: number, length: number, window: number): number =>
  Math.max(MARGIN, Math.min(at, window - length - MARGIN));

/**
 * Above, below or beside its piece, above all that goes with it, or above the bar: where it covers least of what can be
 * pressed instead, of the bar, which says what is asked, and of what is read beside menus (`data-beside-menus`).
 */
export function beside(piece: Element | null, menu: HTMLElement, partners: readonly DOMRect[]): Place {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const around = piece?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const read = [...document.querySelectorAll('[data-beside-menus]')].map((one) =>
    one.getBoundingClientRect(),
  );
  // Over the middle of its piece, but for what is read at the right.
  const middle = Math.min(
    around.left + around.width / 2 - width / 2,
    ...read.flatMap(({ left }) => (left > around.right ? [left - width - MARGIN] : [])),
  );
  const highest = Math.min(around.top, ...partners.map(({ top }) => top));
  const bar = document.querySelector('.decision-bar')?.getBoundingClientRect();
  const strip = document.querySelector('.top-strip')?.getBoundingClientRect();
  const kept = [
    around,
    ...partners,
    ...read,
    ...(bar === undefined ? [] : [bar]),
    ...(strip === undefined ? [] : [strip]),
  ];
  const places: readonly (readonly [number, number])[] = [
    [middle, around.top - height - MARGIN],
    [middle, around.bottom + MARGIN],
    [around.right + MARGIN, around.top],
    [around.left - width - MARGIN, around.top],
    [middle, highest - height - MARGIN],
    ...(bar === undefined ? [] : [[middle, bar.top - height - MARGIN] as const]),
  ];
  const tried = places.map(([left, top]) => {
    const at = { left: within(left, width, innerWidth), top: within(top, height, innerHeight) };
    const box = new DOMRect(at.left, at.top, width, height);
    const covered = kept.reduce((sum, one) => sum + shared(one, box), 0);
    return { at, cost: covered + FAR * between(around, box) };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).at;
}

/** How far a box lies from another: what they leave free between them, beyond the usual space. */
function between(one: DOMRect, other: DOMRect): number {
  const wide = Math.max(one.left - other.right, other.left - one.right, 0);
  const high = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.max(0, Math.hypot(wide, high) - MARGIN);
}

/** The area two boxes have in common. */
function shared(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
