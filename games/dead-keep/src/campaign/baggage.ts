// DK-CAMP-03, -06, -07, DK-INV-07, DK-RULING-53, -54, -122: what is taken to a Quest, and what comes home from it.

import { some } from '@gravetable/kernel';
import { cardAside } from '../asking.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { questOf } from '../cards/quests/index.ts';
import { carried, codeOf, isTalisman, mayOwn, MOST_TALISMANS, putOn } from '../gear.ts';
import { procedure, type T } from '../rulebook.ts';
import { equip, talismanSaid } from '../shop.ts';
import type { Board, CardNo, Who } from '../state.ts';

type Campaign = NonNullable<Board['campaign']>;
export const campaignOf = (board: Board): Campaign => {
  if (board.campaign === null) throw new Error('this is a single Quest');
  return board.campaign;
};
/** DK-RULING-122: what nobody carries waits here. */
export const storeOf = (board: Board): CardNo[] => campaignOf(board).owned.at(-1)!;

const talismansOf = (board: Board, who: Who): CardNo[] => campaignOf(board).owned[who]!.filter(isTalisman);
const choosers = (board: Board): Who[] =>
  board.party.flatMap((_, who) => (talismansOf(board, who).length > MOST_TALISMANS ? [who] : []));

/** Everything that fits goes along; gear without a place waits in the store, Talismans wait with their owner. */
function pack(t: T, chosen: readonly (readonly CardNo[])[]): void {
  const { board } = t;
  board.party.forEach((a, who) => {
    const { owned } = campaignOf(board);
    const along = owned[who]!.filter((card) => !isTalisman(card) || chosen[who]!.includes(card));
    owned[who] = owned[who]!.filter((card) => !along.includes(card));
    for (const card of along) {
      if (putOn(a, card)) continue;
      storeOf(board).push(card);
      t.tell?.({ kind: 'stores', card: codeOf(card) });
    }
  });
}

/** DK-INV-07: up to three Talismans each; then the cards are laid out. */
export const takeAlong = procedure('takeAlong')
  .set('DK-INV-07', 'chosen', (t): readonly (readonly CardNo[])[] =>
    t.board.party.map((_, who) => talismansOf(t.board, who).slice(0, MOST_TALISMANS)),
  )
  .set('DK-INV-07a', 'left', (t): readonly Who[] => choosers(t.board))
  .while(
    'DK-INV-07b',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .ask('DK-INV-07c', 'cards', (t, v) => {
          const { seat, id } = t.board.party[v.left[0]!]!;
          const limits = { min: 0, max: MOST_TALISMANS };
          return some(seat, talismansOf(t.board, v.left[0]!), limits, () => ({
            ...cardAside('talismans', { adventurer: id }),
            says: talismanSaid,
          }));
        })
        .set('DK-INV-07d', 'chosen', (_, v) => v.chosen.with(v.left[0]!, v.cards))
        .set('DK-INV-07e', 'left', (_, v) => v.left.slice(1)),
  )
  .do('DK-RULING-122a', (t, v) => pack(t, v.chosen))
  .call('DK-RULING-122b', () => equip.with())
  .end();

/** Everything carried goes back to its owner; Necromantic cards turn to Gold, or to dust. */
function unpack(t: T, won: boolean): void {
  const { board } = t;
  let sold = 0;
  let lost = 0;
  board.party.forEach((a, who) => {
    const owned = campaignOf(board).owned[who]!;
    for (const card of carried(a)) {
      const { deck, price } = EQUIPMENT[card]!;
      if (deck === 'necromantic' || deck === 'artifact') {
        if (won) sold += price.sell ?? 0;
        else lost += 1;
      } else if (mayOwn(owned, card)) owned.push(card);
      else storeOf(board).push(card);
    }
    Object.assign(a, { hands: [], body: null, pack: [], talismans: [] });
  });
  board.purse += sold;
  if (sold > 0) t.tell?.({ kind: 'earns', n: sold, gold: board.purse });
  if (lost > 0) t.tell?.({ kind: 'lostGear', n: lost });
}

/** DK-CAMP-03: the reward for each Adventurer, and the Patron pays for what was found. DK-CAMP-06: a lost Quest pays nothing. */
function settleAccounts(t: T): void {
  const { board } = t;
  const campaign = campaignOf(board);
  const won = board.over === 'won';
  campaign.played += 1;
  if (won) {
    const reward = questOf(board.quest).reward * board.party.length;
    campaign.won.push(board.quest);
    board.purse += reward;
    t.tell?.({ kind: 'earns', n: reward, gold: board.purse });
  }
  unpack(t, won);
  board.over = null;
  board.phase = 'setup';
}

/** The party comes home. */
export const homecoming = procedure('homecoming')
  .do('DK-CAMP-03', (t) => settleAccounts(t))
  .end();
