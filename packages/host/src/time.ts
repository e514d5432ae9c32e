/** Time, handed in by whoever has a clock. */

export interface Time {
  /** Milliseconds since some moment that stays the same. */
  readonly now: () => number;
  /** Do something so many milliseconds from now; what comes back takes that back. */
  readonly later: (work: () => void, wait: number) => () => void;
}
