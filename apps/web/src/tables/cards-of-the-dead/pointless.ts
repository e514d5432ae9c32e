/** What is legal, but no menu offers and no press leads to. */

import type { OptionView } from '@gravetable/kernel';

/** What strikes this one card alone; what goes off strikes its neighbours too. */
const STRIKES: ReadonlySet<unknown> = new Set(['bottle', 'chem-set']);

/** RUN for the last card, which a Walk turns over as well (CD-RULING-27); a card for its equal; striking what can be picked up, which opens the space as well (CD-RULING-26). */
export function isPointless({ said: { id, args = {} } }: OptionView, all: readonly OptionView[]): boolean {
  if (id === 'option.run.last') return true;
  if (id === 'option.exchange' || id === 'option.pickUp.discard') return args['card'] === args['card2'];
  const takes = ({ said }: OptionView): boolean =>
    said.id.startsWith('option.pickUp') && said.args?.['space'] === args['space'];
  const strikes =
    id.startsWith('option.attack') || (/^option\.use(\.way)?\.on$/.test(id) && STRIKES.has(args['card']));
  return strikes && all.some(takes);
}
