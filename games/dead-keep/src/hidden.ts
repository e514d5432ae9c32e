// DK 5.4 Hidden information: the same for everybody. There are no private hands.

import type { Hidden } from '@gravetable/kernel';
import { enemyCardOf } from './cards/decks/index.ts';
import { LEVELS } from './cards/ids.ts';
import type { Board, Deck } from './state.ts';
import { hidesBlue } from './view.ts';

const allOf = (list: number[]): Hidden => ({ places: list.map((_, at) => ({ list, at })) });

/** The number of cards of each Level is known, their order within it is not. */
function byLevel({ pile }: Deck): Hidden[] {
  return LEVELS.map((level) => ({
    places: pile.flatMap((card, at) => (enemyCardOf(card).level === level ? [{ list: pile, at }] : [])),
  }));
}

/**
 * DK-RULING-145: Stage cards of the Boss and of the supply. Cards that were seen belong to the Boss; while it sleeps
 * they lie where they were put, on top.
 */
function stages({ boss, stages: supply }: Board): Hidden {
  const isSeen = (card: number): boolean => boss.seen.includes(card);
  const inOrder = boss.state === 'inactive';
  return {
    places: [
      ...boss.cards.map((card, at) => {
        if (!inOrder) return { list: boss.cards, at };
        const known = isSeen(card);
        return { list: boss.cards, at, fits: (one: number) => (known ? one === card : !isSeen(one)) };
      }),
      ...supply.map((_, at) => ({ list: supply, at, fits: (one: number) => !isSeen(one) })),
    ],
  };
}

export function hidden(board: Board): readonly Hidden[] {
  const { treasure, objectives } = board;
  const faces = treasure.face.flatMap((_, at) =>
    treasure.seen[at] === true ? [] : [{ list: treasure.face as string[], at }],
  );
  const backs = hidesBlue(board)
    ? objectives.face.flatMap((_, at) =>
        objectives.taken[at] === true ? [] : [{ list: objectives.face as string[], at }],
      )
    : [];
  return [
    ...byLevel(board.street),
    ...byLevel(board.building),
    allOf(board.necro.pile),
    allOf(board.artifact.pile),
    allOf(board.talisman.pile),
    stages(board),
    { places: faces },
    { places: backs },
  ].filter(({ places }) => places.length > 0);
}
