/** A progress bar on the terminal, with rate and time left. Silent when nobody is looking. */

import { rateDigits, timeText, type Progress } from '@gravetable/lab';
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
      rate: this.#screen.number(done / seconds, rateDigits(done / seconds)),
      left: timeText(((total - done) * seconds) / done),
    });
    process.stderr.write(`\r\u001B[2K${bar} ${words}`);
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001B[2K');
  }
}
