/** Between two Biomes: the way that lies behind, and the market in front of it. */

import { Icon } from '../../../art/index.ts';
import { useActed } from '../../../table/kit/acting.ts';
import type { View } from '../cards/facts.ts';
import { Market } from './Market.tsx';
import { useOwn } from '../words/index.ts';

export function Interbiome() {
  const { run } = useActed<View>().view;
  const { s, name } = useOwn();
  return (
    <div className="dc-mutation dc-interbiome">
      <header className="dc-map-head">
        <h2 className="title">{s('interbiome')}</h2>
        <ol className="dc-way">
          {run.path.map((id) => (
            <li key={id}>
              <Icon name={id.startsWith('C') ? 'crowned-skull' : 'check-mark'} />
              {name(id.startsWith('C') ? `boss.${id}` : `biome.${id}`)}
            </li>
          ))}
        </ol>
      </header>
      <div className="dc-shelf">
        <Market />
      </div>
    </div>
  );
}
