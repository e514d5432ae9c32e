/** How likely each number of health left is: a small histogram, with the numbers in words. */

import type { DividedAhead } from '../facts.ts';
import { useOwn } from '../words/index.ts';

const percent = (chance: number): number => Math.round(chance * 100);

export function HealthLeft({ of: { left, adventurer } }: { of: DividedAhead }) {
  const { s, called } = useOwn();
  const most = Math.max(...left);
  const said = left
    .map((chance, health) => ({ chance, health }))
    .filter(({ chance }) => chance > 0)
    .map(({ chance, health }) => s('divide.chance', { n: health, percent: percent(chance) }));
  return (
    <span className="dk-left" role="img" aria-label={`${called(adventurer)}: ${said.join(', ')}`}>
      {left.map((chance, health) => (
        <span key={health} className={health === 0 ? 'ko' : ''} aria-hidden="true">
          <small>{chance > 0 ? percent(chance) : ''}</small>
          <i style={{ height: `${(chance / most) * 100}%` }} />
          <small>{health}</small>
        </span>
      ))}
    </span>
  );
}
