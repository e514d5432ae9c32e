// VG-ROLL-14, VG-RULING-13…15: who can still act in the Rolling Phase, and when it is over.

import { freeSpaces } from './health.ts';
import { sizeOf, woundsIn } from './handful.ts';
import { FIRST_ITEM, heroOf, isAlive, poolLimit, setTile, tilesOf, type Tile } from './playerboard.ts';
import type { T } from './rulebook.ts';
import type { Board, Player } from './state.ts';

const setsOn = (p: Player, tile: Tile): number => {
  let count = 0;
  for (const set of p.sets) if (setTile(set) === tile.number) count++;
  return count;
};

/** VG-ROLL-05…09, VG-RULING-07: why the tile takes no set now, or null when it does. */
export function whyNotAssignable(p: Player, tile: Tile): string | null {
  if ((p.owned & tile.bit) === 0) return 'ABILITY_NOT_OWNED';
  if (tile.size === 0) return 'ABILITY_PASSIVE';
  if (tile.once && ((p.recon & tile.bit) !== 0 || setsOn(p, tile) > 0)) return 'ONCE_USED';
  const trait = heroOf(p).trait.rule;
  if (trait.word === 'setLimit' && trait.ability === tile.id && setsOn(p, tile) >= trait.sets)
    return 'TRAIT_FORBIDS';
  return null;
}

/** The dice a seat may still take now. */
export const takeable = (board: Board, p: Player): number =>
  board.taking ? Math.min(poolLimit(p) - sizeOf(p.pool), board.supply) : 0;

/** VG-RULING-13 Whether the seat can bring together enough dice for any ability it may still assign. */
export function canAct(board: Board, p: Player): boolean {
  const size = sizeOf(p.pool);
  const wounds = woundsIn(p.pool);
  const left = board.taking ? board.supply : 0;
  const room = poolLimit(p) - size;
  const plainly = size - wounds + Math.min(room, left);
  const bleeding = wounds > 0 && freeSpaces(p) !== 0 ? size - 1 + Math.min(room + 1, left) : 0;
  const most = Math.max(plainly, bleeding);
  const tiles = tilesOf(p);
  for (let n = 0; n < FIRST_ITEM; n++) {
    const tile = tiles[n]!;
    if (tile.size > 0 && tile.size <= most && whyNotAssignable(p, tile) === null) return true;
  }
  return false;
}

/** Seats that cannot act any more are stopped by themselves; the phase ends with the last one (VG-RULING-15). */
export function settle(t: T): void {
  let rolling = false;
  for (let seat = 0; seat < t.board.players.length; seat++) {
    const p = t.board.players[seat]!;
    if (!isAlive(p)) continue;
    if (p.stand !== 'spent' && !canAct(t.board, p)) {
      p.stand = 'spent';
      t.tell?.({ kind: 'spent', who: seat });
    }
    if (p.stand === 'rolling') rolling = true;
  }
  if (!rolling) t.board.over = true;
}

/** VG-SOLO-04 No more dice from the supply. */
export function closeTaking(t: T): void {
  t.board.taking = false;
  t.tell?.({ kind: 'takingClosed', calm: t.board.calm ? 'yes' : 'no' });
  settle(t);
}

/** VG-RULING-20 Time is up: everybody stops. */
export function stopAll(t: T, kind: string): void {
  for (const p of t.board.players) if (isAlive(p) && p.stand === 'rolling') p.stand = 'stopped';
  t.board.over = true;
  t.tell?.({ kind });
}
