/** What may become of everybody if hits are shared out as they are now. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useDivided } from '../asking/sharing.ts';
import type { DividedAhead } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { useOwn } from '../words/index.ts';
import { HealthLeft } from './HealthLeft.tsx';

/** Health lost, on average. */
const lost = (left: readonly number[]): number =>
  left.reduce((sum, chance, health) => sum + chance * (left.length - 1 - health), 0);

export function DivideOdds({ question }: { question: QuestionView }) {
  const { s } = useOwn();
  const ahead = useDivided(question);
  if (ahead === null) return <p className="quiet">{s('ahead.later')}</p>;
  return (
    <>
      <h3 className="dk-head">{s('divide.odds')}</h3>
      <ul className="dk-lefts">
        {[...ahead.values()].map((one) => (
          <Row key={one.adventurer} one={one} />
        ))}
      </ul>
      <p className="quiet">{s('divide.before')}</p>
    </>
  );
}

function Row({ one }: { one: DividedAhead }) {
  const { s, called } = useOwn();
  const loses = lost(one.left);
  return (
    <li>
      <span className="dk-left-who">
        <Icon name={figureIcon(one.adventurer)} />
        <b>{called(one.adventurer)}</b>
        <small className="quiet">
          {one.need === null ? s('divide.bare') : s('divide.armor', { need: one.need })}
        </small>
      </span>
      {loses === 0 ? (
        <span className="dk-good">{s('divide.nothing')}</span>
      ) : (
        <span className="grow">
          <HealthLeft of={one} />
          <small>{s('divide.loses', { n: Math.round(loses * 10) / 10 })}</small>
        </span>
      )}
    </li>
  );
}
