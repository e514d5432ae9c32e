/** What comes: of the shot or the door under the cursor, else of the Enemy Phase if all ended now. */

import type { Json } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useOdds, useQuestion, useTable, useView } from '../../../table/context.tsx';
import { useWeighed } from '../../../table/kit/forecast.ts';
import type { View } from '../facts.ts';
import { HURTING } from '../asking/sharing.ts';
import { setLook, toggleLayer, useLook, type Layer } from '../map/look.ts';
import { inZone } from '../map/standing.ts';
import { useOwn } from '../words/index.ts';
import { BehindDoor } from './BehindDoor.tsx';
import { DivideOdds } from './DivideOdds.tsx';
import { Forecast } from './Forecast.tsx';
import { ShotOdds } from './ShotOdds.tsx';

/** Before the dice, with nothing more paid. */
const ROLL = { do: 'roll' };

export function Panel() {
  const odds = useOdds();
  const { s } = useOwn();
  const weighed = useWeighed();
  const question = useQuestion();
  const { phase } = useView<View>();
  const mapped = !['setup', 'shop'].includes(phase);
  const dividing = question !== null && HURTING.has(question.kind);
  const playing = useTable(({ phase }) => phase === 'playing' || phase === 'others');
  const word = typeof weighed === 'object' && weighed !== null && 'do' in weighed ? weighed['do'] : null;
  /** Whoever is asked attacks, also in another’s Turn. */
  const adventurer = question?.about['adventurer'];
  const by = adventurer === undefined ? {} : { adventurer };
  return (
    <div className="dk-panel">
      {phase === 'over' ? null : !odds || !playing ? (
        <p className="quiet">{s(!odds ? 'ahead.off' : phase === 'players' ? 'ahead.told' : 'ahead.later')}</p>
      ) : dividing ? (
        <DivideOdds question={question} />
      ) : question?.kind === 'boosts' ? (
        <ShotOdds attack={word === null || word === 'gainMana' ? ROLL : weighed} />
      ) : word === 'attack' ? (
        <ShotOdds attack={{ ...(weighed as object), ...by } as Json} />
      ) : word === 'door' ? (
        <BehindDoor door={Number((weighed as { readonly door?: number }).door)} />
      ) : (
        <Forecast />
      )}
      {mapped && <Layers />}
    </div>
  );
}

/** Where the lamp stands, how it is moved, and what dims it. */
function LampNote() {
  const { s, words } = useOwn();
  const lampAt = useLook((look) => look.lampAt);
  const view = useView<View>();
  const { mist, round } = view;
  const { packs, boss } = inZone(view, lampAt ?? '');
  const group = [
    ...(boss ? [words.say({ id: 'outline.bossHere', args: { enemy: `boss.${view.boss.kind}` } })] : []),
    ...packs.map(({ kind, n }) => words.say({ id: `pack.${kind}`, args: { n } })),
  ];
  return (
    <p className="quiet dk-lamp-note" aria-live="polite">
      {mist > 0 && mist >= round && <b className="dk-tie">{s('lamp.mist')} </b>}
      {lampAt === null ? (
        s('lamp.how')
      ) : (
        <>
          {s('lamp.at', { zone: lampAt })}{' '}
          {group.length > 0 && <b>{s('lamp.group', { who: group.join(', ') })} </b>}
          <button type="button" className="rule-link" onClick={() => setLook({ lampAt: null })}>
            {s('lamp.back')}
          </button>
        </>
      )}
    </p>
  );
}

const LAYERS: readonly (readonly [Layer, 'lantern-flame' | 'walk' | 'semi-closed-eye'])[] = [
  ['lamp', 'lantern-flame'],
  ['reach', 'walk'],
  ['forecast', 'semi-closed-eye'],
];

function Layers() {
  const { s } = useOwn();
  const layers = useLook((look) => look.layers);
  const listed = useLook((look) => look.listed);
  const asked = useQuestion() !== null;
  return (
    <section className="dk-layers">
      <h3 className="small-caps">{s('layers')}</h3>
      <div className="row">
        {LAYERS.map(([layer, icon]) => (
          <button
            key={layer}
            type="button"
            className="dk-deed"
            aria-pressed={layers[layer]}
            onClick={() => toggleLayer(layer)}
          >
            <Icon name={icon} />
            {s(`layer.${layer}`)}
          </button>
        ))}
        <button
          type="button"
          className="dk-deed"
          aria-pressed={listed}
          disabled={!asked}
          onClick={() => setLook({ listed: !listed })}
        >
          <Icon name="scroll-quill" />
          {s('layer.list')}
        </button>
      </div>
      {layers.lamp && <LampNote />}
    </section>
  );
}
