// DK-RULING-103, -150: what Quests ask for, and whether it has come about.

import type { Notable } from '../cards/ids.ts';
import { questOf } from '../cards/quests/index.ts';
import type { Condition } from '../cards/quests/words.ts';
import { isKo } from '../health.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { Board } from '../state.ts';

const eliminatedKey = (kind: Notable): string => `eliminated.${kind}`;

/** Fulfilled once and for all, whoever comes after (DK-RULING-150). */
export function noteEliminated(board: Board, kind: Notable): void {
  board.quests[eliminatedKey(kind)] = 1;
}

/** Objectives taken, or activated where they lie. */
export function takenCount({ objectives }: Board): number {
  let n = 0;
  for (const taken of objectives.taken) if (taken) n++;
  return n;
}

function allTaken(board: Board, colour: string): boolean {
  const { face, taken } = board.objectives;
  return face.every((one, at) => one !== colour || taken[at]!);
}

function takenAt(board: Board, id: Extract<Condition, { is: 'takenAt' }>['zone']): boolean {
  const { zone, taken } = board.objectives;
  return taken[zone.indexOf(zoneNo(chartOf(board.quest), id))] ?? false;
}

function doorOpened(board: Board, colour: string): boolean {
  const door = chartOf(board.quest).doors.findIndex((one) => one.colour === colour);
  return door >= 0 && (board.open & (1 << door)) !== 0;
}

/** DK-GEN-03: everybody who stands is in the Exit Zone. */
function atExit(board: Board): boolean {
  const { exit } = questOf(board.quest);
  if (exit === null) return false;
  const zone = zoneNo(chartOf(board.quest), exit);
  return board.party.every((one) => isKo(one) || one.zone === zone);
}

export function holds(board: Board, condition: Condition): boolean {
  switch (condition.is) {
    case 'taken':
    case 'activated':
      return takenCount(board) >= condition.n;
    case 'takenColour':
      return allTaken(board, condition.colour);
    case 'takenAt':
      return takenAt(board, condition.zone);
    case 'eliminated':
      return board.quests[eliminatedKey(condition.enemy)] === 1;
    case 'doorOpened':
      return doorOpened(board, condition.colour);
    case 'towerEntered': {
      const { zones } = chartOf(board.quest);
      return board.party.some(({ zone }) => zones[zone]!.tower);
    }
    case 'bossGone':
      return board.boss.state === 'gone';
    case 'atExit':
      return atExit(board);
    case 'doomEmptied':
      return board.boss.emptied >= condition.n;
    case 'all':
      for (const one of condition.of) if (!holds(board, one)) return false;
      return true;
    case 'any':
      for (const one of condition.of) if (holds(board, one)) return true;
      return false;
  }
}

export const questWon = (board: Board): boolean => holds(board, questOf(board.quest).win);

export function questLost(board: Board): boolean {
  const { lose } = questOf(board.quest);
  return lose !== null && holds(board, lose);
}

/** DK-BOSS-07: the Boss is still inactive and its condition is met. */
export const bossWakes = (board: Board): boolean =>
  board.boss.state === 'inactive' && holds(board, questOf(board.quest).active);
