// DK 5.4 Hidden information: the same for everybody. There are no private hands.

import type { Hidden } from '@gravetable/kernel';
import { enemyCardOf } from './cards/decks/index.ts';
import { LEVELS } from './cards/ids.ts';
import type { Board, Deck } from './state.ts';
import { hidesBlue } from './view.ts';

const allOf = (list: number[]): Hidden => ({ places: list.map((_, at) => ({ list, at })) });

/** The number of cards of each Level is known, their order within it is not. */
function byLevel({ pile }: Deck): Hidden[] {
  const levels: { list: number[]; at: number }[][] = LEVELS.map(() => []);
  pile.forEach((card, at) => void levels[enemyCardOf(card).level - 1]!.push({ list: pile, at }));
  return levels.map((places) => ({ places }));
}

/**
 * DK-RULING-145: Stage cards of the Boss and of the supply. Cards that were seen belong to the Boss; while it sleeps
 * they lie where they were put, on top.
 */
function stages({ boss, stages: supply }: Board): Hidden {
  const isSeen = (card: number): boolean => boss.seen.includes(card);
  const others = supply.map((_, at) => ({ list: supply, at }));
  const own = boss.cards.map((_, at) => ({ list: boss.cards, at }));
  if (boss.state === 'inactive')
    return { places: [...own.filter(({ at }) => !isSeen(boss.cards[at]!)), ...others] };
  if (!boss.cards.some(isSeen)) return { places: [...own, ...others] };
  return { places: [...own, ...others.map((one) => ({ ...one, fits: (card: number) => !isSeen(card) }))] };
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
