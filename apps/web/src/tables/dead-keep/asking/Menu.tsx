/** What can be done with a piece of this table, beside it. */

import { PieceMenu } from '../../../table/kit/PieceMenu.tsx';
import { zoneName } from '../map/reading.ts';
import { useOwn } from '../words/index.ts';

export function Menu() {
  const own = useOwn();
  const title = (piece: string): string => {
    const at = piece.indexOf(':');
    const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
    return kind === 'zone' ? zoneName(id, own) : own.called(id);
  };
  return <PieceMenu className="dk-menu" title={title} or={own.s('menu.or')} />;
}
