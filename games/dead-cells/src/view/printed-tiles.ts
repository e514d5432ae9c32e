// DC-EXP: what a tile shows, and what the branches of a choice bring, in words.
import { said, type Said } from '@gravetable/kernel';
import { iconsSaid, list } from './printed.ts';
import type { Curse, Effect, Option, Tile } from '../schema.ts';
import { biomes } from '../cards/biomes/index.ts';
import { cells, reward } from '../words.ts';

/** One branch of an either/or line: what it asks for, and what it gives. */
export function branchSaid({ handCheck, deckCheck, icons }: Option): Said {
  if (handCheck !== undefined) return said('branch.hand', { sym: handCheck, print: iconsSaid(icons) });
  if (deckCheck === undefined) return iconsSaid(icons);
  const rows = Object.entries(deckCheck).map(([sym, row]) =>
    said('branch.row', { sym, print: iconsSaid(row) }),
  );
  return said('branch.deck', { rows: list(rows)!['all']! });
}

/** One branch of a card's choice, or of what it gives in the next Run. */
export function effectsSaid(effects: readonly Effect[]): Said {
  const [effect] = effects;
  switch (effect?.kind) {
    case 'startWith':
    case 'gain':
      return iconsSaid(effect.icons);
    case 'cells':
      return iconsSaid([cells(effect.n)]);
    case 'drawSecret':
      return iconsSaid([reward('secret', effect.n)]);
    case 'nextRun':
      return said('branch.nextRun', { print: effectsSaid(effect.effects) });
    case 'takeUpgrade':
    case 'bottomToTop':
      return said(`deck.${effect.deck}`);
    default:
      throw new RangeError(`no words for the branch ${effect?.kind}`);
  }
}

function curseSaid({ biome }: Tile, curse: Curse): Said {
  if (curse.kind === 'damage') return iconsSaid([curse]);
  if (curse.kind === 'loseHalfTeeth') return said('tilePrint.loseHalfTeeth');
  return said(`curse.${biomes[biome].curses![curse.number]}`);
}

/** Everything a tile shows, from top to bottom. */
export function tileSaid(tile: Tile): Said {
  const { kind, changeFirst, enemies, loot, rewards, options, price, offer, constraint, edge } = tile;
  const all: Said[] = [];
  if (changeFirst === true) all.push(said('tilePrint.changeFirst'));
  if (enemies !== undefined) {
    const elites = enemies.filter((one) => one === 'elite').length;
    if (elites > 0) all.push(said('tilePrint.elites', { n: elites }));
    if (enemies.length > elites) all.push(said('tilePrint.monsters', { n: enemies.length - elites }));
  }
  if (loot !== undefined && loot.length > 0) all.push(said('tilePrint.loot', { print: iconsSaid(loot) }));
  if (edge !== undefined) all.push(said('outline.edge', { edge }));
  if (rewards !== undefined && rewards.length > 0) all.push(iconsSaid(rewards));
  if (options !== undefined)
    all.push(said('tilePrint.options', { branches: list(options.map(branchSaid))!['all']! }));
  for (const curse of price ?? []) all.push(said('tilePrint.price', { curse: curseSaid(tile, curse) }));
  if (offer !== undefined)
    all.push(said('tilePrint.offer', { reward: offer.what, cost: offer.cost, n: offer.times }));
  if (constraint !== undefined) all.push(said(`constraint.${constraint}`));
  return all.length === 0
    ? said(`plate.${kind}`)
    : said('tilePrint', { plate: kind, all: list(all)!['all']! });
}
