// DC-UPG-03, -04: where a bought card goes, and what Instructions, Well cards and Feats do once, as written.
import type { Procedure } from '@gravetable/kernel';
import { askGroup, equipmentAside } from '../asking.ts';
import { BLUEPRINT_DECKS, equipmentDeck, integrate } from '../gains/blueprints.ts';
import { boughtCard, combatNo, equipmentCard } from '../box/box.ts';
import { priceCards } from '../cards/upgrades/index.ts';
import { giveCombatCard, handOver, purgeCombat } from './combat-decks.ts';
import { drawSecret, gainForGroup } from '../gains/icons.ts';
import { askBranch, cardName, placeCard } from './mutation.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BiomeId, BossId, Effect, UpgradeDeck } from '../schema.ts';
import type { BoughtNo } from '../state.ts';
import type { Seen } from '../table.ts';

const DECKS: readonly UpgradeDeck[] = ['SV', 'TC', 'BR'];

/** DC-RULING-66: what the price card of a deck shows. */
export const priceOf = (t: Seen, deck: UpgradeDeck): number =>
  priceCards[deck].prices[t.board.campaign.prices[deck]];

/** The fixed deck of that code; its first card is the bottom one. */
export const fixedDeck = (t: Seen, deck: UpgradeDeck | 'W'): BoughtNo[] =>
  deck === 'W' ? t.board.campaign.well : t.board.campaign.upgrades[deck];

const turnPrice = procedure<{ deck: UpgradeDeck | 'choice'; to: 'B' | 'other' }>('turnPrice')
  .ask('DC-RULING-66', 'deck2', (t, v) =>
    v.deck === 'choice'
      ? askGroup(t, DECKS, { kind: 'turnPrice', says: (deck) => ({ id: `price.${deck}` }) })
      : null,
  )
  .do('DC-RULING-66a', (t, v) => {
    const deck = v.deck2 ?? (v.deck === 'choice' ? 'SV' : v.deck);
    const { prices } = t.board.campaign;
    prices[deck] = v.to === 'other' ? (prices[deck] === 'A' ? 'B' : 'A') : v.to;
    t.tell?.({ kind: 'priceTurned', deck, n: priceOf(t, deck) });
  })
  .end();

const integrateBlueprints = procedure<{ from: BiomeId | BossId | 'choice'; n: number }>('integrateBlueprints')
  .ask('DC-UPG-04f', 'deck', (t, v) => {
    const left = BLUEPRINT_DECKS.filter((deck) => t.board.campaign.blueprints[deck].length > 0);
    if (v.from !== 'choice' || left.length === 0) return null;
    return askGroup(t, left, {
      kind: 'blueprintDeck',
      says: (deck) => ({ id: `${deck.startsWith('B') ? 'biome' : 'boss'}.${deck}` }),
    });
  })
  .do('DC-UPG-04g', (t, v) => {
    const from = v.deck ?? v.from;
    if (from === 'choice') return;
    for (const card of t.board.campaign.blueprints[from].splice(0, v.n)) integrate(t, card);
  })
  .end();

const purgeEquipment = procedure('purgeEquipment')
  .ask('DC-EQP-13a', 'card', (t) => {
    const deck = equipmentDeck(t);
    return deck.length === 0
      ? null
      : askGroup(
          t,
          deck.toSorted((a, b) => a - b),
          equipmentAside('purgeEquipment'),
        );
  })
  .do('DC-EQP-13b', (t, v) => {
    if (v.card === null) return;
    const deck = equipmentDeck(t);
    deck.splice(deck.indexOf(v.card), 1);
    t.board.campaign.purgedEquipment.push(v.card);
    t.tell?.({ kind: 'purgedItem', equipment: equipmentCard(v.card).code });
  })
  .end();

