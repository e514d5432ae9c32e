// Where two rules meet, and rules that are seen only by what they allow.

import { describe, expect, test } from 'vitest';
import { hidden } from '../src/hidden.ts';
import { deadKeep } from '../src/index.ts';
import { actionSources } from '../src/combat/blow.ts';
import { diceOf } from '../src/combat/numbers.ts';
import { attack as attackProcedure } from '../src/combat/attack.ts';
import { cardNo } from '../src/cards/box.ts';
import { turn } from '../src/turn.ts';
import { view } from '../src/view.ts';
import { aimAt, attack, BOOST, door, END, HITS, move, offersOf, ROLL, TURN, z } from './acts.ts';
import { FIRST, keep, scenario, there, who, type KeepGiven } from './keep.ts';

describe('Sight and ways in play', () => {
  scenario(
    'DK-LOS-04 DK-LOS-03 DK-ZONE-01 DK-ZONE-02 from a room, straight out into the street and on',
    (s) =>
      s
        .given(
          keep({
            party: { thurkal: { at: '7R.C', cards: ['AE-19'], mana: 0 } },
            enemies: { '7R.b': 'footman', '7R.e': 'footman', '7R.a': 'footman' },
            open: ['7R.C|7R.b'],
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) =>
          expect(offersOf(play, 'attack')).toEqual([attack('AE-19', '7R.b'), attack('AE-19', '7R.e')]),
        )
        .rejects(FIRST, attack('AE-19', '7R.a'), 'OUT_OF_SIGHT')
        .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-LOS-05 DK-LOS-06 V-36 from the street into the first room alone, and not through a closed door',
    (s) =>
      s
        .given(
          keep({
            party: { thurkal: { at: '7R.e', cards: ['AE-20'], mana: 0 } },
            enemies: { '7R.C': 'footman', '7R.A': 'footman', '7R.D': 'footman' },
            open: ['7R.C|7R.b'],
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([attack('AE-20', '7R.C')]))
        .rejects(FIRST, attack('AE-20', '7R.A'), 'OUT_OF_SIGHT')
        .rejects(FIRST, attack('AE-20', '7R.D'), 'OUT_OF_SIGHT')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-LOS-07 DK-RANGED-02 Actors between are ignored; one shoots out of an occupied Zone', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 }, knut: { at: '7R.b' } },
          enemies: { '7R.f': 'footman', '7R.b': 'minotaur/1', '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', '7R.a'))
      .falls([4, 4])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.a')).toBe('')),
  );

  scenario('DK-LOS-08 DK-PASS-01 DK-MOVE-05 a Passage lets through eyes and feet', (s) =>
    s
      .given(
        keep({
          quest: 'Q07',
          party: { thurkal: { at: '1V.E', cards: ['AE-20'], mana: 0 } },
          enemies: { '3V.B': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) =>
        expect(offersOf(play, 'attack')).toEqual([attack('AE-20', '3V.B', { quest: 'Q07' })]),
      )
      .answers(FIRST, TURN, move('3V.B', 'action', 'Q07'))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'thurkal').zone).toBe(z('3V.B', 'Q07'))),
  );

  scenario(
    'V-61 DK-MIST-02 DK-RULING-82 Blinding Mist: nobody looks into, out of or through; inside one fights',
    (s) =>
      s
        .given(
          keep({
            round: 5,
            mist: 5,
            party: { thurkal: { at: '7R.a', cards: ['AE-20', 'AE-24'], mana: 0 } },
            enemies: { '7R.b': 'footman', '7R.a': 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, attack('AE-20', '7R.b'), 'OUT_OF_SIGHT')
        .answers(FIRST, TURN, attack('AE-24', '7R.a'))
        .falls([4, 1])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(there(board, '7R.a')).toBe('')),
  );

  scenario('DK-FOUNT-02 DK-RULING-81 a Fountain token makes a room a place to gather Mana', (s) =>
    s
      .given(keep({ quest: 'Q10', party: { malteo: { at: '4R.A', mana: 0 } } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'gainMana', skill: 'mistMana' })
      .answers(FIRST, TURN, { do: 'gather', pay: 'action' })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'malteo').mana).toBe(6)),
  );

  scenario(
    'DK-RULING-79 DK-RULING-80 DK-RULING-125 no look across a street into another room, nor over the Tower',
    (s) =>
      s
        .given(
          keep({
            quest: 'Q12',
            party: { thurkal: { at: '4R.f', cards: ['AE-20'], mana: 0 } },
            enemies: { '5R.b': 'deadeye', '9V.b': 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, attack('AE-20', '5R.b', { quest: 'Q12' }), 'OUT_OF_SIGHT')
        .rejects(FIRST, attack('AE-20', '9V.b', { quest: 'Q12' }), 'OUT_OF_SIGHT')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-102 a door site without a token is a wall', (s) =>
    s
      .given(keep({ party: { astrid: { at: '3R.e' } } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, move('3R.C'), 'NO_WAY')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-09 a door is opened from either side, among Enemies, in the own Turn', (s) =>
    s
      .given(
        keep({
          party: { knut: { at: '2R.B' } },
          enemies: { '2R.B': 'footman 4' },
          open: ['2R.B|2R.b'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, door('5R.f|2R.B'))
      .falls(6)
      .then(({ board }) => expect(board.open & (1 << 4)).not.toBe(0)),
  );
});

describe('Combat', () => {
  scenario(
    'DK-CMB-01 DK-CMB-03 DK-CMB-04 DK-CMB-07 DK-WPN-01 DK-WPN-02 DK-STAT-01 DK-RULING-58 one card, its type, its dice, its hits',
    (s) =>
      s
        .given(
          keep({
            party: { knut: { at: '7R.a', cards: ['AE-14', 'AE-01'], mana: 0 } },
            enemies: { '7R.a': 'footman 4' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-14', '7R.a'))
        .falls([5, 6, 4, 5])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, '7R.a')).toBe('footman');
          expect(who(board, 'knut').ap).toBe(3);
        }),
  );

  scenario(
    'DK-SKILL-DIE1 DK-WPN-12 DK-ENEMY-FOOTMAN one die more; what lies in the Backpack stays there',
    (s) =>
      s
        .given(
          keep({
            party: {
              knut: { at: '7R.a', cards: ['AE-06'], pack: ['AE-12'], mana: 0, skills: ['die1.melee'] },
            },
            enemies: { '7R.a': 'footman 2' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, attack('AE-12', '7R.a'), 'IN_BACKPACK')
        .rejects(FIRST, attack('AE-01', '7R.a'), 'NOT_YOURS')
        .rejects(FIRST, { ...attack('AE-39', '7R.a') }, 'NO_WEAPON')
        .answers(FIRST, TURN, attack('AE-06', '7R.a'))
        .falls([3, 3])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(there(board, '7R.a')).toBe('')),
  );

  scenario('DK-SKILL-DUO-ROLL DK-RULING-106 a reaction in Melee adds 1 to its dice', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: '7R.a', cards: ['AE-06'], mana: 0 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(attackProcedure, {
        who: 0,
        choice: { do: 'attack', card: cardNo('AE-06'), line: 0, zone: z('7R.a'), at: 'undead', pay: 'gift' },
        how: 'reaction',
      })
      .falls([2])
      .then(({ board }) => expect(there(board, '7R.a')).toBe('')),
  );

  const lastLife: KeepGiven = {
    party: { lothar: { at: '7R.a', cards: ['AE-12'], mana: 0, skills: ['hitAndRun'] } },
    boss: { state: 'active', at: '7R.a', wounds: 4, cards: ['ST-01'] },
  };
  scenario(
    'V-81 V-25 DK-RULING-108 DK-RULING-33 DK-BOSS-09 a Boss that loses a life is not eliminated',
    (s) =>
      s
        .given(keep(lastLife))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-12', '7R.a', { at: 'boss' }))
        .falls([4, 5, 6])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(who(board, 'lothar').ap).toBe(1);
          expect(board.boss).toMatchObject({ state: 'active', wounds: 0, cards: [] });
          expect(there(board, '7R.a')).toBe('footman 2');
          expect(board.artifacts).toEqual([]);
        }),
  );

  scenario(
    'V-26 DK-BOSS-11 DK-GEN-03 with no card left and all Objectives taken the Quest is won at once',
    (s) =>
      s
        .given(
          keep({
            ...lastLife,
            boss: { state: 'active', at: '7R.a', wounds: 4, cards: [] },
            taken: ['3R.A', '5R.D', '2R.F'],
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-12', '7R.a', { at: 'boss' }))
        .falls([4, 5, 6])
        .then(({ board }) => {
          expect(board).toMatchObject({ over: 'won' });
          expect(who(board, 'lothar').ap).toBe(1);
        }),
  );

  for (const kind of ['ogre', 'minotaur', 'elderTroll', 'giant', 'wyvern'] as const)
    scenario(`boss-${kind} DK-BOSS-01 DK-RULING-31 is struck by its Level’s Armor and Wounds`, (s) =>
      s
        .given(
          keep({
            party: { knut: { at: '7R.f', cards: ['AE-12'], mana: 0 } },
            boss: { kind, state: 'active', at: '7R.f', level: 1 },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-12', '7R.f', { at: 'boss' }))
        .falls([4, 4, 1])
        .now(({ board }) => expect(board.boss.wounds).toBe(2))
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(board.boss.wounds).toBe(kind === 'elderTroll' ? 0 : 2)),
    );

  const fire: KeepGiven = {
    quest: 'Q10',
    party: { knut: { at: '9R.g', cards: ['AE-17', 'AE-01'], mana: 0 } },
    enemies: { '9R.g': 'swampTroll/4, footman' },
  };
  test('Q10 Fire: a weapon with No Regeneration rolls one more die against a Troll', () => {
    const { board } = keep(fire);
    const blow = {
      who: 0,
      card: cardNo('AE-17'),
      line: 0,
      zone: z('9R.g', 'Q10'),
      at: aimAt(fire, 'swampTroll'),
      how: 'action',
      crush: null,
      boosts: [],
      substitute: false,
      escalated: 0,
    } as const;
    expect(diceOf(board, blow)).toBe(3);
    expect(diceOf(board, { ...blow, at: 'undead' })).toBe(2);
    expect(actionSources(board, blow).map(({ key }) => key)).toContain('noRegen');
  });

  scenario('DK-LOOT-01 DK-MELEE-01 hits on several kinds in one Melee, then the Search tokens of each', (s) =>
    s
      .given(
        keep({
          party: { amaranthe: { at: '7R.a', cards: ['AE-12'], mana: 0 } },
          enemies: { '7R.a': 'footman, deadeye, bloodhound' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-12', '7R.a'))
      .falls([4, 4, 1])
      .answers(FIRST, HITS, [1, 0, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.a')).toBe('deadeye');
        expect(board.search).toHaveLength(2);
      }),
  );

  scenario(
    'DK-LOOT-01 DK-SEARCH-01 three of a kind felled by one blow leave one Search token, not three',
    (s) =>
      s
        .given(
          keep({
            party: { amaranthe: { at: '7R.a', cards: ['AE-12'], mana: 0 } },
            enemies: { '7R.a': 'footman 3' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-12', '7R.a'))
        .falls([4, 4, 4])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, '7R.a')).toBe('');
          expect(board.search).toHaveLength(1);
        }),
  );

  scenario('DK-CLASS-RANGER-01 DK-SKILL-CLASSFREE the free use turns two dice for nothing', (s) =>
    s
      .given(
        keep({
          party: { maiLing: { at: '3R.e', cards: ['AE-22'], mana: 0, skills: ['classFree'] } },
          enemies: { '7R.a': 'footman 3' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-22', '7R.a'))
      .falls([1, 1, 1])
      .answers(FIRST, 'DK-CLASS-RANGER-01', { turn: 2, free: true })
      .answers(FIRST, TURN, attack('AE-22', '7R.a'))
      .falls([1, 1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.a')).toBe('footman')),
  );

  scenario('DK-RULING-132 DK-SKILL-R6-MANA Mana from sixes pays for Sure Shot', (s) =>
    s
      .given(
        keep({
          party: { maiLing: { at: '3R.e', cards: ['AE-20'], mana: 0, skills: ['sixMana'] } },
          enemies: { '7R.a': 'footman 2' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', '7R.a'))
      .falls([6, 1])
      .answers(FIRST, 'DK-CLASS-RANGER-01', { turn: 1, free: false })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.a')).toBe('');
        expect(who(board, 'maiLing').mana).toBe(0);
      }),
  );

  scenario('DK-GEN-09 a Skill overrules the general rule: Ironclad Footmen do not wound', (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: '7R.a', cards: ['TA-14'] } },
          enemies: { '7R.a': 'footman 3' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'taunt', zone: z('7R.a') })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(0)),
  );

  scenario('DK-PP-03 any Action may be repeated, in any order', (s) =>
    s
      .given(
        keep({
          party: { amaranthe: { at: '7R.a', cards: ['AE-06'], mana: 0 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'gather', pay: 'action' })
      .answers(FIRST, TURN, attack('AE-06', '7R.a'))
      .answers(FIRST, BOOST, ROLL)
      .falls([3])
      .answers(FIRST, TURN, move('7R.b'))
      .answers(FIRST, TURN, END),
  );
});

describe('Names', () => {
  scenario('DK-ZONE-03 V-33 rooms spawn from the Building deck', (s) =>
    s
      .given(keep({ party: { knut: { at: '5R.a' } }, building: ['B1-01'] }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, door('5R.A|5R.a'))
      .falls(5)
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(board.building.discard).toHaveLength(1);
        expect(board.street.discard).toEqual([]);
      }),
  );

  test('DK-RULING-162 DK-RULING-101 Zones are named by kind, part and tile; no message points to a page', () => {
    const { en, fr } = deadKeep.text;
    expect(en['name.5R.B']).toBe('north-east room of Fountain Square');
    expect(fr['name.5R.B']).toBe('pièce nord-est de la Place de la Fontaine');
    const pointing = [...Object.values(en), ...Object.values(fr)].filter((one) => /\bP\. ?(XX|\d)/.test(one));
    expect(pointing).toEqual([]);
  });
});

describe('What everybody knows', () => {
  test('DK-ADR-11 DK-RULING-145 the view shows every Dashboard, but no face nobody has looked at', () => {
    const { board } = keep({
      party: { astrid: { cards: ['AE-01'], ap: 7 }, knut: {} },
      boss: { cards: ['ST-01', 'ST-02'] },
    });
    board.boss.seen = [board.boss.cards[1]!];
    const seen = view(board);
    expect(seen.party[0]).toMatchObject({ id: 'astrid', hands: ['AE-01'], ap: 7, danger: 'yellow', mana: 5 });
    expect(seen.boss).toMatchObject({ lives: 2, known: ['ST-01'] });
    expect(seen.treasure.every(({ face }) => face === null)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('ST-02');
  });

  test('a view stays under 6 kB and a save under 8 kB on a full board', () => {
    const { board } = keep({
      quest: 'Q12',
      party: Object.fromEntries(
        (['astrid', 'lothar', 'maiLing', 'tessara', 'theron', 'ysolde'] as const).map((id, at) => [
          id,
          {
            cards: [`AE-0${at + 1}`, `AE-${39 + at}`, `TA-0${at + 1}`],
            pack: [`AE-${20 + at}`, `NE-${10 + at}`],
          },
        ]),
      ),
      enemies: Object.fromEntries(
        ['1V.a', '1V.b', '1V.c', '2R.a', '2R.b', '2R.c', '4R.a', '4R.b', '4R.c', '7V.a', '7V.b', '7V.c'].map(
          (zone) => [zone, 'footman 2, shadowguard'],
        ),
      ),
    });
    expect(JSON.stringify(view(board)).length).toBeLessThan(6 * 1024);
    expect(JSON.stringify(board).length).toBeLessThan(8 * 1024);
  });

  test('DK-RULING-145 hidden things are the same for everybody: piles by Level, unseen faces, Q05’s blue', () => {
    const { board } = keep({ quest: 'Q05', party: { astrid: {} } });
    const lists = hidden(board).map(({ places }) => places.length);
    expect(lists).toContain(board.treasure.face.length);
    expect(lists).toContain(5);
    expect(deadKeep.invariants(board)).toEqual([]);
  });
});
