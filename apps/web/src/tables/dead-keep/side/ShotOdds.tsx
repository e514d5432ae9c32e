/** The attack under the cursor: its dice, the chance of each number of hits, whom they take, whom misses hit. */

import type { Json } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useForecast } from '../../../table/kit/forecast.ts';
import type { AttackAhead } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { useOwn } from '../words/index.ts';

const percent = (chance: number): number => Math.round(chance * 100);

/** So many that fall are told of. */
const FALLEN = 3;

/** The chance that at least one, two … fall. */
const fallingOf = (felled: readonly number[]): readonly number[] =>
  felled.map((_, n) => felled.slice(n).reduce((sum, chance) => sum + chance, 0)).slice(1, FALLEN + 1);

interface ChanceProps {
  readonly says: string;
  readonly chance: number;
}

function Chance({ says, chance }: ChanceProps) {
  const { s } = useOwn();
  return (
    <li>
      <span className="grow">{says}</span>
      <i>
        <i style={{ width: `${chance * 100}%` }} />
      </i>
      <b className="mono">{s('percent', { n: percent(chance) })}</b>
    </li>
  );
}

export function ShotOdds({ attack }: { attack: Json }) {
  const { s, called } = useOwn();
  const { told } = useForecast<AttackAhead>(attack, true);
  if (told === null || !('dice' in told)) return <p className="quiet">{s('ahead.later')}</p>;
  const { dice, need, odds, targets, free, felled, endangered, stray, sure } = told;
  return (
    <>
      <h3 className="dk-head">{s('shot', { n: dice, need })}</h3>
      <ul className="dk-box">
        {odds
          .map((chance, hits) => ({ chance, hits }))
          .reverse()
          .map(({ chance, hits }) => (
            <Chance key={hits} says={s('shot.hits', { n: hits })} chance={chance} />
          ))}
      </ul>
      {sure > 0 && <p className="dk-good">{s('shot.sure', { n: Math.min(sure, dice) })}</p>}
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
      {felled.length <= 1 && targets.some(({ hits }) => hits === 0) && (
        <p className="dk-bad">{s('shot.nobody')}</p>
      )}
      {felled.length > 1 && (
        <ul className="dk-box dk-felled">
          {fallingOf(felled).map((chance, at) => (
            <Chance key={at} says={s('shot.falls', { n: at + 1 })} chance={chance} />
          ))}
        </ul>
      )}
      {endangered.length > 0 && (
        <>
          <h3 className="dk-head">{s('shot.misses')}</h3>
          <p className="dk-bad">
            {s('shot.friends', { n: endangered.length, who: endangered.map(called).join(', ') })}
          </p>
          <ul className="dk-box dk-stray">
            <Chance says={s('shot.stray')} chance={stray} />
          </ul>
        </>
      )}
    </>
  );
}
