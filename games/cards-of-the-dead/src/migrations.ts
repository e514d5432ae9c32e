// Saves of older versions become saves of today.

import type { Migration } from '@gravetable/kernel';

interface OldField {
  readonly cards: readonly unknown[];
}

/** Saves before 0.2: only the cards left out of the last shuffle were counted. */
export const layersOfThePile: Migration = {
  from: '1',
  to: '2',
  board: ({ unshuffled, main, indoor, ...board }) => {
    const day = Math.max(1, board['day'] as number);
    const top = { no: 2, from: unshuffled as number, day, only: [] };
    const under = { no: 1, from: 0, day: day - 1, only: [] };
    const dealt = (field: unknown): unknown => ({
      ...(field as OldField),
      layer: (field as OldField).cards.map(() => top.no),
    });
    return {
      ...board,
      main: dealt(main),
      indoor: dealt(indoor),
      layers: top.from > 0 ? [under, top] : [top],
      kitLayers: [0],
    };
  },
};
