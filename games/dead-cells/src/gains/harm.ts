// DC-RULING-103 and ledger 5.3 `assignDamage`: Damage outside Combat, where there are no Shields and no States.
import { askGroup } from '../asking.ts';
import { judge } from './death.ts';
import { procedure, type T } from '../rulebook.ts';
import type { DamageWho } from '../schema.ts';
import type { HeroNo } from '../state.ts';
import {
  companionIn,
  equipmentIn,
  healthLeft,
  heroAt,
  isFull,
  isLiving,
  malaiseOf,
  type Seen,
} from '../table.ts';

/** A Beheaded, or the Companion in one of its slots. */
export type Victim = HeroNo | { readonly who: HeroNo; readonly slot: number };

function bodiesOf(t: Seen, no: HeroNo, withCompanions: boolean): Victim[] {
  const hero = heroAt(t, no);
  const found: Victim[] = hero.dead || isFull(hero) ? [] : [no];
  if (!withCompanions) return found;
  hero.slots.forEach((_, slot) => {
    if (companionIn(hero, slot) !== null) found.push({ who: no, slot });
  });
  return found;
}

/** DC-RULING-32, DC-RULING-47: who may take this icon. */
function victims(t: Seen, who: DamageWho, among: readonly HeroNo[], hit: readonly HeroNo[]): Victim[] {
  if (who === 'first') return bodiesOf(t, t.board.run.firstPlayer, true);
  if (who === 'different')
    return among.filter((no) => !hit.includes(no)).flatMap((no) => bodiesOf(t, no, false));
  return among.flatMap((no) => bodiesOf(t, no, true));
}

/** One Damage; on a First Player under that Malaise card one more. */
function suffer(t: T, victim: Victim, first: boolean): void {
  if (typeof victim === 'object') {
    const bearer = heroAt(t, victim.who);
    const item = equipmentIn(bearer, victim.slot)!;
    bearer.wounds[victim.slot]! += 1;
    t.tell?.({ kind: 'companionHit', equipment: item.code });
    if (item.mode.type !== 'companion' || bearer.wounds[victim.slot]! < item.mode.health) return;
    t.board.run.equipmentDiscard.push(bearer.slots[victim.slot]!);
    bearer.slots[victim.slot] = null;
    bearer.wounds[victim.slot] = 0;
    t.tell?.({ kind: 'companionDies', equipment: item.code });
    return;
  }
  const hero = heroAt(t, victim);
  const handicap = malaiseOf(hero);
  const n = 1 + (first && handicap?.kind === 'firstPlayerDamage' ? handicap.n : 0);
  hero.damage += n;
  t.tell?.({ kind: 'beheadedHit', beheaded: hero.who, n, left: healthLeft(hero), more: 0 });
}

interface Harm {
  readonly n: number;
  readonly who: DamageWho;
  readonly among: readonly HeroNo[];
}

/** DC-RULING-47, DC-RULING-32: icon by icon, on whom the Group chooses among those the icon allows; then the dead are counted. */
export const assignDamage = procedure<Harm>('assignDamage')
  .do('DC-RULING-32q', (t, v) => {
    if (v.who !== 'all') return;
    for (const no of v.among) {
      for (let i = 0; i < v.n && isLiving(t, no); i++) suffer(t, no, false);
    }
  })
  .set('DC-RULING-32r', 'left', (_, v) => (v.who === 'all' ? 0 : v.n))
  .set('DC-RULING-32s', 'hit', (): HeroNo[] => [])
  .while(
    'DC-RULING-32t',
    (_, v) => v.left > 0,
    (each) =>
      each
        .ask('DC-RULING-32u', 'victim', (t, v) => {
          const able = victims(t, v.who, v.among, v.hit);
          if (able.length < 2) return null;
          return askGroup(t, able, {
            kind: 'assignDamage',
            about: { n: v.left },
            says: (victim) => nameOf(t, victim),
            touches: (victim) =>
              typeof victim === 'object' ? [`slot:${victim.who}.${victim.slot}`] : [`hero:${victim}`],
          });
        })
        .do('DC-RULING-32v', (t, v) => {
          const victim = v.victim ?? victims(t, v.who, v.among, v.hit)[0];
          if (victim === undefined) return;
          suffer(t, victim, v.who === 'first');
          if (typeof victim === 'number') v.hit = [...v.hit, victim];
        })
        .set('DC-RULING-32w', 'left', (_, v) => v.left - 1),
  )
  .call('DC-RULING-103a', () => judge.with())
  .end();

function nameOf(t: Seen, victim: Victim): { readonly id: string } {
  if (typeof victim === 'number') return { id: `beheaded.${heroAt(t, victim).who}` };
  return { id: equipmentIn(heroAt(t, victim.who), victim.slot)!.name };
}
