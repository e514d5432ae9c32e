/** The Group's space: what lies on the ground, and how many hits each Round would bring. */

import { Icon } from '../../../art/index.ts';
import { NUMERALS, ROUNDS, type View } from '../cards/facts.ts';
import { spanText, type Forecast } from './forecast.ts';
import { GroundLoot } from '../sheet/Loot.tsx';
import { useOwn } from '../words/index.ts';

export function GroupBand({ view: { combat }, forecast }: { view: View; forecast: Forecast | null }) {
  const { s } = useOwn();
  return (
    <div className="dc-row dc-band" role="group" aria-label={s('group')}>
      <span className="dc-who">
        <span className="small-caps">{s('group')}</span>
        {combat !== null && <GroundLoot pile={combat.loot} />}
      </span>
      {ROUNDS.map((round) => {
        const hits = forecast?.hits[round];
        if (hits === undefined) return <span key={round} className="dc-cell dc-sum" />;
        const [least, most] = hits;
        return (
          <span key={round} className="dc-cell dc-sum">
            {most > 0 ? (
              <span className="dc-damage" aria-hidden="true">
                <Icon name="broadsword" />
                <b className="mono">{spanText(hits)}</b>
                <span className="dc-cell-word">{s('group.hits', { n: most })}</span>
              </span>
            ) : round === 0 || round === 4 ? null : (
              <span className="dc-none" aria-hidden="true">
                {s('group.none')}
              </span>
            )}
            <span className="sr">{s('group.round', { round: NUMERALS[round], least, most })}</span>
          </span>
        );
      })}
    </div>
  );
}
