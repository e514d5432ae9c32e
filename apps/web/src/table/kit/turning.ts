/** Turning points out of the game's story: what befell the players, weighed moment by moment. */

import type { GameEvent, Story } from '@gravetable/kernel';
import { heaviest } from '../review/turning.ts';

export interface Moment {
  /** The table before it: so many answers had been given. */
  readonly before: number;
  readonly weight: number;
  /** What was told first. */
  readonly first: GameEvent | null;
  /** The worst that was told, apart from what weighs for each point. */
  readonly worst: GameEvent | null;
  /** What was told last before it of what may lead to harm; of points, before the most that were lost at once. */
  readonly cause: GameEvent | null;
  /** Points lost in what weighs for each of them. */
  readonly lost: number;
}

type Kept<D> = { -readonly [K in keyof Moment]: Moment[K] } & { readonly detail: D };

/** Moments of one game; `D` is what a table tells of them beside their weight. */
export class Moments<D> {
  readonly #alone: Readonly<Record<string, number>>;
  readonly #each: Readonly<Record<string, number>>;
  readonly #leads: ReadonlySet<string>;
  readonly #kept: Kept<D>[] = [];
  #led: GameEvent | null = null;
  /** The most points that this moment has lost at once. */
  #most = 0;

  /** `leads`: what harm comes from, and what begins anew. `gains`: what weighs beside harm. */
  constructor(story: Story, leads: ReadonlySet<string>, gains: readonly string[] = []) {
    this.#leads = leads;
    const harms: readonly string[] = [...story.topics.harm, ...story.topics.death, ...gains];
    const ofHarm = (weights: Readonly<Record<string, number | undefined>> = {}) =>
      Object.fromEntries(
        harms.flatMap((kind) => (weights[kind] === undefined ? [] : [[kind, weights[kind]]])),
      );
    this.#alone = ofHarm(story.weights?.alone);
    this.#each = ofHarm(story.weights?.each);
  }

  get last(): Kept<D> | undefined {
    return this.#kept.at(-1);
  }

  /** From here on something else is told of; `before` it so many answers had been given, and none before the beginning. */
  begin(before: number, detail: D): void {
    const nothing = { weight: 0, first: null, worst: null, cause: null, lost: 0 };
    this.#most = 0;
    this.#kept.push({ before: before === -1 ? 0 : before, detail, ...nothing });
  }

  hear(event: GameEvent): void {
    const now = this.last;
    if (now === undefined) return;
    const n = typeof event['n'] === 'number' ? event['n'] : 0;
    const alone = this.#alone[event.kind] ?? 0;
    const each = this.#each[event.kind];
    now.first ??= event;
    now.weight += alone + (each ?? 0) * n;
    if (this.#leads.has(event.kind)) this.#led = event;
    if (each !== undefined) {
      now.lost += n;
      if (now.worst === null && n > this.#most) now.cause = this.#led;
      this.#most = Math.max(this.#most, n);
    }
    if (alone > (now.worst === null ? 0 : (this.#alone[now.worst.kind] ?? 0))) {
      now.worst = event;
      now.cause = this.#led;
    }
  }

  /** The few that weighed most, in the order in which they came. */
  heaviest(): readonly (Moment & { readonly detail: D })[] {
    return heaviest(this.#kept);
  }
}
