/**
 * The functions the kernel would generate, written out as a module: the page forbids code from text, and would walk along
 * every procedure without them (ADR 0012).
 */

import type { Source } from '@gravetable/kernel';
import type { Plugin } from 'vite';
import { readCatalogue } from './read.ts';

/** Answers by lot per number of seats: they bring up how the frames of nearly every procedure are filled. */
const ANSWERS = 1500;

/** Every source of every game, each once. */
export async function sourcesOfGames(): Promise<readonly Source[]> {
  const { games, sourcesOf, playByLot } = await readCatalogue();
  const found = new Map<string, Source>();
  for (const game of games) {
    const play = (): void => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) playByLot(game, seats, ANSWERS);
    };
    for (const source of sourcesOf(game, play)) {
      const known = found.get(source.key);
      if (known !== undefined && (known.body !== source.body || known.names.join() !== source.names.join()))
        throw new Error(`two sources have the key ${source.key}`);
      found.set(source.key, source);
    }
  }
  return [...found.values()];
}

export function moduleOf(sources: readonly Source[]): string {
  const makers = sources.map(
    ({ key, names, body }) => `${JSON.stringify(key)}:(${names.join(',')})=>{${body}}`,
  );
  return `import { takeWritten } from '@gravetable/kernel';\ntakeWritten({\n${makers.join(',\n')}\n});\n`;
}

const NAME = 'virtual:gravetable/written';
let text: Promise<string> | null = null;

export function written(): Plugin {
  return {
    name: 'gravetable-written',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? (text ??= sourcesOfGames().then(moduleOf)) : null),
  };
}
