/** Reads lines, from a keyboard or a pipe. Ctrl-C and the end of input both come out as null. */

import { createInterface, type Interface } from 'node:readline';
import type { Screen } from '../screen.ts';

/** Nobody typed anything before the time was up. */
export const TIME = Symbol('time');

/** How often a prompt that counts down is written anew. */
const TICK = 1000;

/** Whether what was typed is the number of an answer and cannot become another: of 14 answers, `2` is and `1` is not. */
export function isWhole(typed: string, most: number): boolean {
  return /^[1-9]\d*$/.test(typed) && Number(typed) <= most && Number(typed) * 10 > most;
}

export class Input {
  readonly #screen: Screen;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #interrupt: (() => void) | null = null;
  #closed = false;
  /** Words that Tab completes. */
  words: readonly string[] = [];
  /** A number up to this answers at once, without Enter, as soon as no other can begin with it. */
  instant = 0;

  constructor(screen: Screen) {
    this.#screen = screen;
    const keyboard = process.stdin.isTTY && screen.tty;
    this.#reader = createInterface({
      input: process.stdin,
      ...(keyboard ? { output: process.stdout } : {}),
      terminal: keyboard,
      historySize: 200,
      completer: (line: string) => [this.words.filter((word) => word.startsWith(line)), line],
    });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#waiting?.(null);
    });
    if (keyboard) process.stdin.on('keypress', () => this.#pressed());
  }

  #take(line: string): void {
    if (this.#waiting === null) this.#lines.push(line);
    else this.#waiting(line);
  }

  #pressed(): void {
    if (isWhole(this.#reader.line, this.instant)) this.#reader.write('\n');
  }

  /** Something happened meanwhile: whoever waits for a line looks again. */
  wake(): void {
    this.#interrupt?.();
  }

  /** The next line; null when nobody will type any more; TIME when the milliseconds are over first. */
  async next(prompt: string | (() => string), milliseconds = Infinity): Promise<string | null | typeof TIME> {
    const now = typeof prompt === 'string' ? (): string => prompt : prompt;
    const line = await this.#line(now, milliseconds);
    // A pipe shows no typing: the transcript should read like a table all the same.
    if (!process.stdin.isTTY && typeof line === 'string') this.#screen.line(`${now()}${line}`);
    return line;
  }

  #line(prompt: () => string, milliseconds: number): Promise<string | null | typeof TIME> {
    const waiting = this.#lines.shift();
    if (waiting !== undefined) return Promise.resolve(waiting);
    if (this.#closed) return Promise.resolve(null);
    const show = (): void => {
      if (!process.stdin.isTTY) return;
      this.#reader.setPrompt(prompt());
      this.#reader.prompt(true);
    };
    show();
    return new Promise((resolve) => {
      const first = prompt();
      const ticking = setInterval(() => {
        if (prompt() !== first) show(); // Time runs in it.
      }, TICK);
      const timer =
        milliseconds === Infinity ? undefined : setTimeout(() => settle(TIME), Math.max(0, milliseconds));
      const settle = (line: string | null | typeof TIME): void => {
        clearTimeout(timer);
        clearInterval(ticking);
        this.#waiting = null;
        this.#interrupt = null;
        resolve(line);
      };
      this.#waiting = settle;
      this.#interrupt = () => settle(TIME);
    });
  }

  close(): void {
    this.#reader.close();
  }
}
