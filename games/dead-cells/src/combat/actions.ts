// DC-ACT, DC-RULING-27, -28: what the icons of one Action of the Group do.
import { choose, type Json, type One } from '@gravetable/kernel';
import { actionOf, factsOf } from '../box/actions.ts';
import { intoBag } from '../gains/bag.ts';
import { foeCard } from '../box/box.ts';
import { companionsOf, onHero, strike, strikeBanner, strikeEnemy, type Victim } from './damage.ts';
import { loot } from './loot.ts';
import { push } from './push.ts';
import {
  alliesOf,
  bannerCard,
  enemiesIn,
  enemySpace,
  isSpaceRange,
  shurikenSpace,
  targetsOf,
  type Target,
} from './ranges.ts';
import { afflict, afflictEnemy } from './states.ts';
import { heroAside, targetAside, victimAside } from './words.ts';
import { askGroup } from '../asking.ts';
import { profileOf } from '../box/profile.ts';
import { iconsSaid } from '../view/printed.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Action, Icon, State } from '../schema.ts';
import type { ActionNo, HeroNo, SpaceNo } from '../state.ts';
import { combatOf, handicap, heroAt, participants, SPACES, type Seen } from '../table.ts';

/**
 * Only Actions printed on Combat cards gain the +1 Damage of the tracks (ledger 6.4). What a Shield item answers is a
 * counter, and no counter sets off another (DC-RULING-101).
 */
export type From = 'card' | 'other' | 'answer';

/** An Action about to be done. */
export interface Doing {
  readonly hero: HeroNo;
  readonly action: ActionNo;
  readonly from: From;
}

const hasState = (t: Seen, space: SpaceNo, state: State): boolean => {
  const enemy = combatOf(t).enemies[space];
  return enemy !== null && enemy !== undefined && enemy[state] > 0;
};

/** Ledger 6.4: the steps of the tracks met by a Damage Action that hits this space now, a bit each. */
function stepsMet(t: Seen, no: HeroNo, space: SpaceNo): number {
  const round = combatOf(t).round;
  const { bonuses } = profileOf(heroAt(t, no));
  let met = 0;
  for (let at = 0; at < bonuses.length; at++) {
    const bonus = bonuses[at]!;
    if (bonus.round !== undefined && bonus.round !== round) continue;
    if (bonus.space !== undefined && bonus.space !== SPACES[space]) continue;
    if (bonus.against !== undefined && !hasState(t, space, bonus.against)) continue;
    met |= 1 << at;
  }
  return met;
}
/** The icons these steps add. */
function bonusOf(t: Seen, no: HeroNo, steps: number): number {
  if (steps === 0) return 0;
  return profileOf(heroAt(t, no)).bonuses.reduce((n, bonus, at) => n + ((steps >> at) & 1) * bonus.n, 0);
}

/** DC-RULING-101: what an Enemy deals back for one unblocked icon. */
function counterOf(t: T, space: SpaceNo, no: HeroNo): number {
  const enemy = combatOf(t).enemies[space]!;
  let n = 0;
  for (const icon of foeCard(enemy.card).counter ?? []) {
    if (icon.kind === 'damage') n += icon.n;
    if (icon.kind === 'state') afflict(t, no, icon.state, enemy.card);
  }
  return n;
}

/** n Damage icons on one target, and more by the tracks; returns the Damage that comes back. */
function strikeTarget(t: T, target: Target, n: number, more: number, { hero, from }: Doing): number {
  const space = enemySpace(target);
  if (space === -1) {
    const under = shurikenSpace(target);
    if (under === -1) for (let i = 0; i < n + more; i++) strikeBanner(t, bannerCard(target));
    else {
      combatOf(t).boss!.shurikens[under]! -= 1;
      t.tell?.({ kind: 'shurikenRemoved', space: SPACES[under]! });
    }
    return 0;
  }
  let back = 0;
  for (let i = 0; i < n + more; i++) {
    if (strikeEnemy(t, space, i >= n) === 'hit' && from !== 'answer') back += counterOf(t, space, hero);
  }
  return back;
}

