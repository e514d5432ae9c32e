/** Work that takes a while: it tells how far it has come, and can be told to stop. */

export type Report = (done: number, of: number) => void;

/** So long at a stretch, in milliseconds: then whoever waits is told, and may say stop. */
const STRETCH = 60;

/** Nobody wants the result any more. */
export class Stopped extends Error {}

export class Steps {
  #stops = 0;

  /** Everything under way ends here. */
  stop(): void {
    this.#stops++;
  }

  async run<T>(steps: Generator<number, T>, of: number, report?: Report): Promise<T> {
    const before = this.#stops;
    let since = performance.now();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (performance.now() - since < STRETCH) continue;
      report?.(step.value, of);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      if (this.#stops !== before) throw new Stopped();
      since = performance.now();
    }
  }
}
