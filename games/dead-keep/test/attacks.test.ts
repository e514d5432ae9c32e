// DK-CMB, DK-MELEE, DK-TPO, DK-FF: who is hit, what it does, what it leaves and what it pays.

import type { Split } from '@gravetable/kernel';
import { describe, expect } from 'vitest';
import { enemyCardOf } from '../src/cards/decks/index.ts';
import { turn } from '../src/turn.ts';
import { aimAt, attack, BOOST, END, HITS, offersOf, ROLL, TURN } from './acts.ts';
import { FIRST, keep, named, scenario, there, who, type KeepGiven } from './keep.ts';

const HERE = '7R.a';
/** One Zone away, in sight, without a door. */
const THERE = '3R.e';

describe('Melee', () => {
  const given: KeepGiven = {
    party: { astrid: { at: HERE, cards: ['AE-04'] } },
    enemies: { [HERE]: 'shadowguard, footman, babaYaga/1 2' },
  };

  scenario('V-01 DK-CMB-05 DK-MELEE-01 DK-CMB-02 DK-WPN-10 a hit on the Footman eliminates it', (s) =>
    s
      .given(keep(given))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-04', HERE))
      .falls([4, 2])
      .answers(FIRST, HITS, [1, 0])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('shadowguard, babaYaga/1 2');
        expect(who(board, 'astrid').ap).toBe(1);
        expect(named(board, board.search)).toEqual([HERE]);
      }),
  );

  scenario('DK-WPN-11 DK-CMB-05 a hit of too little Penetration does nothing', (s) =>
    s
      .given(keep(given))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-04', HERE))
      .falls([4, 2])
      .now(({ play }) => {
        const ask = play.ask(play.pendingOf(FIRST)!) as Split;
        const armor = [0, 1].map((place) => ask.aside?.says?.(place).args?.['armor']);
        expect(armor).toEqual([0, 2]);
      })
      .answers(FIRST, HITS, [0, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('footman, shadowguard, babaYaga/1 2');
        expect(who(board, 'astrid').ap).toBe(0);
      }),
  );

  scenario('V-34 DK-WPN-11 the Broadsword glances off a Shadowguard, the Mallet does not', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: HERE, cards: ['AE-01', 'AE-02'] } },
          enemies: { [HERE]: 'shadowguard' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-01', HERE))
      .falls([4, 1])
      .now(({ board }) => {
        expect(there(board, HERE)).toBe('shadowguard');
        expect(who(board, 'astrid').ap).toBe(0);
      })
      .answers(FIRST, TURN, attack('AE-02', HERE))
      .falls([5, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('shadowguard wounded 1');
        expect(who(board, 'astrid').ap).toBe(1);
      }),
  );

  const pair: KeepGiven = {
    party: { amaranthe: { at: HERE, cards: ['AE-03'] } },
    enemies: { [HERE]: 'shadowguard, babaYaga/1 2' },
  };
  scenario(
    'V-02 V-03 V-04 DK-CMB-02 DK-CLASS-CRUSHER-01 DK-CMB-06 DK-CMB-08 DK-LOOT-02 DK-MON-04 a pair, then a guard',
    (s) => {
      const yaga = aimAt(pair, 'babaYaga');
      return s
        .given(keep(pair))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-03', HERE, { at: yaga }))
        .answers(FIRST, BOOST, ROLL)
        .falls([4, 6])
        .now(({ board }) => {
          expect(there(board, HERE)).toBe('shadowguard, babaYaga/1');
          expect(who(board, 'amaranthe').ap).toBe(2);
          expect(named(board, board.artifacts)).toEqual([HERE]);
        })
        .answers(FIRST, TURN, attack('AE-03', HERE, { at: yaga }))
        .answers(FIRST, BOOST, { do: 'crush', n: 2, free: false })
        .falls([4, 5, 6, 1])
        .now(({ board }) => {
          expect(there(board, HERE)).toBe('shadowguard');
          expect(who(board, 'amaranthe')).toMatchObject({ ap: 4, mana: 3 });
          expect(named(board, board.artifacts)).toEqual([HERE, HERE]);
        })
        .answers(FIRST, TURN, attack('AE-03', HERE))
        .answers(FIRST, BOOST, ROLL)
        .falls([5, 2])
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('shadowguard wounded 1');
          expect(who(board, 'amaranthe').ap).toBe(5);
          expect(board.search).toEqual([]);
        });
    },
  );

  const twins: KeepGiven = {
    party: { astrid: { at: HERE, cards: ['AE-12'] } },
    enemies: { [HERE]: 'babaYaga/2 2' },
  };
  scenario('V-02 V-03 DK-MON3-01 the pair’s card stays out until the second is gone', (s) =>
    s
      .given(keep(twins))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-12', HERE, { at: 0 }))
      .falls([4, 4, 4])
      .now(({ board }) => expect(board.street.discard).toEqual([]))
      .answers(FIRST, TURN, attack('AE-12', HERE, { at: 0 }))
      .falls([4, 4, 4])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(board.street.discard.map((no) => enemyCardOf(no))).toMatchObject([{ monster: 'babaYaga' }]);
        expect(who(board, 'astrid').ap).toBe(6);
      }),
  );

  scenario('V-18 DK-SEARCH-01 DK-UND-02 DK-LOOT-01 the last of its type leaves a Search token', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: HERE, cards: ['AE-18', 'AE-06'] } },
          enemies: { [HERE]: 'shadowguard, footman 2' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-18', HERE))
      .falls([3])
      .answers(FIRST, HITS, [0, 1])
      .now(({ board }) => expect(named(board, board.search)).toEqual([HERE]))
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([3])
      .now(({ board }) => expect(named(board, board.search)).toEqual([HERE]))
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([3])
      .then(({ board }) => expect(named(board, board.search)).toEqual([HERE, HERE])),
  );

  scenario('DK-MELEE-02 DK-ADR-02 a miss in Melee hits nobody', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: HERE, cards: ['AE-06'] }, knut: { at: HERE } },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([2])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'knut').wounds).toBe(0);
        expect(there(board, HERE)).toBe('footman');
      }),
  );

  scenario('DK-RULING-158 DK-ADR-01 hits go to one figure after the other, surplus Wounds are wasted', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: HERE, cards: ['AE-12'], skills: ['wounds2.melee'] } },
          enemies: { [HERE]: 'shadowguard 2, shadowguard wounded 1' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-12', HERE))
      .falls([4, 4, 2])
      .answers(FIRST, HITS, [1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('shadowguard');
        expect(who(board, 'astrid').ap).toBe(3);
      }),
  );
});

