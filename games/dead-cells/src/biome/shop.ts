// DC-EXP-12, DC-IB-03…08, DC-RULING-16: buying. Merchant tiles and the market share these counters.
import { order } from '@gravetable/kernel';
import { askGroup, equipmentAside } from '../asking.ts';
import { intoBag } from '../gains/bag.ts';
import { equipmentCard } from '../box/box.ts';
import { giveEquipment } from '../gains/icons.ts';
import { drawEquipment, takeBlueprint, underBlueprints } from '../gains/piles.ts';
import { itemSaid } from '../view/printed.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Unsold } from '../campaign/run-events.ts';
import type { EquipmentNo, HeroNo } from '../state.ts';
import { firstSeat, heroAt, living, type Seen } from '../table.ts';
import { giveVial, vialHelps } from '../gains/vials.ts';

const STOP = 'stop';
const MOST_POTIONS = 3;

function pay(t: T, cost: number): void {
  t.board.bag.teeth -= cost;
}
const canAfford = (t: Seen, cost: number): boolean => t.board.bag.teeth >= cost;

const DRINKS = ['buy', STOP] as const;

/** Vials and Potions of a Merchant tile, one by one. */
export const sellDrinks = procedure<{ what: 'vial' | 'potion'; cost: number; times: number }>('sellDrinks')
  .set('DC-EXP-12', 'left', (_, v) => v.times)
  .while(
    'DC-EXP-12a',
    (t, v) => v.left > 0 && canAfford(t, v.cost) && isWanted(t, v.what),
    (each) =>
      each
        .ask('DC-RULING-16', 'buy', (t, v) =>
          askGroup(t, DRINKS, {
            kind: 'buyDrink',
            about: { reward: v.what, cost: v.cost, n: v.left, teeth: t.board.bag.teeth },
          }),
        )
        .set('DC-RULING-16a', 'left', (_, v) => (v.buy === STOP ? 0 : v.left - 1))
        .call('DC-RULING-16b', (t, v) => {
          if (v.buy === STOP) return null;
          pay(t, v.cost);
          t.tell?.({ kind: 'boughtReward', reward: v.what, cost: v.cost });
          if (v.what === 'vial') return giveVial.with({ among: living(t) });
          intoBag(t, 'potion', 1);
          return null;
        }),
  )
  .do('DC-RULING-16c', (t, v) => {
    if (v.left === v.times) unsold(t, v.what, v.cost);
  })
  .end();

/** Nothing, or nothing more, was offered: there are not Teeth enough, or nobody has a use for it. */
function unsold(t: T, what: Unsold, cost: number): void {
  const why = canAfford(t, cost) ? 'unneeded' : 'poor';
  t.tell?.({ kind: 'unsold', what, cost, why });
}

/** A Potion needs a place in the Bag; a Vial somebody it helps. */
const isWanted = (t: Seen, what: 'vial' | 'potion'): boolean =>
  what === 'potion' ? t.board.bag.potions < MOST_POTIONS : vialHelps(t);

type Heal = HeroNo | 'stop';

/** DC-IB-04: the Healer removes 1 Damage per payment. */
export const sellHealing = procedure<{ cost: number; times: number }>('sellHealing')
  .set('DC-IB-04', 'left', (_, v) => v.times)
  .while(
    'DC-IB-04a',
    (t, v) => v.left > 0 && canAfford(t, v.cost) && wounded(t).length > 0,
    (each) =>
      each
        .ask('DC-IB-04b', 'hero', (t, v) =>
          askGroup<Heal>(t, [...wounded(t), STOP], {
            kind: 'heal',
            about: { cost: v.cost, n: v.left, teeth: t.board.bag.teeth },
            says: (one) => ({
              id: one === STOP ? stopAt(v.left === v.times) : `beheaded.${heroAt(t, one).who}`,
            }),
            touches: (one) => (one === STOP ? [] : [`hero:${one}`]),
          }),
        )
        .set('DC-IB-04c', 'left', (_, v) => (v.hero === STOP ? 0 : v.left - 1))
        .do('DC-IB-04d', (t, v) => {
          if (v.hero === STOP) return;
          pay(t, v.cost);
          const hero = heroAt(t, v.hero);
          hero.damage -= 1;
          t.tell?.({ kind: 'healed', beheaded: hero.who, n: 1 });
        }),
  )
  .do('DC-IB-04e', (t, v) => {
    if (v.left === v.times) unsold(t, 'healing', v.cost);
  })
  .end();
