// DC-ICON-08, DC-ICON-10: Vials and Potions.
import { askReceiver } from '../asking.ts';
import { procedure, type T } from '../rulebook.ts';
import type { HeroNo } from '../state.ts';
import { standing } from '../upgrades/standing.ts';
import { heroAt, isLiving, living, malaiseOf, type Seen } from '../table.ts';

/** How much a Vial takes off this Beheaded. */
function worth(t: Seen, no: HeroNo): number {
  const hero = heroAt(t, no);
  if (malaiseOf(hero)?.kind === 'noVials') return 0;
  const bonus = standing(t, 'vialBonus').reduce((sum, effect) => sum + effect.n, 0);
  return Math.min(hero.damage, 1 + bonus);
}

/** Whether a Vial would take Damage off anybody. */
export const vialHelps = (t: Seen): boolean => living(t).some((no) => worth(t, no) > 0);

/** DC-ICON-08, DC-RULING-20: it is used at once. Nobody is asked when it helps nobody. */
export const giveVial = procedure<{ among: readonly HeroNo[] }>('giveVial')
  .set('DC-RULING-20', 'able', (t, v) => v.among.filter((no) => isLiving(t, no)))
  .ask('DC-ICON-08', 'chosen', (t, v) =>
    v.able.some((no) => worth(t, no) > 0)
      ? askReceiver(t, v.able, 'vialReceiver', {}, (no) => (worth(t, no) === 0 ? 'option.wasted' : null))
      : null,
  )
  .do('DC-ICON-08a', (t, v) => {
    const no = v.chosen ?? v.able[0];
    if (no === undefined) return;
    const hero = heroAt(t, no);
    const n = worth(t, no);
    hero.damage -= n;
    t.tell?.({ kind: 'vial', beheaded: hero.who, n });
  })
  .end();

/** DC-RULING-52: those a Potion would do something for: Damage, or Malaise (DC-RULING-87). */
export const thirsty = (t: Seen): HeroNo[] =>
  living(t).filter((no) => heroAt(t, no).damage > 0 || heroAt(t, no).malaise !== null);

/** DC-ICON-10, DC-RULING-87: a Potion clears one Beheaded of all Damage, and of Malaise. */
export function drinkPotion(t: T, no: HeroNo): void {
  const hero = heroAt(t, no);
  t.board.bag.potions -= 1;
  hero.damage = 0;
  if (t.board.biome !== null) t.board.biome.drank = true;
  t.tell?.({ kind: 'drank', beheaded: hero.who });
  if (hero.malaise === null) return;
  t.board.run.malaise.push(hero.malaise);
  hero.malaise = null;
  t.tell?.({ kind: 'malaiseGone', beheaded: hero.who });
}
