// CD-ACT-USE-03, 04 Attack with the Equipped weapon; CD-SURV-DAN-02: Dan may pay with Immunity.

import type { Blocked, Seat } from '@gravetable/kernel';
import { aftermath } from '../aftermath.ts';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import { attackOf, skillAttackOf, type Choice, type ChoiceOf } from '../choices.ts';
import { loseImmunity } from '../damage.ts';
import type { Effect } from '../effects.ts';
import { loadOf, perform } from '../perform.ts';
import { discard } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board, SurvivorState } from '../state.ts';
import { isAlive, named } from '../survivor.ts';

/** CD-RULING-26, CD-GO-05: any card in the row except places. */
export function isTarget(board: Board, at: number): boolean {
  const { card } = board.spaces[at]!;
  return card !== null && !cardOf(card).traits.includes('undamageable');
}

/** CD-AMMO-01: Equipped and, if the weapon needs it, loaded. */
export function canAttack(survivor: SurvivorState): boolean {
  if (survivor.equipped === null) return false;
  return cardOf(survivor.equipped).ammo?.role !== 'needs' || survivor.loaded !== null;
}

/** CD-RULING-29: once per turn, also with no Actions left, with the weapon the Skill names. */
export function mayPayImmunity(survivor: SurvivorState): boolean {
  const { skill } = SURVIVORS[survivor.id];
  if (skill.op !== 'attack' || survivor.skillUsed || survivor.equipped === null) return false;
  return cardOf(survivor.equipped).id === skill.card;
}

export function offerAttack(board: Board, survivor: SurvivorState, out: Choice[]): void {
  if (!canAttack(survivor)) return;
  const bySkill = mayPayImmunity(survivor);
  const byAction = survivor.actionsLeft > 0;
  for (let at = 0; at < board.spaces.length; at++) {
    if (!isTarget(board, at)) continue;
    if (byAction) out.push(attackOf(at));
    if (bySkill) out.push(skillAttackOf(at));
  }
}

export function blockedAttack(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const skilled = SURVIVORS[survivor.id].skill.op === 'attack';
  for (let at = 0; at < board.spaces.length; at++) {
    const instance = board.spaces[at]!.card;
    if (instance === null) continue;
    const data = { card: cardOf(instance).id };
    const option = attackOf(at);
    if (!isTarget(board, at)) out.push([option, 'PLACE_IMMUNE', 'CD-GO-05', data]);
    else if (survivor.equipped === null) out.push([option, 'NO_WEAPON', 'CD-ACT-USE-03', data]);
    else if (!canAttack(survivor))
      out.push([option, 'NO_AMMUNITION', 'CD-AMMO-01', { card: cardOf(survivor.equipped).id }]);
    else if (survivor.actionsLeft === 0) out.push([option, 'NO_ACTIONS', 'CD-TURN-03', data]);
    if (!skilled || mayPayImmunity(survivor)) continue;
    const [code, rule] = survivor.skillUsed
      ? (['SKILL_USED', 'CD-TURN-05'] as const)
      : (['NEEDS_PUNCH', 'CD-SURV-DAN-02'] as const);
    out.push([skillAttackOf(at), code, rule, data]);
  }
}

/** CD-ACT-USE-04, CD-RULING-23: the Use Token goes on the loaded card, or else on the weapon. */
function addUse(survivor: SurvivorState): void {
  if (survivor.loaded === null) survivor.uses++;
  else survivor.loadedUses++;
}

/** CD-RULING-30: a loaded Agent takes the place of the Punch's own attack. */
function attackEffects(survivor: SurvivorState): readonly Effect[] {
  const load = survivor.loaded === null ? null : loadOf(survivor.loaded);
  if (load !== null && load.op === 'agent') return [load];
  const { on } = cardOf(survivor.equipped!);
  return (survivor.face === 'B' ? on.attackB : on.attack)!;
}

function strike(t: T, seat: Seat, choice: ChoiceOf<'attack'>): void {
  const survivor = t.board.survivors[seat]!;
  const weapon = survivor.equipped!;
  const at = choice.space - 1;
  t.tell?.({
    kind: 'attacks',
    ...named(t, seat),
    card: cardOf(weapon).id,
    card2: cardOf(t.board.spaces[at]!.card!).id,
    space: choice.space,
    pay: choice.pay,
    pieces: [`card:${weapon}`, `space:${choice.space}`],
  });
  const effects = attackEffects(survivor);
  addUse(survivor);
  perform(t, effects, { card: survivor.loaded ?? weapon, at });
}

/** CD-USES-01, CD-RULING-31: what is used up is discarded last of all. */
function discardUsedUp(t: T, seat: Seat): void {
  const survivor = t.board.survivors[seat]!;
  const tellUsedUp = (card: CardInstance): void => {
    discard(t.board, card);
    t.tell?.({ kind: 'usedUp', ...named(t, seat), card: cardOf(card).id, pieces: [`card:${card}`] });
  };
  if (survivor.loaded !== null && survivor.loadedUses === cardOf(survivor.loaded).uses) {
    tellUsedUp(survivor.loaded);
    survivor.loaded = null;
    survivor.loadedUses = 0;
  }
  if (survivor.equipped !== null && survivor.uses === cardOf(survivor.equipped).uses) {
    tellUsedUp(survivor.equipped);
    survivor.equipped = null;
    survivor.uses = 0;
  }
}

/** CD-ACT-USE-03 Attack: Use Token, damage and what follows from it, then the discard of what is used up. */
export const attack = procedure<{ seat: Seat; choice: ChoiceOf<'attack'> }>('attack')
  .when(
    'CD-SURV-DAN-02',
    (_, v) => v.choice.pay === 'immunity',
    (bySkill) =>
      bySkill
        .do('CD-SURV-DAN-02a', (t, v) => {
          t.board.survivors[v.seat]!.skillUsed = true;
          const { skill } = SURVIVORS[t.board.survivors[v.seat]!.id];
          if (skill.op === 'attack') loseImmunity(t, v.seat, skill.immunity);
        })
        .call('CD-SURV-DAN-02b', (t) => aftermath(t, true)),
  )
  .when(
    'CD-RULING-29',
    (t, v) => isAlive(t.board.survivors[v.seat]!),
    (alive) =>
      alive
        .do('CD-ACT-USE-03', (t, v) => strike(t, v.seat, v.choice))
        .call('CD-ACT-USE-03a', (t) => aftermath(t, true))
        .do('CD-ACT-USE-04', (t, v) => discardUsedUp(t, v.seat)),
  )
  .end();
