/** The rules of a game, fetched when a table of it is first wanted: nobody waits for the other games'. */

import { gameLoaders } from '@gravetable/catalog';
import type { AnyGame } from '@gravetable/kernel';

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(gameLoaders, id) ? gameLoaders[id]!() : undefined;
}
