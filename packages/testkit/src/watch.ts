/**
 * What a scenario shows, for the coverage page: the steps it passed, and the pieces its name is about. A piece that only
 * lay there shows nothing; it must come out during the story (by the measure the game has for play), or be told of.
 */

import type { Game, GameEvent, Play, Told } from '@gravetable/kernel';

/** Kept with the test, where `scripts/shown.ts` finds it. */
export interface Shows {
  readonly game: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly pieces: readonly string[];
}

declare module 'vitest' {
  interface TaskMeta {
    shows?: Shows;
  }
}

export class Watch<B, E extends GameEvent, V extends object> {
  readonly #game: Game<B, E, V>;
  readonly #name: string;
  readonly #visits: Uint32Array;
  readonly #powers = new Set<string>();
  readonly #lay = new Set<string>();
  readonly #out = new Set<string>();

  constructor(game: Game<B, E, V>, name: string) {
    this.#game = game;
    this.#name = name;
    this.#visits = new Uint32Array(game.program.ops.length);
  }

  /** Before the first step: what lies open already is not the story's doing. */
  begin(play: Play<B, E, V>): void {
    play.visits = this.#visits;
    for (const code of this.#met(play)) this.#lay.add(code);
  }

  look(play: Play<B, E, V>): void {
    for (const code of this.#met(play)) if (!this.#lay.has(code)) this.#out.add(code);
  }

  used(power: string): void {
    this.#powers.add(power);
  }

  shows(told: readonly Told[]): Shows {
    const { all = [] } = this.#game.content.pieces ?? {};
    const words = this.#name.split(/[^\w-]+/);
    const told_ = new Set<string>();
    for (const { open, secret } of told) namesIn([open, secret], told_);
    const passed = this.#game.program.ops.filter(({ id }) => this.#visits[id]! > 0).map(({ label }) => label);
    return {
      game: this.#game.id,
      name: this.#name,
      labels: [...new Set([...passed, ...this.#powers])].filter((label) => label !== ''),
      pieces: all.filter((code) => words.includes(code) && (this.#out.has(code) || told_.has(code))),
    };
  }

  #met(play: Play<B, E, V>): readonly string[] {
    return this.#game.content.pieces?.met(play.state.board) ?? [];
  }
}

/** Every word of an event; a name of the catalogue (`secret.S-09`) also by its last part. */
function namesIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.slice(value.lastIndexOf('.') + 1));
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) namesIn(one, into);
}
