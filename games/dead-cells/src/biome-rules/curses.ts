// DC-B4 to DC-B7, DC-RULING-89: what Cursed Treasures cost.
import { assignDamage } from '../gains/icons.ts';
import { biomeCard } from '../biome/map.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Curse, CurseEffect } from '../schema.ts';
import { healthOf, living, participants, someoneIsDead } from '../table.ts';
import { discardEquipment } from './bells.ts';

/** DC-B4-02, DC-RULING-90: nobody dies of it, and nobody is spared but by having 1 Health left. */
function hurtToOneHealth(t: T): void {
  for (const hero of t.board.heroes) {
    const n = healthOf(hero) - 1 - hero.damage;
    if (hero.dead || n <= 0) continue;
    hero.damage += n;
    t.tell?.({ kind: 'beheadedHit', beheaded: hero.who, n, left: 1, more: 0 });
  }
}

function loseTeeth(t: T, n: number): void {
  t.board.bag.teeth -= n;
  t.tell?.({ kind: 'lost', reward: 'tooth', n });
}

/** The curses that need no choice. */
function suffer(t: T, curse: CurseEffect): void {
  const { bag } = t.board;
  const biome = t.board.biome!;
  t.tell?.({ kind: 'curse', curse });
  if (curse === 'discardPotions') bag.potions = 0;
  else if (curse === 'damageToOneHealth') hurtToOneHealth(t);
  else if (curse === 'silentPreparation') biome.silent = true;
  else if (curse === 'lanternsOut') biome.lit = [];
  else if (curse === 'discardTeeth') bag.teeth = 0;
  else if (curse === 'runesSealed') biome.runesSealed = true;
}

/** DC-B5-02: every Beheaded gives up one equipped card. */
const discardEach = procedure('discardEach')
  .set('DC-B5-02a', 'left', (t) => participants(t))
  .while(
    'DC-B5-02b',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-B5-02c', 'hero', (_, v) => v.left[0]!)
        .set('DC-B5-02d', 'left', (_, v) => v.left.slice(1))
        .call('DC-B5-02e', (_, v) => discardEquipment.with({ hero: v.hero })),
  )
  .end();

/** DC-EXP-11: the price, icon by icon. */
export const payPrice = procedure<{ price: readonly Curse[] }>('payPrice')
  .set('DC-EXP-11', 'left', (_, v) => v.price.slice())
  .while(
    'DC-RULING-89',
    (t, v) => v.left.length > 0 && !someoneIsDead(t),
    (each) =>
      each
        .set('DC-RULING-89a', 'curse', (_, v) => v.left[0]!)
        .set('DC-RULING-89b', 'left', (_, v) => v.left.slice(1))
        .call('DC-EXP-11a', (t, v) => {
          const curse = v.curse;
          if (curse.kind === 'damage')
            return assignDamage.with({ n: curse.n, who: curse.who, among: living(t) });
          if (curse.kind === 'loseHalfTeeth') {
            const { teeth } = t.board.bag;
            loseTeeth(t, Math.ceil(teeth / 2));
            return null;
          }
          const effect = biomeCard(t).curses![curse.number];
          suffer(t, effect);
          return effect === 'discardEquipmentEach' ? discardEach.with() : null;
        }),
  )
  .end();
