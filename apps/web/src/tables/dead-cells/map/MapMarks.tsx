/** On the map: Bells beside their plates, and the Lantern of each zone. Where one can be used it is pressed here. */

import { Icon } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import type { Biome, BiomeView } from '../cards/facts.ts';
import type { Box, Placed } from './map.ts';
import { useOwn } from '../words/index.ts';

export interface Marked {
  readonly biome: Biome;
  readonly view: BiomeView;
  readonly spots: ReadonlyMap<string, Placed>;
}

export function Bells({ biome, view, spots }: Marked) {
  const { s } = useOwn();
  const bells = biome.spaces.filter((space) => space.kind === 'tile' && space.mark === 'bell');
  return bells.map((space, at) => {
    const place = spots.get(space.id)?.at;
    if (place === undefined) return null;
    const rung = view.rung.includes(at);
    const label = s(rung ? 'map.bell-rung' : 'map.bell-still', { place: space.id });
    return (
      <li key={space.id}>
        <Piece
          piece={`bell:${space.id}`}
          label={label}
          className={`dc-bell${rung ? ' used' : ''}`}
          style={{ left: place.x + 30, top: place.y + 26 }}
          passedBy
        >
          <Icon name="ringing-bell" />
        </Piece>
      </li>
    );
  });
}

const AROUND = 40;

/** Where a zone lies on the board: the smallest box around its plates. */
function zoneBox({ biome, spots }: Marked, zone: number): Box {
  const inside = biome.spaces.flatMap((space) =>
    space.kind === 'tile' && space.zone === zone ? (spots.get(space.id)?.at ?? []) : [],
  );
  const xs = inside.map(({ x }) => x);
  const ys = inside.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { left, top, width: Math.max(...xs) + AROUND - left, height: Math.max(...ys) + AROUND - top };
}

/** Zones that have a Lantern: dark until it is lit. */
export function Zones(marked: Marked) {
  const rule = marked.biome.rules.find((one) => one.kind === 'lanterns');
  if (rule?.kind !== 'lanterns') return null;
  return rule.zones.map(({ zone }) => {
    const { left, top, width, height } = zoneBox(marked, zone);
    const lit = marked.view.lit.includes(zone) ? ' lit' : '';
    return (
      <rect key={zone} className={`dc-zone${lit}`} x={left} y={top} width={width} height={height} rx={10} />
    );
  });
}

export function Lanterns(marked: Marked) {
  const { biome, view } = marked;
  const { s } = useOwn();
  const rule = biome.rules.find((one) => one.kind === 'lanterns');
  if (rule?.kind !== 'lanterns') return null;
  return rule.zones.map(({ zone }) => {
    const lit = view.lit.includes(zone);
    const { left, top, width } = zoneBox(marked, zone);
    return (
      <li key={zone}>
        <Piece
          piece={`lantern:${zone}`}
          label={s(lit ? 'map.lantern-lit' : 'map.lantern-dark', { n: zone })}
          className={`dc-lantern${lit ? ' used' : ''}`}
          style={{ left: left + width / 2, top }}
          passedBy
        >
          <Icon name="lantern" />
        </Piece>
      </li>
    );
  });
}
