// DC-B6: Lanterns. A zone is dark until its Lantern is lit with Tactics cards from any hands.
import { some } from '@gravetable/kernel';
import { askGroup, combatAside } from '../asking.ts';
import { combatCard } from '../box/box.ts';
import { assignDamage } from '../gains/icons.ts';
import { biomeRule, here } from '../biome/map.ts';
import { refillHands } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Hero, HeroNo } from '../state.ts';
import { heroAt, living, participants, type Seen } from '../table.ts';

/** The unlit zone whose Lantern can be reached from here, or 0. */
function darkZoneAhead(t: Seen): number {
  const zone = biomeRule(t, 'lanterns')?.zones.find(({ litFrom }) => litFrom.includes(here(t).id))?.zone;
  return zone === undefined || t.board.biome!.lit.includes(zone) ? 0 : zone;
}

/** DC-RULING-85, DC-SOLO-25: one card per Beheaded, Serenade counted. */
const price = (t: Seen): number => t.board.heroes.length;
/** Whether there is a Lantern to light, and cards enough to try. */
export const canLight = (t: Seen): boolean => darkZoneAhead(t) > 0 && isThinkable(t);
/** What everybody can see: whether the hands together hold enough cards. */
const isThinkable = (t: Seen): boolean =>
  t.board.heroes.reduce((sum, hero) => sum + hero.hand.length, 0) >= price(t);

const tacticsIn = (hero: Hero): number[] =>
  hero.hand.filter((card) => combatCard(card).symbols.includes('tactics'));

interface Gift {
  readonly hero: HeroNo;
  readonly cards: readonly number[];
}
const total = (gifts: readonly Gift[]): number => gifts.reduce((sum, gift) => sum + gift.cards.length, 0);

function light(t: T, zone: number, gifts: readonly Gift[]): void {
  for (const { hero: no, cards } of gifts) {
    const hero = heroAt(t, no);
    hero.hand = hero.hand.filter((card) => !cards.includes(card));
    hero.discard.push(...cards);
  }
  t.board.biome!.lit.push(zone);
  t.tell?.({ kind: 'lantern', n: zone, reveals: true });
}

/** DC-B6-03: each player in turn offers cards; if they fall short nothing is discarded. */
export const lightLantern = procedure('lightLantern')
  .ask('DC-RULING-85', 'light', (t) =>
    canLight(t)
      ? askGroup(t, ['yes', 'no'] as const, {
          kind: 'lightLantern',
          about: { n: price(t) },
          touches: (one) => (one === 'yes' ? [`lantern:${darkZoneAhead(t)}`] : []),
        })
      : null,
  )
  .when(
    'DC-RULING-85a',
    (_, v) => v.light === 'yes',
    (tries) =>
      tries
        .set('DC-RULING-85b', 'left', (t) => participants(t).filter((no) => heroAt(t, no).who !== 'serenade'))
        .set('DC-RULING-85c', 'gifts', (): Gift[] => [])
        .while(
          'DC-RULING-85d',
          (t, v) => v.left.length > 0 && total(v.gifts) < price(t),
          (each) =>
            each
              .set('DC-RULING-85e', 'hero', (_, v) => v.left[0]!)
              .set('DC-RULING-85f', 'left', (_, v) => v.left.slice(1))
              .ask('DC-B6-03', 'cards', (t, v) => {
                const hero = heroAt(t, v.hero);
                const missing = price(t) - total(v.gifts);
                const limits = { min: 0, max: missing };
                return some(hero.seat, tacticsIn(hero), limits, combatAside('lanternCards', { n: missing }));
              })
              .set('DC-RULING-124', 'gifts', (t, v) => {
                const hero = heroAt(t, v.hero);
                hero.shown = [...new Set([...hero.shown, ...v.cards])];
                const combats = v.cards.map((card) => combatCard(card).code);
                t.tell?.({ kind: 'lanternCards', who: hero.seat, n: combats.length, combats, reveals: true });
                return [...v.gifts, { hero: v.hero, cards: v.cards.slice() }];
              }),
        )
        .do('DC-SOLO-25', (t, v) => {
          if (total(v.gifts) >= price(t)) light(t, darkZoneAhead(t), v.gifts);
        })
        .call('DC-RULING-85h', () => refillHands.with()),
  )
  .end();

export const isDark = (t: Seen): boolean => {
  const space = here(t);
  return space.kind === 'tile' && space.zone !== undefined && !t.board.biome!.lit.includes(space.zone);
};

/** DC-RULING-85: every step into an unlit zone costs Damage, before the tile is flipped. */
export const darkness = procedure('darkness')
  .call('DC-RULING-85i', (t) => {
    const rule = biomeRule(t, 'lanterns');
    if (rule === undefined || !isDark(t)) return null;
    t.tell?.({ kind: 'darkness' });
    return assignDamage.with({ n: rule.darkness.n, who: rule.darkness.who, among: living(t) });
  })
  .end();
