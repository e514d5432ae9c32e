// The one interpreter of the words cards are written in: an Action of a Beheaded, its deaths, its Skills (DC-ACT-09).
import { choose } from '@gravetable/kernel';
import { actionNo, actionOf, factsOf } from './box/actions.ts';
import { aim, askTarget, carryOut, pickAlly, resolve, type Doing } from './combat/actions.ts';
import { foeCard } from './box/box.ts';
import { settleNow } from './combat/killing.ts';
import { enemySpace, hasTarget, targetsOf, type Target } from './combat/ranges.ts';
import { skillSaid, targetSaid } from './combat/words.ts';
import { profileOf } from './box/profile.ts';
import { procedure, type T } from './rulebook.ts';
import type { Action } from './schema.ts';
import type { ActionNo, HeroNo } from './state.ts';
import {
  combatOf,
  equipmentIn,
  handicap,
  hasConstraint,
  heroAt,
  isSolo,
  isStrongEnough,
  type Seen,
} from './table.ts';

/** DC-SOLO-21: Serenade's Skill icon is the Beheaded's. */
const skilled = (t: Seen, action: Action, hero: HeroNo): HeroNo =>
  action.range === 'beheaded' && isSolo(t) ? 0 : hero;

/** Whether nothing about an Action is left to choose: no target, no ally, no Loot, no Skill, no counter to expect. */
function isPlain(t: Seen, doing: Doing): boolean {
  const { splits, loots, skills } = factsOf(doing.action);
  if (splits + loots + skills > 0 || aim(t, doing) !== null || pickAlly(t, doing) !== null) return false;
  for (const enemy of combatOf(t).enemies) {
    if (enemy !== null && foeCard(enemy.card).counter !== undefined) return false;
  }
  return true;
}

/** An Action without a choice is done at once; any other is played. */
export function act(t: T, doing: Doing) {
  if (!isPlain(t, doing)) return perform.with(doing);
  combatOf(t).guarded = 0;
  carryOut(t, doing, null, null);
  return settleNow(t, 'damage');
}

/** DC-CMB-18 One Action of a Beheaded: its icons together, then the deaths, then each Skill icon. */
export const perform = procedure<Doing>('perform')
  .ask('DC-RNG-02', 'target', aim)
  .ask('DC-RULING-35', 'ally', pickAlly)
  .call('DC-ACT-01', (t, v) => {
    combatOf(t).guarded = 0;
    return carryOut(t, v, v.target, v.ally);
  })
  .call('DC-CMB-18', (t) => settleNow(t, 'damage'))
  .call('DC-ACT-10', (t, v) => {
    const icons = factsOf(v.action).skills;
    if (icons === 0) return null;
    const hero = skilled(t, actionOf(v.action), v.hero);
    // DC-FAQ-15, DC-RULING-94: only icons printed on Combat cards count twice.
    const twice = v.from === 'card' && profileOf(heroAt(t, hero)).skillTwicePerIcon;
    return useSkills.with({ hero, left: twice ? 2 * icons : icons });
  })
  .end();

interface SkillOption {
  readonly do: 'skill' | 'item';
  /** Which Skill of the board, or which slot. */
  readonly n: number;
}
const SKILLS: readonly SkillOption[] = [0, 1, 2, 3].map((n) => ({ do: 'skill', n }));
const ITEMS: readonly SkillOption[] = [0, 1, 2].map((n) => ({ do: 'item', n }));

/** DC-RULING-46: whether the item in that slot may be the Equipment of this Round. */
export function maySpend(t: Seen, no: HeroNo, slot: number, again: boolean): boolean {
  const hero = heroAt(t, no);
  const round = combatOf(t).round;
  if (handicap(t, 'noEquipmentInRound')?.round === round) return false;
  return round === 0 || hero.used === null || (again && hero.used === slot);
}

