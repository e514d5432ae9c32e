// Ledger 7: every card, side, Adventurer, Boss and Quest by its code, and those that have come out on a table: held,
// discarded, turned over, laid out. A card in a deck has not been met.
import type { Pieces } from '@gravetable/kernel';
import { EQUIPMENT, equipmentOf } from './cards/box.ts';
import { ENEMY_CARDS, enemyCardOf } from './cards/decks/index.ts';
import { ADVENTURER_IDS, BOSSES, QUEST_IDS, TILE_IDS } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { STAGES, stageOf } from './cards/stages.ts';
import type { Adventurer, Board } from './state.ts';

/** A Boss card; Monsters of the same name are met with their Enemy cards. */
const bossCode = (kind: string): string => `boss-${kind}`;

const all = [
  ...ADVENTURER_IDS,
  ...TILE_IDS,
  ...QUEST_IDS,
  ...BOSSES.map(bossCode),
  ...EQUIPMENT.map(({ code }) => code),
  ...ENEMY_CARDS.map(({ code }) => code),
  ...STAGES.map(({ code }) => code),
];

const heldBy = ({ hands, body, pack, talismans }: Adventurer): number[] => [
  ...hands,
  ...(body === null ? [] : [body]),
  ...pack,
  ...talismans,
];

function met(board: Board): string[] {
  const { party, quest, boss, packs, mist } = board;
  const equipment = [
    ...party.flatMap(heldBy),
    ...[board.adventure, board.talisman, board.necro, board.artifact].flatMap(({ discard }) => discard),
  ];
  const enemies = [
    ...board.street.discard,
    ...board.building.discard,
    ...mist.street,
    ...mist.building,
    ...packs.flatMap(({ card }) => (card === null ? [] : [card])),
  ];
  return [
    ...party.map(({ id }) => id),
    ...(board.phase === 'setup' ? [] : [quest, ...questOf(quest).map.flat()]),
    ...(boss.state === 'inactive' ? [] : [bossCode(boss.kind)]),
    ...equipment.map((no) => equipmentOf(no).code),
    ...enemies.map((no) => enemyCardOf(no).code),
    ...[...boss.seen, ...board.stageDiscard].map((no) => stageOf(no).code),
  ];
}

/** What is bought, which Talismans are taken, which Quest is played next. */
const crossroads = ['DK-SETUP-14a', 'DK-RULING-52', 'DK-CAMP-04f', 'DK-CAMP-06'];

export const pieces: Pieces<Board> = { all: [...new Set(all)], met, crossroads };
