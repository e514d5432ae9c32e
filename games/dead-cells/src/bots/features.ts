// What a table outside Combat looks like to the learned value: only what everybody can see.
import type { Seat } from '@gravetable/kernel';
import { chart } from '../biome/map.ts';
import { biomes } from '../cards/biomes/index.ts';
import type { Board, Hero } from '../state.ts';
import { healthOf } from '../table.ts';
import { itemWorth, leftOf } from './worth.ts';

const BIOMES = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] as const;
const BOSSES = ['C1', 'C2', 'C3'] as const;
const FULL = { SV: 41, TC: 39, BR: 36 } as const;
const FAR = 12;

/** The fewest moves to an Exit, locked ways counted too. */
function movesLeft(board: Board): number {
  if (board.biome === null) return 0;
  const { spaces } = biomes[board.biome.id];
  const { ways } = chart({ board });
  const seen = new Set([board.biome.space]);
  let edge = [board.biome.space];
  for (let moves = 0; moves < FAR && edge.length > 0; moves++) {
    if (edge.some((no) => spaces[no]!.kind === 'exit')) return moves;
    edge = edge.flatMap((no) => ways[no]!.map(({ to }) => to)).filter((to) => !seen.has(to));
    for (const to of edge) seen.add(to);
  }
  return FAR;
}

function ofHero(hero: Hero): number[] {
  const left = Math.max(0, leftOf(hero));
  const [survival = 0, tactics = 0, brutality = 0] = hero.levels;
  const items = hero.slots.reduce((sum, card) => sum + (card === null ? 0 : itemWorth(card, hero)), 0);
  return [
    left / 5,
    left <= 1 ? 1 : 0,
    left <= 2 ? 1 : 0,
    healthOf(hero) / 5,
    survival / 3,
    tactics / 3,
    brutality / 3,
    hero.melee ? 1 : 0,
    items / 10,
    hero.slots.filter((slot) => slot !== null).length / 3,
    hero.worms / 3 + (hero.malaise === null ? 0 : 0.5),
    hero.dead ? 1 : 0,
  ];
}

/** The weakest member stands for the Group; the others count by their mean. */
export function features(board: Board, _seat: Seat): readonly number[] {
  const { bag, biome, run, campaign, combat, heroes } = board;
  const each = heroes.map(ofHero);
  const weakest = each.toSorted((a, b) => a[0]! - b[0]!)[0]!;
  const mean = weakest.map((_, at) => each.reduce((sum, one) => sum + one[at]!, 0) / each.length);
  const left = movesLeft(board);
  return [
    ...weakest,
    ...mean,
    bag.cells / 10,
    bag.teeth / 10,
    bag.potions / 2,
    bag.keys / 2,
    ...BIOMES.map((id) => (biome?.id === id ? 1 : 0)),
    run.phase === 'interbiome' ? 1 : 0,
    run.phase === 'boss' ? 1 : 0,
    run.path.length / 3,
    left / 5,
    (biome?.encounters ?? 0) / 5,
    combat === null ? 0 : 1,
    campaign.runes.length / 3,
    ...BOSSES.map((id) => (campaign.defeated.includes(id) ? 1 : 0)),
    (FULL.SV - campaign.upgrades.SV.length) / 10,
    (FULL.BR - campaign.upgrades.BR.length) / 10,
    (FULL.TC - campaign.upgrades.TC.length) / 10,
    campaign.startOfGame.length / 5,
    run.bossCells,
    heroes.length / 4,
  ];
}
