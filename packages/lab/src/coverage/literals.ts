/** Finds the string literals of a TypeScript file, and the names of its scenarios among them. */

import { readFileSync } from 'node:fs';

/** Every string literal, in order; comments are passed over. */
export function literalsOf(source: string): string[] {
  const literals: string[] = [];
  for (let at = 0; at < source.length; at++) {
    const symbol = source[at]!;
    if (symbol === '/' && source[at + 1] === '/') at = endOr(source.indexOf('\n', at), source);
    else if (symbol === '/' && source[at + 1] === '*') at = endOr(source.indexOf('*/', at + 2), source) + 1;
    else if (symbol === "'" || symbol === '"' || symbol === '`') {
      const end = closing(source, at, symbol);
      if (end !== -1) {
        literals.push(source.slice(at + 1, end).replaceAll(/\\(.)/g, '$1'));
        at = end;
      }
    }
  }
  return literals;
}

function endOr(at: number, source: string): number {
  return at === -1 ? source.length : at;
}

/** Where a literal ends; -1 for a lone quote (only a template may go over several lines). */
function closing(source: string, open: number, quote: string): number {
  for (let at = open + 1; at < source.length; at++) {
    const symbol = source[at];
    if (symbol === '\\') at++;
    else if (symbol === quote) return at;
    else if (symbol === '\n' && quote !== '`') return -1;
  }
  return -1;
}

const ID = /\b[A-Z]{1,2}(?:-[A-Z][A-Z0-9]*)*-(?:\d{2,3}|[A-Z][A-Z0-9]+)(?![A-Z0-9-])/g;
const BARE_LABEL = /^[A-Z]{2}-[A-Z0-9-]+[a-z]*$/;

/** The ids a scenario's name tells of. */
export const idsIn = (name: string): string[] => [...name.matchAll(ID)].map(([id]) => id);

/**
 * Names of scenarios by the ids they tell of. A literal that is nothing but a label names a step, not a scenario;
 * the bare id of a vector (`CV-01`) heads a row of a table of cases.
 */
export function scenariosIn(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const literal of literalsOf(source)) {
    if (BARE_LABEL.test(literal) && !/^(CV|EX|V)-\d+$/.test(literal) && !/^[A-Z]{2}-T-\d+$/.test(literal))
      continue;
    for (const id of idsIn(literal)) found.set(id, [...(found.get(id) ?? []), literal]);
  }
  return found;
}

/** Names of scenarios by the ids they tell of, in all these files. */
export function scenariosOf(files: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of files) {
    for (const [id, names] of scenariosIn(readFileSync(file, 'utf8'))) {
      all.set(id, [...new Set([...(all.get(id) ?? []), ...names])]);
    }
  }
  return all;
}
