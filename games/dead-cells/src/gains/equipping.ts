// DC-ICON-04, DC-EQP-02…04: drawing Equipment outside Combat, and who carries it where.
import { choose } from '@gravetable/kernel';
import { askGroup, askReceiver, equipmentAside } from '../asking.ts';
import { boughtCard, equipmentCard } from '../box/box.ts';
import { drawEquipment, tellItem } from './piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BoughtNo, EquipmentNo, HeroNo } from '../state.ts';
import { effectsOf, markUsed, usableAt } from '../upgrades/standing.ts';
import { heroAt, isLiving, type Seen } from '../table.ts';

function discardItem(t: T, card: EquipmentNo): void {
  t.board.run.equipmentDiscard.push(card);
  t.tell?.({ kind: 'itemDiscarded', equipment: equipmentCard(card).code });
}

function wear(t: T, no: HeroNo, slot: number, card: EquipmentNo): void {
  const hero = heroAt(t, no);
  const old = hero.slots[slot];
  if (old !== null && old !== undefined) discardItem(t, old);
  hero.slots[slot] = card;
  hero.wounds[slot] = 0;
  t.tell?.({ kind: 'equips', beheaded: hero.who, equipment: equipmentCard(card).code });
}

/** The card in a slot goes to the Equipment discard pile. */
export function dropItem(t: T, no: HeroNo, slot: number): void {
  const hero = heroAt(t, no);
  const card = hero.slots[slot];
  if (card === null || card === undefined) return;
  hero.slots[slot] = null;
  hero.wounds[slot] = 0;
  discardItem(t, card);
}

/** DC-SOLO-15: Serenade carries nothing. */
export const canCarry = (t: Seen, no: HeroNo): boolean => isLiving(t, no) && heroAt(t, no).slots.length > 0;
const freeSlot = (t: Seen, no: HeroNo): number => heroAt(t, no).slots.indexOf(null);

const DISCARD = 'discard';

/** DC-EQP-02, DC-EQP-03: into the leftmost free slot; with none free the receiver gives up one card. */
export const giveEquipment = procedure<{ card: EquipmentNo; among: readonly HeroNo[] }>('giveEquipment')
  .set('DC-SOLO-15', 'able', (t, v) => v.among.filter((no) => canCarry(t, no)))
  .ask('DC-ICON-04', 'chosen', (t, v) =>
    askReceiver(t, v.able, 'equipmentReceiver', { equipment: equipmentCard(v.card).code }, (no) =>
      freeSlot(t, no) < 0 ? 'option.slotsFull' : null,
    ),
  )
  .set('DC-EQP-02', 'hero', (_, v) => v.chosen ?? v.able[0] ?? null)
  .ask('DC-EQP-03', 'slot', (t, v) => {
    if (v.hero === null || freeSlot(t, v.hero) >= 0) return null;
    const hero = heroAt(t, v.hero);
    const options: (number | 'discard')[] = [...hero.slots.keys(), DISCARD];
    return choose(hero.seat, options, {
      kind: 'equip',
      about: { equipment: equipmentCard(v.card).code },
      says: (option) =>
        option === DISCARD
          ? { id: 'option.discardNew' }
          : { id: 'option.giveUp', args: { equipment: equipmentCard(hero.slots[option]!).code } },
      touches: (option) => (option === DISCARD ? [] : [`slot:${v.hero}.${option}`]),
    });
  })
  .do('DC-EQP-04', (t, v) => {
    if (v.hero === null || v.slot === DISCARD) return discardItem(t, v.card);
    wear(t, v.hero, v.slot ?? freeSlot(t, v.hero), v.card);
  })
  .end();

const NO = 'no';

/** DC-ICON-04: draw the top Equipment card; a card used at that moment draws more to keep one (DC-RULING-106). */
export const findEquipment = procedure<{ among: readonly HeroNo[] }>('findEquipment')
  .ask('DC-ICON-04c', 'lens', (t) => {
    const cards = usableAt(t, 'equipmentDrawn');
    if (cards.length === 0 || t.board.run.equipment.length + t.board.run.equipmentDiscard.length < 2)
      return null;
    return askGroup<BoughtNo | 'no'>(t, [...cards, NO], {
      kind: 'useMutation',
      says: (option) => (option === NO ? { id: 'option.no' } : { id: boughtCard(option).name }),
    });
  })
  .call('DC-ICON-04a', 'card', () => drawEquipment.with())
  .do('DC-ICON-04l', (t, v) => {
    if (v.card !== null) tellItem(t, 'found', v.card);
  })
  .when(
    'DC-ICON-04d',
    (_, v) => v.lens !== null && v.lens !== NO,
    (looking) =>
      looking
        .set('DC-ICON-04e', 'shown', (t, v) => {
          markUsed(t, v.lens as BoughtNo);
          return v.card === null ? [] : [v.card];
        })
        .while(
          'DC-ICON-04f',
          (t, v) => v.shown.length < lensSize(v.lens as BoughtNo) && isLeft(t),
          (more) =>
            more
              .call('DC-ICON-04g', 'next', () => drawEquipment.with())
              .set('DC-ICON-04h', 'shown', (_, v) => (v.next === null ? v.shown : [...v.shown, v.next])),
        )
        .ask('DC-ICON-04i', 'kept', (t, v) => askGroup(t, v.shown, equipmentAside('keepEquipment')))
        .do('DC-ICON-04j', (t, v) => {
          for (const one of v.shown) if (one !== v.kept) discardItem(t, one);
        })
        .set('DC-ICON-04k', 'card', (_, v) => v.kept),
  )
  .call('DC-ICON-04b', (_, v) =>
    v.card === null ? null : giveEquipment.with({ card: v.card, among: v.among }),
  )
  .end();

const isLeft = (t: Seen): boolean => t.board.run.equipment.length + t.board.run.equipmentDiscard.length > 0;
function lensSize(no: BoughtNo): number {
  const effect = effectsOf(no).find((one) => one.kind === 'chooseEquipmentFrom');
  return effect?.kind === 'chooseEquipmentFrom' ? effect.n : 1;
}
