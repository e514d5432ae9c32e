// DK-RULING-105, -128: which Action pays for what. Offered is only what can be paid whole.

import type { SkillKey } from './cards/skill.ts';
import { SKILLS } from './cards/skills.ts';
import type { ActionType, No, Pay } from './choices.ts';
import { payMana } from './health.ts';
import type { T } from './rulebook.ts';
import { freshSource, isReady, skillGroup, spend } from './skills.ts';
import { FREE_KINDS, type Board, type FreeKind, type Who } from './state.ts';

/** Free Actions that fit, the narrowest first. */
const FITS: Readonly<Record<ActionType, readonly FreeKind[]>> = {
  melee: ['melee', 'combat'],
  ranged: ['ranged', 'combat'],
  magic: ['magic', 'spell', 'combat'],
  enchantment: ['enchantment', 'spell'],
  move: ['move'],
  search: ['search'],
  gatherMana: [],
  other: [],
};
const at = (kind: FreeKind): number => FREE_KINDS.indexOf(kind);
const MOVE = at('move');
/** The same by their places in a Turn's free Actions. */
const PLACES = Object.fromEntries(
  Object.entries(FITS).map(([type, kinds]) => [type, kinds.map(at)]),
) as unknown as Readonly<Record<ActionType, readonly number[]>>;

/** A field is read faster by its name than by one in a variable: every attack that is offered asks. */
function placesFor(type: ActionType): readonly number[] {
  switch (type) {
    case 'melee':
      return PLACES.melee;
    case 'ranged':
      return PLACES.ranged;
    case 'magic':
      return PLACES.magic;
    default:
      return PLACES[type];
  }
}

/** The free Action that pays for this type, or null. */
function freeFor(free: readonly number[], type: ActionType): number | null {
  if (type === 'other' || type === 'gatherMana') return null;
  if (type === 'move') return free[MOVE]! > 0 ? MOVE : null;
  for (const place of placesFor(type)) if (free[place]! > 0) return place;
  return null;
}

/** The free Action that a price takes, or null: none fits, or something else pays. */
const freeTaken = (board: Board, type: ActionType, pay: Pay): number | null =>
  pay === 'action' ? freeFor(board.turn.free, type) : null;

/** DK-RULING-72: a surcharge takes free Moves, then the pool, never Mana. */
const movesTaken = (board: Board, place: number | null, surcharge: number): number =>
  Math.min(surcharge, board.turn.free[MOVE]! - (place === MOVE ? 1 : 0));

/** What a price takes from the pool of Actions. */
function poolTaken(board: Board, type: ActionType, pay: Pay, surcharge: number): number {
  const place = freeTaken(board, type, pay);
  const base = pay === 'action' && place === null ? 1 : 0;
  return surcharge === 0 ? base : base + surcharge - movesTaken(board, place, surcharge);
}

/** DK-SKILL-M-FREE: the Skills that buy an Action of the type with Mana. */
const bought = (kinds: readonly string[]): readonly SkillKey[] =>
  SKILLS.filter(({ skill, of }) => skill === 'manaFree' && kinds.includes(of!)).map(({ key }) => key);
const BOUGHT: Readonly<Record<ActionType, readonly SkillKey[]>> = {
  melee: bought(FITS.melee),
  ranged: bought(FITS.ranged),
  magic: bought(FITS.magic),
  enchantment: bought(FITS.enchantment),
  move: bought(FITS.move),
  search: bought(FITS.search),
  gatherMana: bought(['gatherMana']),
  other: [],
};

/** DK-SKILL-M-FREE: the kinds of free Action that Mana buys for this type. */
function manaPays(board: Board, who: Who, type: ActionType): SkillKey[] {
  if (board.turn.who !== who || board.party[who]!.mana < 1) return [];
  const found: SkillKey[] = [];
  for (const key of BOUGHT[type]) if (isReady(board, who, key)) found.push(key);
  return found;
}

/** All of those Skills: few have one. */
export const BUYERS = skillGroup(Object.values(BOUGHT).flat());

/** Every way to pay for an Action: the plain one, and by Mana. `may`: the groups of Skills one may have. */
export function paysFor(board: Board, who: Who, type: ActionType, may: number): readonly Pay[] {
  if ((may & BUYERS) === 0) return PLAINLY;
  const bought = manaPays(board, who, type);
  return bought.length === 0 ? PLAINLY : ['action', ...bought];
}
const PLAINLY: readonly Pay[] = ['action'];

/** Why an Action cannot be paid so, or null. */
export function objectToPay(
  board: Board,
  who: Who,
  type: ActionType,
  pay: Pay,
  surcharge: number,
): No | null {
  if (pay === 'gift') return surcharge > 0 ? ['GIFT_OWES', 'DK-RULING-117', { n: surcharge }] : null;
  if (board.turn.who !== who) return ['NOT_YOUR_TURN', 'DK-PP-01'];
  if (pay !== 'action' && pay !== 'class' && !manaPays(board, who, type).includes(pay))
    return ['NO_SUCH_PAYER', 'DK-RULING-128'];
  if (poolTaken(board, type, pay, surcharge) <= board.turn.actions) return null;
  return surcharge > 0 ? ['TOO_DEAR', 'DK-AMOVE-02', { n: surcharge }] : ['NO_ACTIONS', 'DK-PP-02'];
}

/** Those of the ways to pay that nothing speaks against. */
export function affordable<P extends Pay>(
  board: Board,
  who: Who,
  type: ActionType,
  pays: readonly P[],
  surcharge: number,
): readonly P[] {
  // Most of the time there is one.
  if (pays.length === 1) return objectToPay(board, who, type, pays[0]!, surcharge) === null ? pays : [];
  return pays.filter((pay) => objectToPay(board, who, type, pay, surcharge) === null);
}

/** Pay for an Action that may be paid. */
export function payAction(t: T, who: Who, type: ActionType, pay: Pay, surcharge = 0): void {
  if (pay === 'gift') return;
  const { board } = t;
  const actions = poolTaken(board, type, pay, surcharge);
  const place = freeTaken(board, type, pay);
  const moves = movesTaken(board, place, surcharge);
  if (place !== null) board.turn.free[place]!--;
  board.turn.free[MOVE]! -= moves;
  board.turn.actions -= actions;
  if (pay === 'action' || pay === 'class') return;
  spend(board, who, freshSource(board, who, pay)!);
  payMana(t, who, 1, pay);
}
