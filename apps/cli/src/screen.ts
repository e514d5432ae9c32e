/** The terminal: writing lines that fit its width, with colour where colour is wanted. */

import { CLOCK, HAND, kernelWords, Speaker } from '@gravetable/kernel';
import type { AnyGame, Language, Said } from '@gravetable/kernel';
import picocolors from 'picocolors';
import { cliWords } from './words/index.ts';

const WIDEST = 96;
const PIPED = 80;

/** Colour where a person looks, unless they said otherwise; never in a pipe or a log, whoever runs it. */
function wantsColour(tty: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return tty && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

export class Screen {
  readonly language: Language;
  readonly colour: ReturnType<typeof picocolors.createColors>;
  readonly tty: boolean;

  constructor(language: Language) {
    this.language = language;
    this.tty = process.stdout.isTTY;
    this.colour = picocolors.createColors(wantsColour(this.tty, process.env));
  }

  get width(): number {
    return this.tty ? Math.min(process.stdout.columns, WIDEST) : PIPED;
  }

  line(text = ''): void {
    process.stdout.write(`${printable(text)}\n`);
  }

  /** What went wrong or is only about the way: never mixed into what a program reads. */
  aside(text: string): void {
    process.stderr.write(`${printable(text)}\n`);
  }

  /** A paragraph, wrapped; the lines after the first begin with `hang`. */
  paragraph(text: string, first = '', hang = first): void {
    for (const line of wrapped(text, this.width, first, hang)) this.line(line);
  }

  /** The words of the command line, with those of a game where one is played. */
  speaker(game?: AnyGame, seatNames: readonly string[] = []): Speaker {
    const own = [cliWords[this.language], kernelWords[this.language]];
    const catalogues = game === undefined ? own : [game.text[this.language], ...own];
    return new Speaker(this.language, catalogues, seatNames);
  }

  say(id: string, args?: Said['args']): string {
    return this.speaker().say(args === undefined ? { id } : { id, args });
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  percent(share: number): string {
    return `${this.number(share * 100, 1)} %`;
  }
}

export function seatName(speaker: Speaker, seat: number): string {
  if (seat === CLOCK) return speaker.say({ id: 'cli.clock' });
  return seat === HAND ? speaker.say({ id: 'cli.hand' }) : speaker.seat(seat);
}

// oxlint-disable-next-line no-control-regex -- colours are written with the escape character
const COLOURS = /\u001B\[[0-9;]*m/g;

/** Names come from files and from others: nothing in them moves the cursor, rings or turns the writing round. */
// oxlint-disable-next-line no-control-regex -- colours are written with the escape character
const CONTROLS = /\u001B\[[0-9;]*m|[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;

export function printable(text: string): string {
  return text.replace(CONTROLS, (found) => (found.length > 1 || found === '\n' ? found : '�'));
}

export function visibleLength(text: string): number {
  return text.replace(COLOURS, '').length;
}

const GLUE = '\uE000';

/** Words that may stand at the beginning of a line: French marks stay with the word before them. */
function wordsOf(text: string): string[] {
  const glued = text.replaceAll(/ ([?!:;»])/g, `${GLUE}$1`).replaceAll('« ', `«${GLUE}`);
  return glued.split(/[ \t\n]+/).filter((one) => one !== '');
}

export function wrapped(text: string, width: number, first = '', hang = first): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of wordsOf(text)) {
    if (!empty && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(line);
      line = hang;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].map((one) => one.replaceAll(GLUE, ' '));
}

/** Columns side by side; a negative width sets the column to the right. */
export function row(cells: readonly (readonly [text: string, width: number])[]): string {
  return cells
    .map(([text, width]) => {
      const gap = ' '.repeat(Math.max(0, Math.abs(width) - visibleLength(text)));
      return width < 0 ? gap + text : text + gap;
    })
    .join('  ')
    .trimEnd();
}