/** The way out, before anything was bought and after. */
const stopAt = (fresh: boolean): string => (fresh ? 'option.nothing' : 'option.stop');
const wounded = (t: Seen): HeroNo[] => living(t).filter((no) => heroAt(t, no).damage > 0);

/** Turn over so many cards of the Equipment deck, or of the Blueprint deck. */
const show = procedure<{ what: 'equipment' | 'blueprint'; n: number }, EquipmentNo[]>('show')
  .set('DC-RULING-102', 'shown', (): EquipmentNo[] => [])
  .set('DC-RULING-102a', 'left', (_, v) => v.n)
  .while(
    'DC-RULING-102b',
    (_, v) => v.left > 0,
    (each) =>
      each
        .call('DC-RULING-102c', 'drawn', (_, v) => (v.what === 'equipment' ? drawEquipment.with() : null))
        .set('DC-RULING-102d', 'card', (t, v) => (v.what === 'equipment' ? v.drawn : takeBlueprint(t)))
        .set('DC-RULING-102e', 'shown', (_, v) => (v.card === null ? v.shown : [...v.shown, v.card]))
        .set('DC-RULING-102f', 'left', (_, v) => v.left - 1),
  )
  .return('DC-RULING-102g', (_, v) => v.shown.slice())
  .end();

interface Counter {
  readonly what: 'equipment' | 'blueprint';
  readonly cost: number;
  readonly n: number;
}

/** DC-IB-05, -06, -08: the cards are drawn and shown; each may be bought once, the rest go away. */
export const sellCards = procedure<Counter>('sellCards')
  .call('DC-IB-05', 'shown', (_, v) => show.with({ what: v.what, n: v.n }))
  .do('DC-IB-05a', (t, v) => {
    if (v.shown.length === 0) return;
    const cards = v.shown.map(equipmentCard);
    const equipments = cards.map(({ code }) => code);
    t.tell?.({ kind: 'offer', equipments, items: cards.map(itemSaid), cost: v.cost, reveals: true });
  })
  .set('DC-IB-06', 'bought', (): EquipmentNo[] => [])
  .set('DC-IB-06a', 'open', (): boolean => true)
  .while(
    'DC-IB-05b',
    (t, v) => v.open && v.shown.length > 0 && canAfford(t, v.cost),
    (each) =>
      each
        .ask('DC-IB-05c', 'card', (t, v) => {
          const aside = equipmentAside('buyCard', { cost: v.cost, teeth: t.board.bag.teeth });
          return askGroup<EquipmentNo | 'stop'>(t, [...v.shown, STOP], {
            kind: 'buyCard',
            about: { cost: v.cost, teeth: t.board.bag.teeth, what: v.what },
            says: (one) => (one === STOP ? { id: stopAt(v.shown.length === v.n) } : aside.says!(one)),
            touches: (one) => (one === STOP ? [] : aside.touches!(one)),
          });
        })
        .set('DC-IB-05d', 'open', (_, v) => v.card !== STOP)
        .set('DC-IB-05e', 'shown', (_, v) => v.shown.filter((one) => one !== v.card))
        .call('DC-IB-05f', (t, v) => {
          if (v.card === STOP) return null;
          pay(t, v.cost);
          t.tell?.({ kind: 'bought', equipment: equipmentCard(v.card).code, cost: v.cost });
          if (v.what === 'equipment') return giveEquipment.with({ card: v.card, among: living(t) });
          v.bought = [...v.bought, v.card];
          return null;
        }),
  )
  .do('DC-IB-08', (t, v) => {
    if (v.open && v.shown.length > 0) unsold(t, 'card', v.cost);
    if (v.what === 'blueprint') underBlueprints(t, v.shown);
    else t.board.run.equipmentDiscard.push(...v.shown);
  })
  .call('DC-IB-06b', (_, v) => (v.bought.length === 0 ? null : stackBlueprints.with({ cards: v.bought })))
  .end();

/** DC-IB-02, -06: Blueprints go on top of the Equipment deck for good, in an order of the Group's choice. */
export const stackBlueprints = procedure<{ cards: readonly EquipmentNo[] }>('stackBlueprints')
  .ask('DC-IB-02', 'stacked', (t, v) =>
    v.cards.length < 2 ? null : order(firstSeat(t), v.cards, equipmentAside('orderBlueprints')),
  )
  .do('DC-IB-02a', (t, v) => {
    const cards = v.stacked ?? v.cards;
    t.board.run.equipment.push(...cards);
    t.tell?.({ kind: 'collected', equipments: cards.map((card) => equipmentCard(card).code) });
  })
  .end();