/** DC-ACT-05, DC-ACT-14: the icons that help participants. */
function help(t: T, icon: Icon, allies: readonly HeroNo[]): void {
  for (const no of allies) {
    const hero = heroAt(t, no);
    if (hero.dead) continue;
    if (icon.kind === 'shield') {
      if (handicap(t, 'noShieldsInRound')?.round === combatOf(t).round) continue;
      if (icon.golden === true) hero.golden += icon.n;
      else hero.shields += icon.n;
      const golden = icon.golden === true ? 'yes' : 'no';
      t.tell?.({ kind: 'shield', beheaded: hero.who, n: icon.n, golden, pieces: onHero(no) });
    } else if (icon.kind === 'heal') {
      const n = handicap(t, 'noHealing') === undefined ? Math.min(icon.n, hero.damage) : 0;
      hero.damage -= n;
      // Whoever is whole is not told of; a wound that may not heal is.
      if (n > 0 || hero.damage > 0) t.tell?.({ kind: 'healed', beheaded: hero.who, n, pieces: onHero(no) });
    } else if (icon.kind === 'cleanse') {
      for (const state of icon.states) {
        if (state === 'bleeding') hero.bleeding = [];
        else hero[state] = 0;
      }
      t.tell?.({ kind: 'cleansed', beheaded: hero.who, pieces: onHero(no) });
    }
  }
}

interface Deed extends Doing {
  /** The Enemy space it is bound to (an item without a Range strikes back at its attacker), or -1. */
  readonly at: SpaceNo;
}

const NOBODY: readonly Target[] = [];
function targetsNow(t: Seen, v: Doing, chosen: Target | null): readonly Target[] {
  if (chosen !== null) return [chosen];
  const action = actionOf(v.action);
  if (!isSpaceRange(action.range)) return NOBODY;
  if (action.range.mode === 'all') return enemiesIn(t, action.range);
  const targets = targetsOf(t, action, -1);
  return targets.length < 2 ? targets : [targets[0]!];
}

/** DC-CMB-18: all icons of one Action at once, on the targets chosen; returns the Damage that comes back. */
function strikeAndHelp(t: T, v: Doing, target: Target | null, ally: HeroNo | null): number {
  const action = actionOf(v.action);
  const targets = targetsNow(t, v, target);
  const allies = ally === null ? alliesOf(t, action.range, v.hero) : [ally];
  let back = 0;
  let bonus = v.from === 'card';
  for (const icon of factsOf(v.action).icons) {
    switch (icon.kind) {
      case 'damage':
        if (icon.split === true) break;
        for (const one of targets) {
          const more = bonus ? bonusOf(t, v.hero, stepsMet(t, v.hero, enemySpace(one))) : 0;
          back += strikeTarget(t, one, icon.n, more, v);
        }
        bonus = false;
        break;
      case 'state':
        for (const one of targets) {
          const space = enemySpace(one);
          for (let i = 0; i < icon.n && space !== -1; i++) afflictEnemy(t, space, icon.state);
        }
        break;
      case 'push':
        for (const one of targets) push(t, enemySpace(one), icon.n);
        break;
      case 'reward':
        intoBag(t, icon.reward, icon.n);
        break;
      case 'shield':
      case 'heal':
      case 'cleanse':
        help(t, icon, allies);
        break;
      default: // Skill and Loot icons are offered by `perform`; the others are printed on Enemies only.
    }
  }
  return back;
}

/** DC-RNG-02: one target of several; a lone one is not asked about. */
export function askTarget(t: Seen, no: HeroNo, action: Action, except: SpaceNo): One<Target> | null {
  const range = action.range;
  if (!isSpaceRange(range)) return null;
  const targets = targetsOf(t, action, except);
  return targets.length < 2 ? null : choose(heroAt(t, no).seat, targets, () => targetAside(t, action, range));
}

