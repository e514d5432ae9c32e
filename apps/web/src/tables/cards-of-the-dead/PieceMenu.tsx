/** What can be done with a piece of this table, beside it. */

import { useView } from '../../table/context.tsx';
import { PieceMenu as Menu } from '../../table/kit/PieceMenu.tsx';
import { fieldOf, type Facts, type View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { rankOf } from './pointless.ts';
import { useOwn, type OwnWords } from './words/index.ts';

export function PieceMenu() {
  const facts = useFacts();
  const view = useView<View>();
  const own = useOwn();
  return (
    <Menu
      className="cd-menu"
      title={(piece) => titleOf(piece, view, facts, own)}
      or={own.s('menu.or')}
      rank={rankOf}
    />
  );
}

/** What somebody gets, or what becomes of a piece. */
function titleOf(piece: string, view: View, facts: Facts, own: OwnWords): string {
  const [kind, seat] = piece.split(':');
  const survivor = kind === 'seat' ? view.survivors[Number(seat)] : undefined;
  if (survivor !== undefined) return own.s('menu.give', { survivor: survivor.id });
  return own.s('menu.title', { piece: nameOf(piece, view, facts, own) });
}

/** A piece by its name: the card, or the place in the street. */
function nameOf(piece: string, view: View, { INSTANCES }: Facts, { s, name }: OwnWords): string {
  const [kind, id, at] = piece.split(':');
  const slot = kind === 'slot' ? fieldOf(view)[Number(at)] : undefined;
  if (slot !== undefined && slot.card === null) return s('slot.place', { row: slot.row, n: slot.place });
  const space = kind === 'space' ? view.spaces[Number(id) - 1] : undefined;
  const card = kind === 'card' ? INSTANCES[Number(id)] : (slot?.card ?? space?.card);
  return card === undefined || card === null ? '' : name(card.card);
}
