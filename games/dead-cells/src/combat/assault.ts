// DC-ACT-02…04, DC-ACT-08: Damage by an Enemy, icon by icon, and what answers it.
import { actionNo } from '../box/actions.ts';
import { askGroup } from '../asking.ts';
import { foeCard } from '../box/box.ts';
import { profileOf } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import type { DamageWho, EquipmentMode } from '../schema.ts';
import type { FoeNo, HeroNo } from '../state.ts';
import {
  combatOf,
  equipmentIn,
  handicap,
  heroAt,
  isFull,
  isInvisible,
  isStrongEnough,
  participants,
  spaceOf,
  type Seen,
} from '../table.ts';
import { resolve } from './actions.ts';
import { companionsOf, strike, strikeEnemy, type Blow, type Victim } from './damage.ts';
import { fixedOn } from './states.ts';
import { victimAside } from './words.ts';

/** Nobody's Damage: Death rows, Shurikens, the heat of the hall. */
export const NOBODY = -1;

/** DC-RULING-32: those whose Health is used up come last. */
function unharmedFirst(t: Seen, heroes: HeroNo[]): HeroNo[] {
  const fit = heroes.filter((no) => !isFull(heroAt(t, no)));
  return fit.length > 0 ? fit : heroes;
}

/** The same with the Companions that stand in for their bearers. */
function withCompanions(t: Seen, heroes: HeroNo[]): Victim[] {
  const found: Victim[] = heroes.filter((no) => !isFull(heroAt(t, no)));
  for (const no of heroes) for (const companion of companionsOf(t, no)) found.push(companion);
  return found.length > 0 ? found : heroes;
}

/**
 * DC-ACT-02, DC-ACT-04: who may receive the next icon. `struck` are those who have had theirs: with `different` nobody
 * twice, with `all` each as often as the icon says. Companions stand in for their bearers, but are no "different
 * Beheaded" (DC-RULING-47).
 */
function receivers(t: Seen, who: DamageWho, n: number, struck: readonly HeroNo[]): Victim[] {
  switch (who) {
    case 'target':
      return withCompanions(t, participants(t));
    case 'first':
      return withCompanions(t, fixedOn(t, 'first'));
    case 'different':
      return unharmedFirst(
        t,
        participants(t).filter((no) => !struck.includes(no)),
      );
    case 'all':
      return participants(t)
        .filter((no) => struck.filter((one) => one === no).length < n)
        .slice(0, 1);
  }
}

/** Those who may not be chosen because their Health is used up already. */
const exhausted = (t: Seen, victims: readonly Victim[]): Victim[] =>
  participants(t).filter((no) => isFull(heroAt(t, no)) && !victims.includes(no));

/** DC-FAQ-13, DC-RULING-117: a Shield item tied to a Round is the one Equipment of that Round; others are not used. */
function isReady(
  t: Seen,
  no: HeroNo,
  slot: number,
  mode: Extract<EquipmentMode, { type: 'shield' }>,
): boolean {
  if (mode.round === undefined) return true;
  const { used } = heroAt(t, no);
  const round = combatOf(t).round;
  if (mode.round !== round || handicap(t, 'noEquipmentInRound')?.round === round) return false;
  return used === null || used === slot;
}

/** DC-RULING-95: whether there is an attacker to strike back at, and it can be seen. */
const canBeStruck = (t: Seen, by: FoeNo): boolean =>
  by !== NOBODY && !isInvisible(foeCard(by), combatOf(t).round);

/** DC-FAQ-12: the passive Shield items this blow sets off, as `[Beheaded, slot]`. */
function answers(t: Seen, victim: HeroNo, blow: Blow, by: FoeNo): [HeroNo, number][] {
  const found: [HeroNo, number][] = [];
  for (const no of participants(t)) {
    const hero = heroAt(t, no);
    for (let slot = 0; slot < hero.slots.length; slot++) {
      const item = equipmentIn(hero, slot);
      if (item === null || item.mode.type !== 'shield') continue;
      if (item.mode.effect.range === undefined && !canBeStruck(t, by)) continue;
      const own = blow === 'hit' ? 'damaged' : 'shieldLost';
      const wanted =
        no === victim ? item.mode.trigger === own : blow === 'hit' && item.mode.trigger === 'allyDamaged';
      if (wanted && isStrongEnough(hero, item) && isReady(t, no, slot, item.mode)) found.push([no, slot]);
    }
  }
  return found;
}

