// DK-ADR, DK-ULTRA: Adrenaline Points, Danger Levels and the Skills they bring.

import { choose, said, type Ask } from '@gravetable/kernel';
import { adventurerOf } from './cards/adventurers.ts';
import { EQUIPMENT } from './cards/box.ts';
import { keyOf, SKILLS } from './cards/skills.ts';
import { DANGERS, type Danger } from './cards/ids.ts';
import type { Skill, SkillKey } from './cards/skill.ts';
import { isOf } from './classes.ts';
import { isOver } from './judge.ts';
import { procedure, type T } from './rulebook.ts';
import { ownerOf } from './seats.ts';
import { activeCards, groupsOf, skillGroup, sourceCount } from './skills.ts';
import { FREE_KINDS, type Adventurer, type Board, type FreeKind, type Who } from './state.ts';

/** DK-ADR-03. */
export const YELLOW = 7;
export const ORANGE = 19;
export const RED = 43;

type LevelUp = Board['queue']['levelUps'][number];

/** DK-ADR-03, DK-ULTRA-02: once Red, for ever Red. */
export function dangerOf(a: Adventurer): Danger {
  if (a.laps > 0 || a.ap >= RED) return 'red';
  if (a.ap >= ORANGE) return 'orange';
  return a.ap >= YELLOW ? 'yellow' : 'blue';
}

/** The AP at which the next Danger Level begins; null at Red. */
export const nextDanger = (a: Adventurer): number | null =>
  ({ blue: YELLOW, yellow: ORANGE, orange: RED, red: null })[dangerOf(a)];

/** DK-ADR-09, DK-RULING-27, -142: the line Enemy cards are read on, from 0; the KO'ed count. */
export function partyDanger(board: Board): number {
  return board.party.reduce((most, a) => Math.max(most, DANGERS.indexOf(dangerOf(a))), 0);
}

/** DK-RULING-148. */
export const totalAp = (a: Adventurer): number => a.laps * RED + a.ap;

/** DK-ADR-01, -08: the tracker moves; choices of Skills wait in the queue (DK-RULING-107, -142). */
export function gainAp(t: T, who: Who, n: number): void {
  const { board } = t;
  const a = board.party[who]!;
  const before = dangerOf(a);
  if (n <= 0) return;
  let left = n;
  while (left > 0) {
    // DK-RULING-95: the bar ends at Red, except in Ultrared.
    const next = a.ap < ORANGE ? ORANGE : RED;
    const step = Math.min(left, next - a.ap);
    if (step === 0) break;
    a.ap += step;
    left -= step;
    if (a.ap === ORANGE) board.queue.levelUps.push({ who, at: 'orange' });
    if (a.ap !== RED) continue;
    board.queue.levelUps.push({ who, at: 'red' });
    if (!board.ultrared) break;
    a.ap = 0;
    a.laps++;
    t.tell?.({ kind: 'ultrared', adventurer: a.id, n: a.laps });
  }
  if (left === n) return;
  t.tell?.({ kind: 'adrenaline', adventurer: a.id, n: n - left, ap: a.ap });
  reach(t, who, before);
}

/** DK-ADR-05, DK-RULING-99: the fourth Action counts from the moment Yellow is reached. */
function reach(t: T, who: Who, before: Danger): void {
  const a = t.board.party[who]!;
  const now = dangerOf(a);
  if (now === before) return;
  t.tell?.({ kind: 'danger', adventurer: a.id, danger: now, pieces: [`adventurer:${a.id}`] });
  if (before === 'blue' && t.board.turn.who === who) t.board.turn.actions++;
}

/** DK-ADR-05. */
const BLUE_ACTIONS = 3;

/** DK-PP-02, DK-SKILL-ACTION1. */
export function actionsOf(board: Board, who: Who): number {
  const yellow = dangerOf(board.party[who]!) === 'blue' ? 0 : 1;
  return BLUE_ACTIONS + yellow + sourceCount(board, who, 'action1');
}

const FREE_SKILLS = FREE_KINDS.map((kind): SkillKey =>
  kind === 'spell' ? 'spellcaster' : keyOf('free1', kind),
);

const FREE = skillGroup(FREE_SKILLS);

export const NO_FREE: readonly number[] = FREE_KINDS.map(() => 0);

