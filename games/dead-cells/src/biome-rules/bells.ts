// DC-B5: Bells. The First Player may ring the Bell of a space and suffer its icon; the third opens a Secret.
import { choose } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { equipmentCard } from '../box/box.ts';
import { judge } from '../gains/death.ts';
import { dropItem } from '../gains/equipping.ts';
import { assignDamage, gainForGroup } from '../gains/icons.ts';
import { biomeCard, biomeRule, here } from '../biome/map.ts';
import { SYMBOLS } from '../box/profile.ts';
import { procedure } from '../rulebook.ts';
import type { BellEffect, Sym } from '../schema.ts';
import { stepBack } from '../gains/scrolls.ts';
import type { Hero, HeroNo } from '../state.ts';
import { firstHero, firstSeat, heroAt, living, someoneIsDead, type Seen } from '../table.ts';

/** The number of the Bell on the Group's space, or -1. */
function bellHere(t: Seen): number {
  const space = here(t);
  if (space.kind !== 'tile' || space.mark !== 'bell') return -1;
  const bells = biomeCard(t).spaces.filter((space) => space.kind === 'tile' && space.mark === 'bell');
  return bells.indexOf(space);
}
export const canRing = (t: Seen): boolean => {
  const bell = bellHere(t);
  return bell >= 0 && !t.board.biome!.rung.includes(bell);
};

const tracksOf = (hero: Hero): Sym[] =>
  hero.who === 'serenade'
    ? SYMBOLS.slice(0, hero.levels[0]! > 0 ? 1 : 0)
    : SYMBOLS.filter((_, at) => hero.levels[at]! > 0);

/** DC-B5-03, DC-RULING-91: the First Player loses a Scroll step of their choice. */
const loseScroll = procedure('loseScroll')
  .ask('DC-RULING-91', 'sym', (t) => {
    const tracks = tracksOf(firstHero(t));
    return tracks.length < 2
      ? null
      : choose(firstSeat(t), tracks, { kind: 'loseScroll', says: (sym) => ({ id: `sym.${sym}` }) });
  })
  .do('DC-RULING-91a', (t, v) => {
    const sym = v.sym ?? tracksOf(firstHero(t))[0];
    if (sym !== undefined) stepBack(t, t.board.run.firstPlayer, sym);
  })
  .call('DC-RULING-91b', () => judge.with())
  .end();

/** One equipped card of a Beheaded, chosen by its owner. */
export const discardEquipment = procedure<{ hero: HeroNo }>('discardEquipment')
  .ask('DC-B5-02', 'slot', (t, v) => {
    const hero = heroAt(t, v.hero);
    const worn = wornBy(hero);
    return worn.length < 2
      ? null
      : choose(hero.seat, worn, {
          kind: 'discardEquipment',
          says: (slot) => ({ id: equipmentCard(hero.slots[slot]!).name }),
          touches: (slot) => [`slot:${v.hero}.${slot}`],
        });
  })
  .do('DC-RULING-90', (t, v) => {
    const slot = v.slot ?? wornBy(heroAt(t, v.hero))[0];
    if (slot !== undefined) dropItem(t, v.hero, slot);
  })
  .end();
const wornBy = (hero: Hero): number[] => [...hero.slots.keys()].filter((slot) => hero.slots[slot] !== null);

const bellOf = (t: Seen): BellEffect => t.board.biome!.bells[bellHere(t)]!;

/** DC-RULING-84: ringing is optional; the third Bell of one visit pays. */
export const ringBell = procedure('ringBell')
  .ask('DC-RULING-84', 'ring', (t) =>
    canRing(t)
      ? askGroup(t, ['yes', 'no'] as const, {
          kind: 'ringBell',
          touches: (one) => (one === 'yes' ? [`bell:${here(t).id}`] : []),
        })
      : null,
  )
  .when(
    'DC-B5-04',
    (_, v) => v.ring === 'yes',
    (rings) =>
      rings
        .do('DC-RULING-84a', (t) => {
          t.board.biome!.rung.push(bellHere(t));
          t.tell?.({ kind: 'bell', bell: bellOf(t), reveals: true });
        })
        .call('DC-B5-03', (t) => {
          const bell = bellOf(t);
          if (bell === 'damage2') return assignDamage.with({ n: 2, who: 'first', among: living(t) });
          if (bell === 'loseScroll') return loseScroll.with();
          return discardEquipment.with({ hero: t.board.run.firstPlayer });
        })
        .call('DC-RULING-84b', (t) => {
          const rule = biomeRule(t, 'bells')!;
          if (t.board.biome!.rung.length < rule.tokens.length || someoneIsDead(t)) return null;
          t.tell?.({ kind: 'allBells' });
          return gainForGroup(t, rule.allRung);
        }),
  )
  .end();
