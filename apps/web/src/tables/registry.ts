/** Which games have a table of their own. The others are played in the list view. */

import { lazy, type ComponentType } from 'react';
import type { SetupPart, TableModule } from '../table/module.ts';
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

/** Games in which nothing is anybody's secret: nobody hands the screen over. */
export const OPEN: ReadonlySet<string> = new Set(['dead-keep', 'vengeance']);

interface OwnSetup {
  readonly Part: ComponentType<SetupPart>;
  /** Settings that its part shows, or that mean nothing as things are set. */
  readonly hides: (now: Pick<SetupPart, 'seats' | 'calm'>) => readonly string[];
}

const CLOCKED = ['tailSeconds', 'maxSeconds', 'phaseSeconds', 'soloPhases', 'rollGate', 'stretch'];

/** Games that set up part of a new table themselves. */
export const SETUPS: Readonly<Record<string, OwnSetup | undefined>> = {
  vengeance: {
    Part: lazy(() => import('./vengeance/setup/Challenge.tsx')),
    hides: ({ seats, calm }) => [
      'dice',
      'time',
      'target',
      ...(calm ? CLOCKED : []),
      ...(seats === 1 ? ['calm', 'tailSeconds', 'maxSeconds'] : ['soloPhases']),
    ],
  },
};
