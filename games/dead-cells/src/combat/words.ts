// How the options of a Combat are said and lit up. Worked out only when somebody looks.
import type { Aside, Blocked, Json } from '@gravetable/kernel';
import { actionOf } from '../box/actions.ts';
import { combatCard, equipmentCard, foeCard, kindOf } from '../box/box.ts';
import { bosses } from '../cards/bosses/index.ts';
import { iconsSaid } from '../view/printed.ts';
import { profileOf } from '../box/profile.ts';
import type { Action, SpaceRange } from '../schema.ts';
import type { FoeNo, HeroNo } from '../state.ts';
import { combatOf, healthLeft, heroAt, isInvisible, SPACES, type Seen } from '../table.ts';
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

/** DC-ACT-02: who takes the Damage. */
/** Whoever takes the Damage dies of it: no Shield stops it, no Health is left to spare, and no card keeps them alive. */
const isFatal = (t: Seen, victims: readonly Victim[]): boolean =>
  usableAt(t, 'wouldDie').length === 0 &&
  victims.every(
    (one) =>
      typeof one === 'number' &&
      !isShielded(t, one) &&
      healthLeft(heroAt(t, one)) <= 1 + heroAt(t, one).marked,
  );

/** Of several Damage that are dealt one by one, the question says which this is, and whether it costs a life for certain. */
export const victimAside = (
  t: Seen,
  by: FoeNo,
  victims: readonly Victim[],
  full: readonly Victim[] = [],
  { at, of }: { readonly at: number; readonly of: number } = { at: 1, of: 1 },
): Aside<Victim> => ({
  blocked: () => full.map((one) => [one, 'NO_HEALTH_LEFT', 'DC-RULING-32']),
  kind: by < 0 ? 'strayVictim' : 'victim',
  about: {
    ...(by < 0 ? {} : { foe: { id: foeCard(by).name } }),
    at,
    of,
    fatal: isFatal(t, victims) ? 'yes' : 'no',
  },
  says: (one) => (typeof one === 'number' ? beheadedSaid(t, one) : itemSaid(t, one.who, one.slot)),
  touches: (one) => (typeof one === 'number' ? [`hero:${one}`] : [`slot:${one.who}.${one.slot}`]),
});

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
