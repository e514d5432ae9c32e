/** Healer, Merchant and Collector: their level, and what they ask. */

import { useMemo } from 'react';
import { Picture, type IconName } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { useFacts, type View } from '../cards/facts.ts';
import { gainedIn } from '../mutation/history.ts';
import { useOwn } from '../words/index.ts';

const PEOPLE = [
  { id: 'healer', icon: 'plague-doctor-profile' },
  { id: 'merchant', icon: 'trade' },
  { id: 'collector', icon: 'tied-scroll' },
] as const satisfies readonly { id: string; icon: IconName }[];
const MOST = 2;

interface Level {
  readonly now: number;
  /** Before the last Run and its Cells. */
  readonly before: number;
}
const NOBODY: Level = { now: 0, before: 0 };

/** The level a market card of the Mutation board gives. */
function useLevels(): ReadonlyMap<string, Level> {
  const { campaign } = useActed<View>().view;
  const { printed } = useFacts();
  const log = useTable((table) => table.snapshot.log);
  const gained = useMemo(() => gainedIn(log), [log]);
  const levels = new Map<string, Level>();
  for (const card of Object.values(printed.upgradeDecks).flat()) {
    if (card.kind !== 'level' || !campaign.markets.includes(card.code)) continue;
    for (const effect of card.effects) {
      if (effect.kind !== 'level') continue;
      const { now, before } = levels.get(effect.who) ?? NOBODY;
      levels.set(effect.who, {
        now: Math.max(effect.level, now),
        before: gained.has(card.name) ? before : Math.max(effect.level, before),
      });
    }
  }
  return levels;
}

export function Market() {
  const levels = useLevels();
  const { s, name, words } = useOwn();
  const { run, campaign } = useActed<View>().view;
  const visited = useTable((table) =>
    table.snapshot.log.findLast(({ event }) => event.kind === 'market' || event.kind === 'biomeLeft'),
  );
  const now =
    run.phase === 'interbiome' && visited !== undefined && 'market' in visited.event
      ? visited.event['market']
      : null;
  return (
    <section className="dc-market">
      <h3>{s('market')}</h3>
      <ul>
        {PEOPLE.map(({ id, icon }) => {
          const level = levels.get(id) ?? NOBODY;
          const grew = run.phase !== 'interbiome' && level.now > level.before;
          const says = grew
            ? s('market.grew', { n: level.now, before: level.before })
            : s('market.level', { n: level.now });
          const { cost, times } = campaign.terms[id];
          const sells = s(`market.${id}`, { cost, n: times });
          return (
            <li
              key={id}
              className={now === id ? 'now' : grew ? 'fresh' : ''}
              title={words.labelled(says, sells)}
            >
              <span className="dc-portrait">
                <Picture id={id} icon={icon} motif="rays" width={96} height={96} portrait />
              </span>
              <span className="dc-market-text">
                <b>{name(`market.${id}`)}</b>
                <span className="dc-levels">
                  {Array.from({ length: MOST }, (_, at) => (
                    <i key={at} className={at < level.now ? 'full' : ''} />
                  ))}
                  <small className={grew ? undefined : 'sr'}>{says}</small>
                </span>
                <span>{sells}</span>
                {id === 'collector' && <span>{s('market.waiting', { n: run.collector.length })}</span>}
              </span>
              {grew && <b className="dc-fresh">{s('mutation.new')}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
