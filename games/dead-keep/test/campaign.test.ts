// DK-CAMP, DK-RULING-52…54, -153, -154: the Campaign from Quest to Quest.
import { expect, test } from 'vitest';
import type { Given } from '@gravetable/testkit';
import { homecoming, takeAlong } from '../src/campaign/baggage.ts';
import { chapterOf, isWon, questsNext } from '../src/campaign/chapters.ts';
import { market } from '../src/campaign/market.ts';
import { changeRoster } from '../src/campaign/roster.ts';
import { evening } from '../src/campaign.ts';
import { cardNo } from '../src/cards/box.ts';
import type { AdventurerId, QuestId } from '../src/cards/ids.ts';
import { freshBoard } from '../src/setup.ts';
import type { Board } from '../src/state.ts';
import { codes, FIRST, named, scenario } from './keep.ts';

interface CampaignGiven {
  readonly party?: readonly AdventurerId[];
  readonly quest?: QuestId;
  readonly won?: readonly QuestId[];
  readonly played?: number;
  readonly purse?: number;
  /** By place in the roster; the last entry is the store. */
  readonly owned?: readonly (readonly string[])[];
  readonly carried?: readonly (readonly string[])[];
}
function camp(given: CampaignGiven): Given<Board> {
  const party = given.party ?? (['lothar', 'knut', 'gavin', 'astrid'] as const);
  const board = freshBoard({
    seats: 1,
    quest: given.quest ?? 'Q01',
    party,
    ultrared: false,
    koAtOnce: false,
    campaign: true,
  });
  const campaign = board.campaign!;
  campaign.won = [...(given.won ?? [])];
  campaign.chapter = chapterOf(campaign.won);
  campaign.played = given.played ?? campaign.won.length;
  campaign.owned = [...party, null].map((_, place) => (given.owned?.[place] ?? []).map(cardNo));
  board.purse = given.purse ?? 0;
  const gone = campaign.owned.flat();
  (given.carried ?? []).forEach((cards, who) => {
    for (const code of cards) {
      const card = cardNo(code);
      gone.push(card);
      if (code.startsWith('TA')) board.party[who]!.talismans.push(card);
      else board.party[who]!.pack.push(card);
    }
  });
  for (const deck of ['adventure', 'talisman', 'necro', 'artifact'] as const)
    board[deck].pile = board[deck].pile.filter((card) => !gone.includes(card));
  return { seats: 1, board };
}
const MENU = 'DK-CAMP-04f';
const armed = [['AE-01'], ['AE-02'], ['AE-03'], ['AE-04']];

test('DK-CAMP-01 the Chapters: I and II in order, any two of III, then IV and V', () => {
  expect(questsNext([])).toEqual(['Q01']);
  expect(questsNext(['Q01'])).toEqual(['Q02']);
  expect(chapterOf(['Q01', 'Q02', 'Q03'])).toBe(2);
  const two = ['Q01', 'Q02', 'Q03', 'Q04', 'Q05'] as const;
  expect(questsNext(two)).toEqual(['Q06', 'Q07', 'Q08']);
  expect(questsNext([...two, 'Q07'])).toEqual(['Q06', 'Q08']);
  expect(questsNext([...two, 'Q07', 'Q08'])).toEqual(['Q09']);
  expect(isWon([...two, 'Q07', 'Q08', 'Q09', 'Q10', 'Q11'])).toBe(false);
  expect(isWon([...two, 'Q07', 'Q08', 'Q09', 'Q10', 'Q11', 'Q12'])).toBe(true);
  expect(questsNext([...two, 'Q07', 'Q08', 'Q09', 'Q10', 'Q11', 'Q12'])).toEqual([]);
});

