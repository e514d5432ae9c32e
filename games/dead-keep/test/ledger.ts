// The rules ledger as tests read it: sections, tables and drawn blocks of docs/rules/dead-keep.md.
import { readFileSync } from 'node:fs';

const LEDGER = readFileSync(new URL('../../../docs/rules/dead-keep.md', import.meta.url), 'utf8');

/** The text from a heading (or a bold one) up to the next heading of any kind. */
export function section(heading: string): string {
  const from = LEDGER.indexOf(`\n${heading}`);
  if (from < 0) throw new Error(`The ledger has no '${heading}'.`);
  const body = LEDGER.slice(from + 1 + heading.length);
  const to = body.search(/\n(?:#{2,3} |\*\*7\.)/);
  return to < 0 ? body : body.slice(0, to);
}

/** The rows of the first table in a text, or of the one whose first column has this name. */
export function table(text: string, firstColumn = ''): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith(firstColumn === '' ? '|' : `| ${firstColumn} |`));
  if (head < 0) throw new Error(`No table '${firstColumn}'.`);
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

/** The drawn blocks of a text, without their fences. */
export const blocks = (text: string): readonly string[] =>
  [...text.matchAll(/```\n(.*?)\n```/gs)].map((found) => found[1]!);
