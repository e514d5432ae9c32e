// DK-LOS: what an Adventurer sees, with the Skills that sharpen the eyes.

import { mistBlinds, zoneAt, zoneId } from './enemies/lookout.ts';
import { chartOf } from './map/chart.ts';
import { inSight, rangeTo, type Seen } from './map/sight.ts';
import { FAR, type Chart, type ZoneNo } from './map/types.ts';
import { has } from './skills.ts';
import type { Board, Who } from './state.ts';

export const chart = (board: Board): Chart => chartOf(board.quest);
export const zonePiece = (board: Board, zone: ZoneNo): string => `zone:${zoneId(board, zone)}`;

const eyesOf = (board: Board, who: Who) => ({
  open: board.open,
  blinding: mistBlinds(board),
  ghost: has(board, who, 'ghost'),
});

/** DK-WPN-09: the Range from an Adventurer to a Zone; FAR without Line of Sight. */
export const rangeFrom = (board: Board, who: Who, to: ZoneNo): number =>
  rangeTo(chart(board), eyesOf(board, who), board.party[who]!.zone, to);
export const seesZone = (board: Board, who: Who, to: ZoneNo): boolean => rangeFrom(board, who, to) !== FAR;
export const zonesInSight = (board: Board, who: Who): readonly Seen[] =>
  inSight(chart(board), eyesOf(board, who), board.party[who]!.zone);

/** DK-MIST-01, DK-RULING-81. */
export const inMist = (board: Board, who: Who): boolean => zoneAt(board, board.party[who]!.zone).mist;
