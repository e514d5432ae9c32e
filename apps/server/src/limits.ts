/** How often something may be done: a bucket that fills again, and a window per address. */

const SWEPT_FROM = 1000;

export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Milliseconds until one more may be taken; 0 now. */
  wait(): number {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left >= 1 ? 0 : Math.ceil(((1 - this.#left) / this.#perSecond) * 1000);
  }

  get isFull(): boolean {
    this.wait();
    return this.#left === this.#most;
  }

  take(): boolean {
    if (this.wait() > 0) return false;
    this.#left -= 1;
    return true;
  }
}

/** A bucket for each name; one that is full again is as good as none. */
export class Buckets {
  readonly #fresh: () => Bucket;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, most: number, now: () => number) {
    this.#fresh = () => new Bucket(perSecond, most, now);
  }

  take(name: string): boolean {
    if (this.#buckets.size >= SWEPT_FROM)
      for (const [one, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(one);
    const bucket = this.#buckets.get(name) ?? this.#fresh();
    this.#buckets.set(name, bucket);
    return bucket.take();
  }
}

/** So many at a time for each name. */
export class Counter {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  leave(name: string): void {
    const count = (this.#counts.get(name) ?? 1) - 1;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
