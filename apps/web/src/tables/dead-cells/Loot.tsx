/** Tokens and cards on the ground or in the Bag, counted by kind. */

import { Icon } from '../../art/index.ts';
import type { PileView } from './facts.ts';
import { rewardIcon } from './icons.ts';
import { useOwn } from './words/index.ts';

function counted({ tokens, equipment, blueprints }: PileView): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const all = [...tokens, ...equipment.map(() => 'equipment'), ...blueprints.map(() => 'blueprint')];
  for (const what of all) found.set(what, (found.get(what) ?? 0) + 1);
  return found;
}

export function GroundLoot({ pile }: { pile: PileView }) {
  const { s, name } = useOwn();
  const found = [...counted(pile)];
  if (found.length === 0) return <span className="dc-ground none">{s('ground.none')}</span>;
  return (
    <span className="dc-ground">
      <span className="sr">{s('ground')}: </span>
      {found.map(([what, n]) => (
        <span key={what} className={`dc-loot dc-loot-${what.replace('.', '-')}`}>
          <Icon name={rewardIcon(what)} />
          <b className="mono">{n}</b>
          <span className="sr">{name(`reward.${what}`)}, </span>
        </span>
      ))}
    </span>
  );
}
