/** The attack under the cursor: its dice, the chance of each number of hits, whom they take, whom misses hit. */

import type { Json } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useForecast } from '../../../table/kit/forecast.ts';
import type { AttackAhead } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { useOwn } from '../words/index.ts';

const percent = (chance: number): number => Math.round(chance * 100);

export function ShotOdds({ attack }: { attack: Json }) {
  const { s, called } = useOwn();
  const { told } = useForecast<AttackAhead>(attack, true);
  if (told === null || !('dice' in told)) return <p className="quiet">{s('ahead.later')}</p>;
  const { dice, need, odds, targets, free, endangered } = told;
  return (
    <>
      <h3 className="dk-head">{s('shot', { n: dice, need })}</h3>
      <ul className="dk-box">
        {odds
          .map((chance, hits) => ({ chance, hits }))
          .reverse()
          .map(({ chance, hits }) => (
            <li key={hits}>
              <span className="grow">{s('shot.hits', { n: hits })}</span>
              <i>
                <i style={{ width: `${chance * 100}%` }} />
              </i>
              <b className="mono">{s('percent', { n: percent(chance) })}</b>
            </li>
          ))}
      </ul>
      <h3 className="dk-head">{s('shot.whom')}</h3>
      <ul className="dk-list">
        {targets.map(({ enemy, n, armor, hits }, at) => (
          <li key={at}>
            {!free && targets.length > 1 && <b className="dk-order">{at + 1}</b>}
            <Icon name={figureIcon(enemy)} />
            <span>
              {n > 1 ? `${n} × ` : ''}
              {called(enemy)}{' '}
              <small className={hits === 0 ? 'dk-bad' : ''}>{s('shot.target', { armor, hits })}</small>
            </span>
          </li>
        ))}
        {targets.length > 1 && <li className="quiet">{s(free ? 'shot.free' : 'shot.order')}</li>}
      </ul>
      {endangered.length > 0 && (
        <>
          <h3 className="dk-head">{s('shot.misses')}</h3>
          <p className="dk-bad">{s('shot.friends', { who: endangered.map(called).join(', ') })}</p>
        </>
      )}
    </>
  );
}
