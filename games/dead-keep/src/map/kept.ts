// What follows from a Chart and the doors, Stairs and mist of the moment: worked out once, since play asks for the same again and again.
import type { Chart } from './types.ts';

/** A game opens each door once: this many tables are enough for the one being played and those thought about. */
const KEPT = 256;

/** Tables by Chart and by a number that says how it stands. */
export class Kept<V> {
  readonly #make: (chart: Chart, key: number) => V;
  readonly #known = new WeakMap<Chart, Map<number, V>>();
  #chart: Chart | null = null;
  /** The tables of the Chart that was last looked for. */
  #tables!: Map<number, V>;
  #tablesOf: Chart | null = null;
  #key = -1;
  #last!: V;

  /** `make` begins a table; whoever fills it does so from the same Chart and key. */
  constructor(make: (chart: Chart, key: number) => V) {
    this.#make = make;
  }

  /** Short, so that the engine writes it out wherever it is called. */
  of(chart: Chart, key: number): V {
    return this.#chart === chart && this.#key === key ? this.#last : this.#find(chart, key);
  }

  #find(chart: Chart, key: number): V {
    const tables = this.#of(chart);
    let found = tables.get(key);
    if (found === undefined) {
      if (tables.size >= KEPT) tables.clear();
      tables.set(key, (found = this.#make(chart, key)));
    }
    this.#chart = chart;
    this.#key = key;
    this.#last = found;
    return found;
  }

  #of(chart: Chart): Map<number, V> {
    if (this.#tablesOf === chart) return this.#tables;
    let tables = this.#known.get(chart);
    if (tables === undefined) this.#known.set(chart, (tables = new Map<number, V>()));
    this.#tables = tables;
    this.#tablesOf = chart;
    return tables;
  }
}
