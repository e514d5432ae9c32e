// Ledger 6.6: the five double-sided boards, as printed and as a boss changes them.

import { BOSSES } from './bosses.ts';
import { den, type Den, type Enemy, type PrintedDen, type Room } from './den.ts';
import { A1, A2 } from './dens/a.ts';
import { B1, B2 } from './dens/b.ts';
import { C1, C2 } from './dens/c.ts';
import { D1, D2 } from './dens/d.ts';
import { E1, E2 } from './dens/e.ts';
import type { BossId, DenBoard, DenId, EnemyIndex, RoomId, RoomIndex, Side } from './ids.ts';

export const DEN_BOARDS: Readonly<Record<DenBoard, Readonly<Record<Side, DenId>>>> = {
  A: { front: 'A1', back: 'A2' },
  B: { front: 'B1', back: 'B2' },
  C: { front: 'C1', back: 'C2' },
  D: { front: 'D1', back: 'D2' },
  E: { front: 'E1', back: 'E2' },
};

const printed: Readonly<Record<DenId, PrintedDen>> = { A1, A2, B1, B2, C1, C2, D1, D2, E1, E2 };
const sides = Object.values(printed);

/** The dens as printed. */
export const DENS: ReadonlyMap<DenId, Den> = new Map(sides.map((side) => [side.id, den(side)]));

/** The dens that a boss fills up further, built once. */
const reinforced: ReadonlyMap<BossId, ReadonlyMap<DenId, Den>> = new Map(
  Object.values(BOSSES).flatMap(({ id, special: { rule } }) =>
    rule.word === 'reinforce'
      ? [[id, new Map(sides.map((side) => [side.id, den(side, rule.minion)]))] as const]
      : [],
  ),
);

/** The den as it stands after set-up against this boss. */
export function denOf(id: DenId, boss: BossId): Den {
  const found = (reinforced.get(boss) ?? DENS).get(id);
  if (!found) throw new Error(`No den ${id}`);
  return found;
}

export function roomAt(where: Den, index: RoomIndex): Room {
  const found = where.rooms[index];
  if (!found) throw new Error(`Den ${where.id} has no room ${index}`);
  return found;
}

export function enemyAt(where: Den, index: EnemyIndex): Enemy {
  const found = where.enemies[index];
  if (!found) throw new Error(`Den ${where.id} has no enemy ${index}`);
  return found;
}

/** The room that a person calls `r5`. */
export function roomNamed(where: Den, id: RoomId): Room {
  const found = where.rooms.find((one) => one.id === id);
  if (!found) throw new Error(`Den ${where.id} has no room ${id}`);
  return found;
}

/** The enemy that a person calls `r5.henchman.2`, or `boss`. */
export function enemyNamed(where: Den, id: string): Enemy {
  const found = where.enemies.find((one) => one.id === id);
  if (!found) throw new Error(`Den ${where.id} has no enemy ${id}`);
  return found;
}
