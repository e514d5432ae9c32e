// How the options of a Combat are said and lit up. Worked out only when somebody looks.
import type { Aside, Blocked, Json } from '@gravetable/kernel';
import { actionOf } from '../box/actions.ts';
import { combatCard, equipmentCard, foeCard, kindOf } from '../box/box.ts';
import { bosses } from '../cards/bosses/index.ts';
import { iconsSaid } from '../view/printed.ts';
import { profileOf } from '../box/profile.ts';
import type { Action, SpaceRange } from '../schema.ts';
import type { FoeNo, HeroNo } from '../state.ts';
import {
  combatOf,
  healthLeft,
  heroAt,
  isInvisible,
  participants,
  SPACES,
  someoneIsDead,
  type Seen,
} from '../table.ts';
import { usableAt } from '../upgrades/standing.ts';
import { kindSaid } from './announcements.ts';
import { isShielded, type Victim } from './damage.ts';
import { bannerCard, enemySpace, shurikenSpace, type Target } from './ranges.ts';

export const beheadedSaid = (t: Seen, no: HeroNo) => ({ id: `beheaded.${heroAt(t, no).who}` });

const itemSaid = (t: Seen, no: HeroNo, slot: number) => {
  const card = heroAt(t, no).slots[slot];
  return card === null || card === undefined ? { id: 'option.emptySlot' } : { id: equipmentCard(card).name };
};

export const heroAside = (t: Seen, kind: string, about: Aside<HeroNo>['about'] = {}): Aside<HeroNo> => ({
  kind,
  about,
  says: (no) => beheadedSaid(t, no),
  touches: (no) => [`hero:${no}`],
});

/** Whoever takes the Damage dies of it: no Shield stops it, no Health is left to spare, and no card keeps them alive. */
const isFatal = (t: Seen, victims: readonly Victim[]): boolean =>
  usableAt(t, 'wouldDie').length === 0 &&
  victims.every(
    (one) =>
      typeof one === 'number' &&
      !isShielded(t, one) &&
      healthLeft(heroAt(t, one)) <= 1 + heroAt(t, one).marked,
  );

/** How many Damage icons a Beheaded lives through at most; a Golden Shield stops all that come after it. */
function bearsAtMost(t: Seen, no: HeroNo): number {
  const hero = heroAt(t, no);
  if (hero.golden > 0 || (hero.shields === 0 && isShielded(t, no))) return Infinity;
  return hero.shields + Math.floor((healthLeft(hero) - 1) / (1 + hero.marked));
}

/** Whether something that is worn may answer a blow: what it brings is not foreseen. */
const mayAnswer = (t: Seen): boolean =>
  participants(t).some((no) =>
    heroAt(t, no).slots.some((card) => card !== null && equipmentCard(card).mode.type === 'shield'),
  );

/** More are left than all together live through, however they are shared out. */
function isFatalTogether(t: Seen, victims: readonly Victim[], { at, of, once = false }: Icons): boolean {
  if (usableAt(t, 'wouldDie').length > 0 || mayAnswer(t)) return false;
  const bears = victims.map((one) => (typeof one === 'number' ? bearsAtMost(t, one) : Infinity));
  const left = of - at + 1;
  return once
    ? Math.min(left, victims.length) > bears.filter((n) => n > 0).length
    : left > bears.reduce((sum, n) => sum + n, 0);
}

/** Which of several Damage icons this is, and whether nobody takes two of them. */
interface Icons {
  readonly at: number;
  readonly of: number;
  readonly once?: boolean;
}

/** Whom the first death of the Run would be, where somebody else could take the Damage, is said to die of it. */
function victimSaid(t: Seen, victims: readonly Victim[], one: Victim) {
  if (typeof one !== 'number') return itemSaid(t, one.who, one.slot);
  const ends = !someoneIsDead(t) && isFatal(t, [one]) && !isFatal(t, victims);
  return ends ? { id: 'option.dies', args: { who: beheadedSaid(t, one) } } : beheadedSaid(t, one);
}

/**
 * DC-ACT-02: who takes the Damage. Of several that are dealt one by one, the question says which this is, and whether it,
 * or all that are left, cost a life for certain.
 */
export const victimAside = (
  t: Seen,
  by: FoeNo,
  victims: readonly Victim[],
  full: readonly Victim[] = [],
  icons: Icons = { at: 1, of: 1 },
): Aside<Victim> => {
  const { at, of } = icons;
  const fatal = isFatal(t, victims) ? 'yes' : isFatalTogether(t, victims, icons) ? 'shared' : 'no';
  return {
    blocked: () => full.map((one) => [one, 'NO_HEALTH_LEFT', 'DC-RULING-32']),
    kind: by < 0 ? 'strayVictim' : 'victim',
    about: by < 0 ? { at, of, fatal } : { foe: { id: foeCard(by).name }, at, of, fatal },
    says: (one) => victimSaid(t, victims, one),
    touches: (one) => (typeof one === 'number' ? [`hero:${one}`] : [`slot:${one.who}.${one.slot}`]),
  };
};

/** Why an Enemy is no target: outside the white spaces, unseen, or not of the kind the Action names. */
function outOfReach(t: Seen, range: SpaceRange): Blocked<Target>[] {
  const { enemies, round } = combatOf(t);
  return SPACES.flatMap((pos, space): Blocked<Target>[] => {
    const enemy = enemies[space];
    if (enemy === null || enemy === undefined) return [];
    if (!range.spaces.includes(pos)) return [[pos, 'OUT_OF_RANGE', 'DC-RNG-01']];
    if (isInvisible(foeCard(enemy.card), round)) return [[pos, 'INVISIBLE', 'DC-FAQ-10']];
    if (range.only?.includes(kindOf(enemy.card)) === false) return [[pos, 'NOT_THIS_KIND', 'DC-GEN-08']];
    return [];
  });
}

/** DC-RNG-02: an Enemy is said by its name and space. */
export function targetSaid(t: Seen, target: Target) {
  const space = enemySpace(target);
  if (space !== -1) {
    const enemy = combatOf(t).enemies[space]!;
    return { id: 'option.enemy', args: { foe: { id: foeCard(enemy.card).name }, space: target } };
  }
  const under = shurikenSpace(target);
  if (under !== -1) return { id: 'option.shuriken', args: { space: SPACES[under]! } };
  return { id: bosses.C3.banners[bannerCard(target)]!.name };
}
export const targetAside = (t: Seen, { icons }: Action, range: SpaceRange): Aside<Target> => ({
  kind: 'target',
  about: { print: iconsSaid(icons) as unknown as Json },
  blocked: () => outOfReach(t, range),
  says: (target) => targetSaid(t, target),
  touches: (target) => [`space:${target}`],
});

/** A Skill of the board, or an item by its slot. */
export const skillSaid = (t: Seen, no: HeroNo, option: { readonly do: string; readonly n: number }) =>
  option.do === 'item'
    ? itemSaid(t, no, option.n)
    : {
        id: 'option.skill',
        args: { print: iconsSaid(actionOf(profileOf(heroAt(t, no)).skills[option.n]!).icons) },
      };

/** What an Action does, in a word. */
export const gist = ({ icons }: Action): string =>
  icons.map(kindSaid).find((say) => say !== null) ?? 'nothing';

export const cardSaid = (t: Seen, no: HeroNo, card: number) => {
  const played = heroAt(t, no).active[card];
  return played === undefined ? { id: 'beheaded.serenade' } : { id: combatCard(played).name };
};
export { itemSaid };
