/** Between two Biomes: the market, in front of the way that lies behind. */

import { useView } from '../../table/context.tsx';
import type { View } from './facts.ts';
import { Market } from './Market.tsx';
import { useOwn } from './words/index.ts';

export function Interbiome() {
  const { run } = useView<View>();
  const { s, name } = useOwn();
  return (
    <div className="dc-mutation">
      <header className="dc-map-head">
        <h2 className="title">{s('interbiome')}</h2>
        <p>{run.path.map((id) => name(id.startsWith('C') ? `boss.${id}` : `biome.${id}`)).join(' → ')}</p>
      </header>
      <div className="dc-shelf">
        <Market />
      </div>
    </div>
  );
}
