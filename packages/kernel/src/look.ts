/** Look: what one seat may know of a game. Bots, hints and odds are handed this and nothing else. */

import type { GameEvent } from './event.ts';
import type { Game, Hidden } from './game.ts';
import { Play, type AnyPlay, type OfferedPower } from './play.ts';
import { ruleOf } from './program.ts';
import type { Ask, Seat } from './question.ts';
import { shuffleInPlace, type Below } from './random.ts';
import { cloneState } from './state.ts';
import type { Pending } from './thread.ts';

/** A full state that looks the same to the viewer: what they cannot know is dealt anew, the future too. */
export function determinise<B, E extends GameEvent, V extends object>(
  play: Play<B, E, V>,
  viewer: Seat | null,
  below: Below,
): Play<B, E, V> {
  const state = cloneState({ ...play.state, streams: {} }, play.game.copyBoard);
  for (const { places } of play.game.hidden(state.board, viewer)) {
    // Sorted first, so that the sample depends on what the viewer knows and on the lot alone.
    const contents = sorted(places.map(({ list, at }) => list[at]!));
    deal(contents, places, below);
    places.forEach(({ list, at }, i) => ((list as unknown[])[at] = contents[i]));
  }
  state.seed = `sample ${below(0x1_0000_0000)}`;
  return new Play(play.game, state, play.seats.length).resume();
}

/** Lots thrown in vain before one is mended. */
const MOST_LOTS = 200;

/** Any order in which every place holds what fits it, each equally likely as long as the lots are thrown in time. */
function deal(contents: (number | string)[], places: Hidden['places'], below: Below): void {
  shuffleInPlace(contents, below);
  if (places.every(({ fits }) => fits === undefined)) return;
  const fits = (at: number, of: number): boolean => places[at]!.fits?.(contents[of] as never) ?? true;
  for (let lot = 1; lot < MOST_LOTS && !places.every((_, at) => fits(at, at)); lot++)
    shuffleInPlace(contents, below);
  if (places.every((_, at) => fits(at, at))) return;
  const holds = matched(places.length, fits);
  const dealt = holds.map((of) => contents[of]!);
  contents.splice(0, contents.length, ...dealt);
}

/** For each place one of the things, by augmenting paths; what lies there in truth shows that there is a way. */
function matched(n: number, fits: (at: number, of: number) => boolean): number[] {
  const placeOf: (number | undefined)[] = Array.from({ length: n });
  const settle = (at: number, tried: Set<number>): boolean => {
    for (let of = 0; of < n; of++) {
      if (tried.has(of) || !fits(at, of)) continue;
      tried.add(of);
      const held = placeOf[of];
      if (held === undefined || settle(held, tried)) {
        placeOf[of] = at;
        return true;
      }
    }
    return false;
  };
  for (let at = 0; at < n; at++) {
    if (!settle(at, new Set())) throw new Error('what lies in a hidden place does not fit it');
  }
  const holds: number[] = [];
  placeOf.forEach((at, of) => (holds[at!] = of));
  return holds;
}

/** Hundreds of cards at every look: numbers are sorted without a call for each pair. */
function sorted(contents: (number | string)[]): (number | string)[] {
  return contents.every((one) => typeof one === 'number')
    ? Array.from(Float64Array.from(contents).sort())
    : contents.sort(byValue);
}

function byValue(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export class Look {
  readonly seat: Seat;
  readonly game: Game<unknown, GameEvent, object>;
  readonly #play: AnyPlay;
  readonly #pending: Pending;
  #glance: AnyPlay | null = null;

  constructor(play: AnyPlay, pending: Pending) {
    this.#play = play;
    this.#pending = pending;
    this.seat = pending.seat;
    this.game = play.game as Game<unknown, GameEvent, object>;
  }

  get question(): Ask<unknown> {
    return this.#play.ask(this.#pending);
  }

  /** The label of the step that asks, and the rule behind it. */
  get label(): string {
    return this.#pending.op.label;
  }

  get rule(): string {
    return ruleOf(this.label);
  }

  /** What the seat may do beside answering. */
  get powers(): readonly OfferedPower<unknown, GameEvent>[] {
    return this.#play.powersOf(this.seat) as readonly OfferedPower<unknown, GameEvent>[];
  }

  view<V extends object>(): V {
    return this.#play.view(this.seat) as V;
  }

  /** One game that might be the real one, the same however often it is asked for: to be read, not played on. */
  glance<B = unknown>(below: Below): Play<B> {
    return (this.#glance ??= this.sample(below)) as unknown as Play<B>;
  }

  /** A game that might be the real one, for all this seat knows; play on in it freely. */
  sample<B = unknown>(below: Below): Play<B> {
    return determinise(this.#play, this.seat, below) as unknown as Play<B>;
  }
}
