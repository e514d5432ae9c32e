// Where somebody wants to go, at a glance: the Quest's goals are kept as long as nothing about them has changed, and only one of the
// party is sent.

import { questOf } from '../cards/quests/index.ts';
import { bossStats } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { chartOf, zoneNo } from '../map/chart.ts';
import type { Board, Who } from '../state.ts';
import { isWaking, objectives, wakings, type Goal, type GoalKind } from './goals.ts';
import { armed } from './quick-arms.ts';
import { fallenIn, type Field } from './quick-field.ts';
import type { Taste } from './quick-taste.ts';
import { NO_WAY, waysTable } from './ways.ts';

const PATIENCE = 14;
const BAND = 6;
const STATES = { inactive: 0, active: 1, gone: 2 } as const;

/** What the Quest asks for: to be done first, and what wakes the Boss. */
interface Asked {
  readonly needed: readonly Goal[];
  readonly waking: readonly Goal[];
}
interface Kept {
  readonly quest: string;
  readonly numbers: readonly number[];
  readonly asked: Asked;
}
let kept: Kept | null = null;

function isKept({ quest, numbers }: Kept, board: Board, notables: number, taken: number): boolean {
  return (
    quest === board.quest &&
    numbers[0] === taken &&
    numbers[1] === STATES[board.boss.state] &&
    numbers[2] === board.open &&
    numbers[3] === board.unlocked &&
    numbers[4] === board.stairs &&
    numbers[5] === notables &&
    numbers[6] === fallenIn(board)
  );
}

const FACES = { red: 0, blue: 1, green: 2 } as const;

/** The Quest's goals; which Objectives are taken, and what they showed, is told by one number. */
function askedBy(board: Board, { notables }: Field): Asked {
  const { taken, face } = board.objectives;
  let bits = 0;
  for (let at = 0; at < taken.length; at++) bits = bits * 6 + FACES[face[at]!] * 2 + (taken[at]! ? 1 : 0);
  if (kept !== null && isKept(kept, board, notables, bits)) return kept.asked;
  const all: Goal[] = [];
  objectives(board, all, BAND);
  const needed = all.filter((one) => !isWaking(one));
  const waking = all.filter(isWaking);
  if (board.boss.state === 'inactive') {
    const found: Goal[] = [];
    wakings(board, found);
    for (const one of found) (isWaking(one) ? waking : needed).push(one);
  }
  const { boss, open, unlocked, stairs } = board;
  const numbers = [bits, STATES[boss.state], open, unlocked, stairs, notables, fallenIn(board)];
  kept = { quest: board.quest, numbers, asked: { needed, waking } };
  return kept.asked;
}

/** Whether the party is fit for the Boss. */
export function isFit(board: Board): boolean {
  const { armor } = bossStats(board);
  let [up, piercing, fit] = [0, 0, 0];
  for (const a of board.party) {
    const { health, pen } = armed(a);
    if (a.wounds >= health) continue;
    up++;
    if (pen >= armor) piercing++;
    if (health - a.wounds > 3) fit++;
  }
  return (piercing >= Math.min(2, up) && fit * 3 >= board.party.length * 2) || board.round >= PATIENCE;
}

const FINDS = 2;
/** Whoever has found a few things leaves Search tokens to others. */
export function seeksFinds(board: Board, who: Who): boolean {
  const { finds, pen } = armed(board.party[who]!);
  return finds < FINDS || (finds < 2 * FINDS && pen < bossStats(board).armor);
}

export interface Aim {
  readonly kind: GoalKind;
  readonly zone: number;
}

/** Goals compared one after the other for one of the party. */
class Quest {
  kind: GoalKind | null = null;
  zone = -1;
  #most = -Infinity;
  readonly #board: Board;
  readonly #who: Who;
  readonly #far: Uint8Array;
  readonly #size: number;
  readonly #taste: Taste;

  constructor(board: Board, who: Who, taste: Taste) {
    this.#board = board;
    this.#who = who;
    this.#taste = taste;
    this.#far = waysTable(board);
    this.#size = board.revealed.length;
  }

  far(from: number, to: number): number {
    return this.#far[from * this.#size + to]!;
  }

  /** Whether it can be got to. */
  offer(kind: GoalKind, zone: number, worth: number, room: number): boolean {
    const { party } = this.#board;
    const far = this.far(party[this.#who]!.zone, zone);
    if (far >= NO_WAY) return false;
    let score = worth - this.#taste.far * far;
    if (score <= this.#most) return true;
    if (room < party.length) {
      // Those who are nearer go first.
      let nearer = 1 - room;
      for (let who = 0; who < party.length; who++) {
        if (who === this.#who || isKo(party[who]!)) continue;
        const other = this.far(party[who]!.zone, zone);
        if (other < far || (other === far && who < this.#who)) nearer++;
      }
      if (nearer > 0) score -= this.#taste.crowd * nearer;
    }
    if (score > this.#most) {
      this.#most = score;
      this.kind = kind;
      this.zone = zone;
    }
    return true;
  }
}

/** What one of the party goes for; null: nothing. */
export function aimOf(board: Board, who: Who, field: Field, taste: Taste): Aim | null {
  const { party, boss, treasure, artifacts, search } = board;
  const quest = new Quest(board, who, taste);
  const { needed, waking } = askedBy(board, field);
  let open = false;
  let objective = false;
  for (const { kind, zone, room } of needed) {
    if (quest.offer(kind, zone, kind === 'notable' ? taste.toWaking - 1 : taste.toObjective, room))
      open = true;
    if (kind === 'objective') objective = true;
  }
  if (!open && waking.length > 0 && isFit(board))
    for (const { kind, zone, room } of waking) quest.offer(kind, zone, taste.toWaking, room);
  const patience = board.round < PATIENCE ? 1 : 0.4;
  for (const zone of treasure.zone) quest.offer('treasure', zone, taste.toTreasure * patience, 1);
  for (const zone of artifacts) quest.offer('artifact', zone, taste.toArtifact, 1);
  if (search.length > 0 && seeksFinds(board, who))
    for (const zone of search)
      if (field.count[zone] === 0) quest.offer('search', zone, taste.toSearch * patience, 1);
  if (boss.state === 'active' && boss.zone !== null) quest.offer('boss', boss.zone, taste.toBoss, BAND);
  if (boss.state === 'gone' && !objective) {
    const { exit } = questOf(board.quest);
    if (exit !== null) quest.offer('exit', zoneNo(chartOf(board.quest), exit), 20, BAND);
  }
  if (party[who]!.potions > 0)
    for (const one of party) if (isKo(one)) quest.offer('friend', one.zone, taste.toFriend, 1);
  return quest.kind === null ? null : { kind: quest.kind, zone: quest.zone };
}
