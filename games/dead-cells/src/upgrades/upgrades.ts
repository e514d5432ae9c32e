// DC-UPG-01, -02, DC-END-05: spending Cells on Upgrades and in the Well.
import { clearVotes, judge, type Ban, type Judged } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { boughtCard } from '../box/box.ts';
import { fixedDeck, priceOf, resolveBought } from './instructions.ts';
import { cardName } from './mutation.ts';
import { procedure } from '../rulebook.ts';
import type { UpgradeDeck } from '../schema.ts';
import type { Seen } from '../table.ts';
import { throwInWell, WELL_PRICE } from './well.ts';

type Purchase = UpgradeDeck | 'W' | 'done';
const COUNTERS: readonly (UpgradeDeck | 'W')[] = ['SV', 'TC', 'BR', 'W'];

const costOf = (t: Seen, deck: UpgradeDeck | 'W'): number => (deck === 'W' ? WELL_PRICE : priceOf(t, deck));

/** Whether a deck sells something now, or why not (DC-RULING-70). */
function isForSale(t: Seen, deck: Purchase): true | Ban {
  if (deck === 'done') return true;
  if (fixedDeck(t, deck).length === 0) return ['DECK_EMPTY', 'DC-RULING-70'];
  const cost = costOf(t, deck);
  const { cells } = t.board.bag;
  return cells >= cost || ['TOO_FEW_CELLS', 'DC-UPG-01', { cost, cells }];
}

/** DC-UPG-02: the bottom card of the chosen deck. */
const buyUpgrade = procedure<{ deck: UpgradeDeck }>('buyUpgrade')
  .set('DC-UPG-02b', 'card', (t, v) => {
    const cost = priceOf(t, v.deck);
    t.board.bag.cells -= cost;
    const card = t.board.campaign.upgrades[v.deck].shift()!;
    t.tell?.({
      kind: 'upgrade',
      card: cardName(card),
      text: { id: boughtCard(card).text },
      cost,
      reveals: true,
    });
    return card;
  })
  .call('DC-UPG-02c', (_, v) => resolveBought.with({ card: v.card }))
  .end();

const judgeDecks = (t: Seen): Judged<Purchase> =>
  judge<Purchase>([...COUNTERS, 'done'], (deck) => isForSale(t, deck));

/** DC-UPG-01: any number, one after the other, until the Group is done; what is left is lost (DC-END-07). */
export const spendCells = procedure('spendCells')
  .set('DC-UPG-01', 'open', (): boolean => true)
  .while(
    'DC-RULING-65',
    (t, v) => v.open && COUNTERS.some((deck) => isForSale(t, deck) === true),
    (each) =>
      each
        .ask('DC-UPG-01a', 'deck', (t) => {
          const { allowed, forbidden } = judgeDecks(t);
          return askGroup<Purchase>(t, allowed, {
            kind: 'spendCells',
            about: { n: t.board.bag.cells },
            blocked: forbidden,
            says: (deck) =>
              deck === 'done'
                ? { id: 'option.done' }
                : { id: 'option.deck', args: { deck: { id: `deck.${deck}` }, n: costOf(t, deck) } },
            touches: (deck) => [`deck:${deck}`],
          });
        })
        .do('DC-UPG-01b', (t) => clearVotes(t))
        .set('DC-UPG-01c', 'open', (_, v) => v.deck !== 'done')
        .call('DC-RULING-70', (_, v) => {
          if (v.deck === 'done') return null;
          return v.deck === 'W' ? throwInWell.with() : buyUpgrade.with({ deck: v.deck });
        }),
  )
  .end();
