// DC-PLR-09…11, DC-ICON-07, DC-SOLO-16…20: Scrolls move markers, and what that opens and closes.
import { askReceiver } from '../asking.ts';
import { equipmentCard } from '../box/box.ts';
import { intoBag } from './bag.ts';
import { profileOf, sideOf, SYMBOLS } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import type { SerenadeStep, Sym } from '../schema.ts';
import type { Hero, HeroNo } from '../state.ts';
import { heroAt, isLiving, living, type Seen } from '../table.ts';
import { giveVial } from './vials.ts';

/** DC-RULING-03, DC-RULING-04. */
const TRACK = 5;
const MOST_SLOTS = 3;

/** DC-RULING-03, DC-RULING-82: a full track takes no more. */
export function canTakeScroll(hero: Hero, sym: Sym): boolean {
  if (hero.dead) return false;
  if (hero.who !== 'serenade') return hero.levels[SYMBOLS.indexOf(sym)]! < TRACK;
  return hero.levels[0]! < sideOf(hero).track.length;
}

/** DC-EQP-01, DC-RULING-91: as many slots as the tracks and cards open; one that closes discards its card. */
export function fitSlots(t: T, hero: Hero): void {
  const open = hero.who === 'serenade' ? 0 : Math.min(MOST_SLOTS, profileOf(hero).slots + hero.extraSlots);
  while (hero.slots.length < open) {
    hero.slots.push(null);
    hero.wounds.push(0);
  }
  while (hero.slots.length > open) {
    const card = hero.slots.pop()!;
    hero.wounds.pop();
    if (card === null) continue;
    t.board.run.equipmentDiscard.push(card);
    t.tell?.({ kind: 'slotClosed', beheaded: hero.who, equipment: equipmentCard(card).code });
  }
}

/** The step a marker has just passed on Serenade's track. */
function stepPassed(t: Seen, no: HeroNo): SerenadeStep | null {
  const hero = heroAt(t, no);
  return hero.who === 'serenade' ? (sideOf(hero).track[hero.levels[0]! - 1] ?? null) : null;
}

/** DC-PLR-09, DC-SOLO-16: the marker of the colour moves one step; Serenade has one marker for all colours. */
const advance = procedure<{ hero: HeroNo; sym: Sym }>('advance')
  .do('DC-PLR-09', (t, v) => {
    const hero = heroAt(t, v.hero);
    const at = hero.who === 'serenade' ? 0 : SYMBOLS.indexOf(v.sym);
    hero.levels[at]! += 1;
    fitSlots(t, hero);
    t.tell?.({ kind: 'scroll', beheaded: hero.who, sym: v.sym, n: hero.levels[at]! });
  })
  .when(
    'DC-SOLO-19',
    (t, v) => stepPassed(t, v.hero)?.kind === 'gain',
    (gain) =>
      gain.call('DC-SOLO-19a', (t, v) => {
        const step = stepPassed(t, v.hero);
        if (step?.kind !== 'gain') return null;
        const [icon] = step.icons;
        if (icon?.reward === 'vial') return giveVial.with({ among: living(t) });
        for (const { reward, n } of step.icons) {
          intoBag(t, reward, n);
          t.tell?.({ kind: 'gained', reward, n });
        }
        return null;
      }),
  )
  .when(
    'DC-SOLO-20',
    (t, v) => stepPassed(t, v.hero)?.kind === 'powerUp',
    (up) =>
      up.do('DC-SOLO-20a', (t, v) => {
        const serenade = heroAt(t, v.hero);
        serenade.melee = true;
        serenade.damage = 0;
        serenade.levels[0] = 0;
        t.tell?.({ kind: 'poweredUp' });
      }),
  )
  .end();

/** DC-ICON-07: one Beheaded who can use it takes the Scroll; if nobody can, it is discarded (DC-RULING-03). */
export const giveScroll = procedure<{ sym: Sym; among: readonly HeroNo[] }>('giveScroll')
  .set('DC-RULING-03', 'able', (t, v) =>
    v.among.filter((no) => isLiving(t, no) && canTakeScroll(heroAt(t, no), v.sym)),
  )
  .ask('DC-ICON-07', 'chosen', (t, v) => askReceiver(t, v.able, 'scrollReceiver', { sym: v.sym }))
  .do('DC-RULING-03a', (t, v) => {
    if (v.able.length === 0) t.tell?.({ kind: 'scrollWasted', sym: v.sym });
  })
  .call('DC-ICON-07a', (_, v) => {
    const hero = v.chosen ?? v.able[0];
    return hero === undefined ? null : advance.with({ hero, sym: v.sym });
  })
  .end();

/** DC-RULING-91: the marker moves one step back; what the step had opened is lost. */
export function stepBack(t: T, no: HeroNo, sym: Sym): void {
  const hero = heroAt(t, no);
  const at = hero.who === 'serenade' ? 0 : SYMBOLS.indexOf(sym);
  hero.levels[at]! -= 1;
  fitSlots(t, hero);
  t.tell?.({ kind: 'scrollLost', beheaded: hero.who, sym, n: hero.levels[at]! });
}
