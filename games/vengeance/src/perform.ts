// VG-FIGHT-05…07, VG-RULING-26, -27, -60, -68: the one interpreter of the words that tiles and items are written in.

import { choose, refuse, type Call, type Seat } from '@gravetable/kernel';
import type { Act, Effect } from './effects.ts';
import { evade, heal, hit, hitAll, jump, kill, move, shoot, wound } from './actions.ts';
import { IMPOSSIBLE, PERFORMED, type Use } from './targets.ts';
import type { BasicAbilityId, FlashbackAction } from './cards/ids.ts';
import { flashMenu, offer, offerLoot, takeAction, type FlashChoice } from './flashactions.ts';
import { DIE, holds, type Handful, type Sign } from './handful.ts';
import { FACES } from './cards/dice.ts';
import { bitCount } from './numbers.ts';
import { checkObjective } from './objectives.ts';
import { FIRST_ITEM, heroOf, modifierBits, passives, SPREAD, tileOf } from './playerboard.ts';
import { playerOf, procedure, type T } from './rulebook.ts';
import { Commands } from './said.ts';
import type { Player } from './state.ts';

/** What is used: a tile by number, with the dice that were paid (0 with recon, items and passives). */
type Source = { readonly seat: Seat; readonly tile: number; readonly dice: Handful };

/** Whether BONUS is granted: the face was paid, and no trait withholds it (VG-ABIL-02, VG-RULING-08). */
function earnsBonus(p: Player, tile: string, effect: Effect & { word: 'bonus' }, dice: Handful): boolean {
  const trait = heroOf(p).trait.rule;
  if (trait.word === 'noBonus' && trait.ability === (tile as BasicAbilityId)) return false;
  return holds(dice, DIE[FACES[effect.face].letter as Sign]);
}

/** The places of the effects to perform: a BONUS that is not earned is left out, PERHEALTH stands once per die. */
function planned(p: Player, { tile, dice }: Source): number[] {
  const { effects, id } = tileOf(p, tile);
  const plan: number[] = [];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at]!;
    if (effect.word === 'bonus' && !earnsBonus(p, id, effect, dice)) continue;
    const times = effect.word === 'perHealth' ? bitCount(p.standing) : 1;
    for (let n = 0; n < times; n++) plan.push(at);
  }
  return plan;
}

/** A set or a recon mark is "the next ability"; items and passives are not (VG-RULING-68). */
const isAbility = (p: Player, tile: number): boolean => tile < FIRST_ITEM && !tileOf(p, tile).passive;

function modifiersFor(p: Player, tile: number): number {
  const own = tileOf(p, tile).modifiers | passives(p).bits;
  return isAbility(p, tile) ? own | p.gains : own;
}

/** The act inside an effect that performs one. */
function actOf(effect: Effect): Act | null {
  switch (effect.word) {
    case 'bonus':
    case 'perHealth':
      return effect.act;
    case 'guard':
    case 'all':
    case 'flash':
    case 'next':
      return null;
    default:
      return effect;
  }
}

const isOptional = (effect: Effect): boolean => actOf(effect)?.optional ?? false;

const ACTS = { move, hit, shoot, wound, heal, jump, evade, kill } as const;

/** The procedure of an effect, or null for those that happen at once. */
function callOf(effect: Effect, use: Use): Call<number> | null {
  if (effect.word === 'all') return hitAll.with(use);
  if (effect.word === 'flash') return flashNow.with({ seat: use.seat, action: effect.action });
  const act = actOf(effect);
  return act === null ? null : ACTS[act.word].with(use);
}

/** GUARD and "next ability gains" take hold when their place in the list is reached. */
function takeHold(p: Player, effect: Effect): void {
  if (effect.word === 'guard') p.guard += effect.wounds;
  if (effect.word !== 'next') return;
  p.gains |= modifierBits(effect.gains);
  for (const gain of effect.gains) if (gain.word === 'twice') p.again += 1;
}

