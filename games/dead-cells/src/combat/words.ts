// How the options of a Combat are said and lit up. Worked out only when somebody looks.
import type { Aside } from '@gravetable/kernel';
import { combatCard, equipmentCard, foeCard } from '../box.ts';
import { bosses } from '../cards/bosses/index.ts';
import type { FoeNo, HeroNo } from '../state.ts';
import { combatOf, heroAt, SPACES, type Seen } from '../table.ts';
import type { Victim } from './damage.ts';
import { bannerCard, enemySpace, shurikenSpace, type Target } from './ranges.ts';

export const beheadedSaid = (t: Seen, no: HeroNo) => ({ id: `beheaded.${heroAt(t, no).who}` });

const itemSaid = (t: Seen, no: HeroNo, slot: number) => {
  const card = heroAt(t, no).slots[slot];
  return card === null || card === undefined ? { id: 'option.emptySlot' } : { id: equipmentCard(card).name };
};

export const heroAside = (t: Seen, kind: string): Aside<HeroNo> => ({
  kind,
  says: (no) => beheadedSaid(t, no),
  touches: (no) => [`hero:${no}`],
});

/** DC-ACT-02: who takes the Damage. */
export const victimAside = (t: Seen, by: FoeNo): Aside<Victim> => ({
  kind: by < 0 ? 'strayVictim' : 'victim',
  about: by < 0 ? {} : { foe: { id: foeCard(by).name } },
  says: (one) => (typeof one === 'number' ? beheadedSaid(t, one) : itemSaid(t, one.who, one.slot)),
  touches: (one) => (typeof one === 'number' ? [`hero:${one}`] : [`slot:${one.who}.${one.slot}`]),
});

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
export const targetAside = (t: Seen): Aside<Target> => ({
  kind: 'target',
  says: (target) => targetSaid(t, target),
  touches: (target) => [`space:${target}`],
});

/** A Skill of the board, or an item by its slot. */
export const skillSaid = (t: Seen, no: HeroNo, option: { readonly do: string; readonly n: number }) =>
  option.do === 'item' ? itemSaid(t, no, option.n) : { id: 'option.skill', args: { n: option.n + 1 } };

export const cardSaid = (t: Seen, no: HeroNo, card: number) => {
  const played = heroAt(t, no).active[card];
  return played === undefined ? { id: 'beheaded.serenade' } : { id: combatCard(played).name };
};
export { itemSaid };
