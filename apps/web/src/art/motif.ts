/** The ground behind a picture: rays, lamp cones, bricks or a grid, turned by the id. One path each. */

import { between, seeded } from './seeded.ts';

export type MotifKind = 'rays' | 'lamps' | 'bricks' | 'grid';

export interface Motif {
  readonly path: string;
  readonly opacity: number;
  /** A grid is drawn in lines, the others are filled. */
  readonly stroke: boolean;
}

const one = (n: number): string => (Math.round(n * 10) / 10).toString();

export function motifOf(kind: MotifKind, width: number, height: number, id: string): Motif {
  switch (kind) {
    case 'rays':
      return { path: rays(width, height, id), opacity: 0.16, stroke: false };
    case 'lamps':
      return { path: lamps(width, height, id), opacity: 0.16, stroke: false };
    case 'bricks':
      return { path: bricks(width, height, id), opacity: 0.14, stroke: false };
    case 'grid':
      return { path: grid(width, height), opacity: 0.32, stroke: true };
  }
}

function rays(width: number, height: number, id: string): string {
  const fall = seeded(`rays ${id}`);
  const turn = fall() * Math.PI;
  const reach = Math.hypot(width, height);
  const [cx, cy] = [width / 2, height / 2];
  let path = '';
  for (let i = 0; i < 26; i++) {
    const from = turn + (i / 26) * 2 * Math.PI;
    const to = from + between(fall, 0.06, 0.11);
    const [ax, ay] = [cx + Math.cos(from) * reach, cy + Math.sin(from) * reach];
    const [bx, by] = [cx + Math.cos(to) * reach, cy + Math.sin(to) * reach];
    path += `M${one(cx)} ${one(cy)}L${one(ax)} ${one(ay)} ${one(bx)} ${one(by)}Z`;
  }
  return path;
}

function lamps(width: number, height: number, id: string): string {
  const fall = seeded(`lamps ${id}`);
  const count = Math.max(1, Math.round(width / 80));
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width + between(fall, -0.08, 0.08) * width;
    const spread = between(fall, 0.3, 0.42) * Math.min(width, 130);
    path += `M${one(x - 3)} 0H${one(x + 3)}L${one(x + spread)} ${one(height)}H${one(x - spread)}Z`;
  }
  return path;
}

function bricks(width: number, height: number, id: string): string {
  const fall = seeded(`bricks ${id}`);
  const rise = height / 11;
  const length = rise * 2.4;
  let path = '';
  for (let row = 0; row < 11; row++) {
    for (let x = row % 2 === 0 ? 0 : -length / 2; x < width; x += length) {
      if (fall() < 0.08) continue;
      path += `M${one(x + 1)} ${one(row * rise + 1)}h${one(length - 2)}v${one(rise - 2)}h${one(2 - length)}Z`;
    }
  }
  return path;
}

function grid(width: number, height: number): string {
  const pitch = width / 16;
  let path = '';
  for (let x = pitch; x < width; x += pitch) path += `M${one(x)} 0V${one(height)}`;
  for (let y = pitch; y < height; y += pitch) path += `M0 ${one(y)}H${one(width)}`;
  return path;
}
