/** The one list of our games. */

import { cardsOfTheDead } from '@gravetable/cards-of-the-dead';
import { deadCells } from '@gravetable/dead-cells';
import { deadKeep } from '@gravetable/dead-keep';
import { lanternHill } from '@gravetable/example';
import type { AnyGame } from '@gravetable/kernel';
import { vengeance } from '@gravetable/vengeance';

export const games: readonly AnyGame[] = [deadCells, cardsOfTheDead, deadKeep, vengeance, lanternHill];

export function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
