// DK-RULING-120, -148: where an Active section takes the Boss. Several Zones are a tie for the table; none: it stays.

import { totalAp } from '../adrenaline.ts';
import { questOf } from '../cards/quests/index.ts';
import { stageOf } from '../cards/stages.ts';
import { nearSteps, zoneAt, zonesOf } from '../enemies/lookout.ts';
import { isKo, standingIn } from '../health.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { ZoneNo } from '../map/types.ts';
import { spawnZones } from '../spawn/place.ts';
import type { Adventurer, Board, StageNo } from '../state.ts';

/** Those of the Zones with the greatest value. */
function greatest(zones: readonly ZoneNo[], value: (zone: ZoneNo) => number): ZoneNo[] {
  const most = Math.max(...zones.map(value));
  return zones.filter((zone) => value(zone) === most);
}

const standing = (board: Board): Adventurer[] => board.party.filter((one) => !isKo(one));

const toNearest = (board: Board, zone: ZoneNo): number =>
  Math.min(...standing(board).map((one) => nearSteps(board, zone, one.zone)));

export function refuges(board: Board, card: StageNo): ZoneNo[] {
  const quest = questOf(board.quest);
  const chart = chartOf(board.quest);
  switch (stageOf(card).active.to) {
    case 'stays':
      return [];
    case 'lair':
      return [zoneNo(chart, quest.boss.lair)];
    case 'startingSpawn':
      return [zoneNo(chart, quest.spawns[0]!.zone)];
    case 'farthestSpawn':
      return greatest([...new Set(spawnZones(board))], (zone) => toNearest(board, zone));
    case 'mostAdrenaline': {
      const most = Math.max(...standing(board).map(totalAp));
      return [...new Set(standing(board).flatMap((one) => (totalAp(one) === most ? [one.zone] : [])))];
    }
    case 'nearestMist': {
      const free = zonesOf(board).filter(
        (zone) => zoneAt(board, zone).mist && standingIn(board, zone).length === 0,
      );
      return greatest(free, (zone) => -nearSteps(board, board.boss.zone!, zone));
    }
  }
}