/** The Quest is over. */
function after(given: Given<Board>, over: 'won' | 'lost'): Given<Board> {
  given.board.over = over;
  return given;
}
scenario(
  'DK-CAMP-03 DK-RULING-53 DK-RULING-54 a won Quest pays each Adventurer; Necromantic cards are sold, the rest is kept',
  (s) =>
    s
      .given(
        after(camp({ purse: 10, carried: [['AE-01', 'NE-01', 'TA-01'], ['NA-01'], [], ['AE-02']] }), 'won'),
      )
      .at(homecoming)
      .then(({ board }) => {
        expect(board.purse).toBe(10 + 4 * 100 + 40 + 120);
        expect(board.campaign!.owned.map(codes)).toEqual([['AE-01', 'TA-01'], [], [], ['AE-02'], []]);
        expect(board.campaign).toMatchObject({ won: ['Q01'], played: 1 });
        expect(board.over).toBe(null);
      }),
);
scenario(
  'DK-CAMP-06 DK-RULING-54 a lost Quest pays nothing; Necromantic cards turn to dust, gear is kept',
  (s) =>
    s
      .given(after(camp({ purse: 10, carried: [['AE-01', 'NE-01']] }), 'lost'))
      .at(homecoming)
      .then(({ board }) => {
        expect(board.purse).toBe(10);
        expect(board.campaign!.owned.map(codes)).toEqual([['AE-01'], [], [], [], []]);
        expect(board.campaign).toMatchObject({ won: [], played: 1 });
      }),
);
scenario(
  'DK-CAMP-05 DK-CAMP-07 before Q01 everybody gets 150 Gold for a weapon; the rest stays in the purse',
  (s) =>
    s
      .given(camp({}))
      .at(market)
      .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-06'))
      .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-17'))
      .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-23'))
      .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-33'))
      .then(({ board }) => {
        expect(board.purse).toBe(600 - 30 - 40 - 50 - 60);
        expect(board.campaign!.owned.map(codes)).toEqual([['AE-06'], ['AE-17'], ['AE-23'], ['AE-33'], []]);
      }),
);
scenario(
  'DK-CAMP-04 DK-RULING-153 six Talismans on offer, drawn once; what is not sold goes under the deck',
  (s) => {
    const given = camp({ won: ['Q01'], purse: 600, owned: armed });
    const top = given.board.talisman.pile.slice(-6).reverse();
    return s
      .given(given)
      .at(market)
      .answers(FIRST, MENU, 'buy')
      .answers(FIRST, 'DK-RULING-52', top[0])
      .answers(FIRST, 'DK-RULING-52a', 2)
      .answers(FIRST, 'DK-RULING-52', 'done')
      .answers(FIRST, MENU, 'done')
      .then(({ board }) => {
        expect(board.campaign!.owned[2]).toContain(top[0]);
        expect(board.campaign!.offer).toEqual([]);
        expect(board.talisman.pile.slice(0, 5)).toEqual(top.slice(1));
      });
  },
);
scenario('DK-CAMP-04 DK-RULING-153 a card sold is for sale again', (s) =>
  s
    .given(camp({ won: ['Q01'], owned: [['AE-01', 'AE-12'], ['AE-02'], ['AE-03'], ['AE-04', 'TA-02']] }))
    .at(market)
    .answers(FIRST, MENU, 'sell')
    .answers(FIRST, 'DK-CAMP-04c', cardNo('AE-12'))
    .answers(FIRST, MENU, 'sell')
    .answers(FIRST, 'DK-CAMP-04c', cardNo('TA-02'))
    .answers(FIRST, MENU, 'done')
    .then(({ board }) => {
      expect(board.purse).toBe(160 + 125);
      expect(board.adventure.pile).toContain(cardNo('AE-12'));
      expect(board.talisman.pile).toContain(cardNo('TA-02'));
    }),
);
scenario('DK-RULING-122 DK-RULING-179 a last weapon may be sold only if another can be bought', (s) =>
  s
    .given(camp({ won: ['Q01'], owned: [['AE-06'], ['AE-12'], ['AE-03'], ['AE-04']] }))
    .at(market)
    .answers(FIRST, MENU, 'sell')
    // The Short Sword brings 25, the cheapest weapon costs 60; the Halberd brings 160.
    .rejects(FIRST, cardNo('AE-06'), 'NOT_AN_ANSWER')
    .answers(FIRST, 'DK-CAMP-04c', cardNo('AE-12'))
    .answers(FIRST, MENU, 'done')
    .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-01'))
    .then(({ board }) => expect(codes(board.campaign!.owned[1]!)).toEqual(['AE-01'])),
);
scenario('DK-RULING-52 DK-RULING-122 gear is handed on, or put into the store', (s) =>
  s
    .given(camp({ won: ['Q01'], owned: [['AE-01', 'AE-41'], ['AE-02'], ['AE-03'], ['AE-04']] }))
    .at(market)
    .answers(FIRST, MENU, 'handOn')
    .answers(FIRST, 'DK-RULING-52b', cardNo('AE-41'))
    .answers(FIRST, 'DK-RULING-52d', 3)
    .answers(FIRST, MENU, 'handOn')
    .answers(FIRST, 'DK-RULING-52b', cardNo('AE-41'))
    .answers(FIRST, 'DK-RULING-52d', 4)
    .answers(FIRST, MENU, 'handOn')
    .answers(FIRST, 'DK-RULING-52b', 'back')
    .answers(FIRST, MENU, 'done')
    .then(({ board }) => expect(codes(board.campaign!.owned[4]!)).toEqual(['AE-41'])),
);
scenario('DK-RULING-122 DK-RULING-179 a last weapon is handed on only if another can be bought', (s) =>
  s
    .given(camp({ won: ['Q01'], owned: [['AE-06'], ['AE-12'], ['AE-03', 'AE-39'], ['AE-04']] }))
    .at(market)
    .answers(FIRST, MENU, 'handOn')
    .rejects(FIRST, cardNo('AE-06'), 'NOT_AN_ANSWER')
    .answers(FIRST, 'DK-RULING-52b', cardNo('AE-39'))
    .answers(FIRST, 'DK-RULING-52d', 0)
    .answers(FIRST, MENU, 'done')
    .then(({ board }) => expect(codes(board.campaign!.owned[0]!)).toEqual(['AE-06', 'AE-39'])),
);
scenario('DK-CAMP-05 DK-RULING-179 a newcomer without a weapon brings 150 Gold', (s) =>
  s
    .given(camp({ won: ['Q01', 'Q02', 'Q03'], owned: [[], ['AE-02'], ['AE-03'], ['AE-04']] }))
    .at(market)
    .answers(FIRST, MENU, 'done')
    .answers(FIRST, 'DK-SETUP-14a', cardNo('AE-20'))
    .then(({ board }) => {
      expect(codes(board.campaign!.owned[0]!)).toEqual(['AE-20']);
      expect(board.purse).toBe(0);
    }),
);
scenario(
  'DK-INV-07 DK-RULING-122 up to three Talismans go along, the others wait; gear without a place goes into the store',
  (s) =>
    s
      .given(
        camp({
          owned: [
            ['AE-01', 'AE-02', 'AE-03', 'AE-04', 'AE-05', 'AE-06', 'AE-07', 'AE-08'],
            ['AE-09', 'TA-01', 'TA-02', 'TA-03', 'TA-04'],
          ],
        }),
      )
      .at(takeAlong)
      .answers(FIRST, 'DK-INV-07c', ['TA-02', 'TA-03', 'TA-04'].map(cardNo))
      .answers(FIRST, 'DK-SETUP-16b', [0, 0, 2, 2, 2, 2, 2])
      .then(({ board }) => {
        expect(codes(board.party[1]!.talismans)).toEqual(['TA-02', 'TA-03', 'TA-04']);
        expect(board.campaign!.owned.map(codes)).toEqual([[], ['TA-01'], [], [], ['AE-08']]);
      }),
);
scenario('DK-CAMP-02 DK-RULING-154 between Chapters anybody may be exchanged, and the roster may grow', (s) =>
  s
    .given(camp({ won: ['Q01', 'Q02', 'Q03'], owned: armed }))
    .at(changeRoster, { needed: 4, free: true })
    .answers(FIRST, 'DK-CAMP-02b', 'knut')
    .answers(FIRST, 'DK-RULING-154a', 'sefira')
    .answers(FIRST, 'DK-CAMP-02b', 'join')
    .answers(FIRST, 'DK-RULING-154a', 'theron')
    .answers(FIRST, 'DK-CAMP-02b', 'done')
    .then(({ board }) => {
      expect(board.campaign!.roster).toEqual(['lothar', 'sefira', 'gavin', 'astrid', 'theron']);
      expect(board.campaign!.owned.map(codes)).toEqual([['AE-01'], ['AE-02'], ['AE-03'], ['AE-04'], [], []]);
    }),
);
scenario('DK-RULING-178 a Quest that needs more lets the roster grow inside a Chapter, and no more', (s) =>
  s
    .given(camp({ party: ['lothar', 'knut', 'gavin', 'astrid', 'theron'], owned: armed }))
    .at(changeRoster, { needed: 6, free: false })
    .answers(FIRST, 'DK-RULING-154a', 'sefira')
    .then(({ board }) => expect(board.campaign!.roster).toHaveLength(6)),
);
scenario(
  'DK-GEN-01 DK-RULING-154 DK-CAMP-06 between Quests the table may stop: the Campaign ends, not won',
  (s) =>
    s
      .given(camp({ won: ['Q01'], played: 2, purse: 70, owned: armed }))
      .at(evening)
      .seeded('stop')
      .answers(FIRST, 'DK-CAMP-06', 'stop')
      .then(({ outcome }) =>
        expect(outcome).toEqual({ winners: [], reason: 'stopped', played: 2, won: ['Q01'], gold: 70 }),
      ),
);
scenario('DK-CAMP-01 winning Q12 wins the Campaign', (s) =>
  s
    .given(
      camp({
        won: ['Q01', 'Q02', 'Q03', 'Q04', 'Q05', 'Q06', 'Q07', 'Q09', 'Q10', 'Q11', 'Q12'],
        owned: armed,
      }),
    )
    .at(evening)
    .seeded('won')
    .then(({ outcome }) => expect(outcome).toMatchObject({ winners: [0], reason: 'campaignWon' })),
);
scenario('DK-CAMP-06 in Chapter III another Quest may be chosen', (s) =>
  s
    .given(camp({ won: ['Q01', 'Q02', 'Q03', 'Q04', 'Q05'], played: 6, owned: armed }))
    .at(evening)
    .seeded('chapter three')
    .answers(FIRST, 'DK-CAMP-06', 'Q08')
    .then(({ board }) => expect(board.quest).toBe('Q08'))
    .stillAsking(FIRST, MENU),
);
scenario(
  'DK-SETUP-15 DK-RULING-154 while the next Quest is set up everybody stands in its Starting Zone',
  (s) => {
    const given = camp({ won: ['Q01'], owned: armed });
    const before = freshBoard({
      seats: 2,
      quest: 'Q12',
      party: ['lothar', 'knut', 'gavin', 'astrid'],
      ultrared: false,
      koAtOnce: false,
      campaign: true,
    });
    const board: Board = { ...before, campaign: given.board.campaign };
    for (const a of board.party) a.zone = 75;
    return s
      .given({ seats: 2, board })
      .at(evening)
      .seeded('next')
      .answers(FIRST, 'DK-CAMP-06', 'Q02')
      .then(({ board: now }) =>
        expect(
          named(
            now,
            now.party.map(({ zone }) => zone),
          ),
        ).toEqual(['4R.c', '4R.c', '4R.c', '4R.c']),
      )
      .stillAsking(FIRST, 'DK-SETUP-05a');
  },
);
