// DK-ATK, DK-EMOVE, DK-RULING-13…18: groups of Enemies that decide together, whom they attack and where they go.

import { CHARGE } from '../cards/bosses.ts';
import type { EnemyKind } from '../cards/ids.ts';
import type { Foes } from '../events.ts';
import { isKo } from '../health.ts';
import { FAR, type ZoneNo } from '../map/types.ts';
import { SITS_OUT, type Board, type Who } from '../state.ts';
import { nearSteps, openSteps, rangeOf } from './lookout.ts';
import { bossStats, habitsOf, statsOf, type Habits } from './packs.ts';

/** DK-RULING-15, -134: Enemies of one name and Level in one Zone; they are not split. The Boss is a group of its own. */
export interface Group {
  readonly kind: EnemyKind;
  readonly level: number;
  readonly zone: ZoneNo;
  readonly n: number;
  readonly boss: boolean;
}

const BOSS = 'boss.';

/** What a group is called: the Boss is not one of the Monsters of its kind. */
export const nameOf = (group: Pick<Group, 'kind' | 'boss'>): string =>
  group.boss ? `${BOSS}${group.kind}` : group.kind;
/** So many of them, in words. */
export const foesNamed = (name: string, n: number): Foes => ({ id: `pack.${name}`, args: { n } });
/** The kind behind such a name. */
export const kindNamed = (name: string): EnemyKind =>
  (name.startsWith(BOSS) ? name.slice(BOSS.length) : name) as EnemyKind;

/** Whether that kind has an Action for this pass: every kind has a first one. */
const acts = (kind: EnemyKind, pass: number): boolean => pass === 1 || habitsOf(kind).actions >= pass;

/** Everybody who has an Action for this pass and has not used it, in reading order of their Zones. */
export function groupsOf(board: Board, pass: number): Group[] {
  const groups: Group[] = [];
  const { boss } = board;
  for (const { kind, level, zone, n, acted } of board.packs) {
    if (acted >= pass || !acts(kind, pass)) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.kind === kind && last.level === level && last.zone === zone)
      groups[groups.length - 1] = { kind, level, zone, n: last.n + n, boss: false };
    else groups.push({ kind, level, zone, n, boss: false });
  }
  if (boss.state === 'active' && boss.zone !== null && boss.acted < pass && pass === 1)
    groups.push({ kind: boss.kind, level: boss.level, zone: boss.zone, n: 1, boss: true });
  return groups;
}

/** Whether anybody has an Action left for this pass. */
export function areGroups({ packs, boss }: Board, pass: number): boolean {
  for (const { kind, acted } of packs) if (acted < pass && acts(kind, pass)) return true;
  return boss.state === 'active' && boss.zone !== null && boss.acted < pass && pass === 1;
}

/** The Action of this pass is used. */
export function markActed(board: Board, group: Group, pass: number): void {
  if (group.boss) {
    board.boss.acted = pass;
    return;
  }
  for (const pack of board.packs)
    if (isOf(pack, group) && pack.acted < pass && pack.zone === group.zone) pack.acted = pass;
}

/** The pass in which the latest Action was used. */
export const passOf = ({ packs, boss }: Board): number =>
  Math.max(0, ...[...packs, boss].map(({ acted }) => acted).filter((acted) => acted !== SITS_OUT));

export const isOf = (
  pack: { readonly kind: EnemyKind; readonly level: number },
  group: Pick<Group, 'kind' | 'level'>,
): boolean => pack.kind === group.kind && pack.level === group.level;

export const statsOfGroup = (
  board: Board,
  group: Group,
): { readonly attacks: number; readonly damage: number } => (group.boss ? bossStats(board) : statsOf(group));

/** Whether somebody stands there to be seen; with `only`, as if that Adventurer were alone (DK-SKILL-TAUNT). */
const counts = ({ party }: Board, who: Who, only: Who | null): boolean =>
  (only === null || only === who) && !isKo(party[who]!);

/** How many of them stand in a Zone. */
function countIn(board: Board, zone: ZoneNo, only: Who | null): number {
  let n = 0;
  for (let who = 0; who < board.party.length; who++)
    if (board.party[who]!.zone === zone && counts(board, who, only)) n++;
  return n;
}

/** One more Zone, in reading order; none twice. */
function addZone(zones: ZoneNo[], zone: ZoneNo): void {
  let at = zones.length;
  while (at > 0 && zones[at - 1]! > zone) at--;
  if (at === 0 || zones[at - 1] !== zone) zones.splice(at, 0, zone);
}

/** Of the Zones where somebody stands those with the least value, each once, in reading order; Infinity counts for nothing. */
function least(board: Board, only: Who | null, valueOf: (zone: ZoneNo) => number): ZoneNo[] {
  let top = Infinity;
  let found: ZoneNo[] = [];
  for (let who = 0; who < board.party.length; who++) {
    if (!counts(board, who, only)) continue;
    const { zone } = board.party[who]!;
    const value = valueOf(zone);
    if (value < top) {
      top = value;
      found = [zone];
    } else if (value === top && value !== Infinity && found[0] !== zone) addZone(found, zone);
  }
  return found;
}

/** The Zones a group may attack; several are a tie for the table. None: it moves. */
export function targetsOf(board: Board, group: Group, only: Who | null): ZoneNo[] {
  const { range, special } = habitsOf(group.kind);
  if (range === 0) return countIn(board, group.zone, only) > 0 ? [group.zone] : [];
  return least(board, only, (zone) => {
    const far = rangeOf(board, group.zone, zone);
    if (far > range) return Infinity;
    // DK-RULING-42: the Giant looks for the fullest Zone, not for the nearest.
    return special === 'mostAdventurers' ? -countIn(board, zone, only) : far;
  });
}

/** `least` by steps: asked for every group that moves, so without a call for each Adventurer. */
function nearestZones(board: Board, from: ZoneNo, only: Who | null): ZoneNo[] {
  let steps = FAR;
  let found: ZoneNo[] = [];
  for (let who = 0; who < board.party.length; who++) {
    if (!counts(board, who, only)) continue;
    const { zone } = board.party[who]!;
    const far = nearSteps(board, from, zone);
    if (far < steps) {
      steps = far;
      found = [zone];
    } else if (far === steps && far !== FAR && found[0] !== zone) addZone(found, zone);
  }
  return found;
}

/** DK-EMOVE-02, DK-RULING-14: the nearest Zones with Adventurers that an open route leads to; closed doors do not make them farther. */
export function destinationsOf(board: Board, group: Group, only: Who | null): ZoneNo[] {
  const nearest = nearestZones(board, group.zone, only);
  const isOpen = (zone: ZoneNo): boolean => openSteps(board, group.zone, zone) !== FAR;
  // Most of the time there is one.
  if (nearest.length === 1) return isOpen(nearest[0]!) ? nearest : [];
  return nearest.filter(isOpen);
}

const sees = (board: Board, zone: ZoneNo): boolean =>
  board.party.some((one) => !isKo(one) && rangeOf(board, zone, one.zone) !== FAR);

/** How many Zones a group crosses in one Move. DK-RULING-44: an Ogre that sees anybody when it sets out charges. */
export function zonesPerMove(board: Board, group: Group): number {
  const { move, special }: Habits = habitsOf(group.kind);
  return special === 'charge' && sees(board, group.zone) ? CHARGE : move;
}
