// DK-CLASS: the Classes an Adventurer belongs to, and what is left of their Abilities in this Turn.

import { adventurerAt } from './cards/adventurers.ts';
import { CLASSES, type Class } from './cards/ids.ts';
import type { SkillKey } from './cards/skill.ts';
import { keyOf } from './cards/skills.ts';
import { MOST_ADVENTURERS } from './options.ts';
import { has, isFresh, markUsed, theAdventurer } from './skills.ts';
import type { Board, Who } from './state.ts';

const LEARNT = Object.fromEntries(CLASSES.map((one) => [one, keyOf('class', one)])) as Readonly<
  Record<Class, SkillKey>
>;

/** DK-SETUP-06, DK-SKILL-CLASS. */
export function isOf(board: Board, who: Who, one: Class): boolean {
  return adventurerAt(who, theAdventurer(board, who).id).class === one || has(board, who, LEARNT[one]);
}

/** DK-SKILL-CLASS2, DK-RULING-70, -124: twice for every Class Ability owned. */
export const classUses = (board: Board, who: Who): number => (has(board, who, 'class2') ? 2 : 1);

/** Put together once, since a Turn asks for them again and again. */
const CLASS_KEYS = Array.from(
  { length: MOST_ADVENTURERS },
  (_, who) => new Map(CLASSES.map((one) => [one, `${who}/ability:${one}`])),
);
const classKey = (who: Who, one: Class): string => CLASS_KEYS[who]!.get(one)!;
const freeKey = (who: Who): string => `${who}/classFree`;

/** DK-RULING-106: Abilities limited to the own Turn have no use outside it. */
export function hasClassUse(board: Board, who: Who, one: Class): boolean {
  if (board.turn.who !== who || !isOf(board, who, one)) return false;
  if (board.turn.used.length === 0) return true;
  const key = classKey(who, one);
  let used = 0;
  for (const use of board.turn.used) if (use === key) used++;
  return used < classUses(board, who);
}

export function spendClassUse(board: Board, who: Who, one: Class): void {
  markUsed(board, classKey(who, one));
}

/** DK-RULING-69: Mana waived by one free use. */
export const WAIVED_MANA = 2;

/** DK-SKILL-CLASSFREE: once in the own Turn, for one of the Abilities (DK-RULING-124). */
export const hasFreeUse = (board: Board, who: Who): boolean =>
  board.turn.who === who && has(board, who, 'classFree') && isFresh(board, freeKey(who));

export function spendFreeUse(board: Board, who: Who): void {
  markUsed(board, freeKey(who));
}
