/** The one list of our games. */

import type { AnyGame } from '@gravetable/kernel';

export const games: readonly AnyGame[] = [];

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
