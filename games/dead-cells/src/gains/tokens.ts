// DC-RULING-83, DC-RULING-87: Worm and Malaise tokens put on Beheaded.
import { choose } from '@gravetable/kernel';
import { askReceiver, combatAside } from '../asking.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { procedure, type T } from '../rulebook.ts';
import type { TokenIcon } from '../schema.ts';
import type { HeroNo } from '../state.ts';
import { handSize, heroAt, isLiving, type Seen } from '../table.ts';

type Token = TokenIcon['token'];
/** DC-RULING-11. */
const WORMS = 18;
const MALAISES = 4;

function canTake(t: Seen, no: HeroNo, token: Token): boolean {
  if (!isLiving(t, no)) return false;
  const { heroes, run } = t.board;
  if (token === 'worm') return heroes.reduce((sum, hero) => sum + hero.worms, 0) < WORMS;
  const given = heroes.filter((hero) => hero.malaise !== null).length;
  return heroAt(t, no).malaise === null && run.malaise.length > 0 && given < MALAISES;
}

function take(t: T, no: HeroNo, token: Token): void {
  const hero = heroAt(t, no);
  if (token === 'worm') {
    hero.worms += 1;
    t.tell?.({ kind: 'worm', beheaded: hero.who, n: hero.worms });
    return;
  }
  hero.malaise = t.board.run.malaise.shift()!;
  t.tell?.({ kind: 'malaise', beheaded: hero.who, malaise: malaiseCards[hero.malaise]!.code, reveals: true });
}

/** One token on one Beheaded. A hand grown too large for a Malaise card gives up a card of its owner's choice. */
const oneToken = procedure<{ hero: HeroNo; token: Token }>('oneToken')
  .do('DC-RULING-87', (t, v) => {
    if (canTake(t, v.hero, v.token)) take(t, v.hero, v.token);
  })
  .ask('DC-RULING-87a', 'card', (t, v) => {
    const hero = heroAt(t, v.hero);
    return hero.hand.length > handSize(hero) && hero.active.length === 0
      ? choose(hero.seat, hero.hand.slice(), combatAside('handTooLarge'))
      : null;
  })
  .do('DC-RULING-112', (t, v) => {
    if (v.card === null) return;
    const hero = heroAt(t, v.hero);
    hero.hand.splice(hero.hand.indexOf(v.card), 1);
    hero.discard.push(v.card);
  })
  .end();

interface Tokens {
  readonly token: Token;
  readonly n: number;
  readonly who: TokenIcon['who'];
  readonly among: readonly HeroNo[];
}

/** DC-RULING-83, DC-RULING-87: each token of the icon goes where it says, or where the Group chooses. */
export const giveToken = procedure<Tokens>('giveToken')
  .set('DC-RULING-83', 'left', (t, v): (HeroNo | 'choice')[] => {
    const each: readonly (HeroNo | 'choice')[] =
      v.who === 'all'
        ? v.among.filter((no) => isLiving(t, no))
        : [v.who === 'first' ? t.board.run.firstPlayer : 'choice'];
    return Array.from({ length: v.n }, () => each).flat();
  })
  .while(
    'DC-RULING-83a',
    (_, v) => v.left.length > 0,
    (one) =>
      one
        .set('DC-RULING-83b', 'able', (t, v) => {
          const next = v.left[0]!;
          return (next === 'choice' ? v.among : [next]).filter((no) => canTake(t, no, v.token));
        })
        .set('DC-RULING-83c', 'left', (_, v) => v.left.slice(1))
        .ask('DC-RULING-83d', 'chosen', (t, v) => askReceiver(t, v.able, 'assignToken', { token: v.token }))
        .call('DC-RULING-83e', (_, v) => {
          const hero = v.chosen ?? v.able[0];
          return hero === undefined ? null : oneToken.with({ hero, token: v.token });
        }),
  )
  .end();
