// How many Enemies of which kind, in words.
import type { EnemyKind } from '../cards/ids.ts';
import { isMonster } from '../cards/monsters.ts';
import type { Foes } from '../events.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Board } from '../state.ts';
import { packsIn } from './packs.ts';

/** So many Enemies of a kind, in words. */
export const foesOf = (kind: EnemyKind, n: number): Foes => ({ id: `pack.${kind}`, args: { n } });

/** The Undead that stand there, Notables among them. */
export const undeadNamed = (board: Board, zone: ZoneNo): Foes[] =>
  packsIn(board, zone).flatMap(({ kind, n }) => (isMonster(kind) ? [] : [foesOf(kind, n)]));
