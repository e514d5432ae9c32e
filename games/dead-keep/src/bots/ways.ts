// How far it is for an Adventurer who opens doors on the way: each closed door that may be opened counts as so many more steps.
import type { Chart, ZoneNo } from '../map/types.ts';
import type { Board } from '../state.ts';
import { chart } from '../where.ts';

/** What a door that must be opened first is worth in steps: a die for Doom, and whoever waits behind it. */
const DOOR = 2;
export const NO_WAY = 99;
const KEPT = 256;
const tables = new WeakMap<Chart, Map<string, Uint8Array>>();

function measured(map: Chart, { open, unlocked, stairs }: Pick<Board, 'open' | 'unlocked' | 'stairs'>) {
  const size = map.zones.length;
  const steps = map.ways.map((ways) =>
    ways.flatMap((way) => {
      if (way.stairs >= 0 && (stairs & (1 << way.stairs)) === 0) return [];
      if (way.door < 0 || (open & (1 << way.door)) !== 0) return [{ to: way.to, far: 1 }];
      return (unlocked & (1 << way.door)) === 0 ? [] : [{ to: way.to, far: 1 + DOOR }];
    }),
  );
  const found = new Uint8Array(size * size).fill(NO_WAY);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    found[row + from] = 0;
    const rings: ZoneNo[][] = [[from]];
    for (let far = 0; far < rings.length; far++)
      for (const at of rings[far] ?? []) {
        if (found[row + at] !== far) continue;
        for (const step of steps[at]!) {
          if (far + step.far >= found[row + step.to]!) continue;
          found[row + step.to] = far + step.far;
          (rings[far + step.far] ??= []).push(step.to);
        }
      }
  }
  return found;
}

/** The table asked for last: nearly always the one asked for next. */
interface Asked extends Pick<Board, 'open' | 'unlocked' | 'stairs'> {
  readonly map: Chart;
  readonly found: Uint8Array;
}
let last: Asked | null = null;

/** All pairs: `from * zones + to`. */
function table(board: Board): Uint8Array {
  const map = chart(board);
  const { open, unlocked, stairs } = board;
  if (last?.map === map && last.open === open && last.unlocked === unlocked && last.stairs === stairs)
    return last.found;
  const known = tables.get(map) ?? new Map<string, Uint8Array>();
  tables.set(map, known);
  const key = `${open},${unlocked},${stairs}`;
  const found = known.get(key) ?? measured(map, board);
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  last = { map, open, unlocked, stairs, found };
  return found;
}

/** Steps and doors from Zone to Zone. */
export const farTo = (board: Board, from: ZoneNo, to: ZoneNo): number =>
  table(board)[from * board.revealed.length + to]!;

/** The door of a Zone that the shortest way to another one leads through; -1: none has to be opened here. */
export function doorToward(board: Board, from: ZoneNo, to: ZoneNo): number {
  const far = farTo(board, from, to);
  if (far === 0 || far === NO_WAY) return -1;
  let found = -1;
  for (const way of chart(board).ways[from]!) {
    if (way.stairs >= 0 && (board.stairs & (1 << way.stairs)) === 0) continue;
    const closed = way.door >= 0 && (board.open & (1 << way.door)) === 0;
    if (!closed && farTo(board, way.to, to) === far - 1) return -1;
    if (closed && (board.unlocked & (1 << way.door)) !== 0 && farTo(board, way.to, to) === far - 1 - DOOR)
      found = way.door;
  }
  return found;
}
