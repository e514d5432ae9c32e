// DK-MELEE-01, DK-TPO: who gets the hits: one Monster all of them, Undead by choice or by Targeting Priority.

import { said, split, type Ask } from '@gravetable/kernel';
import { gainAp } from '../adrenaline.ts';
import type { EnemyKind } from '../cards/ids.ts';
import { isUndead } from '../cards/undead.ts';
import { onZone } from '../asking.ts';
import { zoneId } from '../enemies/lookout.ts';
import { bossStats, joinPacks, packsIn, statsOf } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import type { Board, Pack } from '../state.ts';
import { actionSources, attackOf, lends, type Blow } from './blow.ts';
import { canWound, woundsPerHit } from './numbers.ts';
import { foesOf } from '../enemies/foes.ts';
import { classesOfArmor, hitsPerFigure, strike, strikeBoss } from './wounds.ts';

const undeadOf = (board: Board, blow: Blow): Pack[] =>
  packsIn(board, blow.zone).filter(({ kind }) => isUndead(kind));

/** DK-SKILL-MARKSMAN, DK-SKILL-POINTBLANK: in Melee, or by these, the Undead are chosen freely (DK-RULING-111). */
export function choosesFreely(board: Board, blow: Blow): boolean {
  if (attackOf(blow) === 'melee') return true;
  const sources = actionSources(board, blow);
  const pointBlank = board.party[blow.who]!.zone === blow.zone && lends(sources, 'pointBlank');
  return pointBlank || lends(sources, 'marksman');
}

/** The packs the next hits may go to: all of them, or the class that comes first (DK-TPO-03). */
export function nextTargets(board: Board, blow: Blow): readonly Pack[] {
  const undead = undeadOf(board, blow);
  return choosesFreely(board, blow) ? undead : (classesOfArmor(undead)[0] ?? []);
}

/** A pack the next hits may go to, and what they would do to it. */
interface Target {
  readonly pack: Pack;
  /** Whether a hit does harm, and how many Wounds. */
  readonly harms: boolean;
  readonly armor: number;
  readonly each: number;
  /** How many hits it can take: until it is gone, or any number where none does harm. */
  readonly room: number;
}

function targetsOf(board: Board, { blow, sixes, hits }: Course): Target[] {
  return nextTargets(board, blow).map((pack) => {
    const { armor } = statsOf(pack);
    const harms = canWound(board, blow, sixes, armor);
    const each = woundsPerHit(board, blow, sixes, pack.kind);
    return {
      pack,
      harms,
      armor,
      each,
      room: harms ? Math.min(hits, pack.n * hitsPerFigure(pack, each)) : hits,
    };
  });
}

interface Course {
  readonly blow: Blow;
  readonly sixes: number;
  /** Hits not yet allotted. */
  readonly hits: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function askHits(t: T, course: Course): Ask<readonly number[]> | null {
  const { board } = t;
  const { blow, hits } = course;
  if (isOver(board) || isKo(board.party[blow.who]!)) return null;
  if (nextTargets(board, blow).length < 2) return null;
  const targets = targetsOf(board, course);
  const rooms = targets.map(({ room }) => room);
  const total = Math.min(hits, sum(rooms));
  if (total === 0 || total === sum(rooms)) return null;
  // DK-TPO-05: what cannot be wounded takes all the hits; there is nothing to choose.
  if (!targets.some(({ harms }) => harms)) return null;
  return split(ownerOf(board, blow.who), total, rooms, () => ({
    kind: 'hits',
    about: { adventurer: board.party[blow.who]!.id, n: total },
    says: (place) => {
      const { pack, harms, armor } = targets[place]!;
      return said('place.pack', {
        foes: foesOf(pack.kind, pack.n),
        wounds: pack.wounds,
        armor: harms ? 0 : armor,
      });
    },
    touches: () => onZone(board, blow.zone),
  }));
}

/** Without a question: as many as fit, from the first pack on. */
function spread(rooms: readonly number[], total: number): number[] {
  let left = total;
  return rooms.map((room) => {
    const part = Math.min(left, room);
    left -= part;
    return part;
  });
}

export interface Effect {
  readonly felled: readonly EnemyKind[];
  readonly hits: number;
}

/** Give out hits among the next targets; what is left may go to the next class. */
function land(t: T, course: Course, answer: readonly number[] | null): Effect {
  const { board } = t;
  const { blow, hits } = course;
  const targets = targetsOf(board, course);
  const rooms = targets.map(({ room }) => room);
  const parts = answer ?? spread(rooms, Math.min(hits, sum(rooms)));
  const noRegen = lends(actionSources(board, blow), 'noRegen');
  const felled: EnemyKind[] = [];
  let wounds = 0;
  for (let place = 0; place < targets.length; place++) {
    const part = parts[place]!;
    if (part === 0) continue;
    const { pack, harms, each } = targets[place]!;
    if (!harms) {
      t.tell?.({ kind: 'noEffect', enemy: pack.kind, n: part, zone: zoneId(board, blow.zone) });
      continue;
    }
    const struck = strike(t, blow.who, pack, part, each, noRegen);
    felled.push(...struck.felled);
    wounds += struck.wounds;
  }
  joinPacks(board);
  gainAp(t, blow.who, wounds);
  return { felled, hits: hits - sum(parts) };
}

/** DK-TPO-02: all hits go to the one Monster or the Boss; the excess is lost. */
function strikeMonster(t: T, blow: Blow, sixes: number, hits: number): readonly EnemyKind[] {
  const { board } = t;
  const noRegen = lends(actionSources(board, blow), 'noRegen');
  const pack = typeof blow.at === 'number' ? board.packs[blow.at]! : null;
  const kind = pack?.kind ?? board.boss.kind;
  const { armor } = pack === null ? bossStats(board) : statsOf(pack);
  if (!canWound(board, blow, sixes, armor)) {
    if (hits > 0) t.tell?.({ kind: 'noEffect', enemy: kind, n: hits, zone: zoneId(board, blow.zone) });
    return [];
  }
  const each = woundsPerHit(board, blow, sixes, kind);
  const struck =
    pack === null
      ? strikeBoss(t, blow.who, hits, each, noRegen)
      : strike(t, blow.who, pack, Math.min(hits, hitsPerFigure(pack, each)), each, noRegen);
  joinPacks(board);
  gainAp(t, blow.who, struck.wounds);
  return struck.felled;
}

/** DK-CMB-04 Hits are allotted by the rules of the Action's type; returns what was eliminated. */
export const allot = procedure<Course, readonly EnemyKind[]>('allot')
  .set('DK-CMB-04', 'felled', (t, v): readonly EnemyKind[] =>
    v.blow.at === 'undead' ? [] : strikeMonster(t, v.blow, v.sixes, v.hits),
  )
  .while(
    'DK-TPO-03',
    (t, v) => v.blow.at === 'undead' && v.hits > 0 && nextTargets(t.board, v.blow).length > 0,
    (each) =>
      each
        .ask('DK-MELEE-01', 'parts', (t, v) => askHits(t, v))
        .set('DK-TPO-04', 'effect', (t, v): Effect => land(t, v, v.parts))
        .set('DK-CMB-08', 'felled', (_, v): readonly EnemyKind[] => [...v.felled, ...v.effect.felled])
        // Freely given hits are given once; by priority what is left goes on to the next class.
        .set('DK-CMB-06', 'hits', (t, v): number => (choosesFreely(t.board, v.blow) ? 0 : v.effect.hits)),
  )
  .return('DK-CMB-06a', (_, v) => v.felled)
  .end();
