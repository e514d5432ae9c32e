// DK-EP, DK-MULTI: the Activation Step. Pass by pass, all Attacks before any Move.

import { clearVotes } from '@gravetable/kernel';
import { askTable, zoneAside } from '../asking.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure } from '../rulebook.ts';
import { SITS_OUT, type Board, type Pack, type Who } from '../state.ts';
import { zoneId } from './lookout.ts';
import { strikeZone, type Blow } from './attacks.ts';
import {
  areGroups,
  foesNamed,
  groupsOf,
  markActed,
  nameOf,
  statsOfGroup,
  targetsOf,
  type Group,
} from './groups.ts';
import { moveGroup } from './moves.ts';
import { joinPacks } from './packs.ts';

/** A group that can attack, and the Zones it may attack. */
interface Aim {
  readonly group: Group;
  readonly zones: readonly ZoneNo[];
}
/** A group and the Zone it attacks. */
interface Strike {
  readonly group: Group;
  readonly zone: ZoneNo;
}

function aimsOf(board: Board, pass: number, only: Who | null): Aim[] {
  const aims: Aim[] = [];
  for (const group of groupsOf(board, pass)) {
    const zones = targetsOf(board, group, only);
    if (zones.length > 0) aims.push({ group, zones });
  }
  return aims;
}

/** DK-RULING-134: one entry for each name and Damage. */
function blowsAt(board: Board, strikes: readonly Strike[], zone: ZoneNo): Blow[] {
  const blows: Blow[] = [];
  for (const { group, zone: at } of strikes) {
    if (at !== zone) continue;
    const { attacks, damage } = statsOfGroup(board, group);
    const n = attacks * group.n;
    const enemy = nameOf(group);
    const same = blows.findIndex((blow) => blow.enemy === enemy && blow.damage === damage);
    if (same === -1) blows.push({ enemy, damage, n });
    else blows[same] = { enemy, damage, n: blows[same]!.n + n };
  }
  return blows;
}

const firstZone = (strikes: readonly Strike[]): ZoneNo =>
  strikes.reduce((first, { zone }) => Math.min(first, zone), Infinity);

/**
 * DK-RULING-18, -135: every group that can attack fixes its target Zone; the Zones are struck in reading order; then
 * everybody else moves. `only`: a taunted Enemy sees nobody else.
 */
const pass = procedure<{ pass: number; only: Who | null }>('pass')
  .set('DK-RULING-18', 'aims', (t, v) => aimsOf(t.board, v.pass, v.only))
  .set('DK-RULING-18a', 'strikes', (): readonly Strike[] => [])
  .while(
    'DK-RULING-135',
    (_, v) => v.aims.length > 0,
    (each) =>
      each
        .ask('DK-RULING-43', 'target', (t, v) => {
          const { group, zones } = v.aims[0]!;
          return askTable(t, zones, () =>
            zoneAside(t.board, 'targetZone', {
              foes: foesNamed(nameOf(group), group.n),
              enemy: nameOf(group),
              n: group.n,
              zone: zoneId(t.board, group.zone),
              code: zoneId(t.board, group.zone),
            }),
          );
        })
        .set('DK-RULING-135a', 'strikes', (t, v): readonly Strike[] => {
          const { group, zones } = v.aims[0]!;
          clearVotes(t);
          markActed(t.board, group, v.pass);
          return [...v.strikes, { group, zone: v.target ?? zones[0]! }];
        })
        .set('DK-RULING-135b', 'aims', (_, v) => v.aims.slice(1)),
  )
  .while(
    'DK-EP-02',
    (t, v) => v.strikes.length > 0 && !isOver(t.board),
    (each) =>
      each
        .set('DK-RULING-135c', 'zone', (_, v) => firstZone(v.strikes))
        .call('DK-ATK-04', (t, v) =>
          strikeZone.with({ zone: v.zone, blows: blowsAt(t.board, v.strikes, v.zone), only: v.only }),
        )
        .set('DK-RULING-135d', 'strikes', (_, v) => v.strikes.filter(({ zone }) => zone !== v.zone)),
  )
  .set('DK-EMOVE-01', 'movers', (t, v) => groupsOf(t.board, v.pass))
  .while(
    'DK-EMOVE-01a',
    (t, v) => v.movers.length > 0 && !isOver(t.board),
    (each) =>
      each
        .call('DK-EMOVE-01b', (_, v) => moveGroup.with({ group: v.movers[0]!, pass: v.pass, only: v.only }))
        .set('DK-EMOVE-01c', 'movers', (_, v) => v.movers.slice(1)),
  )
  .end();

const PASSES = 3;

/** Whoever takes part acts; nobody else. */
export function callUp(board: Board, concerned: (pack: Pack) => boolean, boss: boolean): void {
  for (const pack of board.packs) pack.acted = concerned(pack) ? 0 : SITS_OUT;
  board.boss.acted = boss ? 0 : SITS_OUT;
}

function dismiss(board: Board): void {
  for (const pack of board.packs) pack.acted = 0;
  board.boss.acted = 0;
  joinPacks(board);
}

/** DK-MULTI-02: a pass for everybody, then for those with a second Action, then for those with a third. */
export const passes = procedure<{ only: Who | null }>('passes')
  .set('DK-MULTI-01', 'pass', (): number => 1)
  .while(
    'DK-MULTI-02',
    (t, v) => v.pass <= PASSES && !isOver(t.board) && areGroups(t.board, v.pass),
    (each) =>
      each
        .do('DK-MULTI-02a', (t, v) => v.pass > 1 && t.tell?.({ kind: 'nextPass', n: v.pass }))
        .call('DK-MULTI-02b', (_, v) => pass.with({ pass: v.pass, only: v.only }))
        .set('DK-MULTI-02c', 'pass', (_, v) => v.pass + 1),
  )
  .do('DK-MULTI-02d', (t) => dismiss(t.board))
  .end();

/** DK-EP-01: the Activation Step of the Enemy Phase. */
export const activationStep = procedure('activationStep')
  .do('DK-EP-01', (t) => {
    t.board.phase = 'activation';
    t.tell?.({ kind: 'activationStep' });
    callUp(t.board, (pack) => !pack.bound, true);
  })
  .call('DK-GEN-07', () => passes.with({ only: null }))
  .do('DK-EP-01a', (t) => {
    for (const pack of t.board.packs) pack.bound = false;
    joinPacks(t.board);
  })
  .end();
