/** A progress bar on the terminal, with rate and time left. Silent when nobody is looking. */

import type { Progress } from '@gravetable/lab';
import type { Screen } from '../screen.ts';

const WIDTH = 24;
const EVERY_MS = 100;

export class ProgressBar {
  readonly #screen: Screen;
  readonly #shown: boolean;
  readonly #words: string;
  #last = 0;

  constructor(screen: Screen, words = 'cli.sim.progress') {
    this.#screen = screen;
    this.#words = words;
    this.#shown = process.stderr.isTTY;
  }

  show({ done, total, seconds }: Progress): void {
    const now = performance.now();
    if (!this.#shown || (done < total && now - this.#last < EVERY_MS)) return;
    this.#last = now;
    const { colour } = this.#screen;
    const full = Math.round((WIDTH * done) / total);
    const bar = colour.cyan('█'.repeat(full)) + colour.dim('░'.repeat(WIDTH - full));
    const words = this.#screen.say(this.#words, {
      done: this.#screen.number(done),
      total: this.#screen.number(total),
      rate: this.#screen.number(done / seconds, digitsOf(done / seconds)),
      left: timeOf(((total - done) * seconds) / done),
    });
    process.stderr.write(`\r\u001B[2K${bar} ${words}`);
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001B[2K');
  }
}

/** Of a strong player's games one takes seconds: "0 games/s" would tell nothing. */
const digitsOf = (rate: number): number => (rate >= 10 ? 0 : rate >= 1 ? 1 : 2);

export function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  return whole < 3600 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${(whole / 3600).toFixed(1)} h`;
}
