/** On the map: Bells beside their plates, and the Lantern of each zone. Where one can be used it is pressed here. */

import { Icon } from '../../art/index.ts';
import { Piece } from '../../table/Piece.tsx';
import type { Biome, BiomeView } from './facts.ts';
import type { Placed } from './map.ts';
import { useOwn } from './words/index.ts';

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

export function Lanterns({ biome, view, spots }: Marked) {
  const { s } = useOwn();
  const rule = biome.rules.find((one) => one.kind === 'lanterns');
  if (rule?.kind !== 'lanterns') return null;
  return rule.zones.map(({ zone }) => {
    const inside = biome.spaces.flatMap((space) =>
      space.kind === 'tile' && space.zone === zone ? (spots.get(space.id)?.at ?? []) : [],
    );
    const lit = view.lit.includes(zone);
    const left = Math.min(...inside.map(({ x }) => x));
    const top = Math.min(...inside.map(({ y }) => y));
    return (
      <li key={zone}>
        <Piece
          piece={`lantern:${zone}`}
          label={s(lit ? 'map.lantern-lit' : 'map.lantern-dark', { n: zone })}
          className={`dc-lantern${lit ? ' used' : ''}`}
          style={{ left: left - 34, top: top - 30 }}
          passedBy
        >
          <Icon name="lantern" />
        </Piece>
      </li>
    );
  });
}
