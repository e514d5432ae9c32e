/** The list view: any game as structured text, from views and questions alone. */

import { PosterPrint } from '../../art/prints/index.tsx';
import { isPoster } from '../../brand.ts';
import { useTable } from '../../table/context.tsx';
import type { TableModule } from '../../table/module.ts';
import { Options } from '../../table/asking/Options.tsx';
import { Outline } from '../../table/speech/Outline.tsx';

export const listTable: TableModule = {
  Board: ListBoard,
  Own: Options,
  listsOptions: true,
  ownLabel: ({ t }) => t('table.options'),
};

/** The table in words; the game's print hangs behind it, where nothing is written. */
function ListBoard() {
  const game = useTable((table) => table.meta.game);
  return (
    <div className="list-board">
      {isPoster(game) && (
        <div className="list-print">
          <PosterPrint game={game} />
        </div>
      )}
      <Outline />
    </div>
  );
}