function flashOptions(t: T, seat: Seat, action: FlashbackAction): FlashChoice[] {
  const p = playerOf(t, seat);
  const options: FlashChoice[] = [];
  if (action === 'loot') offerLoot(p, flashMenu(p), options);
  else offer(p, flashMenu(p), action, options);
  return options;
}

const whyNotFlash = () => refuse('ACTION_NOT_ALLOWED', 'VG-FLASH-12');

/** FLASH(action): a flashback action now; Loot leaves the full choice of VG-FLASH-12. */
const flashNow = procedure<{ seat: Seat; action: FlashbackAction }, number>('flashNow')
  .ask(
    'VG-FLASH-12',
    'choice',
    (t, v) => {
      const options = flashOptions(t, v.seat, v.action);
      if (options.length === 0) return null;
      return choose<FlashChoice>(v.seat, options, new Commands('flash', t, v.seat, whyNotFlash));
    },
    (t, v) => !playerOf(t, v.seat).expired,
  )
  .set('VG-FLASH-12a', 'taken', (t, v) => v.choice ?? (clockTakes(t, v.seat, v.action) as FlashChoice | null))
  .return('VG-FLASH-12b', (t, v) => {
    if (v.taken === null) return IMPOSSIBLE;
    takeAction(t, v.seat, v.taken);
    return PERFORMED;
  })
  .end();

/** The first action, when the clock has ended the seat's phase. */
function clockTakes(t: T, seat: Seat, action: FlashbackAction): FlashChoice | null {
  return playerOf(t, seat).expired ? (flashOptions(t, seat, action)[0] ?? null) : null;
}

/** VG-FIGHT-05, -06, -07 Use one tile or item: all its effects in printed order, until one cannot be performed. */
export const perform = procedure<Source>('perform')
  .set('VG-FIGHT-06', 'plan', (t, v) => planned(playerOf(t, v.seat), v))
  .set('VG-RULING-74', 'modifiers', (t, v) => modifiersFor(playerOf(t, v.seat), v.tile))
  .set('VG-RULING-60', 'runs', (t, v) => {
    const p = playerOf(t, v.seat);
    if (!isAbility(p, v.tile)) return 1;
    const runs = 1 + p.again;
    p.again = 0;
    p.gains = 0;
    return runs;
  })
  .set('VG-FIGHT-05', 'at', (): number => 0)
  .set('VG-FIGHT-05a', 'struck', (): number => 0)
  .while(
    'VG-FIGHT-05b',
    (_, v) => v.at < v.plan.length,
    (each) =>
      each
        .call('VG-ABIL-05', 'result', (t, v) => {
          const effect = tileOf(playerOf(t, v.seat), v.tile).effects[v.plan[v.at]!]!;
          const { seat, modifiers, struck, tile } = v;
          const step = { tile, step: v.at + 1, steps: v.plan.length };
          return callOf(effect, { seat, optional: isOptional(effect), modifiers, struck, ...step });
        })
        .do('VG-FIGHT-07', (t, v) => {
          const p = playerOf(t, v.seat);
          const effect = tileOf(p, v.tile).effects[v.plan[v.at]!]!;
          const ends = v.result === IMPOSSIBLE && !isOptional(effect);
          if (ends) t.tell?.({ kind: 'ended', who: v.seat, tile: tileName(p, v.tile) });
          else if (v.result === null) takeHold(p, effect);
          else if (v.result >= 0 && (v.modifiers & SPREAD) !== 0) v.struck |= 1 << v.result;
          v.at = ends ? v.plan.length : v.at + 1;
          if (v.at === v.plan.length && v.runs > 1) {
            v.runs -= 1;
            v.at = 0;
            v.struck = 0;
          }
          checkObjective(t, v.seat);
        }),
  )
  .end();

function tileName(p: Player, tile: number): { id: string } {
  return { id: `${tile < FIRST_ITEM ? 'ability' : 'item'}.${tileOf(p, tile).id}` };
}
