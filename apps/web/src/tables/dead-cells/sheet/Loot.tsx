/** Tokens and cards on the ground or in the Bag, counted by kind. */

import { Icon } from '../../../art/index.ts';
import type { PileView } from '../cards/facts.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { rewardIcon } from '../cards/icons.ts';
import { useOwn } from '../words/index.ts';
import { nth } from '../../../nth.ts';

function counted({ tokens, equipment, blueprints }: PileView): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const all = [...tokens, ...equipment.map(() => 'equipment'), ...blueprints.map(() => 'blueprint')];
  for (const what of all) found.set(what, (found.get(what) ?? 0) + 1);
  return found;
}

/** All of one kind are taken at once: any Scroll, any Rune. */
const kindOf = (what: string): string => nth(what.split('.'), 0);

/** `taken`: what lies in the Bag already and cannot be picked up. */
export function GroundLoot({ pile, taken = false }: { pile: PileView; taken?: boolean }) {
  const { s, name, words } = useOwn();
  const found = [...counted(pile)];
  if (found.length === 0) return <span className="dc-ground none">{s('ground.none')}</span>;
  return (
    <span className="dc-ground">
      <span className="sr">{words.labelled(s('ground'), '')}</span>
      {found.map(([what, n]) => (
        <Piece
          key={what}
          piece={taken ? `bag:${what}` : `loot:${kindOf(what)}`}
          label={`${n} × ${name(`reward.${what}`)}`}
          className={`dc-loot dc-loot-${what.replace('.', '-')}`}
          passedBy
        >
          <Icon name={rewardIcon(what)} />
          <b className="mono">{n}</b>
        </Piece>
      ))}
    </span>
  );
}
