// DC-RULING-08: how the Group is asked. Its questions go to the First Player's seat; other seats may leave advice.
import {
  advised,
  choose,
  said,
  votePower,
  type Aside,
  type Ban,
  type Json,
  type LazyAside,
  type Legal,
  type One,
  type Said,
} from '@gravetable/kernel';
import { combatCard, equipmentCard } from './box/box.ts';
import { book, type Event, type T } from './rulebook.ts';
import type { CombatNo, EquipmentNo, HeroNo } from './state.ts';
import { firstSeat, heroAt, type Seen } from './table.ts';

type About = { readonly [key: string]: Json };

/** A choice of the Group. */
export function askGroup<A>(t: Seen, options: readonly A[], aside: LazyAside<A>): One<A> {
  return choose(firstSeat(t), options, advised(t, options, aside));
}

/**
 * Where nothing else lay open to everybody's eyes, what was not taken is told, with what it takes. Whether a hand held that
 * is not told (DC-RULING-13): it is said of a card that was there just so.
 */
export function tellShut<A>(
  t: T,
  {
    taken,
    all,
    asks,
    says,
  }: Readonly<{ taken: A; all: readonly A[]; asks: Legal<A>; says: (one: A) => Said }>,
): void {
  if (t.tell === undefined || t.tell === null) return;
  const others = all.filter((one) => one !== taken);
  const bans = others.map((one) => asks(one));
  if (bans.includes(true)) return;
  others.forEach((one, at) => {
    const [code, , args] = bans[at] as Ban;
    t.tell?.({ kind: 'shut', what: says(one), why: said(`refusal.${code}`, args) });
  });
}

/** What is said of somebody who may receive: that it would be wasted there, or that something must go for it. */
type Remark = 'option.wasted' | 'option.slotsFull' | null;

const heroAside = (t: Seen, kind: string, about: About, remark: (no: HeroNo) => Remark): Aside<HeroNo> => ({
  kind,
  about,
  says: (no) => {
    const who = { id: `beheaded.${heroAt(t, no).who}` };
    const found = remark(no);
    return found === null ? who : said(found, { who });
  },
  touches: (no) => [`hero:${no}`],
});

/** The Group names one of these Beheaded. One alone is not asked about. */
export const askReceiver = (
  t: Seen,
  among: readonly HeroNo[],
  kind: string,
  about: About = {},
  remark: (no: HeroNo) => Remark = () => null,
): One<HeroNo> | null =>
  among.length < 2 ? null : askGroup(t, among, () => heroAside(t, kind, about, remark));

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
