/** The Group's space: what lies on the ground, and how many hits each Round would bring. */

import { Icon } from '../../art/index.ts';
import { useView } from '../../table/context.tsx';
import { NUMERALS, ROUNDS, type View } from './facts.ts';
import type { Forecast } from './forecast.ts';
import { GroundLoot } from './Loot.tsx';
import { useOwn } from './words/index.ts';

export function GroupBand({ foretold }: { foretold: Forecast }) {
  const { s } = useOwn();
  const { combat } = useView<View>();
  return (
    <div className="dc-row dc-band" role="group" aria-label={s('group')}>
      <span className="dc-who">
        <span className="small-caps">{s('group')}</span>
        {combat !== null && <GroundLoot pile={combat.loot} />}
      </span>
      {ROUNDS.map((round) => {
        const hits = foretold.hits[round];
        const shields = foretold.shields[round];
        if (hits === undefined || shields === undefined)
          return <span key={round} className="dc-cell dc-sum" />;
        return (
          <span key={round} className="dc-cell dc-sum">
            {hits > 0 ? (
              <span className="dc-damage">
                <Icon name="broadsword" />
                <b className="mono">{hits}</b>
                <span className="dc-cell-word" aria-hidden="true">
                  {s('group.hits', { n: hits })}
                </span>
              </span>
            ) : round === 0 ? null : (
              <span className="dc-none" aria-hidden="true">
                {s('group.none')}
              </span>
            )}
            {shields > 0 && (
              <span className="dc-shield">
                <Icon name="shield" />
                <b className="mono">{shields}</b>
              </span>
            )}
            <span className="sr">{s('group.round', { round: NUMERALS[round], hits, shields })}</span>
          </span>
        );
      })}
    </div>
  );
}
