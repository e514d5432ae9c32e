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

/** A way through rooms as one stroke, from middle to middle, through the doors between them. */
export function strokeOf(den: Den, way: readonly string[]): string {
  const rooms = way.flatMap((id) => den.rooms.find((room) => room.id === id) ?? []);
  const [first] = rooms;
  if (first === undefined) return '';
  let path = `M${spot(first, 0).join(' ')}`;
  rooms.slice(1).forEach((room, at) => {
    const from = nth(rooms, at);
    const door = den.doors.find(
      ({ rooms: [a, b] }) => (a === from.index && b === room.index) || (b === from.index && a === room.index),
    );
    const [x, y] = spot(room, at + 1);
    if (door === undefined) path += `T${x} ${y}`;
    else {
      const { x1, y1, x2, y2 } = door.segment;
      path += `Q${(x1 + x2) / 2} ${(y1 + y2) / 2} ${x} ${y}`;
    }
  });
  return path;
}

/** Where a way touches a room: not always the very middle, so that it does not run over itself. */
function spot(room: Room, at: number): readonly [number, number] {
  const [x, y] = middleOf(room);
  return [x + ((at * 7) % 5) * 0.12 - 0.24, y + 0.35 + ((at * 3) % 5) * 0.1];
}
