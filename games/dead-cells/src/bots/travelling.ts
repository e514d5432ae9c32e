// How `careful` travels, trades and spends: everything outside Combat.
import { combatCard, combatNo, tileCard } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import type { CombatCard, Icon, Option, Shape, Space } from '../schema.ts';
import { chart } from '../biome/map.ts';
import type { Board, Hero } from '../state.ts';
import { healthOf } from '../table.ts';
import { cardWorth, itemWorth, leftOf } from './worth.ts';

/** How well the Group is, from 0 to 1: the weakest member counts most. */
export function fitness(board: Board): number {
  let shares = 0;
  let left = Infinity;
  for (const hero of board.heroes) {
    const own = leftOf(hero);
    shares += own / healthOf(hero);
    if (own < left) left = own;
  }
  const mean = shares / Math.max(1, board.heroes.length);
  return Math.max(0, Math.min(1, 0.6 * mean + 0.4 * Math.min(1, (left - 1) / 3)));
}

const SHAPE_WORTH: { readonly [S in Shape]: number } = {
  square: 1.2,
  trapezoid: 0.8,
  circle: 2.2,
  hexagon: 2,
  pentagon: 1,
  diamond: 0.4,
  octagon: -0.3,
};

/** What standing on a space is worth now: fights cost more the weaker the Group is. */
function spaceWorth(board: Board, space: Space, no: number, fit: number): number {
  if (space.kind === 'exit') return exitWorth(board, space.to);
  if (space.kind !== 'tile') return 0;
  const biome = board.biome!;
  const known = biome.seen.includes(no) ? tileCard(biome.tiles[no]!) : null;
  const fight = space.shape === 'square' ? 2.2 : space.shape === 'trapezoid' ? 3.4 : 0;
  const key = space.mark === 'key' && board.bag.keys < 2 ? 1.5 : 0;
  const market = space.shape === 'pentagon' ? Math.min(2, board.bag.teeth / 3) : 0;
  const dark = space.zone !== undefined && !biome.lit.includes(space.zone) ? 1 : 0;
  const cursed = known?.kind === 'cursed' ? -1 : 0;
  return SHAPE_WORTH[space.shape] + key + market + cursed - dark - fight * (1 - fit);
}

/** DC-RULING-72. */
const MOST_BOSS_CELLS = 5;
/** Where the campaign wants to go next: to the Hand of the King while he has Boss Cells to give. */
function exitWorth(board: Board, to: string): number {
  const { defeated, bossCells } = board.campaign;
  if (to === 'B3') return defeated.includes('C1') ? 1 : -3;
  if (to === 'B7') return bossCells < MOST_BOSS_CELLS ? 1.5 : 0;
  return to === 'B4' ? 0.5 : 0;
}

/** The best sum of a way from a space to an Exit, by free corridors; spaces that ways share are looked at once. */
export function waysOnward(board: Board): (no: number) => number {
  const { spaces } = biomes[board.biome!.id];
  const { ways } = chart({ board });
  const fit = fitness(board);
  const known: number[] = [];
  const worth = (no: number): number =>
    (known[no] ??= spaceWorth(board, spaces[no]!, no, fit) + 0.85 * onward(no));
  const onward = (no: number): number => {
    let most = -Infinity;
    const near = ways[no]!;
    for (let at = 0; at < near.length; at++) {
      const { to, corridor, bare } = near[at]!;
      if (bare || isFree(board, corridor)) most = Math.max(most, worth(to));
    }
    return most === -Infinity ? 0 : most;
  };
  return worth;
}
function isFree(board: Board, { hand, rune, flag, keys }: (typeof biomes.B1.corridors)[number]): boolean {
  if (hand !== undefined || (keys !== undefined && board.bag.keys < keys)) return false;
  if (rune !== undefined && !board.campaign.runes.includes(rune)) return false;
  return flag === undefined || board.campaign.defeated.some((boss) => flag.endsWith(boss));
}

const REWARD_WORTH: { readonly [reward: string]: number } = {
  tooth: 0.7,
  cell: 1.6,
  potion: 3,
  equipment: 3,
  blueprint: 1.5,
  secret: 3,
  key: 3,
  bossCell: 5,
};
function iconWorth(board: Board, icon: Icon): number {
  const hurt = board.heroes.reduce((sum, hero) => sum + hero.damage, 0);
  if (icon.kind === 'token') return icon.token === 'malaise' ? -4 : -1.5;
  if (icon.kind === 'damage') return -2 * icon.n;
  if (icon.kind !== 'reward') return 0;
  if (icon.reward === 'vial') return Math.min(hurt, icon.n) * 1.6;
  if (icon.reward.startsWith('scroll')) return 3 + (icon.reward === 'scroll.survival' ? 0.5 : 0);
  if (icon.reward.startsWith('rune')) return 6;
  return (REWARD_WORTH[icon.reward] ?? 1) * icon.n;
}
/** A branch of an either/or line. */
export function branchWorth(board: Board, option: Option): number {
  const icons = option.icons.reduce((sum, icon) => sum + iconWorth(board, icon), 0);
  return icons + (option.deckCheck === undefined ? 0 : 1.2) - (option.handCheck === undefined ? 0 : 0.3);
}

/** Which track of which Beheaded profits most from a Scroll. */
export function scrollWorth(hero: Hero, sym: string): number {
  // The Scroll that transforms Serenade also heals it.
  if (hero.who === 'serenade') return !hero.melee && hero.levels[0] === 2 ? 3.2 + 0.5 * hero.damage : 2.6;
  const at = ['survival', 'tactics', 'brutality'].indexOf(sym);
  const frail = sym === 'survival' ? (6 - healthOf(hero)) * 0.6 : 0;
  return 3 + frail - 0.2 * hero.levels[at]!;
}

export function equipWorth(hero: Hero, card: number): number {
  if (hero.slots.length === 0) return -1;
  const worst = Math.min(...hero.slots.map((slot) => (slot === null ? 0 : itemWorth(slot, hero))));
  return itemWorth(card, hero) - worst + (hero.slots.includes(null) ? 0.5 : 0);
}

/** Cards of the decks in play that are worth least go first. */
export const purgeWorth = (board: Board, who: string, card: number): number =>
  (board.campaign.seats.includes(who as never) || who === 'serenade' ? 10 : 0) - cardWorth(card);

/** A new Combat card goes to somebody who plays, the smallest deck first; Serenade knows no Skills. */
export function ownerWorth(board: Board, who: string, code: string): number {
  const { seats, decks } = board.campaign;
  const alone = seats.filter((seat) => seat !== null).length === 1;
  const size = decks[who as keyof typeof decks].length;
  if (who !== 'serenade') return (seats.includes(who as never) ? 50 : 0) - size;
  return (alone ? 50 : 0) - size - 6 * skillsOn(combatNo(code));
}
const skillCounts: number[] = [];
const skillsOn = (no: number): number => (skillCounts[no] ??= countSkills(combatCard(no)));
const countSkills = ({ lines }: CombatCard): number =>
  Object.values(lines)
    .flat()
    .filter(({ icons }) => icons.some(({ kind }) => kind === 'skill')).length;
