/** Where things lie on a den's blueprint, in parts of its width and height. */

import { nth } from '../../../nth.ts';
import type { Den, Room } from '../facts.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ rect: { x, y, width, height } }: Room, den: Den): Box {
  return {
    left: x / den.width,
    top: y / den.height,
    width: width / den.width,
    height: height / den.height,
  };
}

export const percent = ({ left, top, width, height }: Box) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/**
 * What a room of that many pixels wears. Not a container of its own: the numbers of the keys, which the style sheet counts,
 * would begin anew in each.
 */
export function roomSize(box: Box, { width, height }: { width: number; height: number }): string {
  const [wide, high] = [box.width * width, box.height * height];
  if (wide === 0 || high === 0) return ''; // Not measured yet.
  const small = wide <= 130 || high <= 130;
  const worn = {
    'vg-small': small,
    'vg-wordless': small && (wide <= 170 || high <= 84),
    'vg-slim': wide <= 56,
    'vg-cupboard': wide <= 70 && high <= 84,
  };
  return Object.entries(worn)
    .flatMap(([name, on]) => (on ? [` ${name}`] : []))
    .join('');
}

/** The middle of a room, in cells. */
export const middleOf = ({ rect: { x, y, width, height } }: Room): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** Where so many people stand in a room, in cells: rows as long as the room is wide, around its middle. */
export function spotsIn(room: Room, count: number, pitch: number): readonly (readonly [number, number])[] {
  const [x, y] = middleOf(room);
  const across = Math.max(1, Math.floor((room.rect.width - 0.4) / pitch));
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    return [x + ((at % across) - (inRow - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch] as const;
  });
}

/** The walls of all rooms with gaps where the doors are, in cells: one path. */
export function wallsOf(den: Den): string {
  const rooms = den.rooms.map(
    ({ rect: { x, y, width, height } }) => `M${x} ${y}h${width}v${height}h${-width}Z`,
  );
  return rooms.join('');
}

/** The gaps of the doors, drawn over the walls in the colour of the floor. */
export function doorsOf(den: Den): string {
  return den.doors.map(({ segment: { x1, y1, x2, y2 } }) => `M${x1} ${y1}L${x2} ${y2}`).join('');
}

/** Door posts: a short tick at each end of a gap. */
export function postsOf(den: Den): string {
  return den.doors
    .map(({ segment: { x1, y1, x2, y2 } }) => {
      const upright = x1 === x2;
      const tick = (x: number, y: number): string =>
        upright ? `M${x - 0.18} ${y}h.36` : `M${x} ${y - 0.18}v.36`;
      return tick(x1, y1) + tick(x2, y2);
    })
    .join('');
}

/** A point of a way, and the direction in which it is passed. */
interface Step {
  readonly at: Point;
  readonly along: Point;
}

type Point = readonly [number, number];

/** A way through rooms: one stroke for each move, through the middle of the door. */
export function strokesOf(den: Den, way: readonly string[]): readonly string[] {
  const rooms = way.flatMap((id) => den.rooms.find((room) => room.id === id) ?? []);
  const spots = rooms.map(spot);
  const doors = rooms.slice(1).map((room, at) => doorBetween(den, nth(rooms, at), room));
  const steps = spots.map((at, n): Step => {
    const before = doors[n - 1]?.at ?? spots[n - 1] ?? at;
    const after = doors[n]?.at ?? spots[n + 1] ?? at;
    return { at, along: unit([after[0] - before[0], after[1] - before[1]]) };
  });
  return steps.slice(1).map((to, n) => {
    const from = nth(steps, n);
    const door = doors[n] ?? null;
    const begin = `M${from.at.join(' ')}`;
    return door === null ? `${begin}L${to.at.join(' ')}` : begin + curve(from, door) + curve(door, to);
  });
}

export const strokeOf = (den: Den, way: readonly string[]): string => strokesOf(den, way).join('');

const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
};

/** From one point to the next, leaving and arriving in their directions. */
function curve(from: Step, to: Step): string {
  const reach = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) * 0.4;
  const points = [
    [from.at[0] + from.along[0] * reach, from.at[1] + from.along[1] * reach],
    [to.at[0] - to.along[0] * reach, to.at[1] - to.along[1] * reach],
    to.at,
  ];
  return `C${points.map(([x = 0, y = 0]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' ')}`;
}

/** A door is passed straight, at right angles to its wall. */
function doorBetween(den: Den, from: Room, to: Room): Step | null {
  const door = den.doors.find(
    ({ rooms: [a, b] }) => (a === from.index && b === to.index) || (b === from.index && a === to.index),
  );
  if (door === undefined) return null;
  const { x1, y1, x2, y2 } = door.segment;
  const [ax, ay] = middleOf(from);
  const [bx, by] = middleOf(to);
  const along: Point = x1 === x2 ? [Math.sign(bx - ax), 0] : [0, Math.sign(by - ay)];
  return { at: [(x1 + x2) / 2, (y1 + y2) / 2], along };
}

/** Where a way touches a room: not always the very middle, so that it does not run over itself. */
function spot(room: Room, at: number): Point {
  const [x, y] = middleOf(room);
  return [x + ((at * 7) % 5) * 0.12 - 0.24, y + 0.35 + ((at * 3) % 5) * 0.1];
}
