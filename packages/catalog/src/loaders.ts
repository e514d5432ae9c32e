/** The games one by one, for whoever does not wait for all of them: a page that opens one table. */

import type { AnyGame } from '@gravetable/kernel';

export const gameLoaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'dead-cells': async () => (await import('@gravetable/dead-cells')).deadCells,
  'cards-of-the-dead': async () => (await import('@gravetable/cards-of-the-dead')).cardsOfTheDead,
  'dead-keep': async () => (await import('@gravetable/dead-keep')).deadKeep,
  vengeance: async () => (await import('@gravetable/vengeance')).vengeance,
  'lantern-hill': async () => (await import('@gravetable/example')).lanternHill,
};
