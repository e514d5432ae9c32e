// DK-SPAWN-03, DK-MINI-01, DK-MON3: miniatures come onto the board, as far as there are any left.

import { onZone } from '../asking.ts';
import type { EnemyKind } from '../cards/ids.ts';
import { isMonster } from '../cards/monsters.ts';
import { questOf } from '../cards/quests/index.ts';
import { foesNamed } from '../enemies/groups.ts';
import { zoneId } from '../enemies/lookout.ts';
import { addEnemies, countOf, figuresOf } from '../enemies/packs.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { ZoneNo } from '../map/types.ts';
import type { T } from '../rulebook.ts';
import type { Board } from '../state.ts';

/** So many of a kind are to appear in a Zone. */
export interface Placing {
  readonly enemy: EnemyKind;
  readonly zone: ZoneNo;
  readonly n: number;
  /** DK-RULING-185: so many of them because the party is large. */
  readonly host?: number;
}

/** What was placed: the Zones that got Enemies, and whether miniatures ran short. */
export interface Placed {
  readonly zones: readonly ZoneNo[];
  readonly short: boolean;
}

/** The active Spawn Zones, in the order of the Quest. */
export function spawnZones(board: Board): ZoneNo[] {
  const { spawns } = questOf(board.quest);
  const found: ZoneNo[] = [];
  for (let token = 0; token < spawns.length; token++)
    if ((board.spawns & (1 << token)) !== 0) found.push(zoneNo(chartOf(board.quest), spawns[token]!.zone));
  return found;
}

/** DK-BOSS-02: the Boss's own miniature stands for nobody else. */
export const figuresLeft = (board: Board, kind: EnemyKind): number =>
  figuresOf(kind) - countOf(board, kind) - (board.boss.kind === kind ? 1 : 0);

/** DK-MINI-01: what is left is placed, in order. */
export function place(
  t: T,
  placings: readonly Placing[],
  monster?: { readonly level: number; readonly card: number | null },
): Placed {
  const { board } = t;
  const zones: ZoneNo[] = [];
  let short = false;
  for (const { enemy, zone, n, host = 0 } of placings) {
    const placed = Math.max(0, Math.min(n, figuresLeft(board, enemy)));
    if (placed > 0) {
      addEnemies(board, enemy, zone, placed, monster);
      if (!zones.includes(zone)) zones.push(zone);
      t.tell?.({
        kind: 'spawns',
        enemy,
        foes: foesNamed(enemy, placed),
        n: placed,
        host: placed === n ? host : 0,
        zone: zoneId(board, zone),
        pieces: onZone(board, zone),
      });
    }
    if (placed === n) continue;
    short = true;
    t.tell?.({ kind: 'short', enemy, foes: foesNamed(enemy, n - placed), n: n - placed });
  }
  // Most of the time there is one.
  return { zones: zones.length === 1 ? zones : zones.sort((a, b) => a - b), short };
}

/** DK-MON3-02, -03, DK-RULING-151: Monster cards that are out, and Monsters without one. */
export function monstersOut(board: Board): number {
  const cards = new Set<number>();
  let without = 0;
  for (const { kind, card, n } of board.packs) {
    if (!isMonster(kind)) continue;
    if (card === null) without += n;
    else cards.add(card);
  }
  return cards.size + without;
}
