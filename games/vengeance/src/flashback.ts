// VG-FLASH: the Flashback Phase. Everybody takes dice, one roll is made for the whole table, and each seat plans.

import { choose, dice, isRecord, refuse, strand, type Refusal, type Seat } from '@gravetable/kernel';
import { FLASHBACK_DICE, FLASHBACK_TILE } from './cards/dice.ts';
import type { FlashbackAction } from './cards/ids.ts';
import { buy, offerAbilities, whyNotBuy, type Purchase } from './abilities.ts';
import { clockStrands } from './clock.ts';
import {
  isPossible,
  offer,
  offerLoot,
  slotMenu,
  takeAction,
  train,
  type FlashChoice,
} from './flashactions.ts';
import { sufferFrom } from './health.ts';
import { UNROLLED } from './handful.ts';
import { FLASHBACK_IDS } from './numbers.ts';
import { planOf } from './plan.ts';
import { heroOf, isAlive, poolLimit } from './playerboard.ts';
import { Commands, otherPhase } from './said.ts';
import { livingSeats, playerOf, procedure, type T } from './rulebook.ts';
import type { Player } from './state.ts';

const FREE_SLOT = FLASHBACK_TILE.diceSlots;
const ALL_SLOTS = (1 << (FREE_SLOT + 1)) - 1;
const DONE = { do: 'done' } as const;
export type Plan = FlashChoice | Purchase | typeof DONE;

/** VG-FLASH-01 Every living seat takes dice up to its pool limit (VG-RULING-12). */
function takePools(t: T): void {
  for (const p of t.board.players) {
    p.slots = 0;
    p.done = false;
    p.expired = false;
    if (!isAlive(p)) continue;
    const taken = Math.min(poolLimit(p), t.board.supply);
    t.board.supply -= taken;
    p.pool = taken * UNROLLED;
  }
}

/** VG-GEN-05 Traits that speak at the start of the phase. */
function traitsAtStart(t: T): void {
  t.board.players.forEach((p, seat) => {
    const { rule, name } = heroOf(p).trait;
    if (isAlive(p) && rule.word === 'woundAtFlashback' && rule.rounds.includes(t.board.round))
      sufferFrom(t, seat, name);
  });
}

/** The free fourth action, less what a boss forbids. */
function freeActions(p: Player): readonly FlashbackAction[] {
  const special = planOf(p).boss.special.rule;
  const all: readonly FlashbackAction[] = FLASHBACK_TILE.freeActions;
  return special.word === 'noFourthAction' ? all.filter((one) => one !== special.action) : all;
}

/** VG-FLASH-03, -04, -12, -13: what a slot may be used for. */
function offerSlot(t: T, p: Player, slot: number, into: unknown[]): void {
  const menu = slotMenu(p, slot);
  if (slot === FREE_SLOT) {
    for (const action of freeActions(p)) offer(p, menu, action, into);
    return;
  }
  const face = FLASHBACK_IDS[t.board.flash[slot]!]!;
  if (face === 'loot') offerLoot(p, menu, into);
  else if (isPossible(p, face)) offer(p, menu, face, into);
  else for (const action of FLASHBACK_TILE.freeActions) if (action !== face) offer(p, menu, action, into);
}

export function plans(t: T, seat: Seat): Plan[] {
  const p = playerOf(t, seat);
  const options: Plan[] = [];
  for (let slot = 0; slot <= FREE_SLOT; slot++)
    if (((p.slots >> slot) & 1) === 0) offerSlot(t, p, slot, options);
  offerAbilities(p, options);
  options.push(DONE);
  return options;
}

/** Why an answer is no plan, with the codes of ledger 5.7. */
function whyNot(t: T, seat: Seat, value: unknown): Refusal | null {
  if (!isRecord(value)) return null;
  if (value['do'] === 'buy') return whyNotBuy(playerOf(t, seat), value);
  if (value['do'] !== 'act') return otherPhase(value, 'flashback');
  const slot = value['slot'];
  if (typeof slot !== 'number' || slot < 0 || slot > FREE_SLOT) return null;
  if (((playerOf(t, seat).slots >> slot) & 1) === 1) return refuse('SLOT_USED', 'VG-FLASH-03', { slot });
  const rule = slot === FREE_SLOT ? 'VG-FLASH-04' : 'VG-FLASH-13';
  return refuse('ACTION_NOT_ALLOWED', rule, { slot });
}

/** VG-RULING-65 The clock ends a seat's planning: Training where it is a legal choice, the rest is forfeited. */
function planByClock(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  for (let slot = 0; slot <= FREE_SLOT; slot++) {
    if (((p.slots >> slot) & 1) === 1) continue;
    const options: FlashChoice[] = [];
    offerSlot(t, p, slot, options);
    if (options.some((one) => one.action === 'training')) train(t, seat);
  }
  p.slots = ALL_SLOTS;
}

/** VG-FLASH-05 One seat's planning: four actions and any purchases, in any order. */
export const plan = procedure<{ seat: Seat }>('plan')
  .while(
    'VG-FLASH-05',
    (t, v) => !playerOf(t, v.seat).done,
    (each) =>
      each
        .ask(
          'VG-FLASH-03',
          'choice',
          (t, v) => choose<Plan>(v.seat, plans(t, v.seat), new Commands('plan', t, v.seat, whyNot)),
          (t, v) => !playerOf(t, v.seat).expired,
        )
        .do('VG-FLASH-03a', (t, v) => carryOut(t, v.seat, v.choice)),
  )
  .end();

function carryOut(t: T, seat: Seat, choice: Plan | null): void {
  const p = playerOf(t, seat);
  if (choice === null) planByClock(t, seat);
  else if (choice.do === 'act') {
    p.slots |= 1 << choice.slot;
    return takeAction(t, seat, choice);
  } else if (choice.do === 'buy') return buy(t, seat, choice);
  p.done = true;
  t.tell?.({ kind: 'planned', who: seat });
}

/** VG-FLASH The phase for the whole table. */
export const flashbackPhase = procedure('flashbackPhase')
  .do('VG-FLASH-01', (t) => {
    t.board.phase = 'flashback';
    t.tell?.({ kind: 'round', n: t.board.round });
    takePools(t);
  })
  .do('VG-GEN-05', traitsAtStart)
  .chance('VG-FLASH-02', 'faces', () => dice(FLASHBACK_DICE.length, FLASHBACK_DICE[0]!.faces))
  .do('VG-FLASH-02a', (t, v) => {
    t.board.flash = v.faces.map((face) => FLASHBACK_IDS.indexOf(face));
    t.tell?.({ kind: 'flashbackRolled', flashbacks: v.faces });
  })
  .together('VG-ROUND-02', (t) => [
    ...livingSeats(t).map((seat) => strand(seat, plan.with({ seat }))),
    ...clockStrands(t),
  ])
  .do('VG-FLASH-14', (t) => {
    for (const p of t.board.players) p.half = 0;
    t.board.flash = [];
    t.tell?.({ kind: 'flashbackOver', reveals: true });
  })
  .end();
