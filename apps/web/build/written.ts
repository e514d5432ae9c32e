/**
 * The functions the kernel would generate, written out as a module: the page forbids code from text, and would walk along
 * every procedure without them (ADR 0012).
 */

import type { Source } from '@gravetable/kernel';
import type { Plugin } from 'vite';
import { readCatalogue } from './read.ts';

/** Answers by lot per number of seats: they bring up how the frames of nearly every procedure are filled. */
const ANSWERS = 1500;

/** Every source of every game, each once in a game. */
export async function sourcesOfGames(): Promise<ReadonlyMap<string, readonly Source[]>> {
  const { games, sourcesOf, playByLot } = await readCatalogue();
  const found = new Map<string, Source>();
  const byGame = new Map<string, readonly Source[]>();
  for (const game of games) {
    const play = (): void => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) playByLot(game, seats, ANSWERS);
    };
    const own = new Map<string, Source>();
    for (const source of sourcesOf(game, play)) {
      const known = found.get(source.key);
      if (known !== undefined && (known.body !== source.body || known.names.join() !== source.names.join()))
        throw new Error(`two sources have the key ${source.key}`);
      found.set(source.key, source);
      own.set(source.key, source);
    }
    byGame.set(game.id, [...own.values()]);
  }
  return byGame;
}

export function moduleOf(sources: readonly Source[]): string {
  const makers = sources.map(
    ({ key, names, body }) => `${JSON.stringify(key)}:(${names.join(',')})=>{${body}}`,
  );
  return `import { takeWritten } from '@gravetable/kernel';\ntakeWritten({\n${makers.join(',\n')}\n});\n`;
}

const NAME = 'virtual:gravetable/written/';
/** The front door of a game; the example has the name of its game nowhere in its path. */
const DOOR = /\/(?:games\/([^/]+)|docs\/example)\/src\/index\.ts$/;
const EXAMPLE = 'lantern-hill';

let sources: ReturnType<typeof sourcesOfGames> | null = null;

/** A game is defined with its functions, so whoever fetches the game fetches them first. */
export function written(): Plugin {
  return {
    name: 'gravetable-written',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const own = (await (sources ??= sourcesOfGames())).get(id.slice(NAME.length + 1));
      if (own === undefined) throw new Error(`no game has the functions ${id}`);
      return moduleOf(own);
    },
    transform(code, id) {
      const door = DOOR.exec(id);
      return door === null ? null : { code: `import '${NAME}${door[1] ?? EXAMPLE}';\n${code}`, map: null };
    },
  };
}
