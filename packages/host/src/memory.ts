/** Tables in memory, as text: what is kept cannot be changed from outside. For tests, and where nothing can be kept. */

import type { Act, Json } from '@gravetable/kernel';
import { newestOf, Overtaken } from './store.ts';
import type { Begun, History, KeptCheckpoint, Loaded, Shelved, Store } from './store.ts';

interface Row {
  table: string;
  shelved: string;
  readonly acts: string[];
  readonly checkpoints: string[];
}

export class MemoryStore implements Store {
  readonly #rows = new Map<string, Row>();

  #row(id: string): Row {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`there is no table ${id}`);
    return row;
  }

  async begin(id: string, table: Begun, shelved: Shelved): Promise<void> {
    if (this.#rows.has(id)) throw new Overtaken();
    const texts = { table: JSON.stringify(table), shelved: JSON.stringify(shelved) };
    this.#rows.set(id, { ...texts, acts: [], checkpoints: [] });
  }

  async append(id: string, seq: number, acts: readonly Act[], shelved: Shelved): Promise<void> {
    const row = this.#row(id);
    if (row.acts.length !== seq) throw new Overtaken();
    for (const act of acts) row.acts.push(JSON.stringify(act));
    row.shelved = JSON.stringify(shelved);
  }

  async checkpoint(id: string, checkpoint: KeptCheckpoint): Promise<void> {
    this.#row(id).checkpoints.push(JSON.stringify(checkpoint));
  }

  async change(id: string, meta: Json): Promise<void> {
    const row = this.#row(id);
    row.table = JSON.stringify({ ...(JSON.parse(row.table) as Begun), meta });
  }

  async load(id: string): Promise<Loaded | null> {
    const row = this.#rows.get(id);
    if (row === undefined) return null;
    const { line, exact } = newestOf(row.checkpoints.map((text) => JSON.parse(text) as KeptCheckpoint));
    const tail = row.acts.slice(line?.seq ?? 0).map((text) => JSON.parse(text) as Act);
    return { ...(JSON.parse(row.table) as Begun), seq: row.acts.length, line, exact, tail };
  }

  async history(id: string): Promise<History> {
    const { acts, checkpoints } = this.#row(id);
    return {
      acts: acts.map((text) => JSON.parse(text) as Act),
      checkpoints: checkpoints.map((text) => JSON.parse(text) as KeptCheckpoint),
    };
  }

  /** What a list would say of a table. */
  shelved(id: string): Shelved {
    return JSON.parse(this.#row(id).shelved) as Shelved;
  }
}
