// DK-RULING-107: after the blow: Reaper, then level-ups, then Hit & Run.

import { choose, said, type Ask } from '@gravetable/kernel';
import { canSprint, sprintWay } from '../actions/move.ts';
import { reached, walk } from '../actions/walk.ts';
import { gainAp } from '../adrenaline.ts';
import { onZone } from '../asking.ts';
import { isUndead } from '../cards/undead.ts';
import type { EnemyKind } from '../cards/ids.ts';
import { exitsOf, zoneId } from '../enemies/lookout.ts';
import { joinPacks, packsIn } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { forAttack, freshSource, isFresh, spend, useKey, type Source } from '../skills.ts';
import type { Board, Pack } from '../state.ts';
import { countAction } from '../streaks.ts';
import { zonePiece } from '../where.ts';
import { actionSources, attackOf, type Blow } from './blow.ts';
import { eliminate, woundsLeft } from './wounds.ts';

/** Whether the attacker may still choose anything (DK-RULING-143). */
const isUp = (board: Board, { who }: Blow): boolean => !isOver(board) && !isKo(board.party[who]!);

/** DK-SKILL-REAPER, DK-RULING-114: Undead in the target Zone of a type just eliminated. */
function victims(board: Board, blow: Blow, felled: readonly EnemyKind[]): Pack[] {
  if (!isUp(board, blow)) return [];
  if (forAttack(actionSources(board, blow), 'reaper', attackOf(blow)).length === 0) return [];
  return packsIn(board, blow.zone).filter(({ kind }) => isUndead(kind) && felled.includes(kind));
}

/** The number of a victim, or -1 for none. */
function askReaper(t: T, blow: Blow, felled: readonly EnemyKind[]): Ask<number> | null {
  const { board } = t;
  const packs = victims(board, blow, felled);
  if (packs.length === 0) return null;
  return choose(ownerOf(board, blow.who), [...packs.keys(), -1], () => ({
    kind: 'reaper',
    about: { adventurer: board.party[blow.who]!.id },
    says: (place) => {
      const pack = packs[place];
      if (pack === undefined) return said('option.spare');
      return said('option.reap', { enemy: pack.kind, wounds: pack.wounds });
    },
    touches: () => onZone(board, blow.zone),
  }));
}

/** DK-SKILL-REAPER One more of a type just eliminated. */
export const reaper = procedure<{ blow: Blow; felled: readonly EnemyKind[] }>('reaper')
  .ask('DK-SKILL-REAPER', 'place', (t, v) => askReaper(t, v.blow, v.felled))
  .do('DK-RULING-114', (t, v) => {
    const pack = v.place === null ? undefined : victims(t.board, v.blow, v.felled)[v.place];
    if (pack === undefined) return;
    const { board } = t;
    const wounds = woundsLeft(pack);
    const zone = zoneId(board, v.blow.zone);
    t.tell?.({ kind: 'reaps', adventurer: board.party[v.blow.who]!.id, enemy: pack.kind, zone });
    eliminate(t, v.blow.who, pack, 1);
    joinPacks(board);
    gainAp(t, v.blow.who, wounds);
  })
  .end();

/** DK-RULING-106, -129: an unused source, only in the own Turn. */
function hitAndRunSource(board: Board, blow: Blow): Source | null {
  if (board.turn.who !== blow.who || !isUp(board, blow)) return null;
  const sources = actionSources(board, blow).filter(({ key }) => key === 'hitAndRun');
  return sources.find((one) => isFresh(board, useKey(blow.who, one))) ?? null;
}

export interface Run {
  readonly do: 'run' | 'sprint' | 'stay';
  readonly to: ZoneNo | null;
}
const STAY: Run = { do: 'stay', to: null };

/** DK-SKILL-HITRUN, DK-RULING-116: a free Move, which may be the Sprint, whatever Enemies stand there. */
function askRun(t: T, blow: Blow): Ask<Run> | null {
  const { board } = t;
  if (hitAndRunSource(board, blow) === null) return null;
  const { zone, id } = board.party[blow.who]!;
  const runs: Run[] = exitsOf(board, zone).map((to) => ({ do: 'run', to }));
  if (canSprint(board, blow.who))
    for (const { zone: to, steps } of reached(board, blow.who, 3))
      if (steps > 1) runs.push({ do: 'sprint', to });
  if (runs.length === 0) return null;
  return choose(ownerOf(board, blow.who), [...runs, STAY], () => ({
    kind: 'hitAndRun',
    about: { adventurer: id },
    says: (run) =>
      run.to === null
        ? said('option.stay')
        : said(run.do === 'run' ? 'option.run' : 'option.runSprint', {
            zone: zoneId(board, run.to),
            code: zoneId(board, run.to),
          }),
    touches: (run) => (run.to === null ? [] : [zonePiece(board, run.to)]),
  }));
}

/** DK-SKILL-HITRUN A free Move after an elimination. */
export const hitAndRun = procedure<{ blow: Blow }>('hitAndRun')
  .ask('DK-SKILL-HITRUN', 'run', (t, v) => askRun(t, v.blow))
  .call('DK-SKILL-HITRUNa', (t, v) => {
    const { board } = t;
    const to = v.run?.to ?? null;
    if (to === null) return null;
    const { who } = v.blow;
    spend(board, who, hitAndRunSource(board, v.blow)!);
    // DK-RULING-113: a Move like any other for Escalation.
    countAction(board, who, null);
    const zone = zoneId(board, to);
    t.tell?.({ kind: 'hitAndRun', adventurer: board.party[who]!.id, zone, pieces: [zonePiece(board, to)] });
    if (v.run!.do === 'run') return walk.with({ who, way: [to] });
    const way = sprintWay(board, who, to) ?? [];
    spend(board, who, freshSource(board, who, 'sprint')!);
    return walk.with({ who, way });
  })
  .end();
