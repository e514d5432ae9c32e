// DC-WELL: the Abandoned Well. One Cell, one card from the bottom, whatever it is.
import { boughtCard } from '../box/box.ts';
import { resolveBought } from './instructions.ts';
import { cardName } from './mutation.ts';
import { procedure } from '../rulebook.ts';

export const WELL_PRICE = 1;

/** DC-WELL-01: resolve the bottom card of the Well deck; this may be repeated as often as wanted. */
export const throwInWell = procedure('throwInWell')
  .set('DC-WELL-01', 'card', (t) => {
    t.board.bag.cells -= WELL_PRICE;
    const card = t.board.campaign.well.shift()!;
    t.tell?.({ kind: 'well', card: cardName(card), text: { id: boughtCard(card).text }, reveals: true });
    return card;
  })
  .call('DC-WELL-01a', (_, v) => resolveBought.with({ card: v.card }))
  .end();
