// How `careful` answers in Combat, apart from the choice of cards.
import { actionOf } from '../box/actions.ts';
import { equipmentCard, kindOf } from '../box/box.ts';
import { profileOf } from '../box/profile.ts';
import type { Action, State } from '../schema.ts';
import type { Board, Hero } from '../state.ts';
import { isImmune, lineOf, SPACES } from '../table.ts';
import { actionWorth, leftOf, preyWorth } from './worth.ts';

type Option = unknown;
type Victim = number | { readonly who: number; readonly slot: number };
export const best = <A>(options: readonly A[], worth: (option: A) => number): A => {
  let found = options[0] as A;
  let most = -Infinity;
  for (const option of options) {
    const n = worth(option);
    if (n > most) {
      most = n;
      found = option;
    }
  }
  return found;
};

const heroOf = (board: Board, no: number): Hero => board.heroes[no]!;

/** Who takes a blow: a Shield, a Companion, whoever has most to lose it from. */
export function victimWorth(board: Board, victim: Victim): number {
  if (typeof victim === 'object') {
    const hero = heroOf(board, victim.who);
    const card = hero.slots[victim.slot];
    const mode = card === null || card === undefined ? null : equipmentCard(card).mode;
    const left = mode?.type === 'companion' ? mode.health - hero.wounds[victim.slot]! : 0;
    return left > 1 ? 25 : 18;
  }
  const hero = heroOf(board, victim);
  if (hero.dead) return 1000;
  if (hero.shields > 0) return 60;
  if (hero.golden > 0) return 20;
  const left = leftOf(hero) - hero.poisoned;
  const after = left - 1 - hero.marked;
  return after <= 0 ? after - 50 : 10 * after;
}

const DANGER: { readonly [S in State]: (hero: Hero) => number } = {
  poisoned: (hero) => 4 * leftOf(hero) - 6 * hero.poisoned,
  bleeding: (hero) => (hero.bleeding.length > 0 ? 5 : leftOf(hero)),
  onFire: (hero) => (hero.onFire > 0 ? -100 : leftOf(hero)),
  frozen: (hero) => -([1, 2, 3] as const).filter((round) => lineOf(hero, 0, round).length > 0).length,
  marked: (hero) => leftOf(hero) + 3 * hero.shields,
};
export function stateWorth(board: Board, no: number, state: State | null): number {
  const hero = heroOf(board, no);
  if (state !== null && isImmune(hero, state)) return 500;
  return state === null ? leftOf(hero) : DANGER[state](hero);
}

export function targetWorth(board: Board, target: string): number {
  const space = SPACES.indexOf(target as (typeof SPACES)[number]);
  if (space === -1) return target.startsWith('banner') ? 0.9 : 1.1;
  const enemy = board.combat!.enemies[space];
  if (enemy === null || enemy === undefined) return -1;
  return preyWorth(board, enemy) + (kindOf(enemy.card) === 'boss' ? 1.2 : 0);
}

/** What an Action would bring now. */
export function actionNow(board: Board, action: Action): number {
  const hurt = board.heroes.some((hero) => !hero.dead && hero.damage > 0);
  const heals = action.icons.some((icon) => icon.kind === 'heal');
  if (heals && !hurt) return 0.1;
  const fires = action.icons.some((icon) => icon.kind === 'state' && icon.state === 'onFire');
  const burning = board.combat!.enemies.some((enemy) => enemy !== null && enemy.onFire > 0);
  return actionWorth(action) + (fires && burning ? 6 : 0) + (heals ? 1 : 0);
}

export function skillWorth(board: Board, no: number, option: Option): number {
  if (option === 'decline' || option === 'stop') return 0.3;
  const { do: kind, n } = option as { do: string; n: number };
  const hero = heroOf(board, no);
  if (kind === 'skill') return actionNow(board, actionOf(profileOf(hero).skills[n ?? 0]!));
  if (kind !== 'item') return 2;
  const { mode } = equipmentCard(hero.slots[n]!);
  return mode.type === 'shield' || mode.action === undefined ? 1 : actionNow(board, mode.action) + 0.2;
}

type Slot = { readonly do: string; readonly slot?: number; readonly card?: number };
/** `+` items and Companions whenever they can; a `/` item when it is better than what it replaces. */
export function slotWorth(board: Board, no: number, option: Slot): number {
  const hero = heroOf(board, no);
  const round = board.combat!.round as 1 | 2 | 3;
  if (option.do === 'done') return 0.2;
  if (option.do === 'act') return 5;
  const { mode } = equipmentCard(hero.slots[option.slot!]!);
  const action = mode.type === 'shield' ? undefined : mode.action;
  const worth = action === undefined ? 0 : actionNow(board, action);
  if (option.do !== 'replace') return worth > 0 ? 4 + worth : 0;
  const lost = lineOf(hero, option.card ?? 0, round).reduce((sum, one) => sum + actionNow(board, one), 0);
  return worth > lost ? 5 + worth - lost : 0.1;
}

const LOOT_WORTH: { readonly [type: string]: number } = {
  rune: 20,
  key: 9,
  scroll: 7,
  equipment: 5,
  cell: 6,
  potion: 6,
  blueprint: 3.5,
  vial: 3,
  tooth: 2.5,
};
const tokenWorths = new Map<string, number>();
function tokenWorth(token: string): number {
  let worth = tokenWorths.get(token);
  if (worth === undefined) tokenWorths.set(token, (worth = LOOT_WORTH[token.split('.')[0]!] ?? 1));
  return worth;
}
export function lootWorth(board: Board, option: Option): number {
  if (option === 'decline') return 0;
  if (typeof option === 'string') return tokenWorth(option);
  return drinkWorth(board, option as { who: number }) > 0 ? 15 : -1;
}
/** A Potion is for somebody about to die, badly hurt before a Boss, or hurt when there is another one. */
export function drinkWorth(board: Board, option: Option): number {
  if (option === 'stop') return 0;
  const hero = heroOf(board, (option as { who: number }).who);
  const left = leftOf(hero);
  if (left >= 3 || hero.damage < 2) return -1;
  if (left <= 1) return 5;
  return board.combat?.boss === null && board.bag.potions < 2 ? -0.5 : 3;
}
