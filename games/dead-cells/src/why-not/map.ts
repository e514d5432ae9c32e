// DC-EXP, DC-B5, DC-B6: why a place of the map, a Bell or a Lantern cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { biomes } from '../cards/biomes/index.ts';
import type { BiomeView, View } from '../view/seen.ts';

const LOOKS = new Set(['lookAtTile', 'swapTile']);

const isPassed = ({ tiles }: BiomeView, space: string): boolean =>
  tiles.some((tile) => tile.space === space && tile.open);

function forLooking({ tiles }: BiomeView, space: string): Refusal {
  const tile = tiles.find((one) => one.space === space);
  if (tile === undefined) return refuse('NO_TILE', 'DC-SETUP-14', {});
  if (tile.open) return refuse('TILE_OPEN', 'DC-EXP-08', {});
  return tile.code === null
    ? refuse('TILE_OUT_OF_SIGHT', 'DC-RULING-106', {})
    : refuse('TILE_SEEN', 'DC-RULING-106', {});
}

/** A place of the map by its id. Corridors that are closed name their reason in the question itself. */
export function ofPlate({ biome }: View, { kind }: QuestionView, space: string): Refusal | null {
  if (biome === null) return null;
  if (LOOKS.has(kind)) return forLooking(biome, space);
  if (biome.space === space) return refuse('GROUP_HERE', 'DC-EXP-05', {});
  if (kind !== 'choosePath') return refuse('MOVES_LATER', 'DC-EXP-02', {});
  if (space === 'S' || isPassed(biome, space)) return refuse('NO_WAY_BACK', 'DC-EXP-04', {});
  return refuse('NO_CORRIDOR', 'DC-EXP-03', {});
}

export function ofBell({ biome }: View, _: QuestionView, space: string): Refusal | null {
  if (biome === null) return null;
  const bells = biomes[biome.id].spaces.filter((one) => one.kind === 'tile' && one.mark === 'bell');
  const rung = biome.rung.includes(bells.findIndex(({ id }) => id === space));
  if (rung) return refuse('BELL_RUNG', 'DC-RULING-84', {});
  return biome.space === space
    ? refuse('BELL_LATER', 'DC-RULING-84', {})
    : refuse('BELL_ELSEWHERE', 'DC-RULING-84', {});
}

export function ofLantern({ biome, heroes }: View, _: QuestionView, id: string): Refusal | null {
  if (biome === null) return null;
  const zone = Number(id);
  if (biome.lit.includes(zone)) return refuse('LANTERN_LIT', 'DC-RULING-85', {});
  const rule = biomes[biome.id].rules.find((one) => one.kind === 'lanterns');
  const isNear = rule?.zones.some((one) => one.zone === zone && one.litFrom.includes(biome.space)) === true;
  return isNear
    ? refuse('LANTERN_WAITS', 'DC-B6-03', { n: heroes.length })
    : refuse('LANTERN_FAR', 'DC-RULING-85', {});
}
