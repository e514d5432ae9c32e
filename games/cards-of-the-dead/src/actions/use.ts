// CD-ACT-USE-01 Action: Use a card from the Hand, then discard it.

import type { Blocked, Seat } from '@gravetable/kernel';
import { aftermath } from '../aftermath.ts';
import { cardOf, INSTANCES, type CardInstance } from '../cards/deck.ts';
import { useOf, type Choice, type ChoiceOf } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { perform } from '../perform.ts';
import { discardAside } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board, SurvivorState } from '../state.ts';
import { named, takeFrom } from '../survivor.ts';
import { isTarget } from './attack.ts';
import { fits } from './weapon.ts';

type OptionNumber = 1 | 2 | 3;
const NUMBERS: readonly OptionNumber[] = [1, 2, 3];

/** One way of using a card: which effects, under which option. */
interface Way {
  readonly effects: readonly Effect[];
  readonly option: OptionNumber | null;
  readonly needsTarget: boolean;
}

const needsTarget = (effect: Effect): boolean => effect.op === 'paralyze' && effect.who === 'target';

function workOutWays(use: readonly Effect[] | null, useTarget: readonly Effect[] | null): readonly Way[] {
  if (useTarget !== null) return [{ effects: useTarget, option: null, needsTarget: true }];
  if (use === null) return [];
  const first = use[0]!;
  if (first.op !== 'chooseOne') return [{ effects: use, option: null, needsTarget: false }];
  return first.options.map((effects, at) => ({
    effects,
    option: NUMBERS[at]!,
    needsTarget: effects.some(needsTarget),
  }));
}

const WAYS = INSTANCES.map((_, card) => {
  const { on } = cardOf(card as CardInstance);
  return workOutWays(on.use, on.useTarget);
});

/** CD-CARD-CHOOSE-01: a card with three options can be used in three ways. */
function waysOf(card: CardInstance): readonly Way[] {
  return WAYS[card]!;
}

/** CD-TOOLS-01: only a card with the Tools icon can be unlocked. */
function isTargetOf(board: Board, way: Way, at: number): boolean {
  if (way.effects[0]!.op !== 'unlock') return isTarget(board, at);
  const { card } = board.spaces[at]!;
  return card !== null && cardOf(card).tools;
}

/** CD-RULING-88: laid next to a weapon only if it fits the one that is Equipped. */
function loadFits(survivor: SurvivorState, way: Way): boolean {
  for (const effect of way.effects) {
    if (effect.op === 'loadAs' && !fits(effect.load, survivor.equipped)) return false;
  }
  return true;
}

/** CD-RULING-83: a use without effect is legal; one that requires a target needs one. */
export function offerUse(board: Board, survivor: SurvivorState, out: Choice[]): void {
  for (const card of survivor.hand) {
    for (const way of waysOf(card)) {
      if (!way.needsTarget) {
        if (loadFits(survivor, way)) out.push(useOf(card, null, way.option));
        continue;
      }
      for (let at = 0; at < board.spaces.length; at++) {
        if (isTargetOf(board, way, at)) out.push(useOf(card, at, way.option));
      }
    }
  }
}

export function blockedUse(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  for (const card of survivor.hand) {
    const data = { card: cardOf(card).id };
    for (const way of waysOf(card)) {
      const plain = useOf(card, null, way.option);
      if (survivor.actionsLeft === 0) out.push([plain, 'NO_ACTIONS', 'CD-TURN-03', data]);
      else if (!loadFits(survivor, way)) out.push([plain, 'DOES_NOT_FIT', 'CD-RULING-88', data]);
      if (!way.needsTarget) continue;
      let targets = 0;
      for (let at = 0; at < board.spaces.length; at++) {
        if (isTargetOf(board, way, at)) targets++;
        else if (board.spaces[at]!.card !== null) out.push(wrongTarget(board, card, way, at));
      }
      if (targets === 0) out.push([plain, 'NO_TARGET', 'CD-RULING-83', data]);
    }
  }
  for (const card of survivor.reserve) {
    for (const way of waysOf(card))
      out.push([useOf(card, null, way.option), 'IN_RESERVE', 'CD-ACT-USE-05', { card: cardOf(card).id }]);
  }
}

function wrongTarget(board: Board, card: CardInstance, way: Way, at: number): Blocked<Choice> {
  const target = cardOf(board.spaces[at]!.card!);
  const [code, rule] = target.traits.includes('undamageable')
    ? (['PLACE_IMMUNE', 'CD-GO-05'] as const)
    : (['NO_TOOLS_ICON', 'CD-TOOLS-01'] as const);
  return [useOf(card, at, way.option), code, rule, { card: target.id }];
}

function performUse(t: T, choice: ChoiceOf<'use'>) {
  const way = waysOf(choice.card).find((one) => one.option === choice.option)!;
  const at = choice.target === null ? null : choice.target - 1;
  return perform(t, way.effects, { card: choice.card, at });
}

/** CD-ACT-USE-01 Use: the card leaves the Hand at once (CD-RULING-84) and is discarded when its effect is over. */
export const use = procedure<{ seat: Seat; choice: ChoiceOf<'use'> }>('use')
  .do('CD-RULING-84', (t, v) => {
    const { card } = v.choice;
    takeFrom(t.board.survivors[v.seat]!.hand, card);
    t.board.aside.push(card);
    t.tell?.({ kind: 'used', ...named(t, v.seat), card: cardOf(card).id, pieces: [`card:${card}`] });
  })
  .call('CD-ACT-USE-01', (t, v) => performUse(t, v.choice))
  .call('CD-ACT-USE-01a', (t) => aftermath(t, true))
  .do('CD-ACT-USE-01b', (t, v) => discardAside(t.board, v.choice.card))
  .end();
