// DC-UPG-05, DC-RULING-73: a Feat whose condition is met leaves its slot and pays.
import { featOf, isMet } from './feats.ts';
import { carryOut } from './instructions.ts';
import { cardName, takeOut } from './mutation.ts';
import { procedure } from '../rulebook.ts';
import type { BoughtNo } from '../state.ts';
import type { Seen } from '../table.ts';

/** The first Feat in a slot whose condition holds, or -1. */
function metFeat(t: Seen): BoughtNo {
  const { startOfGame, duringGame } = t.board.campaign;
  for (const slots of [startOfGame, duringGame]) {
    for (const no of slots) {
      const card = featOf(no);
      if (card !== null && isMet(t, card)) return no;
    }
  }
  return -1;
}

export const isFeatMet = (t: Seen): boolean => metFeat(t) >= 0;

/** Asked for after each Combat and each tile, on leaving a Biome and after a Boss. */
export const claimFeats = procedure('claimFeats')
  .while('DC-RULING-73', isFeatMet, (each) =>
    each
      .set('DC-RULING-73a', 'card', metFeat)
      .do('DC-UPG-05', (t, v) => {
        const { campaign, run } = t.board;
        const { code } = featOf(v.card)!;
        takeOut(t, v.card);
        campaign.done.push(v.card);
        delete campaign.feats[code];
        delete run.feats[code];
        delete run.feats[`${code}@`];
        t.tell?.({ kind: 'feat', card: cardName(v.card) });
      })
      .call('DC-UPG-05a', (_, v) => carryOut.with({ card: v.card, effects: featOf(v.card)!.reward })),
  )
  .end();
