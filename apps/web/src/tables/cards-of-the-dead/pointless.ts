/** What is legal, but no menu offers and no press leads to. */

import type { OptionView } from '@gravetable/kernel';

/** What strikes this one card alone; what goes off strikes its neighbours too. */
const STRIKES: ReadonlySet<unknown> = new Set(['bottle', 'chem-set']);

/** What goes off strikes its neighbours too. */
const BLASTS: ReadonlySet<unknown> = new Set(['grenade']);

/** RUN for the last card, which a Walk turns over as well (CD-RULING-27); a card for its equal; striking what can be picked up, which opens the space as well (CD-RULING-26); a blast that reaches nothing else. */
export function isPointless({ said: { id, args = {} } }: OptionView, all: readonly OptionView[]): boolean {
  if (id === 'option.run.last') return true;
  if (id === 'option.exchange' || id === 'option.pickUp.discard') return args['card'] === args['card2'];
  const isTaken = (space: unknown): boolean =>
    all.some(({ said }) => said.id.startsWith('option.pickUp') && said.args?.['space'] === space);
  const strikes =
    id.startsWith('option.attack') || (/^option\.use(\.way)?\.on$/.test(id) && STRIKES.has(args['card']));
  if (strikes) return isTaken(args['space']);
  if (id !== 'option.use.on' || !BLASTS.has(args['card'])) return false;
  const near = all.flatMap(({ said }) => {
    const { card, space } = said.args ?? {};
    return said.id === id && card === args['card'] && Math.abs(Number(space) - Number(args['space'])) < 2
      ? [space]
      : [];
  });
  return near.every(isTaken);
}

/** What a blow does comes before what uses a card up, and what blasts its neighbours as well comes last. */
export function rankOf({ said: { id, args = {} } }: OptionView): number {
  if (id.startsWith('option.attack')) return 0;
  return BLASTS.has(args['card']) ? 2 : 1;
}
