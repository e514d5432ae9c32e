// DC-MUT: the Mutation board, save of the campaign. What is placed there outlives every Run.
import type { Aside, One } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { boughtCard } from '../box/box.ts';
import { effectsSaid } from '../view/printed-tiles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Effect } from '../schema.ts';
import type { BoughtNo } from '../state.ts';
import type { Seen } from '../table.ts';

type Slot = 'startOfGame' | 'duringGame' | 'skill';
/** Ledger 6.8. */
const ROOM: { readonly [S in Slot]: number } = { startOfGame: 5, duringGame: 6, skill: 1 };

export const cardName = (no: BoughtNo): { readonly id: string } => ({ id: boughtCard(no).name });

/** DC-UPG-04: which of the branches of a card, where it gives a choice. */
export function askBranch(t: Seen, card: BoughtNo, effect: Effect): One<number> | null {
  if (effect.kind !== 'choose') return null;
  const { options } = effect;
  return askGroup(t, [...options.keys()], {
    kind: 'cardChoice',
    about: { card: cardName(card) },
    says: (n) => effectsSaid(options[n]!),
  });
}

/** The slot a card is made for. */
export function slotOf(no: BoughtNo): Slot {
  const card = boughtCard(no);
  if ('slot' in card && card.slot in ROOM) return card.slot as Slot;
  throw new RangeError(`${card.code} has no slot on the Mutation board`);
}

/** What lies in the slots of one kind. */
export function cardsIn(t: Seen, slot: Slot): readonly BoughtNo[] {
  const { campaign } = t.board;
  if (slot !== 'skill') return campaign[slot];
  return campaign.skill === null ? [] : [campaign.skill];
}
export const hasFreeSlot = (t: Seen, slot: Slot): boolean => cardsIn(t, slot).length < ROOM[slot];

function put(t: T, no: BoughtNo): void {
  const slot = slotOf(no);
  if (slot === 'skill') t.board.campaign.skill = no;
  else t.board.campaign[slot].push(no);
  t.tell?.({ kind: 'placed', card: cardName(no), slot });
}
export function takeOut(t: Seen, no: BoughtNo): void {
  const { campaign } = t.board;
  if (campaign.skill === no) campaign.skill = null;
  campaign.startOfGame = campaign.startOfGame.filter((one) => one !== no);
  campaign.duringGame = campaign.duringGame.filter((one) => one !== no);
}
function setAside(t: T, no: BoughtNo): void {
  t.board.campaign.setAside.push(no);
  t.tell?.({ kind: 'setAside', card: cardName(no) });
}

type Placing = BoughtNo | 'aside' | 'free';
const placingAside = (kind: string, card: BoughtNo): Aside<Placing> => ({
  kind,
  about: { card: cardName(card) },
  says: (option) => (typeof option === 'string' ? { id: `option.${option}` } : cardName(option)),
  touches: (option) => (typeof option === 'string' ? [] : [`card:${boughtCard(option).code}`]),
});

/** DC-MUT-09, DC-RULING-106: a card takes a free slot; a Skill replaces the old one; with no slot free one card stays out. */
export const placeCard = procedure<{ card: BoughtNo }>('placeCard')
  .ask('DC-MUT-09', 'out', (t, v) => {
    const slot = slotOf(v.card);
    if (slot === 'skill' || hasFreeSlot(t, slot)) return null;
    return askGroup<Placing>(t, [...cardsIn(t, slot), 'aside'], placingAside('placeUpgrade', v.card));
  })
  .do('DC-MUT-01', (t, v) => {
    const old = slotOf(v.card) === 'skill' ? t.board.campaign.skill : v.out;
    if (old === 'aside') return setAside(t, v.card);
    if (typeof old === 'number') {
      takeOut(t, old);
      setAside(t, old);
    }
    put(t, v.card);
  })
  .end();

/** DC-RULING-75: before a Run each card kept aside may come back, into a free slot or for another one. */
export const swapMutations = procedure('swapMutations')
  .set('DC-MUT-08', 'left', (t) => t.board.campaign.setAside.slice())
  .while(
    'DC-RULING-75',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .set('DC-RULING-75a', 'card', (_, v) => v.left[0]!)
        .set('DC-RULING-75b', 'left', (_, v) => v.left.slice(1))
        .ask('DC-RULING-75c', 'back', (t, v) => {
          const slot = slotOf(v.card);
          const options: Placing[] = hasFreeSlot(t, slot)
            ? ['aside', 'free']
            : ['aside', ...cardsIn(t, slot)];
          return askGroup(t, options, placingAside('swapMutation', v.card));
        })
        .do('DC-RULING-75d', (t, v) => {
          if (v.back === 'aside') return;
          const { campaign } = t.board;
          campaign.setAside = campaign.setAside.filter((one) => one !== v.card);
          if (typeof v.back === 'number') {
            takeOut(t, v.back);
            setAside(t, v.back);
          }
          put(t, v.card);
        }),
  )
  .end();