describe('Targeting Priority', () => {
  const given: KeepGiven = {
    party: { thurkal: { at: THERE, cards: ['AE-22'], mana: 0, ap: 7 } },
    enemies: { [HERE]: 'shadowguard, footman 2, swampTroll/1, minotaur/1' },
  };
  const minotaur = aimAt(given, 'minotaur') - 2;

  scenario(
    'V-05 V-06 V-07 V-08 DK-TPO-01 DK-TPO-02 DK-TPO-03 DK-CMB-06 DK-RANGED-01 guards first, then Footmen, then one Monster',
    (s) =>
      s
        .given(keep(given))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-22', HERE))
        .falls([4, 5, 6])
        .now(({ board }) => {
          expect(there(board, HERE)).toBe('footman, swampTroll/1, minotaur/1');
          expect(who(board, 'thurkal').ap).toBe(10);
          expect(named(board, board.search)).toEqual([HERE]);
        })
        .answers(FIRST, TURN, attack('AE-22', HERE))
        .falls([4, 6, 2])
        .now(({ board }) => {
          expect(there(board, HERE)).toBe('swampTroll/1, minotaur/1');
          expect(who(board, 'thurkal').ap).toBe(11);
          expect(named(board, board.search)).toEqual([HERE, HERE]);
        })
        .answers(FIRST, TURN, attack('AE-22', HERE, { at: minotaur }))
        .falls([4, 5, 3])
        .now(({ board }) => {
          expect(there(board, HERE)).toBe('swampTroll/1, minotaur/1 wounded 2');
          expect(who(board, 'thurkal').ap).toBe(13);
        })
        .answers(FIRST, TURN, attack('AE-22', HERE, { at: minotaur }))
        .falls([4, 4, 6])
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('swampTroll/1');
          expect(who(board, 'thurkal').ap).toBe(14);
          expect(named(board, board.artifacts)).toEqual([HERE]);
        }),
  );

  const shielded: KeepGiven = {
    party: { thurkal: { at: THERE, cards: ['AE-20'], mana: 0 } },
    enemies: { [HERE]: 'shadowguard, footman 3' },
  };
  scenario('V-65 DK-TPO-05 DK-RULING-110 a Shadowguard shields Footmen from weak shots', (s) =>
    s
      .given(keep(shielded))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([4, 4])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('footman 3, shadowguard');
        expect(who(board, 'thurkal').ap).toBe(0);
      }),
  );

  scenario('V-65 DK-SKILL-MARKSMAN DK-RULING-111 a Marksman chooses, and hits no friend', (s) =>
    s
      .given(
        keep({
          ...shielded,
          party: {
            thurkal: { at: THERE, cards: ['AE-20'], mana: 0, skills: ['marksman'] },
            knut: { at: HERE },
          },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([4, 4])
      .answers(FIRST, HITS, [2, 0])
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('footman, shadowguard');
        expect(who(board, 'knut').wounds).toBe(0);
      }),
  );

  scenario('DK-TPO-04 within a class the shooter chooses', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: THERE, cards: ['AE-20'], mana: 0 } },
          enemies: { [HERE]: 'footman 2, deadeye 2' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([4, 4])
      .answers(FIRST, HITS, [0, 2])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('footman 2')),
  );
});

