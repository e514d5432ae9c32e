/** The coming Game turn, worked out from what lies open: who acts, from left to right, and what it costs. */

import { added, type CardId, type Effect, type Facts, type View } from './facts.ts';

export type Step =
  | { readonly space: number; readonly does: 'hits'; readonly n: number }
  | { readonly space: number; readonly does: 'explodes'; readonly n: number }
  | { readonly space: number; readonly does: 'noise'; readonly n: number }
  | { readonly space: number; readonly does: 'calls' }
  | { readonly space: number; readonly does: 'paralyses' }
  | { readonly space: number; readonly does: 'skips' }
  /** Its turn comes after this many more Game turns. */
  | { readonly space: number; readonly does: 'waits'; readonly n: number };

export interface Forecast {
  readonly steps: readonly Step[];
  /** Damage to the active Survivor, before worn Defence. */
  readonly damage: number;
  /** What worn Defence takes off. */
  readonly absorbed: number;
  readonly vitality: number;
  /** Noise draws cards nobody knows. */
  readonly uncertain: boolean;
}

interface Standing {
  readonly card: CardId;
  hits: number;
  readonly hitPoints: number;
  readonly turns: number;
  readonly done: boolean;
  readonly stunned: boolean;
}

const EXPLOSION_NOISE = 2;

/** `arriving` is a card about to be turned over whose face is known: a Fast one acts at once. */
export function forecastOf(view: View, facts: Facts, arriving: CardId | null = null): Forecast {
  return new GameTurn(view, facts, arriving).forecast();
}

class GameTurn {
  readonly #view: View;
  readonly #facts: Facts;
  readonly #spaces: (Standing | null)[];
  readonly #steps: Step[] = [];
  #damage = 0;
  #uncertain = false;

  constructor(view: View, facts: Facts, arriving: CardId | null) {
    this.#view = view;
    this.#facts = facts;
    this.#spaces = view.spaces.map(({ card, hits, hitPoints, turns, done, paralysis }) => {
      if (card === null) return null;
      const counts = facts.CARDS[card.card].turn !== null && !done && paralysis !== 'pending';
      const stunned = paralysis === 'pending';
      return { card: card.card, hits, hitPoints, turns: counts ? turns + 1 : turns, done, stunned };
    });
    if (arriving !== null && facts.CARDS[arriving].speed === 'fast') this.#arrive(arriving);
  }

  #arrive(card: CardId): void {
    const at = this.#spaces.findIndex((space, i) => space === null && this.#view.spaces[i]!.side === 'free');
    if (at === -1) return;
    const hitPoints = this.#facts.CARDS[card].hp ?? 1;
    this.#spaces[at] = { card, hits: 0, hitPoints, turns: 1, done: false, stunned: false };
  }

  forecast(): Forecast {
    for (let at = 0; at < this.#spaces.length; at++) this.#act(at);
    const { active, survivors } = this.#view;
    const survivor = active === null ? undefined : survivors[active];
    const absorbed = Math.min(
      this.#damage,
      survivor === undefined || survivor.worn === null ? 0 : survivor.defence,
    );
    return {
      steps: this.#steps,
      damage: this.#damage,
      absorbed,
      vitality: Math.max(0, (survivor?.vitality ?? 0) - this.#damage + absorbed),
      uncertain: this.#uncertain,
    };
  }

  #act(at: number): void {
    const standing = this.#spaces[at];
    if (standing === null || standing === undefined) return;
    const { on, turn } = this.#facts.CARDS[standing.card];
    if (on.each === null && on.timed === null) return;
    const space = at + 1;
    if (standing.stunned) {
      this.#steps.push({ space, does: 'skips' });
      return;
    }
    for (const effect of on.each ?? []) this.#perform(at, effect);
    if (turn === null || standing.done) return;
    if (standing.turns < turn.n) this.#steps.push({ space, does: 'waits', n: turn.n - standing.turns });
    else for (const effect of on.timed ?? []) this.#perform(at, effect);
  }

  #perform(at: number, effect: Effect): void {
    const space = at + 1;
    switch (effect.op) {
      case 'zombieDamage': {
        const n = effect.n + added(this.#view, this.#facts, 'zombieDamage');
        this.#damage += n;
        this.#steps.push({ space, does: 'hits', n });
        return;
      }
      case 'explode':
        this.#steps.push({ space, does: 'explodes', n: effect.n });
        this.#spaces[at] = null;
        this.#blast(at, effect.n);
        return;
      case 'noise':
        this.#noise(space, effect.n);
        return;
      case 'call':
        this.#steps.push({ space, does: 'calls' });
        return;
      case 'paralyze':
        this.#steps.push({ space, does: 'paralyses' });
        return;
      default:
        return;
    }
  }

  #noise(space: number, n: number): void {
    this.#uncertain = true;
    this.#steps.push({ space, does: 'noise', n: n + added(this.#view, this.#facts, 'noise') });
  }

  /** Neighbours that fall to a blast may explode in turn. */
  #blast(from: number, n: number): void {
    const queue = [{ at: from, n }];
    let bangs = 0;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      bangs++;
      this.#damage += next.n;
      for (const at of [next.at - 1, next.at + 1]) {
        const hit = this.#spaces[at];
        if (hit === null || hit === undefined || this.#facts.CARDS[hit.card].traits.includes('undamageable'))
          continue;
        hit.hits += next.n;
        if (hit.hits < hit.hitPoints) continue;
        this.#spaces[at] = null;
        const own = this.#facts.CARDS[hit.card].on.destroyed?.find((one) => one.op === 'explode');
        if (own === undefined) continue;
        this.#steps.push({ space: at + 1, does: 'explodes', n: own.n });
        queue.push({ at, n: own.n });
      }
    }
    for (let bang = 0; bang < bangs; bang++) this.#noise(from + 1, EXPLOSION_NOISE);
  }
}
