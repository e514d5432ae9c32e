/** Healer, Merchant and Collector: their level, and what they ask. */

import { Picture, type IconName } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { useFacts, type View } from '../cards/facts.ts';
import { useOwn } from '../words/index.ts';

const PEOPLE = [
  { id: 'healer', icon: 'plague-doctor-profile' },
  { id: 'merchant', icon: 'trade' },
  { id: 'collector', icon: 'tied-scroll' },
] as const satisfies readonly { id: string; icon: IconName }[];
const MOST = 2;

/** The level a market card of the Mutation board gives. */
function useLevels(): ReadonlyMap<string, number> {
  const { campaign } = useActed<View>().view;
  const { printed } = useFacts();
  const levels = new Map<string, number>();
  for (const card of Object.values(printed.upgradeDecks).flat()) {
    if (card.kind !== 'level' || !campaign.markets.includes(card.code)) continue;
    for (const effect of card.effects) {
      if (effect.kind === 'level')
        levels.set(effect.who, Math.max(effect.level, levels.get(effect.who) ?? 0));
    }
  }
  return levels;
}

export function Market() {
  const levels = useLevels();
  const { s, name } = useOwn();
  const { run } = useActed<View>().view;
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
          const level = levels.get(id) ?? 0;
          return (
            <li key={id} className={now === id ? 'now' : ''}>
              <span className="dc-portrait">
                <Picture id={id} icon={icon} motif="rays" width={96} height={96} portrait />
              </span>
              <span className="dc-market-text">
                <b>{name(`market.${id}`)}</b>
                <span
                  className="dc-levels"
                  role="img"
                  aria-label={s('market.level', { n: level })}
                  title={s('market.level', { n: level })}
                >
                  {Array.from({ length: MOST }, (_, at) => (
                    <i key={at} className={at < level ? 'full' : ''} />
                  ))}
                </span>
                <span>{s(`market.${id}`)}</span>
                {id === 'collector' && <span>{s('market.waiting', { n: run.collector.length })}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
