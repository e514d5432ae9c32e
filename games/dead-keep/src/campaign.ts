// DK-CAMP: a single Quest, or the Campaign from Quest to Quest until Q12 is won or the table stops. The outermost procedures.

import { clearVotes, shuffled, type Call, type Outcome } from '@gravetable/kernel';
import { askTable } from './asking.ts';
import { campaignOf, homecoming, takeAlong } from './campaign/baggage.ts';
import { chapterOf, isWon, questsNext } from './campaign/chapters.ts';
import { market } from './campaign/market.ts';
import { changeRoster } from './campaign/roster.ts';
import type { AdventurerId, QuestId } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { chooseFirst, shareOut } from './muster.ts';
import { rounds } from './round.ts';
import { procedure, type T } from './rulebook.ts';
import { questSetup } from './setup.ts';
import { singleShop } from './shop.ts';

/** DK-SETUP: set up, share out, shop, play. */
const playQuest = procedure<{ quest: QuestId; ids: readonly AdventurerId[] }>('playQuest')
  .call('DK-SETUP-01a', (_, v) => questSetup.with({ quest: v.quest }))
  .call('DK-SETUP-05b', (_, v) => shareOut.with({ ids: v.ids }))
  .call('DK-SETUP-18b', () => chooseFirst.with())
  .call('DK-SETUP-14d', (t): Call<unknown> => (t.board.campaign === null ? singleShop : market).with())
  .call('DK-INV-07f', (t) => (t.board.campaign === null ? null : takeAlong.with()))
  .call('DK-GEN-05c', () => rounds.with())
  .end();

const STOP = 'stop';
type Next = QuestId | typeof STOP;

/** DK-RULING-154: before every Quest but the first the table may stop. */
const nextOptions = (t: T): Next[] => {
  const { won, played } = campaignOf(t.board);
  return played === 0 ? questsNext(won) : [...questsNext(won), STOP];
};

/** A new Chapter, or none. */
function turnPage(t: T): boolean {
  const campaign = campaignOf(t.board);
  const chapter = chapterOf(campaign.won);
  const begins = chapter !== campaign.chapter || campaign.played === 0;
  campaign.chapter = chapter;
  if (begins) t.tell?.({ kind: 'chapter', n: chapter });
  return begins && campaign.played > 0;
}

/** DK-CAMP-01, -06: Quest after Quest; a lost one is played again, or in Chapter III another. */
const campaign = procedure('campaign')
  .chance('DK-SETUP-08d', 'talismans', (t) => shuffled(t.board.talisman.pile))
  .do('DK-SETUP-08e', (t, v) => {
    t.board.talisman.pile = v.talismans.splice(0);
  })
  .set('DK-CAMP-01', 'next', (): Next => 'Q01')
  .while(
    'DK-CAMP-01a',
    (t, v) => v.next !== STOP && !isWon(campaignOf(t.board).won),
    (each) =>
      each
        .ask('DK-CAMP-06', 'chosen', (t) => {
          const options = nextOptions(t);
          return askTable(t, options, () => ({
            kind: 'nextQuest',
            about: { chapter: chapterOf(campaignOf(t.board).won), gold: t.board.purse },
            says: (quest) =>
              quest === STOP ? { id: 'option.stopCampaign' } : { id: 'option.quest', args: { quest } },
          }));
        })
        .set('DK-CAMP-06a', 'next', (t, v): Next => {
          clearVotes(t);
          return v.chosen ?? nextOptions(t)[0]!;
        })
        .when(
          'DK-CAMP-01b',
          (_, v) => v.next !== STOP,
          (quest) =>
            quest
              .set('DK-CAMP-02d', 'fresh', (t): boolean => turnPage(t))
              .call('DK-CAMP-02e', (_, v) =>
                changeRoster.with({ needed: questOf(v.next as QuestId).adventurers.min, free: v.fresh }),
              )
              .call('DK-CAMP-01c', (t, v) =>
                playQuest.with({ quest: v.next as QuestId, ids: campaignOf(t.board).roster.slice() }),
              )
              .call('DK-CAMP-03a', () => homecoming.with()),
        ),
  )
  .end();

const outcomeOf = (t: T): Outcome => {
  const { board } = t;
  const saved = board.campaign;
  const won = saved === null ? board.over === 'won' : isWon(saved.won);
  const reason = saved === null ? board.reason : won ? 'campaignWon' : 'stopped';
  if (saved !== null) t.tell?.({ kind: 'campaignEnds', n: saved.won.length, why: reason });
  const detail =
    saved === null
      ? { quest: board.quest, rounds: board.round }
      : { played: saved.played, won: saved.won.slice(), gold: board.purse };
  return { winners: won ? t.seats.slice() : [], reason, ...detail };
};

/** A single Quest with its own shuffled Talismans, or the Campaign. */
export const evening = procedure<object, Outcome>('evening')
  .when(
    'DK-GEN-01',
    (t) => t.board.campaign === null,
    (single) =>
      single
        .chance('DK-SETUP-08f', 'talismans', (t) => shuffled(t.board.talisman.pile))
        .do('DK-SETUP-08g', (t, v) => {
          t.board.talisman.pile = v.talismans.splice(0);
        })
        .call('DK-GEN-01a', (t) =>
          playQuest.with({ quest: t.board.quest, ids: t.board.party.map(({ id }) => id) }),
        ),
  )
  .call('DK-GEN-01b', (t) => (t.board.campaign === null ? null : campaign.with()))
  .return('DK-GEN-01c', outcomeOf)
  .end();
