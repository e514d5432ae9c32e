/** Who has been away for so long that somebody plays for them. */

import type { Seat } from '@gravetable/kernel';
import type { Time } from './time.ts';

export class Absence {
  readonly #time: Time;
  readonly #away = new Set<Seat>();
  readonly #leaving = new Map<Seat, () => void>();

  constructor(time: Time) {
    this.#time = time;
  }

  get seats(): ReadonlySet<Seat> {
    return this.#away;
  }

  /** Their own seat is theirs again. */
  back(seat: Seat): void {
    this.#leaving.get(seat)?.();
    this.#leaving.delete(seat);
    this.#away.delete(seat);
  }

  /** They left: after so long they are away. */
  left(seat: Seat, after: number, gone: () => void): void {
    const away = (): void => {
      this.#away.add(seat);
      gone();
    };
    this.#leaving.set(seat, this.#time.later(away, after));
  }

  /** Nobody is there: nobody waits for anybody. */
  allLeft(): void {
    for (const cancel of this.#leaving.values()) cancel();
  }
}
