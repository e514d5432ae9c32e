/** The keep as lines: floors, walls, doors. Each kind is one path; a cell is `u` pixels wide. */

import { nth } from '../../../nth.ts';
import type { Cell, Edge, Plan, View, Zone } from '../facts.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ cells }: Pick<Zone, 'cells'>, u: number): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: left * u,
    top: top * u,
    width: (Math.max(...xs) - left + 1) * u,
    height: (Math.max(...ys) - top + 1) * u,
  };
}

export function middleOf({ left, top, width, height }: Box): readonly [x: number, y: number] {
  return [left + width / 2, top + height / 2];
}

/** Whether a window shows a box with so much of the map round it as there is. */
export function inWindow(box: Box, window: Box, round: number, map: Pick<Box, 'width' | 'height'>): boolean {
  const [left, top] = [Math.max(0, box.left - round), Math.max(0, box.top - round)];
  const right = Math.min(map.width, box.left + box.width + round);
  const bottom = Math.min(map.height, box.top + box.height + round);
  return (
    left >= window.left &&
    top >= window.top &&
    right <= window.left + window.width &&
    bottom <= window.top + window.height
  );
}

const rect = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}Z`;
export const areaOf = (zones: readonly Zone[], u: number): string =>
  zones.map((zone) => rect(boxOf(zone, u))).join('');

export type Floor = 'street' | 'lit' | 'closed' | 'dark' | 'sealed';

export const hasMark = ({ marks }: Zone, mark: Zone['marks'][number]): boolean => marks.includes(mark);

/** What a Zone's floor looks like now. */
export function floorOf(zone: Zone, no: number, { revealed }: Pick<View, 'revealed'>): Floor {
  if (hasMark(zone, 'sealed')) return 'sealed';
  if (zone.kind === 'street') return 'street';
  if (revealed[no] !== '0') return 'lit';
  return hasMark(zone, 'dark') ? 'dark' : 'closed';
}

/** An edge of a cell: where it begins, and which way it runs. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
}

/** The line between two neighbouring cells. */
export function lineBetween([x, y]: Cell, [x2, y2]: Cell): Line {
  return y === y2 ? { x: Math.max(x, x2), y, across: false } : { x, y: Math.max(y, y2), across: true };
}

const keyOf = ({ x, y, across }: Line): string => `${x},${y},${across ? 'a' : 'd'}`;
const part = ({ x, y, across }: Line, u: number, from: number, to: number): string =>
  across ? `M${(x + from) * u} ${y * u}H${(x + to) * u}` : `M${x * u} ${(y + from) * u}V${(y + to) * u}`;

/** How much of a wall stands at each side of a gap. */
const JAMB = 0.24;

export interface Lines {
  readonly walls: string;
  readonly streets: string;
  readonly passages: readonly Line[];
  readonly doors: readonly (Line & { readonly no: number; readonly edge: string; readonly colour: string })[];
  readonly stairs: readonly (Line & {
    readonly no: number;
    readonly edge: string;
    readonly colour: string;
  })[];
  /** The rim of the Tower. */
  readonly rim: string;
  readonly tower: Box | null;
}

export function linesOf(plan: Plan, passages: readonly string[], u: number): Lines {
  const zoneAt = new Map<string, number>();
  plan.zones.forEach(({ cells }, no) => cells.forEach(([x, y]) => zoneAt.set(`${x},${y}`, no)));
  const edges = new Map<string, Edge>(
    plan.edges.map((edge) => [keyOf(lineBetween(edge.cells[0], edge.cells[1])), edge]),
  );
  let walls = '';
  let streets = '';
  const gaps: Line[] = [];
  const look = (line: Line, from: Cell, to: Cell): void => {
    const [here, there] = [zoneAt.get(from.join(',')), zoneAt.get(to.join(','))];
    if (here === there) return;
    const edge = edges.get(keyOf(line));
    if (edge === undefined) walls += part(line, u, 0, 1);
    else if (edge.glyph === '.') streets += part(line, u, 0.08, 0.92);
    else {
      walls += part(line, u, 0, JAMB) + part(line, u, 1 - JAMB, 1);
      const ids = [nth(plan.zones, edge.a).id, nth(plan.zones, edge.b).id];
      if (edge.glyph === 'o' && passages.some((one) => ids.every((id) => one.split('|').includes(id))))
        gaps.push(line);
    }
  };
  for (let y = 0; y <= plan.height; y++)
    for (let x = 0; x <= plan.width; x++) {
      if (x < plan.width) look({ x, y, across: true }, [x, y - 1], [x, y]);
      if (y < plan.height) look({ x, y, across: false }, [x - 1, y], [x, y]);
    }
  const placed = (edge: Edge): Line => lineBetween(edge.cells[0], edge.cells[1]);
  const tokens = (which: 'door' | 'stairs') =>
    plan.edges.flatMap((edge) => {
      const no = edge[which];
      const token = which === 'door' ? plan.doors[no] : plan.stairs[no];
      return token === undefined ? [] : [{ ...placed(edge), no, edge: token.edge, colour: token.colour }];
    });
  const high = plan.zones.filter((zone) => hasMark(zone, 'tower'));
  const tower = high.length === 0 ? null : boxOf({ cells: high.flatMap(({ cells }) => cells) }, u);
  return {
    walls,
    streets,
    passages: gaps,
    doors: tokens('door'),
    stairs: tokens('stairs'),
    rim: tower === null ? '' : rect(tower),
    tower,
  };
}

/** One outline round all of these Zones. */
export function outlineOf(zones: readonly Zone[], u: number): string {
  const cells = new Set(zones.flatMap((zone) => zone.cells.map((cell) => cell.join(','))));
  let path = '';
  for (const cell of cells) {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    if (!cells.has(`${x},${y - 1}`)) path += part({ x, y, across: true }, u, 0, 1);
    if (!cells.has(`${x},${y + 1}`)) path += part({ x, y: y + 1, across: true }, u, 0, 1);
    if (!cells.has(`${x - 1},${y}`)) path += part({ x, y, across: false }, u, 0, 1);
    if (!cells.has(`${x + 1},${y}`)) path += part({ x: x + 1, y, across: false }, u, 0, 1);
  }
  return path;
}

/** The middle of an edge, in pixels. */
export const middleOfLine = ({ x, y, across }: Line, u: number): readonly [x: number, y: number] =>
  across ? [(x + 0.5) * u, y * u] : [x * u, (y + 0.5) * u];

/** Planks of a closed door, three of them in the gap. */
export function planksOf(line: Line, u: number, thick: number): string {
  const [x, y] = middleOfLine(line, u);
  const long = (1 - 2 * JAMB) * u;
  const each = long / 3;
  return [0, 1, 2]
    .map((nth) => {
      const along = -long / 2 + nth * each + 1;
      return line.across
        ? `M${x + along} ${y - thick / 2}h${each - 2}v${thick}h${2 - each}Z`
        : `M${x - thick / 2} ${y + along}h${thick}v${each - 2}h${-thick}Z`;
    })
    .join('');
}

/** The leaf of an open door, swung into one of its rooms. */
export function leafOf(line: Line, u: number, thick: number): string {
  const [x, y] = middleOfLine(line, u);
  const long = (1 - 2 * JAMB) * u;
  const [from, lean] = [-long / 2, long * 0.8];
  return line.across
    ? `M${x + from} ${y}l${lean * 0.42} ${lean * 0.9}l${thick * 0.6} ${-thick * 0.3}l${-lean * 0.42} ${-lean * 0.9}Z`
    : `M${x} ${y + from}l${lean * 0.9} ${lean * 0.42}l${-thick * 0.3} ${thick * 0.6}l${-lean * 0.9} ${-lean * 0.42}Z`;
}

/** Treads of Stairs, across the edge. */
export function treadsOf(line: Line, u: number): string {
  const [x, y] = middleOfLine(line, u);
  const long = (1 - 2 * JAMB) * u;
  const deep = u * 0.26;
  return [0, 1, 2, 3, 4]
    .map((nth) => {
      const at = -long / 2 + (nth * long) / 4;
      return line.across ? `M${x + at} ${y - deep / 2}v${deep}` : `M${x - deep / 2} ${y + at}h${deep}`;
    })
    .join('');
}

/** Rubble at both sides of a Passage. */
export function rubbleOf(line: Line, u: number): string {
  const [x, y] = middleOfLine(line, u);
  const long = (0.5 - JAMB) * u;
  return [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((nth) => {
        const [along, off, size] = [side * (long - nth * u * 0.035), (nth - 1) * u * 0.05, u * 0.035];
        const [cx, cy] = line.across ? [x + along, y + off] : [x + off, y + along];
        return `M${cx - size} ${cy}l${size} ${-size}l${size} ${size}l${-size} ${size}Z`;
      }),
    )
    .join('');
}

/** Short dashes for a way from the middle of one Zone to the next, ending before the last middle. */
export function wayOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A bent arrow between two Zones, from rim to rim. */
export function arrowOf(from: Box, to: Box, bend: number): string {
  const [x, y] = middleOf(from);
  const [x2, y2] = middleOf(to);
  const [dx, dy] = [x2 - x, y2 - y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const out = Math.min(from.width, from.height) * 0.26;
  const home = Math.min(to.width, to.height) * 0.3;
  const [sx, sy] = [x + ux * out, y + uy * out];
  const [ex, ey] = [x2 - ux * home, y2 - uy * home];
  const [mx, my] = [(sx + ex) / 2 - uy * bend, (sy + ey) / 2 + ux * bend];
  return `M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`;
}
