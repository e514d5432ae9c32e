// DC-RESET: the campaign begins anew. Every card goes back to the deck its code names, in the order of its numbers.
import { emptyBag, freshCampaign, freshRun } from '../box/box-order.ts';
import { procedure } from '../rulebook.ts';

/** DC-RESET-01…07, DC-RULING-104: between Runs every card is in the campaign's keeping, so laying it out anew moves them all. */
export const resetCampaign = procedure('resetCampaign')
  .do('DC-RESET-01', (t) => {
    const { limit, firstSeat } = t.board.campaign;
    const seats = t.seats.map(() => null);
    t.board.campaign = { ...freshCampaign(seats, limit), firstSeat };
  })
  .do('DC-RESET-06', (t) => {
    t.board.run = freshRun(0);
    t.board.bag = emptyBag();
    t.board.heroes = [];
    t.tell?.({ kind: 'campaignReset' });
  })
  .end();
