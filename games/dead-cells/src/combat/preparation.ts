// DC-CMB-07…14, DC-PASS, DC-RULING-25, -61: planning, passing, and three cards face down.
import { choose, judge, some, type Ban, type Judged } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { combatCard } from '../box/box.ts';
import { mayFlipAgain, secondGuess } from '../checks/checks.ts';
import { noteCheck } from '../upgrades/feats.ts';
import { useMutations } from '../upgrades/mutations.ts';
import { takeTop } from '../gains/piles.ts';
import { SYMBOLS } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import { giveScroll } from '../gains/scrolls.ts';
import { usableAt } from '../upgrades/standing.ts';
import type { CombatNo, HeroNo } from '../state.ts';
import { combatOf, heroAt, isSolo, type Seen } from '../table.ts';
import { playAside, playsOf, wordOf } from './announcements.ts';
import { isSilenced } from './focus.ts';
import { heroAside } from './words.ts';

/** DC-PASS-01, DC-BOSS-06, DC-RULING-61: whether a Beheaded may pass, or why not. */
function mayPass(t: Seen, no: HeroNo): true | Ban {
  const { heroes, run } = t.board;
  const fight = combatOf(t).boss;
  if (no === run.firstPlayer) return ['FIRST_PLAYER_PLAYS', 'DC-PASS-01'];
  if (fight === null) return true;
  const isRested = (one: HeroNo): boolean => one !== run.firstPlayer && one !== fight.lastPasser;
  if (!isRested(no)) return ['PASSED_LAST_TURN', 'DC-RULING-61'];
  const isFresh = (one: HeroNo): boolean => isRested(one) && !fight.passed.includes(one);
  return isFresh(no) || !heroes.some((_, one) => isFresh(one)) || ['PASSED_THIS_CYCLE', 'DC-BOSS-06'];
}

const passers = (t: Seen): Judged<HeroNo> => judge([...t.board.heroes.keys()], (no) => mayPass(t, no));

function setPasser(t: T, no: HeroNo): void {
  const combat = combatOf(t);
  combat.passer = no;
  t.tell?.({ kind: 'passes', beheaded: heroAt(t, no).who });
  const fight = combat.boss;
  if (fight === null) return;
  fight.lastPasser = no;
  if (fight.passed.includes(no)) fight.passed = [];
  fight.passed.push(no);
  if (fight.passed.length === t.board.heroes.length) fight.passed = [];
}

/** DC-CMB-10, -11, DC-SOLO-06: how many of the three cards this Beheaded commits. */
function share(t: Seen, no: HeroNo): number {
  const { heroes, run } = t.board;
  const hero = heroes[no]!;
  if (hero.who === 'serenade') return 0;
  const wanted = isSolo(t) || (heroes.length === 2 && no === run.firstPlayer) ? 2 : 1;
  return Math.min(wanted, hero.hand.length);
}

/** The order of play: the First Player, then clockwise; in solo the player first (DC-RULING-81). */
const inTurn = (t: Seen, turn: number): HeroNo =>
  isSolo(t) ? turn : (t.board.run.firstPlayer + turn) % t.board.heroes.length;

/** DC-CMB-14: the cards are turned over together; Serenade's is the top of its pile (DC-SOLO-07, -08). */
function reveal(t: T): void {
  combatOf(t).revealed = true;
  for (const hero of t.board.heroes) {
    if (hero.who === 'serenade' && hero.draw.length > 0) hero.active.push(hero.draw.pop()!);
    if (hero.active.length === 0) continue;
    const combats = hero.active.map((no) => combatCard(no).code);
    t.tell?.({ kind: 'revealed', beheaded: hero.who, combats, reveals: true });
  }
}

/** DC-CMB-07 Preparation: the Group talks, names who passes, and commits its cards one after the other. */
export const playCards = procedure('playCards')
  .do('DC-B6-01', (t) => {
    if (isSilenced(t) && !isSolo(t)) t.tell?.({ kind: 'silence' });
  })
  .call('DC-CMB-07', (t) =>
    usableAt(t, 'preparation').length > 0 ? useMutations.with({ moment: 'preparation' }) : null,
  )
  .ask('DC-PASS-01', 'passer', (t) => {
    if (t.board.heroes.length < 4) return null;
    const { allowed, forbidden } = passers(t);
    return allowed.length < 2
      ? null
      : askGroup(t, allowed, { ...heroAside(t, 'choosePasser'), blocked: forbidden });
  })
  .do('DC-CMB-11', (t, v) => {
    if (t.board.heroes.length === 4) setPasser(t, v.passer ?? passers(t).allowed[0]!);
  })
  .set('DC-CMB-12', 'turn', (): number => 0)
  .while(
    'DC-CMB-10',
    (t, v) => v.turn < t.board.heroes.length,
    (each) =>
      each.call('DC-CMB-12a', (t, v) => {
        const hero = inTurn(t, v.turn);
        v.turn += 1;
        if (combatOf(t).passer === hero) return pass.with({ hero });
        const left = share(t, hero);
        return left === 0 ? null : commit.with({ hero, left });
      }),
  )
  .do('DC-CMB-14', reveal)
  .end();