describe('Friendly Fire', () => {
  const given: KeepGiven = {
    party: { maiLing: { at: THERE, cards: ['AE-20'], mana: 2 }, theron: { at: HERE } },
    enemies: { [HERE]: 'footman' },
  };
  const SURE = 'DK-CLASS-RANGER-01';

  scenario('V-09 DK-FF-02 DK-FF-03 DK-ARMOR-02 DK-ADR-02 a miss wounds a friend, for no Adrenaline', (s) =>
    s
      .given(keep(given))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([5, 2], [4])
      .answers(FIRST, SURE, { turn: 0, free: false })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'theron').wounds).toBe(1);
        expect(who(board, 'maiLing').ap).toBe(1);
      }),
  );

  scenario('V-09 DK-SKILL-IRONHIDE an Iron Hide roll of 5 cancels it', (s) =>
    s
      .given(keep(given))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-20', HERE))
      .falls([5, 2], [5])
      .answers(FIRST, SURE, { turn: 0, free: false })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'theron').wounds).toBe(0)),
  );

  scenario(
    'V-63 DK-CLASS-RANGER-01 DK-RULING-126 Sure Shot turns failures, a natural 1 too, without Friendly Fire',
    (s) =>
      s
        .given(keep(given))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-20', HERE))
        .falls([1, 3])
        .answers(FIRST, SURE, { turn: 2, free: false })
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('');
          expect(who(board, 'maiLing').mana).toBe(0);
          expect(who(board, 'theron').wounds).toBe(0);
        }),
  );

  scenario('V-10 DK-FF-04 DK-RULING-90 surplus successes never hurt', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: THERE, cards: ['AE-22'], mana: 0 }, amaranthe: { at: HERE } },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-22', HERE))
      .falls([5, 4, 6])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'amaranthe').wounds).toBe(0);
      }),
  );

  scenario('DK-FF-01 DK-FF-02 DK-RULING-112 the table says whom misses hit, never who shoots', (s) =>
    s
      .given(
        keep({
          party: {
            sefira: { at: HERE, cards: ['AE-31'], mana: 0, skills: ['wounds2.magic', 'killer.footman'] },
            knut: { at: HERE },
            lothar: { at: HERE },
          },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-31', HERE))
      .falls([1, 2, 5])
      .answers(FIRST, 'DK-FF-02', [0, 2])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'sefira').wounds).toBe(0);
        expect(who(board, 'knut').wounds).toBe(0);
        expect(who(board, 'lothar').wounds).toBe(4);
      }),
  );
});

describe('Weapons', () => {
  scenario('V-37 DK-WPN-13 DK-WPN-07 DK-WPN-04 the Rogue Bow reaches its own Zone with Mana only', (s) =>
    s
      .given(
        keep({
          party: { wilhelmine: { at: HERE, cards: ['NE-22'], mana: 1 } },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([attack('NE-22', HERE, { line: 1 })]))
      .rejects(FIRST, attack('NE-22', HERE), 'TOO_CLOSE')
      .answers(FIRST, TURN, attack('NE-22', HERE, { line: 1 }))
      .falls([1, 1])
      .rejects(FIRST, attack('NE-22', HERE, { line: 1 }), 'NO_MANA')
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'wilhelmine').mana).toBe(0)),
  );

  scenario('V-38 DK-WPN-09 DK-RANGED-03 DK-SKILL-RANGE1 minimum and maximum Range bind', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: '5R.b', cards: ['AE-19'], mana: 0 } },
          enemies: { '5R.c': 'footman', '5R.e': 'footman', '3R.b': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) =>
        expect(offersOf(play, 'attack')).toEqual([attack('AE-19', '5R.c'), attack('AE-19', '5R.e')]),
      )
      .rejects(FIRST, attack('AE-19', '3R.b'), 'OUT_OF_RANGE')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-SKILL-RANGE1 the Raven Feather adds one Zone', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: '5R.b', cards: ['AE-19', 'TA-01'], mana: 0 } },
          enemies: { '3R.b': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([attack('AE-19', '3R.b')]))
      .answers(FIRST, TURN, END),
  );

  scenario('V-39 DK-WPN-08 DK-SKILL-MIST-AFF an Artifact wants Mana, except in the mist of its friend', (s) =>
    s
      .given(
        keep({
          party: {
            malteo: { at: HERE, cards: ['NA-18'], mana: 0 },
            sefira: { at: HERE, cards: ['NA-17'], mana: 0, skills: ['mistAffinity'] },
          },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 1 })
      .answers(FIRST, TURN, attack('NA-17', HERE))
      .falls([1, 1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'malteo').wounds).toBe(3)),
  );

  scenario('V-39 DK-WPN-08 DK-WPN-06 an Artifact cannot be used without Mana', (s) =>
    s
      .given(
        keep({ party: { sefira: { at: HERE, cards: ['NA-18'], mana: 0 } }, enemies: { [HERE]: 'footman' } }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([]))
      .rejects(FIRST, attack('NA-18', HERE), 'NO_MANA')
      .answers(FIRST, TURN, END),
  );
});
