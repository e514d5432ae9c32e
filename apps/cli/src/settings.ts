/** Reads `--option key=value` words against what a game can be set to. */

import type { AnyGame, Json, OptionSpec } from '@gravetable/kernel';
import { UsageFault } from './faults.ts';

/** One setting with all the values that were named for it, separated by commas. */
export type Named = ReadonlyMap<string, readonly Json[]>;

/** `map=market,harbour` names two values of one setting; a setting per seat takes one value per seat, a list all of them. */
export function namedSettings(game: AnyGame, words: readonly string[]): Named {
  const named = new Map<string, Json[]>();
  for (const word of words) {
    const [id = '', ...rest] = word.split('=');
    const spec = game.options.find((one) => one.id === id);
    if (spec === undefined || rest.length === 0) {
      const known = game.options.map((one) => `${one.id}=${shapeOf(one)}`);
      throw new UsageFault(known.length === 0 ? 'cli.noSettings' : 'cli.unknownSetting', {
        word,
        known: known.join('  '),
      });
    }
    named.set(id, valuesOf(spec, rest.join('=').split(',')));
  }
  return named;
}

function valuesOf(spec: OptionSpec, words: readonly string[]): Json[] {
  if (spec.kind === 'perSeat') return [words.map((one) => (one === '' || one === '?' ? null : one))];
  if (spec.kind === 'some') {
    const strange = words.find((word) => !spec.choices.includes(word));
    if (strange === undefined) return [[...words]];
    throw new UsageFault('cli.badSetting', { id: spec.id, word: strange, known: shapeOf(spec) });
  }
  return words.map((word) => {
    if (spec.kind === 'flag' && /^(true|yes|on|1|oui)$/.test(word)) return true;
    if (spec.kind === 'flag' && /^(false|no|off|0|non)$/.test(word)) return false;
    if (spec.kind === 'number' && /^-?\d+$/.test(word)) return Number(word);
    if (spec.kind === 'choice' && spec.choices.includes(word)) return word;
    throw new UsageFault('cli.badSetting', { id: spec.id, word, known: shapeOf(spec) });
  });
}

/** What a setting may be, in a few characters. */
export function shapeOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'yes|no';
    case 'choice':
      return spec.choices.join('|');
    case 'number':
      return `${spec.min}…${spec.max}`;
    case 'some':
      return `${spec.choices.join(',')} (${spec.min}…${spec.max})`;
    case 'perSeat':
      return `${spec.choices.slice(0, 3).join('|')}${spec.choices.length > 3 ? '|…' : ''},…`;
  }
}

/** One value each: a table is opened with one. */
export function singleSettings(named: Named): Record<string, Json> {
  const single: Record<string, Json> = {};
  for (const [id, values] of named) {
    if (values.length !== 1) throw new UsageFault('cli.oneValue', { id });
    single[id] = values[0]!;
  }
  return single;
}

/** Every combination of the named values. */
export function combinations(named: Named): Record<string, Json>[] {
  let all: Record<string, Json>[] = [{}];
  for (const [id, values] of named)
    all = all.flatMap((one) => values.map((value) => ({ ...one, [id]: value })));
  return all;
}
