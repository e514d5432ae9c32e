// Where the party wants to go: what the Quest asks for, in its own words, then what lies on the way.
import { EQUIPMENT } from '../cards/box.ts';
import { questOf } from '../cards/quests/index.ts';
import type { Condition, QuestEffect } from '../cards/quests/words.ts';
import { enemiesIn, bossStats } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { ZoneNo } from '../map/types.ts';
import { holds } from '../quests/conditions.ts';
import type { Board, Who } from '../state.ts';
import { chart } from '../where.ts';
import { bestPen } from './weapons.ts';
import { leftOf, standing } from './threat.ts';
import { farTo, NO_WAY } from './ways.ts';

export type GoalKind =
  | 'objective'
  | 'wakes'
  | 'treasure'
  | 'artifact'
  | 'search'
  | 'boss'
  | 'notable'
  | 'lock'
  | 'tower'
  | 'exit'
  | 'friend';

export interface Goal {
  readonly kind: GoalKind;
  readonly zone: ZoneNo;
  readonly worth: number;
  /** How many should go there; beyond that it is worth less. */
  readonly room: number;
}

/** All conditions a condition is made of. */
const parts = (one: Condition): readonly Condition[] =>
  one.is === 'all' || one.is === 'any' ? one.of.flatMap(parts) : [one];

/** Whether taking this Objective would wake the Boss. */
function wakes(board: Board, at: number): boolean {
  if (board.boss.state !== 'inactive') return false;
  const { active, rules } = questOf(board.quest);
  if (rules.some(({ rule }) => rule === 'hiddenBlue')) return false;
  const { taken } = board.objectives;
  taken[at] = true;
  const woken = holds(board, active);
  taken[at] = false;
  return woken;
}

/** Whether anybody could wound the Boss, and the party is fit for it. */
export function isReady(board: Board): boolean {
  const up = standing(board);
  const { armor } = bossStats(board);
  const piercing = up.filter((who) => bestPen(board, who) >= armor).length;
  const fit = up.filter((who) => leftOf(board.party[who]!) > 3).length;
  return piercing >= Math.min(2, up.length) && fit * 3 >= board.party.length * 2;
}

/** Patience has an end: later it must do with what there is. */
const PATIENCE = 14;
const goesOn = (board: Board): boolean => isReady(board) || board.round >= PATIENCE;

const effectsOf = (board: Board, colour: string): QuestEffect[] =>
  questOf(board.quest).rules.flatMap((one) =>
    one.rule === 'onTake' && (one.colour === colour || one.colour === 'any') ? [one.effect] : [],
  );

/** Whether an Objective is asked for: to win, to wake the Boss, to unlock something, or to weaken the Boss. */
function isWanted(board: Board, at: number): boolean {
  const { win, active, rules } = questOf(board.quest);
  const { face, zone } = board.objectives;
  if (effectsOf(board, face[at]!).length > 0) return true;
  if (rules.some((one) => one.rule === 'onActivation' && one.effect.does === 'stagePerObjective'))
    return board.boss.state === 'inactive' && face[at] === 'red';
  const asked = [...parts(win), ...(board.boss.state === 'inactive' ? parts(active) : [])];
  return asked.some((one) => {
    if (holds(board, one)) return false;
    if (one.is === 'taken' || one.is === 'activated') return true;
    if (one.is === 'takenColour') return one.colour === face[at] || face[at] === 'red';
    return one.is === 'takenAt' && zoneNo(chartOf(board.quest), one.zone) === zone[at];
  });
}

/** Objectives are fetched by a band: whoever goes alone is worn down alone. */
export const TOGETHER = 4;

function objectives(board: Board, out: Goal[], room: number): void {
  const { zone, taken } = board.objectives;
  zone.forEach((where, at) => {
    if (taken[at] === true || !isWanted(board, at)) return;
    const waking = wakes(board, at);
    out.push({ kind: waking ? 'wakes' : 'objective', zone: where, worth: 7, room });
  });
}

/** What must be done to wake the Boss besides taking Objectives. */
function wakings(board: Board, out: Goal[]): void {
  const { active } = questOf(board.quest);
  const map = chart(board);
  for (const one of parts(active)) {
    if (holds(board, one)) continue;
    if (one.is === 'eliminated') {
      const pack = board.packs.find(({ kind }) => kind === one.enemy);
      if (pack !== undefined) out.push({ kind: 'notable', zone: pack.zone, worth: 6, room: 4 });
    }
    if (one.is === 'doorOpened') {
      const no = map.doors.findIndex(({ colour }) => colour === one.colour);
      if (no >= 0 && (board.unlocked & (1 << no)) !== 0)
        for (const zone of map.doors[no]!.zones) out.push({ kind: 'lock', zone, worth: 6, room: 6 });
    }
    if (one.is === 'towerEntered' && board.stairs !== 0)
      map.stairs.forEach(({ zones }, no) => {
        if ((board.stairs & (1 << no)) === 0) return;
        const top = zones.find((zone) => map.zones[zone]!.tower);
        if (top !== undefined) out.push({ kind: 'tower', zone: top, worth: 6, room: 6 });
      });
  }
}

