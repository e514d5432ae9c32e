// DK-SEARCH-04…07, DK-RULING-03, -96: Searching a Zone without Enemies.

import { EQUIPMENT, isCrawlerCard } from '../cards/box.ts';
import type { Choice, ChoiceOf, No, Pay } from '../choices.ts';
import { zoneId } from '../enemies/lookout.ts';
import { enemiesIn } from '../enemies/packs.ts';
import { isOver } from '../judge.ts';
import { keep } from '../layout.ts';
import { objectToPay, payAction } from '../pay.ts';
import { discardEquipment, draw } from '../piles.ts';
import { procedure } from '../rulebook.ts';
import { has } from '../skills.ts';
import { crawler } from '../spawn/crawler.ts';
import type { Board, CardNo, Who } from '../state.ts';
import { countAction } from '../streaks.ts';

export function objectToSearch(board: Board, who: Who, { pay }: ChoiceOf<'search'>): No | null {
  const { zone } = board.party[who]!;
  if (!board.search.includes(zone)) return ['NO_TOKEN', 'DK-SEARCH-04'];
  // DK-RULING-28: an inactive Boss is no Enemy here.
  if (enemiesIn(board, zone) > 0) return ['ENEMIES_HERE', 'DK-SEARCH-04'];
  return objectToPay(board, who, 'search', pay, 0);
}

export function offerSearch(board: Board, who: Who, out: Choice[], pay: Pay, wide: boolean): void {
  const choice: ChoiceOf<'search'> = { do: 'search', pay };
  if (wide || objectToSearch(board, who, choice) === null) out.push(choice);
}

/** DK-SKILL-SEARCH2. */
const cardsPerSearch = (board: Board, who: Who): number => (has(board, who, 'search2') ? 2 : 1);

/** DK-SEARCH-04 A Search: keep or discard what is found; then every Crawler card jumps out. */
export const search = procedure<{ who: Who; choice: ChoiceOf<'search'> }>('search')
  .do('DK-SEARCH-04', (t, v) => {
    payAction(t, v.who, 'search', v.choice.pay);
    countAction(t.board, v.who, null);
  })
  .call('DK-SEARCH-04a', 'cards', (t, v) => draw.with({ deck: 'necro', n: cardsPerSearch(t.board, v.who) }))
  .set('DK-RULING-96', 'crawlers', (t, v): number => {
    const { board } = t;
    const { id, zone } = board.party[v.who]!;
    t.tell?.({
      kind: 'searched',
      adventurer: id,
      zone: zoneId(board, zone),
      cards: v.cards.map((card) => EQUIPMENT[card]!.code),
      reveals: true,
      pieces: v.cards.map((card) => `card:${EQUIPMENT[card]!.code}`),
    });
    const crawlers = v.cards.filter(isCrawlerCard);
    for (const card of crawlers) discardEquipment(board, card);
    return crawlers.length;
  })
  .set('DK-SEARCH-05', 'found', (_, v): readonly CardNo[] => v.cards.filter((card) => !isCrawlerCard(card)))
  .call('DK-SEARCH-05a', (_, v) => (v.found.length === 0 ? null : keep.with({ who: v.who, cards: v.found })))
  .while(
    'DK-RULING-03',
    (t, v) => v.crawlers > 0 && !isOver(t.board),
    (each) =>
      each
        .call('DK-RULING-03a', (_, v) => crawler.with({ who: v.who }))
        .set('DK-RULING-03b', 'crawlers', (_, v): number => v.crawlers - 1),
  )
  .end();