/** DC-RNG-02: the target of an Action with a Range, if there is a choice. */
export function aim(t: Seen, v: Doing): One<Target> | null {
  const action = actionOf(v.action);
  if (!isSpaceRange(action.range) || action.range.mode === 'all') return null;
  return factsOf(v.action).splits > 0 ? null : askTarget(t, v.hero, action, -1);
}

/** DC-RULING-35: the participant an Action helps, if there is a choice. With nobody hurt there is nothing to heal. */
export function pickAlly(t: Seen, v: Doing): One<HeroNo> | null {
  const { choosesAlly, onlyHeals } = factsOf(v.action);
  if (!choosesAlly) return null;
  const allies = participants(t);
  if (onlyHeals && allies.every((no) => heroAt(t, no).damage === 0)) return null;
  return allies.length < 2
    ? null
    : choose(heroAt(t, v.hero).seat, allies, () =>
        heroAside(t, 'ally', { print: iconsSaid(actionOf(v.action).icons) as unknown as Json }),
      );
}

/** The Action is carried out on what was chosen, or on `at`; what is left of it to play, if anything. */
export function carryOut(t: T, v: Doing, target: Target | null, ally: HeroNo | null) {
  const back = strikeAndHelp(t, v, target, ally);
  const { splits, loots } = factsOf(v.action);
  if (back + splits + loots === 0) return null;
  return aftermath.with({ hero: v.hero, action: v.action, from: v.from, back, splits, paid: 0, loots });
}

/** One Action of a Beheaded, up to but without the deaths it causes (DC-RULING-36). */
export const resolve = procedure<Deed>('resolve')
  .ask('DC-RNG-02a', 'target', (t, v) => (v.at === -1 ? aim(t, v) : null))
  .ask('DC-RULING-35a', 'ally', pickAlly)
  .call('DC-ACT-01a', (t, v) => carryOut(t, v, v.at === -1 ? v.target : SPACES[v.at]!, v.ally))
  .end();

interface Aftermath {
  readonly hero: HeroNo;
  readonly action: ActionNo;
  readonly from: From;
  /** Damage that comes back (DC-RULING-101). */
  back: number;
  splits: number;
  /** Steps of the tracks that have given their icon to a split Action, a bit each (DC-RULING-118). */
  paid: number;
  loots: number;
}

/** What some Actions still ask for: a target for each split icon, who takes a counter, what is looted. */
const aftermath = procedure<Aftermath>('aftermath')
  .while(
    'DC-RULING-27',
    (t, v) => v.splits > 0 && targetsOf(t, actionOf(v.action), -1).length > 0,
    (each) =>
      each
        .ask('DC-RULING-27a', 'one', (t, v) => askTarget(t, v.hero, actionOf(v.action), -1))
        .do('DC-RULING-118', (t, v) => {
          const one = v.one ?? targetsOf(t, actionOf(v.action), -1)[0]!;
          const steps = v.from === 'card' ? stepsMet(t, v.hero, enemySpace(one)) & ~v.paid : 0;
          v.paid |= steps;
          v.back += strikeTarget(t, one, 1, bonusOf(t, v.hero, steps), v);
          v.splits -= 1;
        }),
  )
  .while(
    'DC-RULING-101',
    (_, v) => v.back > 0,
    (each) =>
      each
        .ask('DC-RULING-47', 'victim', (t, v) => {
          const companions = companionsOf(t, v.hero);
          if (companions.length === 0) return null;
          const victims: readonly Victim[] = [v.hero, ...companions];
          return askGroup(t, victims, () => victimAside(t, -1, victims));
        })
        .do('DC-RULING-101a', (t, v) => {
          strike(t, v.victim ?? v.hero, false);
          v.back -= 1;
        }),
  )
  .while(
    'DC-ACT-11',
    (_, v) => v.loots > 0,
    (each) =>
      each.call('DC-ACT-11b', (_, v) => {
        v.loots -= 1;
        return loot.with({ hero: v.hero });
      }),
  )
  .end();
