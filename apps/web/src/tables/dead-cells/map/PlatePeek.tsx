/** What is known about the plate under the cursor: kind, odds, what the corridor asks, and why it may be shut. */

import { Icon, Picture } from '../../../art/index.ts';
import { useOdds, useQuestion } from '../../../table/context.tsx';
import { useFacts, type Biome, type BiomeView, type Facts, type Shape, type Space } from '../cards/facts.ts';
import { shapeIcon, tileIcon } from '../cards/icons.ts';
import { barrierTo } from './map.ts';
import { SHAPES } from './Plate.tsx';
import { wayText, iconText } from '../cards/speech.ts';
import { useOwn } from '../words/index.ts';

/** Kinds of plate of this shape that nobody has seen, with their number. */
function unseen(shape: Shape, view: BiomeView, { printed }: Facts): ReadonlyMap<string, number> {
  const known = new Set(view.tiles.flatMap(({ code }) => (code === null ? [] : [code])));
  const kinds = new Map<string, number>();
  for (const tile of printed.tiles[view.id]) {
    if (tile.shape === shape && !known.has(tile.code)) kinds.set(tile.kind, (kinds.get(tile.kind) ?? 0) + 1);
  }
  return kinds;
}

export function PlatePeek({
  biome,
  view,
  space: id,
}: {
  biome: Biome;
  view: BiomeView;
  space: string | null;
}) {
  const own = useOwn();
  const question = useQuestion();
  const space = biome.spaces.find((one) => one.id === id);
  if (space === undefined || space.kind === 'start') {
    const warned = view.constraints.length > 0;
    return (
      <section className={`dc-peek quiet-peek${warned ? ' dc-warned' : ''}`}>
        <p>{own.name(biome.mood)}</p>
        {biome.rules.map(({ kind }) => (
          <p key={kind} className="dc-biome-rule">
            {own.name(`biomeRule.${kind}`)}
          </p>
        ))}
        {warned && <p className="dc-warn">{own.s('map.constraint')}</p>}
      </section>
    );
  }
  const corridor = biome.corridors.find(({ from, to }) => from === view.space && to === id);
  const barrier = barrierTo(question, space.id);
  const asks = corridor === undefined ? '' : wayText(corridor, own);
  return (
    <section className="dc-peek" aria-live="polite">
      <About space={space} view={view} />
      {(corridor !== undefined || barrier !== undefined) && (
        <div className="dc-peek-way">
          {barrier !== undefined ? (
            <p className="dc-warn">
              <Icon name="padlock" /> {own.words.say({ id: `refusal.${barrier.code}`, args: barrier.data })}
            </p>
          ) : (
            <p>{asks}</p>
          )}
        </div>
      )}
    </section>
  );
}

function About({ space, view }: { space: Space; view: BiomeView }) {
  const facts = useFacts();
  const wanted = useOdds();
  const own = useOwn();
  const { s, name } = own;
  if (space.kind !== 'tile') {
    const what = space.kind === 'exit' ? name(`shape.exit.${space.to}`) : name('shape.junction');
    return (
      <div className="dc-peek-text">
        <h3>{what}</h3>
      </div>
    );
  }
  const lying = view.tiles.find((tile) => tile.space === space.id);
  const tile = facts.tiles.get(lying?.code ?? '');
  const odds = wanted ? [...unseen(space.shape, view, facts)] : [];
  const total = odds.reduce((sum, [, n]) => sum + n, 0);
  const icon = tile === undefined ? shapeIcon(space.shape) : tileIcon(tile);
  const gains = tile === undefined ? [] : [...(tile.rewards ?? []), ...(tile.loot ?? [])];
  return (
    <>
      <span className="dc-portrait">
        <Picture id={space.id} icon={icon} motif="rays" width={72} height={72} portrait />
      </span>
      <div className="dc-peek-text">
        <h3>
          {space.id}:{' '}
          {tile === undefined
            ? s('peek.unseen', { what: name(`shape.${space.shape}`) })
            : name(`plate.${tile.kind}`)}
        </h3>
        {tile !== undefined ? (
          <p>
            {name(tile.text)} {gains.map((one) => iconText(one, own)).join(', ')}
          </p>
        ) : odds.length > 1 ? (
          <>
            <span className="dc-odds" aria-hidden="true">
              {odds.map(([kind, n]) => (
                <i key={kind} style={{ flexGrow: n }} />
              ))}
            </span>
            <p>
              {odds.map(([kind, n]) => s('peek.odds', { n, total, what: name(`plate.${kind}`) })).join(', ')}
            </p>
          </>
        ) : (
          wanted && <p>{s('peek.of', { n: total })}</p>
        )}
      </div>
    </>
  );
}

/** Which shape is what, for the shapes of this Biome. */
export function ShapeKey({ biome }: { biome: Biome }) {
  const { s, name } = useOwn();
  const shapes = [...new Set(biome.spaces.flatMap((space) => (space.kind === 'tile' ? [space.shape] : [])))];
  return (
    <aside className="dc-key" aria-label={s('map.shapes')}>
      <h3 className="small-caps">{s('map.shapes')}</h3>
      <ul>
        {shapes.map((shape) => (
          <li key={shape}>
            <svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
              <path d={SHAPES[shape]} />
            </svg>
            {name(`plate.${PLATE_OF[shape]}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

const PLATE_OF: Readonly<Record<Shape, string>> = {
  square: 'encounter',
  trapezoid: 'elite',
  circle: 'treasure',
  hexagon: 'door',
  pentagon: 'merchant',
  diamond: 'teleport',
  octagon: 'constraint',
};
