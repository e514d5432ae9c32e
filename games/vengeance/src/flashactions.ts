// VG-FLASH-06…13: the five flashback actions, wherever they are taken: on the tile, for loot icons, by FLASH.

import type { Seat } from '@gravetable/kernel';
import { LOOT_TRACK, TRAINING_TRACK, ITEM_SQUARES } from './cards/tracks.ts';
import type { FlashbackAction } from './cards/ids.ts';
import { canAddSpace, recover } from './health.ts';
import { FLASHBACK_IDS } from './numbers.ts';
import {
  charges,
  FIRST_ITEM,
  heroOf,
  itemMarked,
  owns,
  passives,
  tileNumber,
  tilesOf,
  type Tile,
} from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import type { Player } from './state.ts';

/** What is taken: the action and what it is taken on. */
interface Taken {
  readonly action: FlashbackAction;
  readonly item?: string;
  readonly how?: 'space' | 'clear';
  readonly ability?: string;
}
/** Where it comes from: a slot of the tile, a loot icon of a room, or a FLASH effect. */
type Occasion =
  | { readonly do: 'act'; readonly slot: number }
  | { readonly do: 'loot'; readonly room: string }
  | { readonly do: 'flash' };
export type FlashChoice = Occasion & Taken;

/** All answers of one occasion and one hero, made once. */
interface Menu {
  readonly training: FlashChoice;
  readonly loot: FlashChoice;
  readonly space: FlashChoice;
  readonly clear: FlashChoice;
  readonly purchase: readonly FlashChoice[];
  readonly recon: readonly FlashChoice[];
}

const menus = new Map<string, readonly Menu[]>();

function menuFor(occasion: Occasion, hero: number, p: Player): Menu {
  const key = JSON.stringify(occasion);
  const known = menus.get(key);
  if (known?.[hero] !== undefined) return known[hero];
  const tiles = tilesOf(p);
  const menu: Menu = {
    training: { ...occasion, action: 'training' },
    loot: { ...occasion, action: 'loot' },
    space: { ...occasion, action: 'healing', how: 'space' },
    clear: { ...occasion, action: 'healing', how: 'clear' },
    purchase: tiles.slice(FIRST_ITEM).map((tile) => ({ ...occasion, action: 'purchase', item: tile.id })),
    recon: tiles.slice(0, FIRST_ITEM).map((tile) => ({ ...occasion, action: 'recon', ability: tile.id })),
  };
  const list = known?.slice() ?? [];
  list[hero] = menu;
  menus.set(key, list);
  return menu;
}

const SLOT_OCCASIONS = [0, 1, 2, 3].map((slot): Occasion => ({ do: 'act', slot }));
const slotMenus: (Menu | undefined)[] = [];

/** The menu of a slot of the tile: the busiest occasion, found without a key. */
export function slotMenu(p: Player, slot: number): Menu {
  return (slotMenus[p.hero * 4 + slot] ??= menuFor(SLOT_OCCASIONS[slot]!, p.hero, p));
}
export const lootMenu = (p: Player, room: string): Menu => menuFor({ do: 'loot', room }, p.hero, p);
export const flashMenu = (p: Player): Menu => menuFor({ do: 'flash' }, p.hero, p);

/** VG-ITEM-03 and the trait that limits charges. */
export function canCharge(p: Player, item: number): boolean {
  const trait = heroOf(p).trait.rule;
  if (trait.word === 'chargeLimit' && charges(p, item) >= trait.charges) return false;
  return itemMarked(p, item) < ITEM_SQUARES;
}

/** VG-FLASH-11, VG-RULING-09: on the board, paid with dice, its one recon space free. */
export const canRecon = (p: Player, tile: Tile): boolean =>
  owns(p, tile) && tile.recon > 0 && ((p.recon | p.early) & tile.bit) === 0;

export function isPossible(p: Player, action: FlashbackAction): boolean {
  switch (action) {
    case 'training':
      return p.trained < TRAINING_TRACK.values.length;
    case 'purchase':
      return canCharge(p, 0) || canCharge(p, 1) || canCharge(p, 2) || canCharge(p, 3);
    case 'healing':
      return p.wounds !== 0 || canAddSpace(p);
    case 'recon':
      return tilesOf(p).some((tile) => canRecon(p, tile));
    case 'loot':
      return p.loot < LOOT_TRACK.values.length;
  }
}

