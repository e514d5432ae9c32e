// Careful's small answers in words: what is kept, given up, paid or left be, by what it weighed it against.

import type { One, Said } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import type { Choice } from '../choices.ts';
import type { Board, SurvivorState } from '../state.ts';
import { worthOf } from './worth.ts';

const because = (why: string, args?: Said['args']): Said =>
  args === undefined ? { id: `reason.${why}` } : { id: `reason.${why}`, args };

const askedFor = ({ aside }: One<Choice>): string => (aside?.about?.['card'] ?? '') as string;

/** The cards that could be kept or discarded instead, the nearest in worth first. */
function others(me: SurvivorState, ask: One<Choice>, to: 'keep' | 'discard'): CardInstance[] {
  const cards = ask.options.flatMap((one) => (one.do === to ? [one.card] : []));
  const sign = to === 'keep' ? -1 : 1;
  return cards.toSorted((a, b) => sign * (worthOf(a, me) - worthOf(b, me)));
}

/** What is short is worth keeping; else it is compared with the next best. */
export function whyKeep({ survivors }: Board, ask: One<Choice>, card: CardInstance): Said {
  const me = survivors[ask.seat]!;
  const { id } = cardOf(card);
  const most = SURVIVORS[me.id];
  if (id === 'canned-soup' && me.vitality < most.vitality) return because('soup', { n: me.vitality });
  if (id === 'antiviral' && me.immunity < most.immunity) return because('antiviral', { n: me.immunity });
  const all = others(me, ask, 'keep');
  if (all.length === 1) return because('keepOnly', { card: id });
  const next = all.find((one) => worthOf(one, me) < worthOf(card, me));
  if (next === undefined) return because('keepEven', { card: id, survivor: me.id });
  return because('keep', { card: id, card2: cardOf(next).id, survivor: me.id });
}

/** What goes is compared with what would go next; where nothing is, what it is given up for. */
export function whyDiscard({ survivors }: Board, ask: One<Choice>, card: CardInstance): Said {
  const me = survivors[ask.seat]!;
  const next = others(me, ask, 'discard').find((one) => worthOf(one, me) > worthOf(card, me));
  if (next !== undefined)
    return because('discard', { card: cardOf(card).id, card2: cardOf(next).id, survivor: me.id });
  return ask.aside?.kind === 'toll' ? because('toll') : because('room', { card: askedFor(ask) });
}

export const whyTrack = (card: CardInstance, survivor: string): Said =>
  because('track', { card: cardOf(card).id, survivor });

const living = ({ survivors }: Board): SurvivorState[] => survivors.filter(({ vitality }) => vitality > 0);
const missing = (board: Board): number =>
  living(board).reduce((sum, { id, vitality }) => sum + SURVIVORS[id].vitality - vitality, 0);

/** Sweet Home heals everybody; what the Last Supper takes is dearest to whoever has the least. */
export function whyPay(board: Board, ask: One<Choice>): Said | null {
  if (askedFor(ask) === 'lantern') return because('payHome', { n: missing(board) });
  const [weakest] = living(board).toSorted((a, b) => a.vitality - b.vitality);
  return weakest === undefined ? null : because('paySupper', { survivor: weakest.id, n: weakest.vitality });
}

export function whyDecline(board: Board, ask: One<Choice>): Said | null {
  const { id, vitality } = board.survivors[ask.seat]!;
  switch (ask.aside?.kind) {
    case 'room':
      return because('declineRoom', { card: askedFor(ask), survivor: id });
    case 'pay':
      return askedFor(ask) === 'lantern'
        ? because('declineHome', { n: missing(board) })
        : because('declineSupper', { survivor: id, n: vitality });
    case 'toll':
      return because('declineToll', { survivor: id });
    default:
      return null;
  }
}
