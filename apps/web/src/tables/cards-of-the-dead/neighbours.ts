/** What lies around a card of the street: beside it, behind it, and on top of it. */

import type { Neighbourhood } from '../../table/module.ts';
import { sentences } from '../../words/index.ts';
import { fieldOf, slotPiece, type SlotView, type View } from './facts.ts';
import { slotLabel } from './Street.tsx';
import { ownOf } from './words/index.ts';

export function neighbours(piece: string, { view: seen, words }: Neighbourhood): string | null {
  const view = seen as View;
  const field = fieldOf(view);
  const slot = field.find((one) => slotPiece(view, one) === piece);
  if (slot === undefined) return null;
  const own = ownOf(words);
  const { s } = own;
  const lying = (row: number, ...places: readonly number[]): string =>
    words.listed(
      field
        .filter((one: SlotView) => one.row === row && places.includes(one.x) && one.back !== null)
        .map((one) => slotLabel(one, own)),
    );
  const or = (list: string): string => (list === '' ? words.t('read.edge') : list);
  return sentences([
    s('near.left', { list: or(lying(slot.row, slot.x - 2)) }),
    s('near.right', { list: or(lying(slot.row, slot.x + 2)) }),
    s('near.behind', { list: or(lying(slot.row - 1, slot.x - 1, slot.x + 1)) }),
    s('near.before', { list: or(lying(slot.row + 1, slot.x - 1, slot.x + 1)) }),
  ]);
}
