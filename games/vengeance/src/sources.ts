// VG-FIGHT-04, -08, -09, VG-ITEM: what a seat may use: assigned sets, recon marks, item charges, passive tiles with a timing mark.

import { isRecord, refuse, type Call, type Refusal, type Seat } from '@gravetable/kernel';
import type { Timing } from './cards/tiles.ts';
import { type Handful, read, written } from './handful.ts';
import { perform } from './perform.ts';
import {
  charges,
  FIRST_ITEM,
  setDice,
  setOf,
  setTile,
  tileNumber,
  tileOf,
  tilesOf,
  type Tile,
} from './playerboard.ts';
import { piece, playerOf, type T } from './rulebook.ts';
import type { Phase, Player } from './state.ts';
import { otherPhase } from './said.ts';

export type Used =
  | { readonly do: 'useSet'; readonly ability: string; readonly dice: string }
  | { readonly do: 'useRecon'; readonly ability: string }
  | { readonly do: 'useItem'; readonly item: string }
  | { readonly do: 'usePassive'; readonly ability: string };

/** Answers, each made once. */
const sets = new Map<string, Map<Handful, Used>>();
const recons = new Map<string, Used>();
const items = new Map<string, Used>();
const taps = new Map<string, Used>();

function remembered<K>(known: Map<K, Used>, key: K, make: () => Used): Used {
  let used = known.get(key);
  if (used === undefined) known.set(key, (used = make()));
  return used;
}

function useSet(tile: Tile, dice: Handful): Used {
  let known = sets.get(tile.id);
  if (known === undefined) sets.set(tile.id, (known = new Map<Handful, Used>()));
  return remembered(known, dice, () => ({ do: 'useSet', ability: tile.id, dice: written(dice) }));
}

/** A passive with a timing mark is offered once per round, when it would do something (VG-RULING-54, -67). */
function isTappable(p: Player, tile: Tile, timing: Timing): boolean {
  if (!tile.passive || tile.timing !== timing || (p.owned & ~p.tapped & tile.bit) === 0) return false;
  return tile.effects.some((effect) =>
    effect.word === 'perHealth' ? p.standing !== 0 : effect.word !== 'heal' || p.wounds !== 0,
  );
}

/** VG-FIGHT-04, -09, VG-RES-07: everything of this timing, equal sets once. */
export function offerSources(p: Player, timing: Timing, into: unknown[]): void {
  const tiles = tilesOf(p);
  for (let i = 0; i < p.sets.length; i++) {
    const set = p.sets[i]!;
    const tile = tiles[setTile(set)]!;
    if (tile.timing === timing && p.sets.indexOf(set) === i) into.push(useSet(tile, setDice(set)));
  }
  for (let left = p.recon; left !== 0; left &= left - 1) {
    const tile = tiles[31 - Math.clz32(left & -left)]!;
    if (tile.timing === timing)
      into.push(remembered(recons, tile.id, () => ({ do: 'useRecon', ability: tile.id })));
  }
  for (let item = 0; item < 4; item++) {
    const tile = tiles[FIRST_ITEM + item]!;
    if (tile.timing === timing && charges(p, item) > 0)
      into.push(remembered(items, tile.id, () => ({ do: 'useItem', item: tile.id })));
  }
  for (let n = 0; n < FIRST_ITEM; n++) {
    const tile = tiles[n]!;
    if (isTappable(p, tile, timing))
      into.push(remembered(taps, tile.id, () => ({ do: 'usePassive', ability: tile.id })));
  }
}

/** Spend the source and play its effects. */
export function use(t: T, seat: Seat, used: Used): Call<void> {
  const p = playerOf(t, seat);
  const id = used.do === 'useItem' ? used.item : used.ability;
  const tile = tileNumber(p, id)!;
  let dice: Handful = 0;
  switch (used.do) {
    case 'useSet': {
      dice = read(used.dice)!;
      const set = setOf(tile, dice);
      p.sets.splice(p.sets.indexOf(set), 1);
      p.used.push(set);
      break;
    }
    case 'useRecon':
      p.recon &= ~(1 << tile);
      break;
    case 'useItem':
      p.expended += 1 << (2 * (tile - FIRST_ITEM));
      break;
    case 'usePassive':
      p.tapped |= 1 << tile;
      break;
  }
  t.tell?.({ kind: used.do, who: seat, ...named(used), pieces: [piece.tile(seat, id)] });
  return perform.with({ seat, tile, dice });
}

const named = (used: Used): Readonly<Record<string, string>> =>
  used.do === 'useItem' ? { item: used.item } : { ability: used.ability };

/** Why a source cannot be used now, with the codes of ledger 5.7. */
export function whyNotUse(p: Player, value: unknown, phase: Phase, timing: Timing): Refusal | null {
  if (!isRecord(value) || !String(value['do']).startsWith('use')) return otherPhase(value, phase);
  const number = tileNumber(p, String(value['do'] === 'useItem' ? value['item'] : value['ability']));
  if (number === undefined) return refuse('ABILITY_NOT_OWNED', 'VG-FIGHT-04');
  const tile = tileOf(p, number);
  if (value['do'] === 'useItem' && charges(p, number - FIRST_ITEM) === 0)
    return refuse('NO_CHARGE', 'VG-ITEM-02', { item: tile.id });
  if (tile.timing !== timing) return refuse('WRONG_TIMING', 'VG-FIGHT-09', { timing: tile.timing ?? '' });
  return refuse('ACTION_NOT_ALLOWED', 'VG-FIGHT-04');
}
