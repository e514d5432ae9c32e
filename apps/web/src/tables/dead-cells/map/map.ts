/** The Biome as a graph in pixels: where spaces lie, which corridors are live, shut or walked. */

import type { QuestionView } from '@gravetable/kernel';
import type { Biome, BiomeView, Corridor, Space } from '../cards/facts.ts';

export type Way = 'live' | 'chosen' | 'shut' | 'walked' | 'far';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Placed {
  readonly space: Space;
  readonly at: Point;
}
export interface Drawn {
  readonly corridor: Corridor;
  readonly path: string;
  readonly middle: Point;
  /** Degrees, at the middle. */
  readonly heading: number;
  readonly way: Way;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Spaces of the board, stretched over the box. */
export function place(biome: Biome, box: Box): ReadonlyMap<string, Placed> {
  const xs = biome.spaces.map(({ x }) => x);
  const ys = biome.spaces.map(({ y }) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return new Map(
    biome.spaces.map((space) => [
      space.id,
      {
        space,
        at: {
          x: box.left + ((space.x - x0) / (x1 - x0 || 1)) * box.width,
          y: box.top + ((space.y - y0) / (y1 - y0 || 1)) * box.height,
        },
      },
    ]),
  );
}

const toOf = (question: QuestionView | null, at: number | undefined): string | undefined =>
  question?.kind === 'choosePath' ? question.options[at ?? -1]?.touches[0]?.slice('map:'.length) : undefined;

/** Why a corridor from here cannot be taken, as the rules said. */
export function barrierTo(
  question: QuestionView | null,
  to: string,
): QuestionView['blocked'][number] | undefined {
  return question?.kind === 'choosePath' ? question.blocked.find(({ value }) => value === to) : undefined;
}

export function wayOf(
  { from, to }: Corridor,
  view: BiomeView,
  question: QuestionView | null,
  pick: number | undefined,
): Way {
  const visited = (id: string): boolean =>
    id === view.space || id === 'S' || view.tiles.some((tile) => tile.space === id && tile.open);
  if (from === view.space) {
    if (toOf(question, pick) === to) return 'chosen';
    if (barrierTo(question, to) !== undefined) return 'shut';
    return 'live';
  }
  return visited(from) && visited(to) ? 'walked' : 'far';
}

const BEND = 0.12;

/** A corridor as a bent stroke from plate to plate. */
export function draw(
  corridor: Corridor,
  spots: ReadonlyMap<string, Placed>,
  way: Way,
  gap: number,
): Drawn | null {
  const a = spots.get(corridor.from)?.at;
  const b = spots.get(corridor.to)?.at;
  if (a === undefined || b === undefined) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bow = Math.sign(dy || 1) * BEND * Math.min(length, 200);
  const middle = { x: (a.x + b.x) / 2 + uy * bow * 0.5, y: (a.y + b.y) / 2 - ux * bow * 0.5 };
  const c = { x: (a.x + b.x) / 2 + uy * bow, y: (a.y + b.y) / 2 - ux * bow };
  const n = (value: number): string => value.toFixed(1);
  const path = `M${n(a.x + ux * gap)} ${n(a.y + uy * gap)} Q${n(c.x)} ${n(c.y)} ${n(b.x - ux * gap)} ${n(b.y - uy * gap)}`;
  return { corridor, path, middle, heading: (Math.atan2(dy, dx) * 180) / Math.PI, way };
}

/** Half a plate; and the corner of it where its name lies, from its middle. */
const PLATE = 28;
const NAME = { left: -38, right: -8, top: -38, bottom: -18 };
/** The name under a way out. */
const EXIT_NAME = { left: -54, right: 54, top: 28, bottom: 72 };
/** The sign of the Group: half of it, and how far from the middle of its plate it stands. */
const SIGN = { half: 20, off: 54 };
/** Names are read, plates are known by their shapes. */
const READ = 100;

const STANDS = {
  above: { x: 0, y: -SIGN.off },
  under: { x: 0, y: SIGN.off },
  before: { x: -SIGN.off, y: 0 },
  after: { x: SIGN.off, y: 0 },
} as const satisfies Readonly<Record<string, Point>>;
export type Stand = keyof typeof STANDS;

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const ALL_OF = { left: -PLATE, right: PLATE, top: -PLATE, bottom: PLATE };

/** How much of what lies around a plate's middle the sign would cover. */
function covered(at: Point, { left, right, top, bottom }: Edges, sign: Point): number {
  const across = Math.min(at.x + right, sign.x + SIGN.half) - Math.max(at.x + left, sign.x - SIGN.half);
  const down = Math.min(at.y + bottom, sign.y + SIGN.half) - Math.max(at.y + top, sign.y - SIGN.half);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Where the sign of the Group covers no name, and least of the other plates: over its own if it can, which has to lie so
 * far below the edge.
 */
export function standOf(
  spots: ReadonlyMap<string, Placed>,
  { space: own, at }: Placed,
  edge: number,
  isNamed: (space: Space) => boolean,
): Stand {
  const others = [...spots.values()].filter(({ space }) => space !== own);
  const cost = ({ x, y }: Point): number => {
    const sign = { x: at.x + x, y: at.y + y };
    return others.reduce((sum, { space, at: there }) => {
      const name = space.kind === 'exit' ? EXIT_NAME : isNamed(space) ? NAME : null;
      const read = name === null ? 0 : READ * covered(there, name, sign);
      return sum + covered(there, ALL_OF, sign) + read;
    }, 0);
  };
  const ways = (Object.keys(STANDS) as Stand[]).filter((way) => way !== 'above' || at.y >= edge);
  return ways.reduce((best, way) => (cost(STANDS[way]) < cost(STANDS[best]) ? way : best));
}
