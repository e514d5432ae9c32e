// DC-CHK: Checks. A Hand Check discards a card with the symbol; a Deck Check flips the top of the deck.
import { choose } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { boughtCard, combatCard } from '../box/box.ts';
import { noteCheck } from '../upgrades/feats.ts';
import { gainIcons } from '../gains/icons.ts';
import { cardName } from '../upgrades/mutation.ts';
import { takeTop } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { DeckCheck, Effect, Sym } from '../schema.ts';
import type { BoughtNo, CombatNo, HeroNo } from '../state.ts';
import { effectsOf, markUsed, usableAt } from '../upgrades/standing.ts';
import { heroAt, isSolo, type Seen } from '../table.ts';

/** DC-CHK-02, DC-SOLO-22: the First Player; in solo always the player. */
export const checker = (t: Seen): HeroNo => (isSolo(t) ? 0 : t.board.run.firstPlayer);

const shows = (card: CombatNo, sym: Sym): boolean => combatCard(card).symbols.includes(sym);

const cardsFor = (t: Seen, kind: Effect['kind']): BoughtNo[] =>
  usableAt(t, 'check').filter((no) => effectsOf(no).some((effect) => effect.kind === kind));

/** Whether each symbol finds a card of its own (DC-RULING-13), helped by cards that waive a Check. */
export function canPay(t: Seen, syms: readonly Sym[], hand = heroAt(t, checker(t)).hand): boolean {
  return pays(syms, hand, cardsFor(t, 'passCheck').length);
}
function pays(syms: readonly Sym[], hand: readonly CombatNo[], waivers: number): boolean {
  const [sym, ...rest] = syms;
  if (sym === undefined) return true;
  if (waivers > 0 && pays(rest, hand, waivers - 1)) return true;
  return hand.some((card, at) => shows(card, sym) && pays(rest, hand.toSpliced(at, 1), waivers));
}

/** DC-SOLO-22: a Check due while Serenade holds the token brings it to the player. */
function takeToken(t: T): void {
  const who = checker(t);
  if (t.board.run.firstPlayer === who) return;
  t.board.run.firstPlayer = who;
  t.tell?.({ kind: 'firstPlayerIs', beheaded: heroAt(t, who).who });
}

type Payment = CombatNo | { readonly use: BoughtNo };

/** DC-CHK-03: one card per symbol, chosen by the First Player. Whether it can be paid was asked before. */
export const payHandChecks = procedure<{ syms: readonly Sym[] }>('payHandChecks')
  .do('DC-SOLO-22', (t) => takeToken(t))
  .set('DC-CHK-01', 'left', (_, v) => v.syms.slice())
  .while(
    'DC-RULING-13',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-RULING-13a', 'sym', (_, v) => v.left[0]!)
        .set('DC-RULING-13b', 'left', (_, v) => v.left.slice(1))
        .ask('DC-CHK-03', 'payment', (t, v) => {
          const hero = heroAt(t, checker(t));
          const cards = hero.hand.filter(
            (card, at) => shows(card, v.sym) && canPay(t, v.left, hero.hand.toSpliced(at, 1)),
          );
          const waivers = cardsFor(t, 'passCheck').map((use) => ({ use }));
          const able: Payment[] = [...cards, ...waivers];
          // A table dealt from what others know may hold no such card: there any card stands for it.
          return choose(hero.seat, able.length > 0 ? able : hero.hand.slice(), {
            kind: 'payHandCheck',
            about: { sym: v.sym },
            says: (one) =>
              typeof one === 'number' ? { id: combatCard(one).name } : { id: boughtCard(one.use).name },
            touches: (one) => (typeof one === 'number' ? [`combat:${combatCard(one).code}`] : []),
          });
        })
        .do('DC-CHK-05', (t, v) => {
          const hero = heroAt(t, checker(t));
          if (typeof v.payment === 'number') {
            hero.hand.splice(hero.hand.indexOf(v.payment), 1);
            hero.discard.push(v.payment);
            const { code } = combatCard(v.payment);
            t.tell?.({ kind: 'handCheck', beheaded: hero.who, combat: code, sym: v.sym, reveals: true });
          } else {
            markUsed(t, v.payment.use);
            t.tell?.({ kind: 'checkWaived', card: cardName(v.payment.use), sym: v.sym });
          }
          noteCheck(t);
        }),
  )
  .end();

/** The requested symbols a flipped card shows. */
const rowsOf = (check: DeckCheck, card: CombatNo | null): Sym[] =>
  card === null ? [] : combatCard(card).symbols.filter((sym) => check[sym] !== undefined);

/** The top card, turned face up and discarded. */
const flip = procedure<{ check: DeckCheck }, CombatNo | null>('flip')
  .call('DC-CHK-06', 'card', (t) => takeTop.with({ hero: checker(t) }))
  .do('DC-CHK-06a', (t, v) => {
    if (v.card === null) return;
    const hero = heroAt(t, checker(t));
    hero.discard.push(v.card);
    const passed = rowsOf(v.check, v.card).length > 0 ? 'yes' : 'no';
    t.tell?.({
      kind: 'deckCheck',
      beheaded: hero.who,
      combat: combatCard(v.card).code,
      passed,
      syms: Object.keys(v.check) as Sym[],
      reveals: true,
    });
  })
  .return('DC-CHK-06b', (_, v) => v.card)
  .end();

const NO = 'no';

/** DC-RULING-128: whether a card lets a Deck Check be flipped again. */
export const mayFlipAgain = (t: Seen): boolean => cardsFor(t, 'flipAgain').length > 0;

/** DC-RULING-106, -128: the flipped card may be ignored and another one flipped, after any Deck Check. True if so. */
export const secondGuess = procedure<object, boolean>('secondGuess')
  .ask('DC-CHK-06d', 'again', (t) =>
    askGroup<BoughtNo | 'no'>(t, [...cardsFor(t, 'flipAgain'), NO], {
      kind: 'flipAgain',
      says: (option) => (option === NO ? { id: 'option.no' } : cardName(option)),
    }),
  )
  .do('DC-CHK-06f', (t, v) => {
    if (v.again === NO) return;
    markUsed(t, v.again);
    t.tell?.({ kind: 'mutation', card: cardName(v.again) });
  })
  .return('DC-CHK-06h', (_, v) => v.again !== NO)
  .end();

/** DC-CHK-06, DC-RULING-107: a requested symbol earns the First Player its row; a failed Deck Check closes nothing. */
export const deckCheck = procedure<{ check: DeckCheck }>('deckCheck')
  .do('DC-SOLO-22a', (t) => takeToken(t))
  .call('DC-CHK-06c', 'card', (_, v) => flip.with({ check: v.check }))
  .call('DC-CHK-06e', 'again', (t) => (mayFlipAgain(t) ? secondGuess.with() : null))
  .when(
    'DC-CHK-06i',
    (_, v) => v.again === true,
    (again) => again.call('DC-CHK-06g', 'card', (_, v) => flip.with({ check: v.check })),
  )
  .ask('DC-RULING-107', 'row', (t, v) => {
    const rows = rowsOf(v.check, v.card);
    return rows.length < 2
      ? null
      : choose(heroAt(t, checker(t)).seat, rows, {
          kind: 'checkReward',
          says: (sym) => ({ id: `sym.${sym}` }),
        });
  })
  .call('DC-CHK-07', (t, v) => {
    const sym = v.row ?? rowsOf(v.check, v.card)[0];
    if (sym === undefined) return null;
    noteCheck(t);
    return gainIcons.with({ icons: v.check[sym]!, among: [checker(t)] });
  })
  .end();
