// The rules ledger as tests read it: sections and tables of docs/rules/dead-cells.md.
import { readFileSync } from 'node:fs';

const LEDGER = readFileSync(new URL('../../../docs/rules/dead-cells.md', import.meta.url), 'utf8');

/** The text under one heading, up to the next heading. */
export function section(heading: string): string {
  const from = LEDGER.indexOf(`${heading}\n`);
  if (from < 0) throw new Error(`The ledger has no heading '${heading}'.`);
  const body = LEDGER.slice(from + heading.length);
  const to = body.search(/\n#{2,3} /);
  return to < 0 ? body : body.slice(0, to);
}

/** The rows of the table in a text whose first column has this name. */
export function table(text: string, firstColumn: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${firstColumn} |`));
  if (head < 0) throw new Error(`No table starts with '${firstColumn}'.`);
  const rows: string[][] = [];
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    rows.push(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

/** 'B1-01…03' and 'B1-04, 05' name several cards. */
export function codesOf(cell: string): readonly string[] {
  const [deck = '', numbers = ''] = cell.split('-');
  const [first = '', last] = numbers.split('…');
  const list = last === undefined ? numbers.split(', ') : span(Number(first), Number(last));
  return list.map((number) => `${deck}-${String(number).padStart(2, '0')}`);
}

/** Bounds of '2–4' or '3'. */
export function band(text: string): readonly [number, number] {
  const [low = Number.NaN, high = low] = text.trim().split('–').map(Number);
  return [low, high];
}

export const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