/** Ledger 6.4: The Flayed strikes back when a Shield is lost. */
function strikeBack(t: T, no: HeroNo, by: FoeNo): void {
  const hero = heroAt(t, no);
  const counter = profileOf(hero).counter;
  const first = !hero.shieldLost;
  hero.shieldLost = true;
  if (counter === 'none' || (counter === 'firstEachRound' && !first) || !canBeStruck(t, by)) return;
  strikeEnemy(t, spaceOf(t, by));
}

function suffer(t: T, victim: Victim | undefined, who: DamageWho, by: FoeNo): Blow {
  if (victim === undefined) return 'none';
  const blow = strike(t, victim, who === 'first');
  if (blow === 'blocked') strikeBack(t, victim as HeroNo, by);
  return blow;
}

interface Assault {
  readonly n: number;
  readonly who: DamageWho;
  readonly by: FoeNo;
  /** Icons still to be assigned. */
  left: number;
  /** Who has had one. */
  struck: HeroNo[];
}

/** An icon for all counts by those it strikes, and needs no number. */
const whichOf = ({ n, who, left }: Assault) =>
  who === 'all' ? { at: 1, of: 1 } : { at: n - left + 1, of: n, once: who === 'different' };

/** Damage icons of an Enemy, or of nobody, about to be assigned; an icon for all may spare some. */
export const assaultBy = (t: Seen, n: number, who: DamageWho, by: FoeNo, spared: readonly HeroNo[] = []) =>
  assault.with({
    n,
    who,
    by,
    left: who === 'all' ? n * (participants(t).length - spared.length) : n,
    struck: spared.flatMap((no) => Array.from({ length: n }, () => no)),
  });

/** DC-ACT-02 Damage by an Enemy: one icon at a time, on a Beheaded or Companion the Group chooses. */
const assault = procedure<Assault>('assault')
  .while(
    'DC-ACT-02',
    (_, v) => v.left > 0,
    (each) =>
      each
        .ask('DC-ACT-02b', 'victim', (t, v) => {
          const victims = receivers(t, v.who, v.n, v.struck);
          return victims.length < 2
            ? null
            : askGroup(t, victims, () => victimAside(t, v.by, victims, exhausted(t, victims), whichOf(v)));
        })
        .call('DC-ACT-06', (t, v) => {
          v.left -= 1;
          const victim = v.victim ?? receivers(t, v.who, v.n, v.struck)[0];
          const blow = suffer(t, victim, v.who, v.by);
          if (typeof victim !== 'number') return null;
          v.struck.push(victim);
          // DC-ACT-08: what was blocked is not answered as Damage. DC-RULING-114: what was covered cost no Shield.
          const answered = blow === 'hit' || blow === 'blocked';
          return answered && answers(t, victim, blow, v.by).length > 0
            ? answer.with({ victim, blow, by: v.by })
            : null;
        }),
  )
  .end();

/** DC-FAQ-12: every Shield item whose condition was met works, from the First Player clockwise. */
const answer = procedure<{ victim: HeroNo; blow: Blow; by: FoeNo }>('answer')
  .set('DC-FAQ-12', 'items', (t, v) => answers(t, v.victim, v.blow, v.by))
  .while(
    'DC-FAQ-12a',
    (_, v) => v.items.length > 0,
    (each) =>
      each
        .call('DC-FAQ-12b', (t, v) => {
          const [no, slot] = v.items[0]!;
          const hero = heroAt(t, no);
          const item = equipmentIn(hero, slot);
          if (item === null || item.mode.type !== 'shield') return null;
          if (item.mode.round !== undefined) hero.used = slot;
          t.tell?.({ kind: 'usesItem', beheaded: hero.who, equipment: item.code });
          const at = item.mode.effect.range === undefined && v.by !== NOBODY ? spaceOf(t, v.by) : -1;
          return resolve.with({
            hero: no,
            action: actionNo(item.mode.effect),
            from: 'answer',
            at,
          });
        })
        .set('DC-FAQ-12c', 'items', (_, v) => v.items.slice(1)),
  )
  .end();