/** Add the ways to take an action to the options; nothing when it is impossible. */
export function offer(p: Player, menu: Menu, action: FlashbackAction, into: unknown[]): void {
  switch (action) {
    case 'training':
      if (isPossible(p, 'training')) into.push(menu.training);
      break;
    case 'purchase':
      for (let item = 0; item < 4; item++) if (canCharge(p, item)) into.push(menu.purchase[item]);
      break;
    case 'healing':
      if (canAddSpace(p)) into.push(menu.space);
      if (p.wounds !== 0) into.push(menu.clear);
      break;
    case 'recon': {
      const tiles = tilesOf(p);
      for (let n = 0; n < FIRST_ITEM; n++) if (canRecon(p, tiles[n]!)) into.push(menu.recon[n]);
      break;
    }
    case 'loot':
      if (isPossible(p, 'loot')) into.push(menu.loot);
      break;
  }
}

/** VG-FLASH-12 A Loot action: the Loot Track, or any other action. */
export function offerLoot(p: Player, menu: Menu, into: unknown[]): void {
  for (const action of FLASHBACK_IDS) offer(p, menu, action, into);
}

const TRAINING_SPACES = 2;
const CLEARED_WOUNDS = 2;

/** VG-FLASH-06, VG-RULING-66: two experience spaces, or the last one. */
export function train(t: T, seat: Seat, spaces: number = TRAINING_SPACES): void {
  const p = playerOf(t, seat);
  const marked = Math.min(spaces, TRAINING_TRACK.values.length - p.trained);
  p.trained += marked;
  t.tell?.({ kind: 'trained', who: seat, n: marked });
}

/** VG-FLASH-08, VG-RULING-46: a space more, or wounds cleared. */
function heal(t: T, seat: Seat, how: 'space' | 'clear'): void {
  const p = playerOf(t, seat);
  if (how === 'space') {
    p.extra += 1;
    t.tell?.({ kind: 'spaceAdded', who: seat, pieces: [piece.health(seat)] });
    return;
  }
  const trait = heroOf(p).trait.rule;
  const most = trait.word === 'healingClears' ? trait.wounds : CLEARED_WOUNDS;
  let cleared = 0;
  while (cleared < most && recover(p)) cleared++;
  t.tell?.({ kind: 'healed', who: seat, n: cleared, pieces: [piece.health(seat)] });
}

/** VG-FLASH-09, -10, VG-RULING-09, -10: a mark or a half mark; in Resolution it is for the next round. */
function recon(t: T, seat: Seat, number: number): void {
  const p = playerOf(t, seat);
  const tile = tilesOf(p)[number]!;
  const complete = tile.recon === 1 || passives(p).recon1 || (p.half & tile.bit) !== 0;
  if (!complete) p.half |= tile.bit;
  else {
    p.half &= ~tile.bit;
    if (t.board.phase === 'flashback') p.recon |= tile.bit;
    else p.early |= tile.bit;
  }
  const kind = complete ? 'reconned' : 'halfReconned';
  t.tell?.({ kind, who: seat, ability: tile.id, pieces: [piece.tile(seat, tile.id)] });
}

/** Take an action that was offered. */
export function takeAction(t: T, seat: Seat, taken: Taken): void {
  const p = playerOf(t, seat);
  switch (taken.action) {
    case 'training':
      return train(t, seat);
    case 'purchase':
      p.marked += 1 << (2 * (tileNumber(p, taken.item!)! - FIRST_ITEM));
      return t.tell?.({
        kind: 'purchased',
        who: seat,
        item: taken.item,
        pieces: [piece.tile(seat, taken.item!)],
      });
    case 'healing':
      return heal(t, seat, taken.how!);
    case 'recon':
      return recon(t, seat, tileNumber(p, taken.ability!)!);
    case 'loot':
      p.loot += 1;
      return t.tell?.({ kind: 'looted', who: seat, n: p.loot });
  }
}
