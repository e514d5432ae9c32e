/**
 * What a command is asked for on its line. An option takes what it usually is: a flag, a number, a word, or settings; null is a
 * word that need not be there, NaN such a number, a list the words it may be. What is not known is refused, and `--help` says
 * how the command is used.
 */

import { parseArgs } from 'node:util';

type Settings = Readonly<Record<string, never>>;
type Kind = boolean | number | string | null | readonly string[] | Settings;

type Wish<K> = K extends boolean
  ? boolean
  : K extends number
    ? number
    : K extends string
      ? string
      : K extends readonly string[] | null
        ? string | null
        : Settings;

export type Wished<T> = { readonly [K in keyof T]: Wish<T[K]> } & { readonly words: readonly string[] };

/** What was asked for, or what is wrong with it. `among`: words that may stand on the line besides. */
export function wishedIn<T extends Readonly<Record<string, Kind>>>(
  line: readonly string[],
  usual: T,
  among: readonly string[] = [],
): Wished<T> | string {
  const options = Object.entries(usual).map(([name, kind]) => {
    const type: 'boolean' | 'string' = typeof kind === 'boolean' ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  try {
    const { values: given, positionals: words } = parseArgs({
      args: [...line],
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    for (const word of words) if (!among.includes(word)) throw new Error(strange(word, among));
    const values = Object.entries(usual).map(
      ([name, kind]) => [name, wish(name, kind, given[name])] as const,
    );
    return { ...Object.fromEntries(values), words } as Wished<T>;
  } catch (error) {
    return (error as Error).message.replace(/\. To .*$/s, '.'); // Not how else it might be said.
  }
}

function wish(name: string, kind: Kind, given: string | boolean | undefined): unknown {
  if (given === undefined) return Array.isArray(kind) ? null : kind;
  if (typeof given === 'boolean' || kind === null || typeof kind === 'string') return given;
  if (typeof kind === 'number') {
    const number = Number(given);
    if (given.trim() !== '' && Number.isFinite(number) && number >= 0) return number;
    throw new Error(`--${name} takes a number, not "${given}".`);
  }
  if (Array.isArray(kind)) {
    if (kind.includes(given)) return given;
    throw new Error(`--${name}: ${strange(given, kind)}`);
  }
  return settingsIn(name, given);
}

function settingsIn(name: string, given: string): unknown {
  let settings: unknown = null;
  try {
    settings = JSON.parse(given);
  } catch {
    // Said below, with an example.
  }
  if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings;
  throw new Error(`--${name} takes settings such as {"calm":true}, not ${given}`);
}

const strange = (word: string, among: readonly string[]): string =>
  among.length === 0 ? `"${word}" is not asked for here.` : `There is no "${word}", but ${among.join(', ')}.`;

/** The same of the line that this process was called with; ends it where nothing can be done. */
export function wished<T extends Readonly<Record<string, Kind>>>(
  usage: string,
  usual: T,
  among: readonly string[] = [],
): Wished<T> {
  const line = process.argv.slice(2);
  if (line.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const found = wishedIn(line, usual, among);
  return typeof found === 'string' ? unwished(found, usage) : found;
}

/** Nothing can be done: says why, and how the command is used. */
export function unwished(why: string, usage: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
