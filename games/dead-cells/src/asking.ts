// DC-RULING-08: how the Group is asked. Its questions go to the First Player's seat; other seats may leave advice.
import {
  advised,
  choose,
  said,
  votePower,
  type Aside,
  type Json,
  type LazyAside,
  type One,
} from '@gravetable/kernel';
import { combatCard, equipmentCard } from './box/box.ts';
import { book, type Event } from './rulebook.ts';
import type { CombatNo, EquipmentNo, HeroNo } from './state.ts';
import { firstSeat, heroAt, type Seen } from './table.ts';

type About = { readonly [key: string]: Json };

/** A choice of the Group. */
export function askGroup<A>(t: Seen, options: readonly A[], aside: LazyAside<A>): One<A> {
  return choose(firstSeat(t), options, advised(t, options, aside));
}

/** Whom it would be wasted on is said to gain nothing. */
const heroAside = (t: Seen, kind: string, about: About, wasted: (no: HeroNo) => boolean): Aside<HeroNo> => ({
  kind,
  about,
  says: (no) => {
    const who = { id: `beheaded.${heroAt(t, no).who}` };
    return wasted(no) ? said('option.wasted', { who }) : who;
  },
  touches: (no) => [`hero:${no}`],
});

/** The Group names one of these Beheaded. One alone is not asked about. */
export const askReceiver = (
  t: Seen,
  among: readonly HeroNo[],
  kind: string,
  about: About = {},
  wasted: (no: HeroNo) => boolean = () => false,
): One<HeroNo> | null =>
  among.length < 2 ? null : askGroup(t, among, () => heroAside(t, kind, about, wasted));

/** Combat cards named by their number. */
export const combatAside = (kind: string, about: About = {}): Aside<CombatNo> => ({
  kind,
  about,
  says: (no) => ({ id: combatCard(no).name }),
  touches: (no) => [`combat:${combatCard(no).code}`],
});
export const equipmentAside = (kind: string, about: About = {}): Aside<EquipmentNo> => ({
  kind,
  about,
  says: (no) => ({ id: equipmentCard(no).name }),
  touches: (no) => [`equipment:${equipmentCard(no).code}`],
});

/** While the Group is asked, every seat but the one that decides may point at one of the options. */
export const vote = votePower(book, 'DC-RULING-08', (who, n): Event => ({ kind: 'vote', who, n }));
