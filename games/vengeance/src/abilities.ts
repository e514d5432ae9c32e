// VG-XP: buying abilities with experience, at most four of them held.

import { refuse, type Ban, type Refusal, type Seat } from '@gravetable/kernel';
import { BOUGHT_ABILITY_SLOTS } from './cards/tracks.ts';
import { bitCount } from './numbers.ts';
import { BASICS, experience, FIRST_ITEM, owns, tileNumber, tilesOf, type Tile } from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import type { Player } from './state.ts';

export interface Purchase {
  readonly do: 'buy';
  readonly ability: string;
  /** The ability that makes room, when four are held (VG-XP-04). */
  readonly replace?: string;
}

const made = new Map<string, Purchase>();

function purchase(ability: string, replace?: string): Purchase {
  const key = `${ability} ${replace ?? ''}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const one: Purchase = replace === undefined ? { do: 'buy', ability } : { do: 'buy', ability, replace };
  made.set(key, one);
  return one;
}

const held = (p: Player): number => bitCount(p.owned >> BASICS);

/** VG-XP-01: whether a tile can be bought for so much experience, or why not. */
function mayBuy(p: Player, tile: Tile, purse: number): true | Ban {
  if (owns(p, tile)) return ['ACTION_NOT_ALLOWED', 'VG-XP-01', { ability: tile.id }];
  return tile.price <= purse || ['NOT_ENOUGH_XP', 'VG-XP-01', { price: tile.price, experience: purse }];
}

/** VG-XP-01…05 Every tile the seat can pay for now, with what it would replace. */
export function offerAbilities(p: Player, into: unknown[]): void {
  const purse = experience(p);
  if (purse === 0) return;
  const tiles = tilesOf(p);
  const full = held(p) >= BOUGHT_ABILITY_SLOTS;
  for (let n = BASICS; n < FIRST_ITEM; n++) {
    const tile = tiles[n]!;
    if (mayBuy(p, tile, purse) !== true) continue;
    if (!full) into.push(purchase(tile.id));
    else
      for (let m = BASICS; m < FIRST_ITEM; m++)
        if (owns(p, tiles[m]!)) into.push(purchase(tile.id, tiles[m]!.id));
  }
}

/** VG-XP-01 Cross out experience, lay the tile on the board; a replaced one goes back beside it (VG-RULING-47). */
export function buy(t: T, seat: Seat, { ability, replace }: Purchase): void {
  const p = playerOf(t, seat);
  const tiles = tilesOf(p);
  if (replace !== undefined) {
    const gone = ~tiles[tileNumber(p, replace)!]!.bit;
    p.owned &= gone;
    p.recon &= gone;
    p.half &= gone;
    p.early &= gone;
    t.tell?.({ kind: 'discarded', who: seat, ability: replace, pieces: [piece.tile(seat, replace)] });
  }
  const tile = tiles[tileNumber(p, ability)!]!;
  p.owned |= tile.bit;
  p.paid += tile.price;
  t.tell?.({ kind: 'bought', who: seat, ability, n: tile.price, pieces: [piece.tile(seat, ability)] });
}

/** Why a purchase is refused, with the codes of ledger 5.7. */
export function whyNotBuy(p: Player, value: Readonly<Record<string, unknown>>): Refusal | null {
  const number = tileNumber(p, String(value['ability']));
  if (number === undefined || number >= FIRST_ITEM) return refuse('ABILITY_NOT_OWNED', 'VG-SETUP-03');
  const tile = tilesOf(p)[number]!;
  const found = mayBuy(p, tile, experience(p));
  if (found !== true) return refuse(...found);
  return held(p) >= BOUGHT_ABILITY_SLOTS
    ? refuse('ABILITY_LIMIT', 'VG-XP-03', { limit: BOUGHT_ABILITY_SLOTS })
    : refuse('ACTION_NOT_ALLOWED', 'VG-RULING-47');
}
