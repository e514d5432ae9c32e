// VG-ROLL-02…13: the commands of the Rolling Phase. All answers are made once; a pool only picks among them.

import { refuse, type Refusal } from '@gravetable/kernel';
import { freeSpaces } from './health.ts';
import {
  type Handful,
  handfulsOf,
  holds,
  read,
  sizeOf,
  unrolledIn,
  withoutWounds,
  woundsIn,
  written,
} from './handful.ts';
import { FIRST_ITEM, passives, poolLimit, tileNumber, tilesOf, type Tile } from './playerboard.ts';
import { whyNotAssignable } from './spent.ts';
import type { Board, Player } from './state.ts';

export type Command =
  | { readonly do: 'roll'; readonly dice: string }
  | { readonly do: 'assign'; readonly to: string; readonly dice: string; readonly release: string }
  | { readonly do: 'assignWound'; readonly release: string }
  | { readonly do: 'take' | 'stop' | 'resume' | 'wait' | 'endTurn' };

/** VG-RULING-21: in calm play a roll or a set is one turn. Alone there is nobody to pass the dice to. */
export const mayRoll = (board: Board): boolean => !board.calm || !board.acted || board.players.length === 1;

const rolls = new Map<Handful, readonly Command[]>();

/** VG-ROLL-02 Any part of the pool without wounds; dice of one face are alike, so there are at most fifteen, all of them first. */
export function offerRolls(p: Player, into: Command[]): void {
  const free = withoutWounds(p.pool);
  let found = rolls.get(free);
  if (found === undefined) {
    found = handfulsOf(free)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map((dice) => ({ do: 'roll', dice: written(dice) }));
    rolls.set(free, found);
  }
  for (let i = 0; i < found.length; i++) into.push(found[i]!);
}

const RELEASES = ['', 'W', 'WW', 'WWW'];

/** By tile id and payment: the answers that release no wound die, one, two. */
const assigns = new Map<string, ReadonlyMap<Handful, readonly Command[]>>();

function assignsOf(tile: Tile): ReadonlyMap<Handful, readonly Command[]> {
  const known = assigns.get(tile.id);
  if (known !== undefined) return known;
  const made = new Map(
    [...tile.payments, ...tile.wildPayments].map((paid) => [
      paid,
      RELEASES.map((release): Command => ({ do: 'assign', to: tile.id, dice: written(paid), release })),
    ]),
  );
  assigns.set(tile.id, made);
  return made;
}

/** VG-ROLL-04…09 Every set the pool pays for exactly, with the wound dice it may release (VG-ROLL-06). */
export function offerAssigns(p: Player, into: Command[]): void {
  const wounds = woundsIn(p.pool);
  const rolled = sizeOf(p.pool) - wounds - unrolledIn(p.pool);
  if (rolled === 0) return;
  const tiles = tilesOf(p);
  const { wild, release } = passives(p);
  const most = Math.min(wounds, release);
  for (let n = 0; n < FIRST_ITEM; n++) {
    const tile = tiles[n]!;
    if (tile.size === 0 || tile.size > rolled || whyNotAssignable(p, tile) !== null) continue;
    const payments = wild ? tile.wildPayments : tile.payments;
    for (let i = 0; i < payments.length; i++) {
      const paid = payments[i]!;
      if (!holds(p.pool, paid)) continue;
      const made = assignsOf(tile).get(paid)!;
      for (let free = 0; free <= most; free++) into.push(made[free]!);
    }
  }
}

const PLACED: readonly Command[] = RELEASES.map((release) => ({ do: 'assignWound', release }));

/** VG-ROLL-10 A wound die on a free health space; any of the others are released. */
export function offerWound(p: Player, into: Command[]): void {
  const wounds = woundsIn(p.pool);
  if (wounds === 0 || freeSpaces(p) === 0) return;
  for (let free = 0; free < wounds; free++) into.push(PLACED[free]!);
}

/** Why a command is refused, with the codes of ledger 5.7. */
export function whyNotCommand(
  board: Board,
  p: Player,
  value: Readonly<Record<string, unknown>>,
): Refusal | null {
  switch (value['do']) {
    case 'roll': {
      const dice = read(String(value['dice']));
      if (dice === null || !holds(p.pool, dice)) return refuse('DIE_NOT_IN_POOL', 'VG-ROLL-02');
      return woundsIn(dice) > 0 ? refuse('WOUND_LOCKED', 'VG-ROLL-03') : null;
    }
    case 'assign':
      return whyNotAssign(p, value);
    case 'assignWound':
      if (woundsIn(p.pool) === 0) return refuse('DIE_NOT_IN_POOL', 'VG-ROLL-10');
      return freeSpaces(p) === 0
        ? refuse('HEALTH_SPACE_UNAVAILABLE', 'VG-FIGHT-03')
        : refuse('ACTION_NOT_ALLOWED', 'VG-RULING-11');
    case 'take':
      if (!board.taking) return refuse('TAKING_CLOSED', 'VG-SOLO-04');
      if (sizeOf(p.pool) >= poolLimit(p)) return refuse('POOL_FULL', 'VG-ROLL-12');
      return refuse('SUPPLY_EMPTY', 'VG-RULING-16');
    default:
      return null;
  }
}

function whyNotAssign(p: Player, value: Readonly<Record<string, unknown>>): Refusal | null {
  const number = tileNumber(p, String(value['to']));
  const tile = number === undefined || number >= FIRST_ITEM ? undefined : tilesOf(p)[number];
  if (tile === undefined) return refuse('ABILITY_NOT_OWNED', 'VG-ROLL-05');
  const why = whyNotAssignable(p, tile);
  if (why !== null) return refuse(why, ASSIGN_RULES[why] ?? null, { ability: tile.id });
  const dice = read(String(value['dice']));
  if (dice === null || !holds(p.pool, dice)) return refuse('DIE_NOT_IN_POOL', 'VG-ROLL-04');
  if (unrolledIn(dice) > 0) return refuse('DIE_UNROLLED', 'VG-RULING-11');
  const payments = passives(p).wild ? tile.wildPayments : tile.payments;
  return payments.includes(dice)
    ? refuse('ACTION_NOT_ALLOWED', 'VG-RULING-11')
    : refuse('COST_MISMATCH', 'VG-ROLL-04', { ability: tile.id });
}

export const ASSIGN_RULES: Readonly<Record<string, string>> = {
  ABILITY_NOT_OWNED: 'VG-ROLL-05',
  ABILITY_PASSIVE: 'VG-ROLL-09',
  ONCE_USED: 'VG-ROLL-08',
  TRAIT_FORBIDS: 'VG-GEN-04',
};
