/** The one list of our games. */

import { lanternHill } from '@gravetable/example';
import type { AnyGame } from '@gravetable/kernel';
import { vengeance } from '@gravetable/vengeance';

export const games: readonly AnyGame[] = [vengeance, lanternHill];

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
