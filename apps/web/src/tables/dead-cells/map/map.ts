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
