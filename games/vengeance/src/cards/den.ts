// VG-BOARD and ledger 6.6: what a den is. Rooms and enemies are numbered, so that the state holds small integers.

import type { MessageKey } from '../text/en.ts';
import { doorBetween, type Rect, rectOf, type Segment } from './blueprint.ts';
import { MINION_TYPES } from './enemies.ts';
import type {
  DenBoard,
  DenId,
  EnemyIndex,
  EnemyType,
  MinionType,
  RoomId,
  RoomIndex,
  Side,
  Source,
} from './ids.ts';
import type { Objective } from './objectives.ts';

export interface Room {
  readonly id: RoomId;
  readonly index: RoomIndex;
  readonly name: MessageKey;
  readonly loot: number;
  readonly objective: Objective | null;
  readonly rect: Rect;
  /** Rooms behind a door (VG-BOARD-04), in order. */
  readonly adjacent: readonly RoomIndex[];
  /** Rooms at graph distance two, in order. */
  readonly twoAway: readonly RoomIndex[];
  /** Minions here, in order; never the boss. */
  readonly minions: readonly EnemyIndex[];
}

export interface Enemy {
  /** `<room>.<type>.<n>`, or `boss`. */
  readonly id: string;
  readonly index: EnemyIndex;
  readonly type: EnemyType;
  readonly room: RoomIndex;
}

export interface Door {
  readonly rooms: readonly [RoomIndex, RoomIndex];
  readonly segment: Segment;
}

export interface Den {
  readonly id: DenId;
  readonly board: DenBoard;
  readonly side: Side;
  readonly name: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly entrance: RoomIndex;
  readonly bossRoom: RoomIndex;
  /** The boss among the enemies, always the last. */
  readonly boss: EnemyIndex;
  readonly rooms: readonly Room[];
  /** In canonical order (VG-RULING-65): printed minions, minions added in set-up, the boss. */
  readonly enemies: readonly Enemy[];
  readonly doors: readonly Door[];
  /** Cells of the blueprint. */
  readonly width: number;
  readonly height: number;
}

export interface PrintedRoom {
  /** Room numbers, as in `r2 r3`. */
  readonly doors: readonly number[];
  readonly minions?: Readonly<Partial<Record<MinionType, number>>>;
  readonly loot?: number;
  readonly objective?: Objective;
}

export interface PrintedDen {
  readonly id: DenId;
  readonly icon: string;
  readonly bossRoom: number;
  /** One sign per cell: 1 to 9, a, b, c for the rooms, a point outside. */
  readonly plan: readonly string[];
  readonly rooms: readonly PrintedRoom[];
}

const room = (index: number) => index as RoomIndex;
const ENTRANCE = room(0);

type Standing = Omit<Enemy, 'index'>;

function printedMinions(rooms: readonly PrintedRoom[]): Standing[] {
  return rooms.flatMap(({ minions = {} }, at) =>
    MINION_TYPES.flatMap((type) =>
      Array.from({ length: minions[type] ?? 0 }, (_, n) => ({
        id: `r${at + 1}.${type}.${n + 1}`,
        type,
        room: room(at),
      })),
    ),
  );
}

function addedMinions(den: PrintedDen, type: MinionType): Standing[] {
  return doorsOf(den, den.bossRoom - 1).map((at) => ({
    id: `r${at + 1}.${type}.${(den.rooms[at]?.minions?.[type] ?? 0) + 1}`,
    type,
    room: at,
  }));
}

function doorsOf(den: PrintedDen, at: number): RoomIndex[] {
  return (den.rooms[at]?.doors ?? []).map((number) => room(number - 1));
}

function twoDoorsAway(den: PrintedDen, at: number): RoomIndex[] {
  const near = doorsOf(den, at);
  const far = new Set(near.flatMap((via) => doorsOf(den, via)));
  return [...far].filter((to) => to !== at && !near.includes(to)).toSorted((a, b) => a - b);
}

function doorsOnPlan(rooms: readonly Room[]): Door[] {
  return rooms.flatMap((here) =>
    here.adjacent
      .filter((there) => there > here.index)
      .map((there) => {
        const beyond = rooms[there];
        const segment = beyond ? doorBetween(here.rect, beyond.rect) : null;
        if (!segment) throw new Error(`${here.name}: no wall to put the door to r${there + 1} in`);
        return { rooms: [here.index, there] as const, segment };
      }),
  );
}

/** A den as printed, or with the minions that a boss adds next to its room (ledger 6.5, Sister Static). */
export function den(printed: PrintedDen, reinforcement?: MinionType): Den {
  const bossRoom = room(printed.bossRoom - 1);
  const standing: Standing[] = [
    ...printedMinions(printed.rooms),
    ...(reinforcement ? addedMinions(printed, reinforcement) : []),
    { id: 'boss', type: 'boss', room: bossRoom },
  ];
  const enemies = standing.map((enemy, index) => ({ ...enemy, index: index as EnemyIndex }));
  const rooms = printed.rooms.map(({ loot = 0, objective = null }, at): Room => ({
    id: `r${at + 1}`,
    index: room(at),
    name: `room.${printed.id}.r${at + 1}` as MessageKey, // each one is checked in text.test.ts
    loot,
    objective,
    rect: rectOf(printed.plan, at),
    adjacent: doorsOf(printed, at),
    twoAway: twoDoorsAway(printed, at),
    minions: enemies.filter((one) => one.room === at && one.type !== 'boss').map((one) => one.index),
  }));
  return {
    id: printed.id,
    board: printed.id[0] as DenBoard,
    side: printed.id.endsWith('1') ? 'front' : 'back',
    name: `den.${printed.id}`,
    source: 'design',
    icon: printed.icon,
    entrance: ENTRANCE,
    bossRoom,
    boss: (enemies.length - 1) as EnemyIndex,
    rooms,
    enemies,
    doors: doorsOnPlan(rooms),
    width: Math.max(...printed.plan.map((line) => line.length)),
    height: printed.plan.length,
  };
}
