// Ledger 5.2: what a viewer cannot tell apart. With `view.ts` it is tested: rearranging this changes nothing they see.
import type { Hidden } from '@gravetable/kernel';
import { tileCard } from '../box/box.ts';
import { bears } from '../combat/announcements.ts';
import type { Shape } from '../schema.ts';
import type { BiomeBoard, Board, Hero } from '../state.ts';

type Places = { list: number[] | string[]; at: number; fits?: (one: number) => boolean }[];
const all = (...lists: readonly (number[] | string[])[]): Places =>
  lists.flatMap((list) => list.map((_, at) => ({ list, at })));

/**
 * A hand, and a card played face down, are known to their own seat; to the others they are any of its cards. But a
 * card played bears what was announced of it (DC-RULING-24), and one that was shown has not gone back to the draw pile.
 */
function hiddenCards(hero: Hero, viewer: number | null, revealed: boolean): Places {
  if (viewer === hero.seat) return all(hero.draw);
  const shown = hero.shown.filter((no) => hero.hand.includes(no) || hero.active.includes(no));
  const draw = all(hero.draw);
  const rest =
    shown.length === 0
      ? draw
      : draw.map((place) => ({ ...place, fits: (no: number) => !shown.includes(no) }));
  if (revealed) return [...all(hero.hand), ...rest];
  const played = hero.active.map((_, at) => ({
    list: hero.active,
    at,
    fits: (no: number) => bears(no, hero.announced[at] ?? ''),
  }));
  return [...all(hero.hand), ...rest, ...played];
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
