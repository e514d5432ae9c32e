/** The product's name and the look of its four games: the one place for brand strings. */

export const BRAND = 'Gravetable';

export type GameId = 'dead-cells' | 'cards-of-the-dead' | 'dead-keep' | 'vengeance';

/** The posters, from left to right. */
export const POSTERS: readonly GameId[] = ['dead-cells', 'cards-of-the-dead', 'dead-keep', 'vengeance'];

export function isPoster(id: string): id is GameId {
  return (POSTERS as readonly string[]).includes(id);
}
