// DK-LOS, DK-EMOVE: the map as Enemies have it now, with the doors, Stairs and mist of the board.

import { chartOf } from '../map/chart.ts';
import { nearDistance, neighbours, nextSteps, openDistance } from '../map/routes.ts';
import { rangeTo } from '../map/sight.ts';
import type { Zone, ZoneNo } from '../map/types.ts';
import type { Board } from '../state.ts';

export const zoneAt = (board: Board, zone: ZoneNo): Zone => chartOf(board.quest).zones[zone]!;
export const zoneId = (board: Board, zone: ZoneNo): string => zoneAt(board, zone).id;
export const zonesOf = (board: Board): ZoneNo[] => chartOf(board.quest).zones.map((_, zone) => zone);

/** DK-RULING-82. */
export const mistBlinds = (board: Board): boolean => board.mist.until >= board.round && board.mist.until > 0;

/** Range from Zone to Zone for ordinary eyes, FAR without Line of Sight. */
export const rangeOf = (board: Board, from: ZoneNo, to: ZoneNo): number =>
  rangeTo(chartOf(board.quest), { open: board.open, blinding: mistBlinds(board) }, from, to);

/** The Zones one step away, in reading order. */
export const exitsOf = (board: Board, zone: ZoneNo): readonly ZoneNo[] =>
  neighbours(chartOf(board.quest), board, zone);

/** `distOpen`; FAR where no open route leads there. */
export const openSteps = (board: Board, from: ZoneNo, to: ZoneNo): number =>
  openDistance(chartOf(board.quest), board, from, to);

/** `distNear` (DK-RULING-13): doors and Stairs do not count. */
export const nearSteps = (board: Board, from: ZoneNo, to: ZoneNo): number =>
  nearDistance(chartOf(board.quest), from, to);

/** The next Zones on a shortest open route. */
export const stepsToward = (board: Board, from: ZoneNo, to: ZoneNo): readonly ZoneNo[] =>
  nextSteps(chartOf(board.quest), board, from, to);
