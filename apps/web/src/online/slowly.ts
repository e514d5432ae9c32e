/** Work of which only so much may be done in a while. The newest has its turn first: it is what somebody looks at now. */
export class Slowly {
  readonly #most: number;
  readonly #within: number;
  #done: number[] = [];
  readonly #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ most, within }: { readonly most: number; readonly within: number }) {
    this.#most = most;
    this.#within = within;
  }

  do<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => void work().then(resolve, reject));
      this.#go();
    });
  }

  #go(): void {
    const now = Date.now();
    this.#done = this.#done.filter((at) => now - at < this.#within);
    while (this.#done.length < this.#most && this.#waiting.length > 0) {
      this.#done.push(now);
      this.#waiting.pop()!();
    }
    clearTimeout(this.#timer);
    if (this.#waiting.length > 0)
      this.#timer = setTimeout(() => this.#go(), this.#within - (now - this.#done[0]!) + 1);
  }
}