const isWaking = ({ kind }: Goal): boolean => kind === 'wakes' || kind === 'lock' || kind === 'tower';

/** Everything worth going to. */
export function goalsOf(board: Board, band = TOGETHER): Goal[] {
  const out: Goal[] = [];
  const { boss } = board;
  objectives(board, out, band);
  if (boss.state === 'inactive') wakings(board, out);
  const needed = out.filter((one) => !isWaking(one));
  const open = needed.filter((one) => standing(board).some((who) => isReachable(board, who, one.zone)));
  // The Boss is woken last, and by a party that can fight it.
  const goals = open.length > 0 || !goesOn(board) ? needed : out;
  const patience = board.round < PATIENCE ? 1 : 0.4;
  board.treasure.zone.forEach((zone, at) => {
    const face = board.treasure.seen[at] === true ? board.treasure.face[at] : null;
    goals.push({ kind: 'treasure', zone, worth: (face === 'artifact' ? 6 : 5) * patience, room: 1 });
  });
  for (const zone of board.artifacts) goals.push({ kind: 'artifact', zone, worth: 5.5, room: 1 });
  for (const zone of new Set(board.search))
    if (enemiesIn(board, zone) === 0) goals.push({ kind: 'search', zone, worth: 1.5 * patience, room: 1 });
  if (boss.state === 'active' && boss.zone !== null)
    goals.push({ kind: 'boss', zone: boss.zone, worth: 8, room: 6 });
  const { exit } = questOf(board.quest);
  if (
    exit !== null &&
    goals.every(({ kind }) => kind !== 'objective' && kind !== 'boss') &&
    boss.state === 'gone'
  )
    goals.push({ kind: 'exit', zone: zoneNo(chartOf(board.quest), exit), worth: 20, room: 6 });
  return goals;
}

const isReachable = (board: Board, who: Who, zone: ZoneNo): boolean =>
  farTo(board, board.party[who]!.zone, zone) < NO_WAY;

const STEP = 0.6;
const CROWD = 2.5;

/** A Search token stays where it is: whoever has found a few things leaves it to others. */
const FINDS = 2;
export function wantsFinds(board: Board, who: Who): boolean {
  const { hands, body, pack } = board.party[who]!;
  const found = [...hands, ...pack, ...(body === null ? [] : [body])].filter((card) => {
    const { deck } = EQUIPMENT[card]!;
    return deck === 'necromantic' || deck === 'artifact';
  });
  return found.length < FINDS || (found.length < 2 * FINDS && bestPen(board, who) < bossStats(board).armor);
}

/** Friends who lie and could be helped by somebody with a Potion. */
function friends(board: Board, who: Who): Goal[] {
  if (board.party[who]!.potions === 0) return [];
  return board.party.flatMap((one): Goal[] =>
    isKo(one) ? [{ kind: 'friend', zone: one.zone, worth: 9, room: 1 }] : [],
  );
}

/** One goal for each who stands: the best by worth and way, not all the same. */
export function assigned(board: Board, band = TOGETHER): ReadonlyMap<Who, Goal> {
  const goals = goalsOf(board, band);
  const found = new Map<Who, Goal>();
  const sent = new Map<Goal, number>();
  const left = new Set(standing(board));
  const finders = new Set(standing(board).filter((who) => wantsFinds(board, who)));
  while (left.size > 0) {
    let best: { who: Who; goal: Goal; score: number } | null = null;
    for (const who of left)
      for (const goal of [...goals, ...friends(board, who)]) {
        const far = farTo(board, board.party[who]!.zone, goal.zone);
        if (far >= NO_WAY || (goal.kind === 'search' && !finders.has(who))) continue;
        const over = Math.max(0, (sent.get(goal) ?? 0) + 1 - goal.room);
        const score = goal.worth - STEP * far - CROWD * over;
        if (best === null || score > best.score) best = { who, goal, score };
      }
    if (best === null) break;
    found.set(best.who, best.goal);
    sent.set(best.goal, (sent.get(best.goal) ?? 0) + 1);
    left.delete(best.who);
  }
  return found;
}