/** DC-ACT-09: the Skills of the board and of Equipment carried that would do something now. */
function skillsOf(t: Seen, no: HeroNo): SkillOption[] {
  const hero = heroAt(t, no);
  if (hero.dead || hasConstraint(t, 4)) return [];
  const found: SkillOption[] = [];
  profileOf(hero).skills.forEach((skill, n) => {
    if (hasTarget(t, actionOf(skill))) found.push(SKILLS[n]!);
  });
  for (let slot = 0; slot < hero.slots.length; slot++) {
    const item = equipmentIn(hero, slot);
    if (item?.mode.type !== 'skill' || !isStrongEnough(hero, item)) continue;
    if (maySpend(t, no, slot, true) && hasTarget(t, item.mode.action)) found.push(ITEMS[slot]!);
  }
  return found;
}

/** Whether a Skill Action would have anything to activate. */
export const hasSkill = (t: Seen, no: HeroNo): boolean => skillsOf(t, no).length > 0;

const DECLINE = 'decline';

/** A Skill lies on its Beheaded, or on the card it comes from. */
const skillTouches = (no: HeroNo, option: SkillOption): string[] =>
  option.do === 'item' ? [`slot:${no}.${option.n}`] : [`hero:${no}`];

/** DC-ACT-09, -10: each Skill icon is offered; it may be declined, repeated or spread. */
export const useSkills = procedure<{ hero: HeroNo; left: number }>('useSkills')
  .while(
    'DC-FAQ-16',
    (t, v) => v.left > 0 && skillsOf(t, v.hero).length > 0,
    (each) =>
      each
        .ask('DC-ACT-09', 'skill', (t, v) =>
          choose<SkillOption | 'decline'>(heroAt(t, v.hero).seat, [DECLINE, ...skillsOf(t, v.hero)], {
            kind: 'skill',
            about: { beheaded: heroAt(t, v.hero).who, n: v.left },
            says: (option) => (option === DECLINE ? { id: 'option.decline' } : skillSaid(t, v.hero, option)),
            touches: (option) => (option === DECLINE ? [] : skillTouches(v.hero, option)),
          }),
        )
        .call('DC-ACT-09a', (_, v) => {
          if (v.skill === DECLINE) {
            v.left = 0;
            return null;
          }
          v.left -= 1;
          return activate.with({ hero: v.hero, is: v.skill.do, n: v.skill.n });
        }),
  )
  .end();

/** One activation, with its targets and its deaths. */
export const activate = procedure<{ hero: HeroNo; is: 'skill' | 'item'; n: number }>('activate')
  .set('DC-ACT-09c', 'action', (t, v): ActionNo => {
    const hero = heroAt(t, v.hero);
    combatOf(t).guarded = 0;
    if (v.is === 'skill') {
      t.tell?.({ kind: 'usesSkill', beheaded: hero.who });
      return profileOf(hero).skills[v.n]!;
    }
    const item = equipmentIn(hero, v.n)!;
    hero.used = v.n;
    t.tell?.({ kind: 'usesItem', beheaded: hero.who, equipment: item.code });
    return item.mode.type === 'skill' ? actionNo(item.mode.action) : -1;
  })
  .ask('DC-RNG-01', 'first', (t, v) => {
    // The second target of The Immolated is another Enemy, so the first is chosen here.
    if (v.is !== 'skill' || v.n !== 0 || profileOf(heroAt(t, v.hero)).skillTargets < 2) return null;
    return askTarget(t, v.hero, actionOf(v.action), -1);
  })
  .call('DC-ACT-09d', (_, v) =>
    resolve.with({
      hero: v.hero,
      action: v.action,
      from: 'other',
      at: v.first === null ? -1 : enemySpace(v.first),
    }),
  )
  .ask('DC-RNG-01a', 'second', (t, v) => {
    if (v.first === null) return null;
    const targets = targetsOf(t, actionOf(v.action), enemySpace(v.first));
    return choose<Target | 'decline'>(heroAt(t, v.hero).seat, [DECLINE, ...targets], {
      kind: 'secondTarget',
      says: (option) => (option === DECLINE ? { id: 'option.decline' } : targetSaid(t, option)),
      touches: (option) => (option === DECLINE ? [] : [`space:${option}`]),
    });
  })
  .call('DC-ACT-09e', (_, v) =>
    v.second === null || v.second === DECLINE
      ? null
      : resolve.with({ hero: v.hero, action: v.action, from: 'other', at: enemySpace(v.second) }),
  )
  .call('DC-ACT-09f', (t) => settleNow(t, 'damage'))
  .end();
