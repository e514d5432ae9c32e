// Section 7: the map of the Biome the Group explores, by numbers: spaces are places in the Biome's list.
import { biomes } from '../cards/biomes/index.ts';
import type { Biome, BiomeId, BiomeRule, Corridor, Space } from '../schema.ts';
import type { Seen } from '../table.ts';

export interface Way {
  readonly corridor: Corridor;
  readonly to: number;
  /** Nothing bars it. */
  readonly bare: boolean;
}
interface Chart {
  readonly ways: readonly (readonly Way[])[];
  /** Every space that can be reached from a space. */
  readonly ahead: readonly (readonly number[])[];
  readonly start: number;
}

const isBare = ({ hand, rune, flag, keys }: Corridor): boolean =>
  hand === undefined && rune === undefined && flag === undefined && keys === undefined;

function chartOf({ spaces, corridors }: Biome): Chart {
  const at = new Map(spaces.map((space, no) => [space.id, no]));
  const ways = spaces.map(({ id }) =>
    corridors
      .filter(({ from }) => from === id)
      .map((corridor) => ({ corridor, to: at.get(corridor.to)!, bare: isBare(corridor) })),
  );
  const reach = (from: number): Set<number> => new Set(ways[from]!.flatMap(({ to }) => [to, ...reach(to)]));
  return {
    ways,
    ahead: spaces.map((_, no) => [...reach(no)].sort((a, b) => a - b)),
    start: spaces.findIndex(({ kind }) => kind === 'start'),
  };
}

const byId = <A>(work: (biome: Biome) => A): ReadonlyMap<BiomeId, A> =>
  new Map(Object.values(biomes).map((biome: Biome) => [biome.code, work(biome)]));
/** Maps, asked at every step: of so many Biomes they find one faster than an object does. */
const cards = byId((biome) => biome);
const charts = byId(chartOf);

export const biomeCard = (t: Seen): Biome => cards.get(t.board.biome!.id)!;
export const chart = (t: Seen): Chart => charts.get(t.board.biome!.id)!;
export const startOf = (id: BiomeId): number => charts.get(id)!.start;
export const spaceAt = (t: Seen, no: number): Space => biomeCard(t).spaces[no]!;
export const here = (t: Seen): Space => spaceAt(t, t.board.biome!.space);
/** The corridors that leave the space of the Group. */
export const waysOut = (t: Seen): readonly Way[] => chart(t).ways[t.board.biome!.space]!;

/** The rule of that kind the Biome adds, or undefined. */
export function biomeRule<K extends BiomeRule['kind']>(
  t: Seen,
  kind: K,
): Extract<BiomeRule, { kind: K }> | undefined {
  return biomeCard(t).rules.find((rule): rule is Extract<BiomeRule, { kind: K }> => rule.kind === kind);
}

/** Spaces whose tile nobody has seen yet: those next on the way, or all. */
export function unseenTiles(t: Seen, where: 'ahead' | 'anywhere'): number[] {
  const biome = t.board.biome!;
  const among = where === 'ahead' ? waysOut(t).map(({ to }) => to) : biome.tiles.map((_, no) => no);
  return among.filter(
    (no) => biome.tiles[no] !== null && !biome.open.includes(no) && !biome.seen.includes(no),
  );
}