/** DK-SKILL-FREE1, DK-SKILL-SPELLCASTER: free Actions of a Turn, by FREE_KINDS. */
export function freeActionsOf(board: Board, who: Who): number[] {
  const free = NO_FREE.slice();
  const a = board.party[who]!;
  if ((groupsOf(a) & FREE) === 0) return free;
  countFree(free, a.skills);
  for (const card of activeCards(a)) countFree(free, EQUIPMENT[card]!.eq);
  return free;
}

function countFree(free: number[], keys: readonly SkillKey[]): void {
  for (const key of keys) {
    const place = FREE_SKILLS.indexOf(key);
    if (place >= 0) free[place]!++;
  }
}

const freeKindOf = (key: SkillKey): FreeKind | null => FREE_KINDS[FREE_SKILLS.indexOf(key)] ?? null;

/** DK-ADR-10, DK-RULING-99: a Skill works from now on, Actions of the running Turn included. */
function learn(t: T, who: Who, key: SkillKey): void {
  const { board } = t;
  const a = board.party[who]!;
  a.skills.push(key);
  t.tell?.({ kind: 'learns', adventurer: a.id, skill: key, pieces: [`adventurer:${a.id}`] });
  if (board.turn.who !== who) return;
  if (key === 'action1') board.turn.actions++;
  const free = freeKindOf(key);
  if (free !== null) board.turn.free[FREE_KINDS.indexOf(free)]!++;
}

/** Skills that mean nothing without a Class (DK-RULING-94). */
const BOUND: Readonly<Partial<Record<SkillKey, 'crusher' | 'duo' | 'fighter'>>> = {
  bloodlustPen: 'fighter',
  bloodlustDice: 'fighter',
  crushRoll: 'crusher',
  duoFree: 'duo',
  duoRoll: 'duo',
};

/** DK-ULTRA-04, DK-RULING-94. */
function isOpenTo(board: Board, who: Who, { key, skill, of, stacking }: Skill): boolean {
  const owned = board.party[who]!.skills.includes(key);
  if (owned && stacking === 'no') return false;
  if (skill === 'class' && isOf(board, who, of as never)) return false;
  const bound = BOUND[key];
  return bound === undefined || isOf(board, who, bound);
}

/** DK-ADR-06, -07, DK-ULTRA-03, -04: the Skills to choose from on reaching a Level. */
export function offeredSkills(board: Board, { who, at }: LevelUp): SkillKey[] {
  const a = board.party[who]!;
  const card = adventurerOf(a.id);
  const left = (keys: readonly SkillKey[]): SkillKey[] => keys.filter((key) => !a.skills.includes(key));
  const here = left(at === 'orange' ? card.orange : card.red);
  if (here.length > 0) return here;
  if (left([...card.orange, ...card.red]).length > 0) return [];
  return SKILLS.filter((skill) => isOpenTo(board, who, skill)).map(({ key }) => key);
}

function askSkill(t: T): Ask<SkillKey> | null {
  const next = t.board.queue.levelUps[0]!;
  const offered = offeredSkills(t.board, next);
  if (offered.length < 2 || isOver(t.board)) return null;
  const a = t.board.party[next.who]!;
  return choose(ownerOf(t.board, next.who), offered, {
    kind: 'levelUp',
    about: { adventurer: a.id, danger: next.at },
    says: (key) => said('option.skill', { skill: key }),
    touches: () => [`adventurer:${a.id}`],
  });
}

/** DK-ADR-06 DK-ADR-07 The level-ups that wait, one Skill after the other. */
export const levelUps = procedure('levelUps')
  .while(
    'DK-ADR-06',
    (t) => t.board.queue.levelUps.length > 0,
    (each) =>
      each
        .ask('DK-ADR-07', 'key', (t) => askSkill(t))
        .do('DK-ADR-10', (t, v) => {
          const next = t.board.queue.levelUps.shift()!;
          const [only] = offeredSkills(t.board, next);
          const key = v.key ?? only;
          if (key !== undefined && !isOver(t.board)) learn(t, next.who, key);
        }),
  )
  .end();

/** A call where something waits. */
export const levelUpsDue = (t: T) => (t.board.queue.levelUps.length === 0 ? null : levelUps.with());
