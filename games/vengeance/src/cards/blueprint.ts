// Where a den's rooms lie on paper: a plan drawn as text becomes rectangles, and doors stand on shared walls.

/** A room on the grid, in cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A gap of one cell in the wall between two rooms, from corner to corner of the grid. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The sign of a room on a plan: 1 to 9, then a, b, c. */
export const signOf = (room: number): string => (room + 1).toString(36);

/** The rectangle that a room's sign fills. */
export function rectOf(plan: readonly string[], room: number): Rect {
  const sign = signOf(room);
  const rows = plan.flatMap((line, y) => (line.includes(sign) ? [y] : []));
  const top = rows[0];
  const line = top === undefined ? undefined : plan[top];
  if (top === undefined || line === undefined) throw new Error(`Room ${sign} is not on the plan`);
  const x = line.indexOf(sign);
  return { x, y: top, width: line.lastIndexOf(sign) - x + 1, height: rows.length };
}

/** The stretch that two ranges have in common; empty when the end is not beyond the start. */
const common = (start1: number, length1: number, start2: number, length2: number) => ({
  start: Math.max(start1, start2),
  end: Math.min(start1 + length1, start2 + length2),
});

/** The wall that two rooms share, or null when they do not touch along at least one cell. */
export function sharedWall(a: Rect, b: Rect): Segment | null {
  const across = common(a.x, a.width, b.x, b.width);
  const down = common(a.y, a.height, b.y, b.height);
  const width = across.end - across.start;
  const height = down.end - down.start;
  const touch = (width === 0 && height >= 1) || (height === 0 && width >= 1);
  return touch ? { x1: across.start, y1: down.start, x2: across.end, y2: down.end } : null;
}

/** A door in the middle of the shared wall. */
export function doorBetween(a: Rect, b: Rect): Segment | null {
  const wall = sharedWall(a, b);
  if (!wall) return null;
  const x = (wall.x1 + wall.x2) / 2;
  const y = (wall.y1 + wall.y2) / 2;
  return wall.x1 === wall.x2
    ? { x1: x, y1: y - 0.5, x2: x, y2: y + 0.5 }
    : { x1: x - 0.5, y1: y, x2: x + 0.5, y2: y };
}
