/** The Bag, which the Group shares, and the ways to the ledger and the notes. */

import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { usePreviewed } from '../../../table/context.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { NotesSoFar } from '../Coach.tsx';
import type { View } from '../cards/facts.ts';
import { Ledger } from '../mutation/Ledger.tsx';
import { GroundLoot } from './Loot.tsx';
import { Powers } from '../asking/Powers.tsx';
import { useShown } from '../combat/shown.ts';
import { useOwn } from '../words/index.ts';

const THINGS = [
  { id: 'teeth', icon: 'tooth' },
  { id: 'cells', icon: 'atom-core' },
  { id: 'potions', icon: 'health-potion' },
  { id: 'keys', icon: 'key' },
] as const satisfies readonly { id: keyof View['bag']; icon: IconName }[];

interface CountedProps {
  readonly thing: keyof View['bag'] | 'plans';
  readonly icon: IconName;
  readonly n: number;
  readonly children?: ReactNode;
}

/** So many of one kind; in a low window its word is told by pointing. */
function Counted({ thing, icon, n, children }: CountedProps) {
  const { s } = useOwn();
  const word = s(`bag.${thing}`, { n });
  return (
    <li className={`dc-bag-${thing}`} title={`${n} ${word}`}>
      <Icon name={icon} />
      <b className="mono">{n}</b> <span className="dc-bag-word">{word}</span>
      {children}
    </li>
  );
}

export function Shared() {
  const { view } = useShown();
  const then = usePreviewed<View>();
  const { s, words } = useOwn();
  const zoom = useZoom();
  const { tokens, equipment, blueprints } = view.bagLoot;
  const waiting = tokens.length + equipment.length + blueprints.length > 0;
  return (
    <div className="dc-shared">
      <h3 className="small-caps">{s('bag')}</h3>
      <ul className="dc-bag">
        {THINGS.map(({ id, icon }) => {
          const n = view.bag[id];
          const after = then?.bag[id] ?? n;
          if (id === 'keys' && n === 0) return null;
          return (
            <Counted key={id} thing={id} icon={icon} n={n}>
              {after !== n && <span className="becomes">{after}</span>}
            </Counted>
          );
        })}
        <Counted thing="plans" icon="tied-scroll" n={view.run.collector.length} />
      </ul>
      {waiting && <GroundLoot pile={view.bagLoot} taken />}
      <p className="dc-links">
        <button
          type="button"
          className="rule-link"
          aria-label={s('ledger')}
          onClick={() => zoom(s('ledger'), <Ledger />)}
        >
          {s('ledger.short')}
        </button>
        <button
          type="button"
          className="rule-link"
          aria-label={words.t('coach.all')}
          onClick={() => zoom(words.t('coach.all'), <NotesSoFar />)}
        >
          {s('coach.short')}
        </button>
      </p>
      <Powers />
    </div>
  );
}
