/** The list view: any game as structured text, from views and questions alone. */

import type { TableModule } from '../../table/module.ts';
import { Options } from '../../table/Options.tsx';
import { Outline } from '../../table/Outline.tsx';

export const listTable: TableModule = {
  crumbs: () => [],
  Board: () => (
    <div className="list-board">
      <Outline />
    </div>
  ),
  Own: Options,
  listsOptions: true,
  ownLabel: ({ t }) => t('table.options'),
};
