// Ledger 6.1 Drawing: a map as lines of text, 100 columns at most: for terminals, and for whoever reads a bug report.
import type { Plan, ZoneNo } from './types.ts';

/** What is drawn into a Zone: signs behind its id, then a line of people and one of Enemies. */
export interface ZoneSigns {
  readonly signs: string;
  readonly people: readonly string[];
  readonly enemies: readonly string[];
}

export interface Drawn {
  /** Doors open, locks opened, Stairs usable, as bits. */
  readonly open: number;
  readonly unlocked: number;
  readonly stairs: number;
  /** By Zone: `0` for a room nobody has looked into. */
  readonly revealed: string;
  readonly at: (zone: ZoneNo) => ZoneSigns;
}

/** Inside a cell; nine cells and ten edges are 100 columns. */
const WIDTH = 10;
const HEIGHT = 3;
const DARK = '░';
const SOLID = '▒';

/** As many of these as fit into a cell; `+2` at the end counts those that do not. */
function fitted(words: readonly string[]): string {
  const whole = words.join('');
  if (whole.length <= WIDTH) return whole;
  for (let kept = words.length - 1; ; kept--) {
    const line = `${words.slice(0, kept).join('')}+${words.length - kept}`;
    if (kept === 0 || line.length <= WIDTH) return line.slice(0, WIDTH);
  }
}

type Side = 'across' | 'down';
/** A gap in a wall with this sign in it. */
const gap = (side: Side, sign: string): string =>
  side === 'across' ? `───${sign.repeat(4)}───` : `│${sign}│`;

class Canvas {
  readonly #rows: string[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }

  across(x: number, y: number, signs: string): void {
    Array.from(signs).forEach((sign, at) => (this.#rows[y]![x + at] = sign));
  }

  down(x: number, y: number, signs: string): void {
    Array.from(signs).forEach((sign, at) => (this.#rows[y + at]![x] = sign));
  }

  lines(): string[] {
    return this.#rows.map((row) => row.join('').trimEnd());
  }
}

/** How an edge looks that is no plain wall. Locked doors and closed Stairs show the letter of their colour. */
function edgeSign({ doors, stairs }: Plan, drawn: Drawn, edge: Plan['edges'][number], side: Side): string {
  switch (edge.glyph) {
    case '.':
      return side === 'across' ? '·  ·  ·  ·' : '···';
    case 'o':
      return gap(side, ' ');
    case 'd': {
      const bit = 1 << edge.door;
      const { colour } = doors[edge.door]!;
      if ((drawn.open & bit) !== 0) return gap(side, '/');
      return gap(
        side,
        colour === 'red' || (drawn.unlocked & bit) !== 0 ? '#' : colour.charAt(0).toUpperCase(),
      );
    }
    case 's': {
      const usable = (drawn.stairs & (1 << edge.stairs)) !== 0;
      return gap(side, usable ? '=' : stairs[edge.stairs]!.colour.charAt(0).toUpperCase());
    }
    case '#':
      return side === 'across' ? '─'.repeat(WIDTH) : '│'.repeat(HEIGHT);
  }
}

const left = (x: number): number => x * (WIDTH + 1);
const top = (y: number): number => y * (HEIGHT + 1);

function drawEdges(canvas: Canvas, plan: Plan, drawn: Drawn): void {
  for (let y = 0; y <= plan.height; y++)
    for (let x = 0; x <= plan.width; x++) {
      canvas.across(left(x), top(y), '+');
      if (x < plan.width && (y === 0 || y === plan.height))
        canvas.across(left(x) + 1, top(y), '─'.repeat(WIDTH));
      if (y < plan.height && (x === 0 || x === plan.width))
        canvas.down(left(x), top(y) + 1, '│'.repeat(HEIGHT));
    }
  for (const edge of plan.edges) {
    const [[x, y], [x2, y2]] = edge.cells;
    if (y === y2) canvas.down(left(x2), top(y) + 1, edgeSign(plan, drawn, edge, 'down'));
    else canvas.across(left(x) + 1, top(y2), edgeSign(plan, drawn, edge, 'across'));
  }
}

/** The map, line by line. Rooms nobody has looked into are grey, rooms nobody can enter solid. */
export function draw(plan: Plan, drawn: Drawn): string[] {
  const canvas = new Canvas(left(plan.width) + 1, top(plan.height) + 1);
  drawEdges(canvas, plan, drawn);
  plan.zones.forEach((zone, no) => {
    const hidden = drawn.revealed[no] === '0';
    const fill = zone.sealed ? SOLID : hidden ? DARK : ' ';
    zone.cells.forEach(([x, y], nth) => {
      const { signs, people, enemies } = nth === 0 ? drawn.at(no) : { signs: '', people: [], enemies: [] };
      const lines = [nth === 0 ? `${zone.id} ${signs}` : '', fitted(people), fitted(enemies)];
      lines.forEach((line, at) =>
        canvas.across(left(x) + 1, top(y) + 1 + at, line.slice(0, WIDTH).padEnd(WIDTH, fill)),
      );
    });
  });
  return canvas.lines();
}
