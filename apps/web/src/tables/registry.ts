/** Which games have a table of their own. The others are played in the list view. */

import type { TableModule } from '../table/module.ts';
import { under } from '../nth.ts';

type Loader = () => Promise<{ readonly default: TableModule }>;

const TABLES: Readonly<Record<string, Loader>> = {
  'cards-of-the-dead': () => import('./cards-of-the-dead/index.tsx'),
  'dead-keep': () => import('./dead-keep/index.tsx'),
  'dead-cells': () => import('./dead-cells/index.tsx'),
  vengeance: () => import('./vengeance/index.tsx'),
};

export function hasTable(game: string): boolean {
  return Object.hasOwn(TABLES, game);
}

export async function loadTable(game: string): Promise<TableModule | null> {
  return hasTable(game) ? (await under(TABLES, game)()).default : null;
}