/** DC-CMB-12, DC-RULING-24: a hand card, with one Action printed on it and its Round said aloud. */
const commit = procedure<{ hero: HeroNo; left: number }>('commit')
  .while(
    'DC-RULING-25',
    (_, v) => v.left > 0,
    (each) =>
      each
        .ask('DC-CMB-12c', 'play', (t, v) => {
          const hero = heroAt(t, v.hero);
          return choose(hero.seat, playsOf(hero.hand), playAside);
        })
        .do('DC-RULING-24', (t, v) => {
          const hero = heroAt(t, v.hero);
          const { card, say, round } = v.play;
          v.left -= 1;
          hero.hand.splice(hero.hand.indexOf(card), 1);
          hero.active.push(card);
          hero.announced.push(wordOf(v.play));
          t.tell?.(
            { kind: 'announces', beheaded: hero.who, say, round },
            {
              to: [hero.seat],
              event: { kind: 'plays', beheaded: hero.who, combat: combatCard(card).code, say, round },
            },
          );
        }),
  )
  .end();

const symbolsOn = (card: CombatNo | null) => (card === null ? [] : combatCard(card).symbols);

/** DC-PASS-03: the flipped card is discarded in any case. */
const flip = procedure<{ hero: HeroNo }, CombatNo | null>('flipForScroll')
  .call('DC-PASS-02', 'card', (_, v) => takeTop.with({ hero: v.hero }))
  .return('DC-PASS-03', (t, v) => {
    if (v.card === null) return null;
    const hero = heroAt(t, v.hero);
    hero.discard.push(v.card);
    t.tell?.({ kind: 'flipped', beheaded: hero.who, combat: combatCard(v.card).code, reveals: true });
    return v.card;
  })
  .end();

/** DC-RULING-128: the rulebook calls it a Deck Check, so it may be flipped again, and counts when it shows a symbol. */
const flipForScroll = procedure<{ hero: HeroNo }, CombatNo | null>('checkForScroll')
  .call('DC-PASS-02b', 'card', (_, v) => flip.with({ hero: v.hero }))
  .call('DC-RULING-128b', 'again', (t) => (mayFlipAgain(t) ? secondGuess.with() : null))
  .when(
    'DC-RULING-128c',
    (_, v) => v.again === true,
    (again) => again.call('DC-PASS-02c', 'card', (_, v) => flip.with({ hero: v.hero })),
  )
  .return('DC-RULING-128d', (t, v) => {
    if (symbolsOn(v.card).length > 0) noteCheck(t);
    return v.card;
  })
  .end();

/** DC-PASS-02…04, DC-BOSS-07: a card is flipped for a Scroll, then hand cards may be exchanged. */
const pass = procedure<{ hero: HeroNo }>('pass')
  .call('DC-PASS-02d', 'card', (t, v) =>
    combatOf(t).boss === null ? flipForScroll.with({ hero: v.hero }) : null,
  )
  .ask('DC-RULING-54', 'symbol', (t, v) => {
    const symbols = symbolsOn(v.card);
    return symbols.length < 2 ? null : choose(heroAt(t, v.hero).seat, symbols, { kind: 'passSymbol' });
  })
  .call('DC-PASS-02a', (_, v) => {
    const sym = v.symbol ?? SYMBOLS.find((one) => symbolsOn(v.card).includes(one));
    return sym === undefined ? null : giveScroll.with({ sym, among: [v.hero] });
  })
  .ask('DC-PASS-04', 'out', (t, v) => {
    const hero = heroAt(t, v.hero);
    return some(
      hero.seat,
      hero.hand,
      { min: 0, max: hero.hand.length },
      { kind: 'passDiscard', says: cardName },
    );
  })
  .do('DC-PASS-04a', (t, v) => {
    const hero = heroAt(t, v.hero);
    hero.hand = hero.hand.filter((card) => !v.out.includes(card));
    hero.discard.push(...v.out);
    t.tell?.({ kind: 'exchanged', beheaded: hero.who, n: v.out.length, reveals: true });
  })
  .set('DC-PASS-04b', 'left', (_, v) => v.out.length)
  .while(
    'DC-PASS-04c',
    (_, v) => v.left > 0,
    (each) =>
      each
        .call('DC-PASS-04d', 'drawn', (_, v) => takeTop.with({ hero: v.hero }))
        .do('DC-PASS-04e', (t, v) => {
          if (v.drawn !== null) heroAt(t, v.hero).hand.push(v.drawn);
        })
        .set('DC-PASS-04f', 'left', (_, v) => v.left - 1),
  )
  .end();

const cardName = (no: CombatNo) => ({ id: combatCard(no).name });
