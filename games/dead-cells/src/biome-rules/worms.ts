// DC-B4: Worms. Who carries them makes a Deck Check with their own deck at the end of each step.
import { combatCard } from '../box/box.ts';
import { mayFlipAgain, secondGuess } from '../checks/checks.ts';
import { judge } from '../gains/death.ts';
import { noteCheck } from '../upgrades/feats.ts';
import { takeTop } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { CombatNo, HeroNo } from '../state.ts';
import { healthLeft, heroAt, participants, someoneIsDead, type Seen } from '../table.ts';

const BITE = 2;

/** The card flipped is discarded, whatever it shows. */
function turnUp(t: T, no: HeroNo, card: CombatNo | null): CombatNo | null {
  if (card === null) return null;
  const hero = heroAt(t, no);
  hero.discard.push(card);
  t.tell?.({ kind: 'flipped', beheaded: hero.who, combat: combatCard(card).code, reveals: true });
  return card;
}

function settle(t: T, no: HeroNo, card: CombatNo | null): void {
  const hero = heroAt(t, no);
  const passed = card !== null && combatCard(card).symbols.includes('survival');
  t.tell?.({ kind: 'wormTest', beheaded: hero.who, passed: passed ? 'yes' : 'no' });
  if (passed) {
    hero.worms -= 1;
    noteCheck(t);
  } else if (hero.worms >= BITE) {
    hero.damage += 1;
    t.tell?.({ kind: 'beheadedHit', beheaded: hero.who, n: 1, left: healthLeft(hero), more: 0 });
  }
}

/** DC-RULING-83: Serenade flips from its own pile, which is not reshuffled: with no card left the test fails. */
const flip = procedure<{ hero: HeroNo }, CombatNo | null>('flipForWorms')
  .call('DC-SOLO-23', 'drawn', (t, v) =>
    heroAt(t, v.hero).who === 'serenade' ? null : takeTop.with({ hero: v.hero }),
  )
  .return('DC-B4-03c', (t, v) => {
    const hero = heroAt(t, v.hero);
    return turnUp(t, v.hero, hero.who === 'serenade' ? (hero.draw.pop() ?? null) : v.drawn);
  })
  .end();

/** DC-RULING-128: it is a Deck Check like any other: it may be flipped again, and counts when it is passed. */
const test = procedure<{ hero: HeroNo }>('wormTest')
  .call('DC-B4-03d', 'card', (_, v) => flip.with({ hero: v.hero }))
  .call('DC-RULING-128', 'again', (t) => (mayFlipAgain(t) ? secondGuess.with() : null))
  .when(
    'DC-RULING-128a',
    (_, v) => v.again === true,
    (again) => again.call('DC-B4-03e', 'card', (_, v) => flip.with({ hero: v.hero })),
  )
  .do('DC-B4-03', (t, v) => settle(t, v.hero, v.card))
  .call('DC-B4-03a', () => judge.with())
  .end();

export const hasWorms = (t: Seen): boolean => t.board.heroes.some((hero) => hero.worms > 0);

export const wormTests = procedure('wormTests')
  .set('DC-RULING-83f', 'left', (t) => participants(t).filter((no) => heroAt(t, no).worms > 0))
  .while(
    'DC-RULING-83g',
    (t, v) => v.left.length > 0 && !someoneIsDead(t),
    (each) =>
      each
        .set('DC-RULING-83h', 'hero', (_, v) => v.left[0]!)
        .set('DC-RULING-83i', 'left', (_, v) => v.left.slice(1))
        .call('DC-RULING-83j', (_, v) => test.with({ hero: v.hero })),
  )
  .end();
