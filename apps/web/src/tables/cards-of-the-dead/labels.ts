/** What a reader hears of a card: its name and what is printed on it. The picture says the same. */

import { useActed } from '../../table/kit/acting.ts';
import { added, type Card, type View } from './facts.ts';
import { statsOf, type Additions } from './stats.ts';
import { useFacts } from './useFacts.ts';
import { type OwnWords } from './words/index.ts';

/** What Threats add to the printed numbers. */
export function useAdditions(): Additions {
  const { view } = useActed<View>();
  const facts = useFacts();
  return {
    zombieDamage: added(view, facts, 'zombieDamage'),
    antiviral: added(view, facts, 'antiviral'),
  };
}

/** Its numbers, each by its name. `hitPoints` null leaves those out. */
export function numbersOf(
  card: Card,
  adds: Additions,
  { s }: OwnWords,
  hitPoints = card.hp,
): readonly string[] {
  return statsOf(card, adds, hitPoints).map(({ label, value }) => `${s(label)} ${value}`.trim());
}
