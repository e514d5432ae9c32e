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

/** What a group is called: the Boss is not one of the Monsters of its kind. */
export const nameOf = (group: Pick<Group, 'kind' | 'boss'>): string =>
  group.boss ? `boss.${group.kind}` : group.kind;
/** So many of them, in words. */
export const foesNamed = (name: string, n: number): Foes => ({ id: `pack.${name}`, args: { n } });
/** The kind behind such a name. */
export const kindNamed = (name: string): EnemyKind => name.replace(/^boss\./, '') as EnemyKind;

/** Everybody who has an Action for this pass and has not used it, in reading order of their Zones. */
export function groupsOf(board: Board, pass: number): Group[] {
  const groups: Group[] = [];
  const { boss } = board;
  for (const { kind, level, zone, n, acted } of board.packs) {
    if (acted >= pass || habitsOf(kind).actions < pass) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.kind === kind && last.level === level && last.zone === zone)
      groups[groups.length - 1] = { ...last, n: last.n + n };
    else groups.push({ kind, level, zone, n, boss: false });
  }
  if (boss.state === 'active' && boss.zone !== null && boss.acted < pass && pass === 1)
    groups.push({ kind: boss.kind, level: boss.level, zone: boss.zone, n: 1, boss: true });
  return groups;
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

/** Zones where somebody stands, with how many; with `only`, as if that Adventurer were alone (DK-SKILL-TAUNT). */
function occupied(board: Board, only: Who | null): Map<ZoneNo, number> {
  const zones = new Map<ZoneNo, number>();
  board.party.forEach((one, who) => {
    if (!isKo(one) && (only === null || only === who)) zones.set(one.zone, (zones.get(one.zone) ?? 0) + 1);
  });
  return zones;
}

const ascending = (a: number, b: number): number => a - b;

/** The keys with the least value, in reading order. */
function least(values: ReadonlyMap<ZoneNo, number>): ZoneNo[] {
  let [top, zones]: [number, ZoneNo[]] = [Infinity, []];
  for (const [zone, value] of values) {
    if (value < top) [top, zones] = [value, [zone]];
    else if (value === top) zones.push(zone);
  }
  return zones.length > 1 ? zones.sort(ascending) : zones;
}

/** The Zones a group may attack; several are a tie for the table. None: it moves. */
export function targetsOf(board: Board, group: Group, only: Who | null): ZoneNo[] {
  const zones = occupied(board, only);
  const { range, special } = habitsOf(group.kind);
  if (range === 0) return zones.has(group.zone) ? [group.zone] : [];
  const inReach = new Map<ZoneNo, number>();
  for (const zone of zones.keys()) {
    const far = rangeOf(board, group.zone, zone);
    if (far <= range) inReach.set(zone, far);
  }
  if (special !== 'mostAdventurers') return least(inReach);
  // DK-RULING-42: the Giant looks for the fullest Zone, not for the nearest.
  return least(new Map([...inReach.keys()].map((zone) => [zone, -zones.get(zone)!])));
}

/** DK-EMOVE-02, DK-RULING-14: the nearest Zones with Adventurers that an open route leads to; closed doors do not make them farther. */
export function destinationsOf(board: Board, group: Group, only: Who | null): ZoneNo[] {
  const away = new Map<ZoneNo, number>();
  for (const zone of occupied(board, only).keys()) {
    const far = nearSteps(board, group.zone, zone);
    if (far !== FAR) away.set(zone, far);
  }
  return least(away).filter((zone) => openSteps(board, group.zone, zone) !== FAR);
}

const sees = (board: Board, zone: ZoneNo): boolean =>
  [...occupied(board, null).keys()].some((other) => rangeOf(board, zone, other) !== FAR);

/** How many Zones a group crosses in one Move. DK-RULING-44: an Ogre that sees anybody when it sets out charges. */
export function zonesPerMove(board: Board, group: Group): number {
  const { move, special }: Habits = habitsOf(group.kind);
  return special === 'charge' && sees(board, group.zone) ? CHARGE : move;
}
