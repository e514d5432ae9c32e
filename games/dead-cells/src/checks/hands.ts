// DC-RULING-106: cards that change hands of Combat cards.
import { choose, shuffled } from '@gravetable/kernel';
import { askReceiver, combatAside } from '../asking.ts';
import { checker } from './checks.ts';
import { combatCard } from '../box/box.ts';
import { refillHands } from '../gains/piles.ts';
import { procedure } from '../rulebook.ts';
import type { Receiver } from '../schema.ts';
import type { HeroNo } from '../state.ts';
import { heroAt, participants, type Seen } from '../table.ts';

/** Everybody with a hand, the First Player first. */
export const holders = (t: Seen): HeroNo[] =>
  participants(t).filter((no) => heroAt(t, no).who !== 'serenade');

/** One player, or each in turn, may discard the hand and draw anew. */
export const redrawHands = procedure<{ who: Receiver }>('redrawHands')
  .ask('DC-MUT-04', 'one', (t, v) => (v.who === 'one' ? askReceiver(t, holders(t), 'redrawHand') : null))
  .set('DC-MUT-04a', 'left', (t, v) =>
    v.who === 'each' ? holders(t) : [v.one ?? (v.who === 'one' ? holders(t)[0]! : t.board.run.firstPlayer)],
  )
  .while(
    'DC-MUT-04b',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-MUT-04c', 'hero', (_, v) => v.left[0]!)
        .set('DC-MUT-04d', 'left', (_, v) => v.left.slice(1))
        .ask('DC-MUT-04e', 'anew', (t, v) =>
          v.who === 'each'
            ? choose(heroAt(t, v.hero).seat, ['yes', 'no'] as const, { kind: 'redrawOwnHand' })
            : null,
        )
        .do('DC-MUT-04f', (t, v) => {
          if (v.anew === 'no') return;
          const hero = heroAt(t, v.hero);
          hero.discard.push(...hero.hand);
          t.tell?.({ kind: 'exchanged', beheaded: hero.who, n: hero.hand.length, reveals: true });
          hero.hand = [];
        }),
  )
  .call('DC-MUT-04g', () => refillHands.with())
  .end();

export const canSwap = (t: Seen): boolean => {
  const hero = heroAt(t, checker(t));
  return hero.hand.length > 0 && hero.discard.length > 0;
};

/** The Homunculus Rune: one card in hand against the top card of the discard pile. */
export const swapWithDiscard = procedure('swapWithDiscard')
  .ask('DC-MUT-02', 'card', (t) => {
    const hero = heroAt(t, checker(t));
    return choose(hero.seat, hero.hand.slice(), combatAside('swapWithDiscard'));
  })
  .do('DC-MUT-02a', (t, v) => {
    const hero = heroAt(t, checker(t));
    const top = hero.discard.pop()!;
    hero.hand[hero.hand.indexOf(v.card)] = top;
    hero.discard.push(v.card);
    hero.shown.push(top);
    t.tell?.({ kind: 'swapped', beheaded: hero.who, combat: combatCard(v.card).code, reveals: true });
  })
  .end();

/** A hand goes back into the draw pile, which is shuffled, and three cards are drawn. */
export const redeal = procedure<{ hero: HeroNo }>('redeal')
  .ask('DC-MUT-03', 'anew', (t, v) =>
    choose(heroAt(t, v.hero).seat, ['yes', 'no'] as const, { kind: 'redealHand' }),
  )
  .when(
    'DC-MUT-03a',
    (_, v) => v.anew === 'yes',
    (again) =>
      again
        .chance('DC-MUT-03b', 'pile', (t, v) => {
          const hero = heroAt(t, v.hero);
          return shuffled([...hero.hand, ...hero.draw]);
        })
        .do('DC-MUT-03c', (t, v) => {
          const hero = heroAt(t, v.hero);
          hero.hand = [];
          hero.shown = [];
          hero.draw = v.pile.slice();
        })
        .call('DC-MUT-03d', () => refillHands.with()),
  )
  .end();
