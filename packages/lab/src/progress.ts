/** How far a command of the repository is that takes long: rate and time left, on the error stream. */

/** For whoever looks the line is written over; a file gets one now and then. */
const EVERY_MS = { shown: 200, kept: 60_000 };

export class ProgressLine {
  readonly #what: string;
  readonly #total: number;
  readonly #begun = performance.now();
  /** What was done before this run began. */
  readonly #from: number;
  readonly #isShown = process.stderr.isTTY;
  #last = performance.now();

  constructor(what: string, total: number, from = 0) {
    this.#what = what;
    this.#total = total;
    this.#from = from;
  }

  show(done: number): void {
    const now = performance.now();
    if (now - this.#last < (this.#isShown ? EVERY_MS.shown : EVERY_MS.kept)) return;
    this.#last = now;
    const seconds = (now - this.#begun) / 1000;
    const line = progressText(this.#what, done - this.#from, this.#total - this.#from, seconds);
    process.stderr.write(this.#isShown ? `\r\u001B[2K${line}` : `${line}\n`);
  }

  clear(): void {
    if (this.#isShown) process.stderr.write('\r\u001B[2K');
  }
}

export function progressText(what: string, done: number, total: number, seconds: number): string {
  const rate = done / seconds;
  const left = done === 0 ? '?' : timeText((total - done) / rate);
  return `${done} of ${total} ${what} · ${rate.toFixed(rateDigits(rate))}/s · ${left} left`;
}

/** Of a strong player's games one takes seconds: "0 games/s" would tell nothing. */
export const rateDigits = (rate: number): number => (rate >= 10 ? 0 : rate >= 1 ? 1 : 2);

export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  return whole < 3600 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${(whole / 3600).toFixed(1)} h`;
}
