// CD 5.3 Why a piece cannot be chosen now, where no answer to the question would name it.

import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { CARDS } from './cards/catalogue.ts';
import type { CardView, SlotView, SurvivorView, View } from './view.ts';

/** What is settled before anything else, by the kind of the question. */
const FIRST: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  runSecond: ['RUN_FIRST', 'CD-RULING-27'],
  scout: ['SCOUT_FIRST', 'CD-CARD-LANT-01'],
  peek: ['PEEK_FIRST', 'CD-CARD-BINO-01'],
  reorder: ['REORDER_FIRST', 'CD-CARD-BINO-01'],
  keep: ['KEEP_FIRST', 'CD-RULING-28'],
  room: ['ROOM_FIRST', 'CD-RULING-18'],
  pay: ['PAY_FIRST', 'CD-CARD-SUPPER-01'],
  trade: ['TRADE_FIRST', 'CD-CARD-TRADER-01'],
  toll: ['TOLL_FIRST', 'CD-SURV-DAN-03'],
  limit: ['LIMIT_FIRST', 'CD-TURN-13'],
};

/** A small question is open: only what it names counts. */
function first({ kind, rule, about }: QuestionView): Refusal | null {
  const found = FIRST[kind];
  if (found === undefined) return null;
  const [code, usual] = found;
  return refuse(code, kind === 'keep' || kind === 'pay' ? rule : usual, about);
}

function ofSpace({ spaces }: View, asked: QuestionView, at: number): Refusal | null {
  const found = spaces[at - 1];
  if (found === undefined) return null;
  if (asked.kind !== 'turn') return first(asked);
  if (found.card !== null) return null;
  return refuse(found.side === 'blocked' ? 'HORDE_STANDS' : 'NOTHING_THERE', 'CD-SETUP-04', { space: at });
}

const wordsOf = ({ row, place }: SlotView) => ({ row, place });

/** The slots a turn does not speak of itself: those of RUN, the Lantern and the Binoculars. */
function ofSlot(view: View, asked: QuestionView, at: number): Refusal | null {
  const slot = (view.zone === 'main' ? view.main : view.indoor)[at];
  if (slot === undefined) return null;
  const words = wordsOf(slot);
  if (!['runSecond', 'scout', 'peek'].includes(asked.kind)) return first(asked);
  if (slot.back === null) return refuse('EMPTY_SLOT', 'CD-RULING-16', words);
  if (slot.up) return refuse('TURNED_ALREADY', 'CD-WALK-01', words);
  if (asked.kind === 'peek') return refuse('NOT_COMMON', 'CD-CARD-BINO-01', words);
  return slot.covered ? refuse('COVERED', 'CD-DEPLOY-02', words) : first(asked);
}

function ofSeat(view: View, asked: QuestionView, seat: number): Refusal | null {
  const survivor = view.survivors[seat];
  if (survivor === undefined) return null;
  if (asked.kind !== 'turn') return first(asked);
  const data = { survivor: survivor.id, whom: seat };
  if (seat === asked.seat) return refuse('GIVES_TO_OTHERS', 'CD-ACT-SWAP-06', data);
  if (survivor.vitality === 0) return refuse('TAKER_DEAD', 'CD-RULING-25', data);
  return refuse('NOTHING_TO_GIVE', 'CD-ACT-SWAP-06', data);
}

const PLACES = ['hand', 'reserve', 'equipped', 'loaded', 'worn'] as const;
type Place = (typeof PLACES)[number];

interface Held {
  readonly card: CardView;
  readonly place: Place;
  readonly seat: number;
  readonly survivor: SurvivorView;
}

function heldIn({ survivors }: View, instance: number): Held | null {
  for (const [seat, survivor] of survivors.entries()) {
    for (const place of PLACES) {
      const card = [survivor[place] ?? []].flat().find((one) => one.instance === instance);
      if (card !== undefined) return { card, place, seat, survivor };
    }
  }
  return null;
}

/** An own card that lies beside the Hand and the Reserve, in the Survivor's own turn. */
function inUse({ card: { card }, place, survivor }: Held): Refusal | null {
  const data = { card, survivor: survivor.id };
  if (place === 'worn') return refuse('WORN', 'CD-CARD-KEVLAR-01', data);
  if (place === 'loaded') return refuse('LOADED', 'CD-ACT-USE-02', data);
  if (place !== 'equipped') return null;
  if (CARDS[card].ammo?.role === 'needs' && survivor.loaded === null)
    return refuse('NO_AMMUNITION', 'CD-AMMO-01', data);
  if (survivor.actionsLeft === 0) return refuse('NO_ACTIONS', 'CD-TURN-03', data);
  return refuse('STRIKES', 'CD-ACT-USE-03', data);
}

/** What a small question wants instead of this card. */
function unwanted({ card: { card }, place }: Held, asked: QuestionView): Refusal | null {
  const data = { card };
  const isGear = place !== 'hand' && place !== 'reserve';
  switch (asked.kind) {
    case 'room':
    case 'limit':
    case 'trade':
      if (card === 'punch') return refuse('NEVER_DISCARDED', 'CD-SURV-DAN-05', data);
      if (asked.kind === 'trade')
        return isGear ? refuse('NOT_TRADED', 'CD-CARD-TRADER-01', data) : first(asked);
      return place === 'hand' ? first(asked) : refuse('NOT_IN_HAND', 'CD-RULING-19', data);
    case 'toll':
      return isGear
        ? refuse('NOT_IN_HAND', 'CD-SURV-DAN-03', data)
        : refuse('NO_COMMON_CARD', asked.rule, data);
    case 'pay':
      return refuse('ANOTHER_WANTED', asked.rule, { card2: card, ...asked.about });
    default:
      return first(asked);
  }
}

function ofCard(view: View, asked: QuestionView, instance: number): Refusal | null {
  const held = heldIn(view, instance);
  if (held === null) return first(asked);
  if (held.seat !== asked.seat && asked.kind !== 'pay')
    return refuse('OF_ANOTHER', 'CD-SETUP-02', { card: held.card.card, whom: held.seat });
  return asked.kind === 'turn' ? inUse(held) : unwanted(held, asked);
}

/** Pieces are named as in questions: `space:3`, `slot:main:4`, `seat:1`, `card:57`. */
export function whyNot(view: View, asked: QuestionView, piece: string): Refusal | null {
  const [kind, ...rest] = piece.split(':');
  const at = Number(rest.at(-1));
  switch (kind) {
    case 'space':
      return ofSpace(view, asked, at);
    case 'slot':
      return ofSlot(view, asked, at);
    case 'seat':
      return ofSeat(view, asked, at);
    case 'card':
      return ofCard(view, asked, at);
    default:
      return null;
  }
}
