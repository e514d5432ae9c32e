// Ledger 6.6: dens are sound graphs, their blueprints show the same graph, and enemies are numbered in order.

import { describe, expect, test } from 'vitest';
import { sharedWall, signOf } from './blueprint.ts';
import type { Den, PrintedDen } from './den.ts';
import { DEN_BOARDS, denOf, DENS, enemyAt, enemyNamed, roomAt, roomNamed } from './dens.ts';
import * as a from './dens/a.ts';
import * as b from './dens/b.ts';
import * as c from './dens/c.ts';
import * as d from './dens/d.ts';
import * as e from './dens/e.ts';
import type { RoomIndex } from './ids.ts';

const plans = new Map<string, PrintedDen>(Object.entries({ ...a, ...b, ...c, ...d, ...e }));
const dens = [...DENS.values()].map((den) => [den.id, den] as const);

/** Doors on the shortest way between two rooms. */
function distance(den: Den, from: RoomIndex, to: RoomIndex): number {
  const steps = new Map([[from, 0]]);
  for (const [room, step] of steps) {
    for (const next of roomAt(den, room).adjacent) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps.get(to) ?? Number.POSITIVE_INFINITY;
}

const minionsOfType = (den: Den, rooms: readonly RoomIndex[], types: readonly string[]) =>
  den.enemies.filter(({ room, type }) => rooms.includes(room) && types.includes(type)).length;

test('VG-SETUP-02 five boards with two sides', () => {
  const sides = Object.entries(DEN_BOARDS).flatMap(([board, { front, back }]) => [
    [front, board, 'front'],
    [back, board, 'back'],
  ]);
  expect(dens.map(([id, den]) => [id, den.board, den.side])).toEqual(sides);
});

describe.each(dens)('den %s', (id, den) => {
  const indices = den.rooms.map((room) => room.index);

  test('VG-BOARD-04 doors are symmetric and join all rooms', () => {
    for (const { index, adjacent } of den.rooms) {
      expect(adjacent).not.toContain(index);
      for (const next of adjacent) expect(roomAt(den, next).adjacent).toContain(index);
      expect(distance(den, den.entrance, index)).toBeLessThan(den.rooms.length);
    }
    expect(den.doors.length * 2).toBe(den.rooms.flatMap((room) => room.adjacent).length);
  });

  test('8 to 12 rooms, the boss far from the entrance', () => {
    expect(den.rooms.length).toBeGreaterThanOrEqual(8);
    expect(den.rooms.length).toBeLessThanOrEqual(12);
    expect(distance(den, den.entrance, den.bossRoom)).toBeGreaterThan(1);
  });

  test('rooms two doors away are at distance two', () => {
    for (const { index, twoAway } of den.rooms) {
      expect(twoAway).toEqual(indices.filter((other) => distance(den, index, other) === 2));
    }
  });

  test('VG-OBJ objectives can be met', () => {
    for (const { objective, adjacent, minions } of den.rooms) {
      if (objective?.kind === 'killCount') {
        expect(minionsOfType(den, indices, [objective.minion])).toBeGreaterThanOrEqual(objective.count);
      } else if (objective?.kind === 'killAdjacent') {
        for (const minion of objective.minions) {
          expect(minionsOfType(den, adjacent, [minion])).toBeGreaterThan(0);
        }
      } else if (objective?.kind === 'visitRooms') {
        expect(objective.count).toBeLessThanOrEqual(den.rooms.length);
      } else if (objective?.kind === 'clearInOneRound') {
        expect(minions.length).toBeGreaterThan(0);
      }
    }
  });

  test('VG-RULING-65 enemies are numbered by room, the boss last', () => {
    expect(den.enemies.map((enemy) => enemy.index)).toEqual(den.enemies.map((_, at) => at));
    expect(enemyAt(den, den.boss)).toMatchObject({ id: 'boss', type: 'boss', room: den.bossRoom });
    expect(den.rooms.flatMap((room) => room.minions)).toEqual(
      den.enemies.slice(0, -1).map((one) => one.index),
    );
    for (const enemy of den.enemies) expect(enemyNamed(den, enemy.id)).toBe(enemy);
    for (const room of den.rooms) expect(roomNamed(den, room.id)).toBe(room);
  });

  test('the plan is a full rectangle for each room', () => {
    const plan = plans.get(id)?.plan ?? [];
    expect(new Set(plan.map((line) => line.length))).toEqual(new Set([den.width]));
    const drawn = Array.from({ length: den.height }, () => Array.from({ length: den.width }, () => '.'));
    for (const { index, rect } of den.rooms) {
      for (let y = rect.y; y < rect.y + rect.height; y += 1) {
        drawn[y]?.fill(signOf(index), rect.x, rect.x + rect.width);
      }
    }
    expect(drawn.map((line) => line.join(''))).toEqual(plan);
  });

  test('every door lies on a wall that its two rooms share, two cells or longer', () => {
    for (const { rooms, segment } of den.doors) {
      const wall = sharedWall(roomAt(den, rooms[0]).rect, roomAt(den, rooms[1]).rect);
      if (!wall) throw new Error(`Rooms ${rooms.join()} do not touch`);
      expect(wall.x2 - wall.x1 + wall.y2 - wall.y1).toBeGreaterThanOrEqual(2);
      expect(segment.x2 - segment.x1 + segment.y2 - segment.y1).toBe(1);
      expect(segment.x1).toBeGreaterThanOrEqual(wall.x1);
      expect(segment.y1).toBeGreaterThanOrEqual(wall.y1);
      expect(segment.x2).toBeLessThanOrEqual(wall.x2);
      expect(segment.y2).toBeLessThanOrEqual(wall.y2);
    }
  });
});

test('Sister Static adds a gunman to each room next to hers; other bosses leave the den as printed', () => {
  const printed = denOf('A1', 'donZemun');
  const den = denOf('A1', 'sisterStatic');
  expect(printed).toBe(DENS.get('A1'));
  expect(den.enemies.slice(0, printed.boss)).toEqual(printed.enemies.slice(0, -1));
  expect(den.enemies.slice(printed.boss).map((enemy) => enemy.id)).toEqual([
    'r7.gunman.3',
    'r8.gunman.1',
    'boss',
  ]);
  expect(roomNamed(den, 'r7').minions).toContain(enemyNamed(den, 'r7.gunman.3').index);
});
