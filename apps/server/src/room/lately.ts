/** What was said of late, by its name: at least so many of them, and at most twice as many. None is ever looked for to be forgotten. */

export class Lately<T> {
  readonly #kept: number;
  #now = new Map<string, T>();
  #before: ReadonlyMap<string, T> = new Map();

  constructor(kept: number) {
    this.#kept = kept;
  }

  get(name: string): T | undefined {
    const found = this.#now.get(name);
    return found === undefined ? this.#before.get(name) : found;
  }

  set(name: string, value: T): void {
    this.#now.set(name, value);
    if (this.#now.size < this.#kept) return;
    this.#before = this.#now;
    this.#now = new Map();
  }
}
