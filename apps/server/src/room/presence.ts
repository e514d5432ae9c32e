/** Who is away from a room, and since when: somebody whose connection is lost may be back before anybody is told. */

import type { MemberId } from '@gravetable/protocol';

export interface PresenceStart {
  /** Milliseconds without a connection until somebody counts as away. */
  readonly after: number;
  /** Wall clock, in milliseconds. */
  readonly now: () => number;
  readonly later: (work: () => void, wait: number) => () => void;
}

export class Presence {
  readonly #start: PresenceStart;
  readonly #awaySince = new Map<MemberId, number>();
  readonly #leaving = new Map<MemberId, () => void>();

  /** Who is not here when the room wakes has been away for some time; since when, nobody knows. */
  constructor(start: PresenceStart, members: readonly { readonly id: MemberId }[]) {
    this.#start = start;
    for (const { id } of members) this.#awaySince.set(id, start.now());
  }

  get awaySince(): ReadonlyMap<MemberId, number> {
    return this.#awaySince;
  }

  back(member: MemberId): void {
    this.#leaving.get(member)?.();
    this.#leaving.delete(member);
    this.#awaySince.delete(member);
  }

  /** Their last connection went; `gone` is told when they are away; whoever is no member by then is not noted. */
  left(member: MemberId, isMember: () => boolean, gone: () => void): void {
    const since = this.#start.now();
    const away = (): void => {
      this.#leaving.delete(member);
      if (isMember()) this.#awaySince.set(member, since);
      gone();
    };
    this.#leaving.set(member, this.#start.later(away, this.#start.after));
  }

  goneFor(member: MemberId): number {
    const since = this.#awaySince.get(member);
    return since === undefined ? 0 : this.#start.now() - since;
  }

  forget(member: MemberId): void {
    this.#awaySince.delete(member);
  }

  /** The room sleeps: nobody is told any more. */
  end(): void {
    for (const cancel of this.#leaving.values()) cancel();
  }
}
