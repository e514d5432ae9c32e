// DK-DOOR, DK-MANA, DK-SEARCH, DK-TOKEN, DK-TREAS: doors, Mana, Searches and tokens.

import type { Assign, Play } from '@gravetable/kernel';
import { describe, expect } from 'vitest';
import { cardNo, isCrawlerCard } from '../src/cards/box.ts';
import type { Board } from '../src/state.ts';
import { turn } from '../src/turn.ts';
import { door, END, offered, offersOf, take, TURN, z } from './acts.ts';
import { codes, FIRST, keep, named, scenario, there, who } from './keep.ts';

const GATHER = { do: 'gather', pay: 'action' };
const SEARCH = { do: 'search', pay: 'action' };
const LAYOUT = 'DK-RULING-156';
/** Places of a layout: Hands, Body, Backpack, Talismans, the discard. */
const [HAND, BODY, PACK, TALISMAN, AWAY] = [0, 1, 2, 3, 4];

/** Where the cards of the open layout lie before anybody has moved one. */
const lying = (play: Play<Board>): readonly number[] =>
  (play.ask(play.pending[0]!) as Assign<unknown, unknown>).limits.now;

describe('Doors', () => {
  scenario(
    'V-44 DK-DOOR-01 DK-DOOR-02 DK-DOOR-03 DK-RULING-10 a 3 feeds the Boss, a 4 does not; no Actions spent',
    (s) =>
      s
        .given(keep({ party: { astrid: { at: '5R.a' } }, boss: { doom: 2 }, building: ['B1-01'] }))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, door('5R.a|5R.B'))
        .falls(3)
        .now(({ board }) => expect(board.boss.doom).toBe(3))
        .answers(FIRST, TURN, door('5R.A|5R.a'))
        .falls(4)
        .now(({ board }) => {
          expect(board.boss.doom).toBe(3);
          expect(board.turn.actions).toBe(3);
          expect(board.revealed[z('5R.A')]).toBe(true);
          expect(there(board, '5R.A')).not.toBe('');
        })
        .rejects(FIRST, door('5R.A|5R.a'), 'DOOR_OPEN')
        .rejects(FIRST, door('7R.e|7R.D'), 'NOT_AT_DOOR')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-12 DK-DOOR-02 with an active Boss the die is for show', (s) =>
    s
      .given(keep({ party: { astrid: { at: '5R.a' } }, boss: { state: 'active', at: '2R.b' } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, door('5R.a|5R.B'))
      .falls(1)
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(board.boss.doom).toBe(0)),
  );

  scenario('DK-RULING-115 Lucky rolls the door die again', (s) =>
    s
      .given(keep({ party: { frantz: { at: '5R.a' } } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, door('5R.a|5R.B'))
      .falls(1, 5)
      .answers(FIRST, 'DK-RULING-115b', [0])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(board.boss.doom).toBe(0)),
  );

  scenario('DK-RULING-11 a blue door is locked', (s) =>
    s
      .given(keep({ quest: 'Q04', party: { astrid: { at: '1R.a' } } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, door('3V.C|1R.a', 'Q04'), 'DOOR_LOCKED')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'V-86 DK-RULING-143 DK-RULING-08 DK-RULING-26 KO’ed by the Doom of a door, its opener still opens it',
    (s) =>
      s
        .given(
          keep({
            party: { theron: { at: '5R.a', wounds: 10 }, knut: { at: '7R.f', potions: 1 } },
            enemies: { '5R.a': 'warhog/1', '7R.e': 'footman 30' },
            boss: { doom: 4 },
            stages: ['ST-01'],
            building: ['B1-01'],
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, door('5R.A|5R.a'))
        .falls(1, [4, 4])
        .then(({ board }) => {
          expect(who(board, 'theron').wounds).toBe(12);
          expect(board.revealed[z('5R.A')]).toBe(true);
          expect(board.building.discard).toHaveLength(1);
          expect(board.turn.who).toBe(null);
        }),
  );
});

describe('Mana', () => {
  scenario(
    'V-43 DK-MANA-01 DK-MANA-02 DK-MANA-03 DK-FOUNT-01 a fountain gives up to 10, Enemies or not',
    (s) =>
      s
        .given(keep({ party: { knut: { at: '5R.c', mana: 8 } }, enemies: { '5R.c': 'footman' } }))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, GATHER)
        .now(({ board }) => {
          expect(who(board, 'knut').mana).toBe(10);
          expect(board.turn.actions).toBe(2);
        })
        .answers(FIRST, TURN, END),
  );

  scenario('DK-MANA-01 DK-MIST-01 mist gives 2, a dry street nothing', (s) =>
    s
      .given(keep({ party: { knut: { at: '7R.a', mana: 0 } } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, GATHER)
      .now(({ board }) => expect(who(board, 'knut').mana).toBe(2))
      .answers(FIRST, TURN, { do: 'move', to: z('7R.b'), pay: 'action' })
      .rejects(FIRST, GATHER, 'NOT_MIST')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-SKILL-MIST-MANA DK-SKILL-MANA2 DK-RULING-132 DK-SKILL-M-FREE Mana by Skill, once per Turn and source',
    (s) =>
      s
        .given(
          keep({
            party: {
              malteo: { at: '7R.a', mana: 1, cards: ['TA-09'], skills: ['mana2', 'manaFree.gatherMana'] },
            },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, { do: 'gainMana', skill: 'mistMana' })
        .answers(FIRST, TURN, { do: 'gainMana', skill: 'mistMana' })
        .answers(FIRST, TURN, { do: 'gainMana', skill: 'mana2' })
        .rejects(FIRST, { do: 'gainMana', skill: 'mistMana' }, 'NO_USE_LEFT')
        .answers(FIRST, TURN, { do: 'gather', pay: 'manaFree.gatherMana' })
        .now(({ board }) => {
          expect(who(board, 'malteo').mana).toBe(6);
          expect(board.turn.actions).toBe(3);
        })
        .answers(FIRST, TURN, END),
  );
});

describe('Search', () => {
  scenario(
    'V-76 DK-SEARCH-04 DK-SEARCH-05 DK-SEARCH-06 DK-RULING-28 as often as there are Actions, also beside a sleeping Boss',
    (s) =>
      s
        .given(
          keep({
            party: { astrid: { at: '2R.b', mana: 0 } },
            boss: { at: '2R.b' },
            search: ['2R.b'],
            necro: ['NE-01', 'NE-47'],
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, SEARCH)
        .answers(FIRST, LAYOUT, [HAND])
        .answers(FIRST, TURN, SEARCH)
        .answers(FIRST, LAYOUT, [HAND, AWAY])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(codes(who(board, 'astrid').hands)).toEqual(['NE-01']);
          expect(codes(board.necro.discard)).toEqual(['NE-47']);
          expect(named(board, board.search)).toEqual(['2R.b']);
        }),
  );

  scenario('V-76 DK-SEARCH-04 an active Boss is an Enemy; without a token there is nothing to search', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: '2R.b', mana: 0 } },
          boss: { at: '2R.b', state: 'active' },
          search: ['2R.b'],
        }),
      )
      .at(turn, { who: 0 })
      .rejects(FIRST, SEARCH, 'ENEMIES_HERE')
      .answers(FIRST, TURN, { do: 'move', to: z('2R.a'), pay: 'action' })
      .rejects(FIRST, SEARCH, 'NO_TOKEN')
      .answers(FIRST, TURN, END),
  );

  scenario('V-46 DK-RULING-03 DK-RULING-04 DK-SEARCH-07 DK-ENEMY-CRAWLER Aaahh!! Crawler!', (s) =>
    s
      .given(
        keep({
          party: { knut: { at: '7R.a', cards: ['AE-06'], mana: 0 } },
          search: ['7R.a', '7R.a'],
          necro: ['NE-53'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .now(({ board }) => {
        expect(named(board, board.search)).toEqual(['7R.a']);
        expect(there(board, '7R.a')).toBe('crawler');
        expect(board.boss.doom).toBe(1);
        expect(codes(board.necro.discard)).toEqual(['NE-53']);
      })
      .answers(FIRST, TURN, {
        do: 'attack',
        card: cardNo('AE-06'),
        line: 0,
        zone: z('7R.a'),
        at: 'undead',
        pay: 'action',
      })
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(named(board, board.search)).toEqual(['7R.a'])),
  );

  for (const nth of [0, 3, 7])
    scenario(`DK-RULING-03 nobody can tell which of the Crawler cards was drawn: ${nth + 1}`, (s) => {
      const given = keep({ party: { knut: { at: '7R.a' } }, search: ['7R.a'] });
      const { necro } = given.board;
      const crawlers = necro.pile.filter(isCrawlerCard).toSorted((one, other) => one - other);
      necro.pile = [...necro.pile.filter((card) => card !== crawlers[nth]), crawlers[nth]!];
      return s
        .given(given)
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, SEARCH)
        .now(({ board }) => {
          expect(board.necro.discard).toEqual([crawlers[0]]);
          expect(board.necro.pile.filter(isCrawlerCard).toSorted((one, other) => one - other)).toEqual(
            crawlers.slice(1),
          );
        })
        .answers(FIRST, TURN, END);
    });

  scenario('DK-SKILL-SEARCH2 DK-RULING-96 two cards: what is kept first, then the Crawler', (s) =>
    s
      .given(
        keep({
          party: { gavin: { at: '7R.a', mana: 0 } },
          search: ['7R.a'],
          necro: ['NE-53', 'NE-02'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .answers(FIRST, LAYOUT, [HAND])
      .answers(FIRST, 'DK-CLASS-DUO-01a', { do: 'pass' })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.a')).toBe('crawler');
        expect(codes(who(board, 'gavin').hands)).toEqual(['NE-02']);
      }),
  );

  scenario('DK-SKILL-FREE1 a free Search pays for a Search alone', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: '7R.a', mana: 0, skills: ['free1.search'] } },
          search: ['7R.a'],
          necro: ['NE-01'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .answers(FIRST, LAYOUT, [AWAY])
      .now(({ board }) => expect(board.turn.actions).toBe(3))
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-SEARCH-05 DK-INV-01 what is found lies where it is used, then in the Backpack, before it is moved',
    (s) =>
      s
        .given(
          keep({
            party: { astrid: { at: '7R.a', cards: ['AE-01', 'AE-02'], pack: ['AE-03'] } },
            search: ['7R.a', '7R.a'],
            necro: ['NE-48', 'AE-04'],
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, SEARCH)
        .now(({ play }) => expect(lying(play)).toEqual([HAND, HAND, PACK, BODY]))
        .answers(FIRST, LAYOUT, [HAND, HAND, PACK, AWAY])
        .answers(FIRST, TURN, SEARCH)
        .now(({ play }) => expect(lying(play)).toEqual([HAND, HAND, PACK, PACK]))
        .answers(FIRST, LAYOUT, [HAND, HAND, PACK, PACK])
        .answers(FIRST, TURN, END),
  );

  scenario('DK-INV-01 only what has no room is discarded if nobody moves it', (s) =>
    s
      .given(
        keep({
          party: {
            astrid: {
              at: '7R.a',
              cards: ['AE-01', 'AE-02'],
              pack: ['AE-03', 'AE-05', 'AE-06', 'AE-07', 'AE-08'],
            },
          },
          search: ['7R.a'],
          necro: ['AE-04'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .now(({ play }) => expect(lying(play).at(-1)).toBe(AWAY))
      .answers(FIRST, LAYOUT, [HAND, HAND, PACK, PACK, PACK, PACK, PACK, AWAY])
      .answers(FIRST, TURN, END),
  );

  scenario('V-89 DK-RULING-156 DK-INV-01 DK-INV-02 DK-INV-04 one decision wears, packs and discards', (s) =>
    s
      .given(
        keep({
          party: {
            astrid: {
              at: '7R.a',
              cards: ['AE-01', 'AE-02', 'AE-39'],
              pack: ['AE-03', 'AE-04', 'AE-05', 'AE-06', 'AE-07'],
              mana: 0,
            },
          },
          search: ['7R.a'],
          necro: ['NE-48'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .rejects(FIRST, [HAND, HAND, PACK, PACK, PACK, PACK, PACK, PACK, BODY], 'NO_ROOM')
      .rejects(FIRST, [HAND, BODY, PACK, PACK, PACK, PACK, PACK, AWAY, BODY], 'BODY_CARDS_ONLY')
      .answers(FIRST, LAYOUT, [HAND, HAND, PACK, PACK, PACK, PACK, PACK, AWAY, BODY])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        const { body, pack } = who(board, 'astrid');
        expect(codes([body!])).toEqual(['NE-48']);
        expect(codes(pack)).toEqual(['AE-39', 'AE-03', 'AE-04', 'AE-05', 'AE-06']);
        expect(codes(board.adventure.discard)).toEqual(['AE-07']);
      }),
  );

  scenario('DK-SKILL-CONSUME DK-RULING-124 refusing a find feeds Consume', (s) =>
    s
      .given(
        keep({
          party: { malteo: { at: '7R.b', mana: 0, skills: ['consume'] } },
          search: ['7R.b'],
          necro: ['NE-01'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, SEARCH)
      .answers(FIRST, LAYOUT, [AWAY])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'malteo').mana).toBe(5)),
  );
});

describe('Tokens', () => {
  const chest = (face: 'potion' | 'artifact') => {
    const given = keep({
      party: { astrid: { at: '3R.c', mana: 0 } },
      enemies: { '3R.c': 'footman' },
      artifact: ['NA-21'],
    });
    const { treasure } = given.board;
    treasure.face[treasure.zone.indexOf(z('3R.c'))] = face;
    return given;
  };
  const at = keep({ party: { astrid: {} } }).board.treasure.zone.indexOf(z('3R.c'));

  scenario(
    'DK-TOKEN-01 DK-TOKEN-06 DK-TREAS-01 DK-TREAS-02 DK-INV-08 DK-RULING-60 a Treasure is a Potion, among Enemies too',
    (s) =>
      s
        .given(chest('potion'))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, take('treasure', at))
        .now(({ board }) => {
          expect(who(board, 'astrid').potions).toBe(1);
          expect(board.treasure.zone).not.toContain(z('3R.c'));
          expect(board.turn.actions).toBe(2);
        })
        .rejects(FIRST, take('treasure', at), 'NO_TOKEN')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-TREAS-02 DK-TOKEN-05 DK-TOKEN-06 or an Artifact, laid out for nothing', (s) =>
    s
      .given(chest('artifact'))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, take('treasure', at))
      .answers(FIRST, LAYOUT, [BODY])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(codes([who(board, 'astrid').body!])).toEqual(['NA-21'])),
  );

  scenario('DK-RULING-87 no Artifact is left: 5 AP', (s) =>
    s
      .given(() => {
        const given = keep({ party: { astrid: { at: '7R.a', mana: 0 } }, artifacts: ['7R.a'] });
        given.board.artifact.pile = [];
        return given;
      })
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, take('artifact', 0))
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'astrid').ap).toBe(5);
        expect(board.artifacts).toEqual([]);
      }),
  );

  scenario(
    'DK-TOKEN-03 DK-TOKEN-04 DK-ADR-08 DK-RULING-55 an Objective pays 5 AP, and the level-up is immediate',
    (s) =>
      s
        .given(keep({ party: { astrid: { at: '2R.F', mana: 0, ap: 15 } }, open: ['2R.a|2R.D'] }))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, take('objective', 2))
        .answers(FIRST, 'DK-ADR-07', 'free1.move')
        .now(({ board, play }) => {
          expect(who(board, 'astrid').ap).toBe(20);
          expect(board.objectives.taken).toEqual([false, false, true]);
          expect(board.turn.free[6]).toBe(1);
          expect(offersOf(play, 'take')).toHaveLength(1);
          expect(offered(play).length).toBeGreaterThan(2);
        })
        .answers(FIRST, TURN, END),
  );

  scenario('V-70 DK-INV-06 a fourth Talisman has no place but the discard', (s) =>
    s
      .given(
        keep({
          party: {
            astrid: { at: '7R.a', cards: ['TA-01', 'TA-02', 'TA-03'], mana: 0 },
            knut: { at: '7R.a', cards: ['TA-04'] },
          },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'trade', with: 1, pay: 'action' })
      .rejects(FIRST, [TALISMAN, TALISMAN, TALISMAN, TALISMAN], 'NO_ROOM')
      .rejects(FIRST, [TALISMAN, TALISMAN, TALISMAN, PACK], 'NO_TALISMAN')
      .answers(FIRST, 'DK-TRADE-02', [TALISMAN, TALISMAN, 10, TALISMAN])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(codes(who(board, 'astrid').talismans)).toEqual(['TA-01', 'TA-02', 'TA-04']);
        expect(codes(board.talisman.discard)).toEqual(['TA-03']);
      }),
  );
});