/** Effects without a choice. */
function atOnce(t: T, effect: Effect, card: BoughtNo): void {
  if (effect.kind === 'cells') t.board.bag.cells += effect.n;
  else if (effect.kind === 'nextRun') {
    t.board.campaign.nextRun.push(card);
    t.tell?.({ kind: 'forNextRun', card: cardName(card) });
  } else if (effect.kind === 'bottomToTop') {
    // DC-WELL-02: W-09 moves cards of the Well.
    const deck = fixedDeck(t, effect.deck);
    deck.push(...deck.splice(0, effect.n));
    t.tell?.({ kind: 'shifted', deck: effect.deck, n: effect.n });
  } else if (effect.kind === 'peek') {
    const cards = fixedDeck(t, effect.deck).slice(0, effect.n);
    t.tell?.({ kind: 'peeked', cards: cards.map(cardName), reveals: true });
  }
}

interface Orders {
  readonly card: BoughtNo;
  readonly effects: readonly Effect[];
}
/** One effect after the other. */
export const carryOut: Procedure<Orders, void> = procedure<Orders>('carryOut')
  .set('DC-UPG-04', 'left', (_, v) => v.effects.slice())
  .while(
    'DC-UPG-04a',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-UPG-04b', 'effect', (_, v) => v.left[0]!)
        .set('DC-UPG-04c', 'left', (_, v) => v.left.slice(1))
        .do('DC-WELL-02', (t, v) => atOnce(t, v.effect, v.card))
        .ask('DC-UPG-04h', 'option', (t, v) => askBranch(t, v.card, v.effect))
        .call('DC-UPG-04i', (t, v) => {
          const effect = v.effect;
          switch (effect.kind) {
            case 'choose':
              return carryOut.with({ card: v.card, effects: effect.options[v.option!]! });
            case 'gain':
              return gainForGroup(t, effect.icons);
            case 'purge':
              return effect.what === 'combat' ? purgeCombat.with({ n: effect.n }) : purgeEquipment.with();
            case 'turnPrice':
              return turnPrice.with({ deck: effect.deck, to: effect.to });
            case 'integrateBlueprints':
              return integrateBlueprints.with({ from: effect.from, n: effect.n });
            case 'drawSecret':
              return drawSecret.with({ n: effect.n });
            case 'handOverCombatCard':
              return handOver.with();
            case 'takeUpgrade':
              return takeUpgrade.with({ deck: effect.deck });
            default:
              return null;
          }
        }),
  )
  .end();

const waitsForNextRun = (t: Seen, card: BoughtNo): boolean => t.board.campaign.nextRun.includes(card);

/** DC-UPG-03, DC-RULING-67: a card that was bought or found goes where its kind says. */
export const resolveBought = procedure<{ card: BoughtNo }>('resolveBought')
  .call('DC-UPG-03', (_, v) => {
    const card = boughtCard(v.card);
    if (!('kind' in card)) return null;
    if (card.kind === 'combat') return giveCombatCard.with({ card: combatNo(card.code), not: null });
    if (card.kind === 'permanent' || card.kind === 'feat' || card.kind === 'skill')
      return placeCard.with({ card: v.card });
    if (card.kind === 'instruction' || card.kind === 'effect')
      return carryOut.with({ card: v.card, effects: card.effects });
    return null;
  })
  .do('DC-RULING-67', (t, v) => {
    const card = boughtCard(v.card);
    if (!('kind' in card)) return;
    const { campaign } = t.board;
    if (card.kind === 'level') campaign.markets.push(v.card);
    else if (card.kind === 'biomeInsert') campaign.inserts.push(v.card);
    else if (card.kind === 'instruction' || card.kind === 'effect') {
      if (!waitsForNextRun(t, v.card)) campaign.done.push(v.card);
    }
  })
  .end();

/** The bottom card of a deck, for free. */
const takeUpgrade = procedure<{ deck: UpgradeDeck }>('takeUpgrade')
  .set('DC-UPG-02', 'card', (t, v) => t.board.campaign.upgrades[v.deck].shift() ?? null)
  .call('DC-UPG-02a', (t, v) => {
    if (v.card === null) return null;
    t.tell?.({
      kind: 'upgrade',
      card: cardName(v.card),
      text: { id: boughtCard(v.card).text },
      cost: 0,
      reveals: true,
    });
    return resolveBought.with({ card: v.card });
  })
  .end();
