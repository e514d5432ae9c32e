// Ledger 5.2: what a viewer cannot tell apart. With `view.ts` it is tested: rearranging this changes nothing they see.
import type { Hidden } from '@gravetable/kernel';
import { tileCard } from './box.ts';
import type { Shape } from './schema.ts';
import type { BiomeBoard, Board, Hero } from './state.ts';

type Places = { list: number[] | string[]; at: number }[];
const all = (...lists: readonly (number[] | string[])[]): Places =>
  lists.flatMap((list) => list.map((_, at) => ({ list, at })));

/** A hand, and a card played face down, are known to their own seat; to the others they are any of its cards. */
function hiddenCards(hero: Hero, viewer: number | null, revealed: boolean): Places {
  if (viewer === hero.seat) return all(hero.draw);
  return revealed ? all(hero.hand, hero.draw) : all(hero.hand, hero.draw, hero.active);
}

/** Face-down tiles of one shape could lie in any of their places, or still be in the box. */
function hiddenTiles(biome: BiomeBoard): Hidden[] {
  const byShape = new Map<Shape, Places>();
  const add = (list: number[], at: number): void => {
    const { shape } = tileCard(list[at]!);
    byShape.set(shape, [...(byShape.get(shape) ?? []), { list, at }]);
  };
  biome.tiles.forEach((no, at) => {
    if (no !== null && !biome.open.includes(at) && !biome.seen.includes(at)) add(biome.tiles as number[], at);
  });
  biome.unused.forEach((_, at) => add(biome.unused, at));
  return [...byShape.values()].map((places) => ({ places }));
}

/** What a viewer cannot tell apart. Fixed decks keep their order (DC-GEN-09): nothing there is left to chance. */
export function hidden(board: Board, viewer: number | null): Hidden[] {
  const revealed = board.combat?.revealed ?? true;
  const groups = board.heroes.map((hero) => hiddenCards(hero, viewer, revealed));
  groups.push(all(board.run.equipment), all(board.run.malaise));
  const { biome } = board;
  const fight = board.combat?.boss ?? null;
  if (fight !== null) groups.push(all(fight.deck), all(fight.minions), all(fight.bannerDeck));
  if (biome !== null) {
    groups.push(all(biome.monsters), all(biome.elites));
    groups.push(all(biome.bells).filter(({ at }) => !biome.rung.includes(at)));
  }
  return [...groups.map((places) => ({ places })), ...(biome === null ? [] : hiddenTiles(biome))];
}
