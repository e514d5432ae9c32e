// DK-AMOVE, DK-MOVE and the Skills that carry an Adventurer elsewhere.

import { describe, expect } from 'vitest';
import { turn } from '../src/turn.ts';
import { attack, END, move, offersOf, sprint, TURN, z } from './acts.ts';
import { FIRST, keep, scenario, SECOND, there, who } from './keep.ts';

const HERE = '7R.a';
const leap = (kind: 'jump' | 'teleport', to: string, quest = 'Q01') => ({ do: kind, to: z(to, quest) });
const destinations = (choices: readonly unknown[]): number[] =>
  choices.map((one) => (one as { to: number }).to).sort((a, b) => a - b);

describe('Move', () => {
  scenario('V-19 DK-AMOVE-01 DK-AMOVE-02 leaving two Footmen costs three Actions', (s) =>
    s
      .given(keep({ party: { astrid: { at: HERE } }, enemies: { [HERE]: 'footman 2' } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.b'))
      .now(({ board }) => expect(board.turn.actions).toBe(0))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'astrid').zone).toBe(z('7R.b'))),
  );

  scenario('V-20 DK-AMOVE-02 three Enemies hold who has three Actions', (s) =>
    s
      .given(keep({ party: { astrid: { at: HERE } }, enemies: { [HERE]: 'footman 3' } }))
      .at(turn, { who: 0 })
      .now(({ play }) => expect(offersOf(play, 'move')).toEqual([]))
      .rejects(FIRST, move('7R.b'), 'TOO_DEAR')
      .answers(FIRST, TURN, END),
  );

  scenario('V-20 DK-SKILL-SLIPPERY who is Slippery leaves for one Action', (s) =>
    s
      .given(keep({ party: { maiLing: { at: HERE } }, enemies: { [HERE]: 'footman 3' } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.b'))
      .now(({ board }) => expect(board.turn.actions).toBe(2))
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-28 DK-BOSS-03 an inactive Boss does not hold anybody', (s) =>
    s
      .given(keep({ party: { astrid: { at: '2R.b' } }, boss: { at: '2R.b' } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('2R.a'))
      .now(({ board }) => expect(board.turn.actions).toBe(2))
      .answers(FIRST, TURN, END),
  );

  scenario('DK-MOVE-01 DK-MOVE-02 DK-MOVE-04 walls, closed doors and far Zones', (s) =>
    s
      .given(keep({ party: { astrid: { at: '7R.b' } } }))
      .at(turn, { who: 0 })
      .now(({ play }) =>
        expect(destinations(offersOf(play, 'move'))).toEqual([z(HERE), z('7R.e'), z('7R.f')]),
      )
      .rejects(FIRST, move('7R.C'), 'DOOR_CLOSED')
      .rejects(FIRST, move('7R.B'), 'NO_WAY')
      .rejects(FIRST, move('3R.e'), 'NO_WAY')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-MOVE-03 DK-MOVE-04 an open door and an inner opening let through', (s) =>
    s
      .given(keep({ party: { astrid: { at: '7R.b' } }, open: ['7R.C|7R.b'] }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.C'))
      .answers(FIRST, TURN, move('7R.A'))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'astrid').zone).toBe(z('7R.A'))),
  );

  scenario('DK-TOWER-02 barred Stairs are no way', (s) =>
    s
      .given(keep({ quest: 'Q09', party: { astrid: { at: '4R.h' } } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, move('9V.a', 'action', 'Q09'), 'STAIRS_BARRED')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-SKILL-FREE1 DK-RULING-128 DK-RULING-105 DK-RULING-72 a free Move pays first, then for the surcharge, then the pool',
    (s) =>
      s
        .given(
          keep({
            party: { astrid: { at: HERE, skills: ['free1.move', 'free1.move'] } },
            enemies: { [HERE]: 'footman 2' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, move('7R.b'))
        .now(({ board }) => {
          expect(board.turn.actions).toBe(2);
          expect(board.turn.free.every((n) => n === 0)).toBe(true);
        })
        .answers(FIRST, TURN, END),
  );

  scenario('DK-SKILL-M-FREE DK-RULING-128 Mana pays for the Move, never for the surcharge', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: HERE, mana: 2, skills: ['manaFree.move'] } },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.b', 'manaFree.move'))
      .now(({ board }) => {
        expect(board.turn.actions).toBe(2);
        expect(who(board, 'astrid').mana).toBe(1);
      })
      .rejects(FIRST, move('7R.f', 'manaFree.move'), 'NO_SUCH_PAYER')
      .answers(FIRST, TURN, END),
  );
});

describe('Sprint, Jump, Teleport', () => {
  scenario(
    'DK-SKILL-SPRINT DK-RULING-139 DK-RULING-116 two or three Zones with one Action, once per Turn',
    (s) =>
      s
        .given(keep({ party: { oduya: { at: '7R.f' } } }))
        .at(turn, { who: 0 })
        .now(({ play }) =>
          expect(destinations(offersOf(play, 'sprint'))).toEqual([z('3R.e'), z(HERE), z('7R.e')]),
        )
        .answers(FIRST, TURN, sprint('3R.e'))
        .now(({ board }) => expect(board.turn.actions).toBe(2))
        .rejects(FIRST, sprint('3R.b'), 'NO_SPRINT')
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(who(board, 'oduya').zone).toBe(z('3R.e'))),
  );

  scenario('V-90 DK-RULING-139 a Sprint that Enemies would cut short is not offered', (s) =>
    s
      .given(keep({ party: { oduya: { at: '7R.f' } }, enemies: { '7R.b': 'footman' } }))
      .at(turn, { who: 0 })
      .now(({ play }) => {
        expect(offersOf(play, 'sprint')).toEqual([]);
        expect(offersOf(play, 'move')).toEqual([move('7R.b')]);
      })
      .rejects(FIRST, sprint(HERE), 'NO_SPRINT_THERE')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-RULING-73 DK-AMOVE-03 the surcharge of a Sprint is that of the starting Zone; it may end among Enemies',
    (s) =>
      s
        .given(keep({ party: { oduya: { at: '7R.f' } }, enemies: { '7R.f': 'footman', '3R.e': 'footman' } }))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, sprint('3R.e'))
        .now(({ board }) => expect(board.turn.actions).toBe(1))
        .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-SKILL-JUMP DK-RULING-74 DK-RULING-140 exactly two Zones, in sight, over Enemies, with leaving costs',
    (s) =>
      s
        .given(
          keep({
            party: { maiLing: { at: HERE, skills: ['jump'] } },
            enemies: { [HERE]: 'footman', '3R.e': 'footman 3' },
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) => expect(destinations(offersOf(play, 'jump'))).toEqual([z('7R.f')]))
        .rejects(FIRST, leap('jump', '3R.c'), 'OUT_OF_SIGHT')
        .rejects(FIRST, leap('jump', '7R.b'), 'NOT_TWO_ZONES')
        .answers(FIRST, TURN, leap('jump', '7R.f'))
        .now(({ board }) => expect(board.turn.actions).toBe(1))
        .rejects(FIRST, leap('jump', HERE), 'NO_JUMP')
        .answers(FIRST, TURN, END),
  );

  scenario(
    'V-73 DK-SKILL-TELEPORT DK-RULING-75 DK-RULING-140 over walls, not into closed buildings; Enemies cost nothing',
    (s) =>
      s
        .given(
          keep({
            party: { tessara: { at: '7R.b', skills: ['teleport.3'], mana: 10 } },
            enemies: { '7R.b': 'footman 3' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, leap('teleport', '7R.C'), 'UNREVEALED')
        .rejects(FIRST, leap('teleport', '5R.b'), 'TOO_FAR')
        .answers(FIRST, TURN, leap('teleport', '2R.c'))
        .now(({ board }) => expect(board.turn.actions).toBe(2))
        .rejects(FIRST, leap('teleport', '7R.b'), 'NO_TELEPORT')
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(who(board, 'tessara').zone).toBe(z('2R.c'))),
  );

  scenario('V-73 DK-TOWER-03 nobody teleports onto a barred Tower', (s) =>
    s
      .given(keep({ quest: 'Q09', party: { tessara: { at: '4R.h', skills: ['teleport.3'], mana: 10 } } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, leap('teleport', '9V.a', 'Q09'), 'TOWER_BARRED')
      .answers(FIRST, TURN, END),
  );
});

describe('Once per Turn', () => {
  scenario('DK-SKILL-SHOVE DK-RULING-76 DK-RULING-89 all Enemies go to one Zone, without loot', (s) =>
    s
      .given(keep({ party: { brannoch: { at: HERE } }, enemies: { [HERE]: 'footman 2, minotaur/1' } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, { do: 'shove', to: z('7R.f') }, 'NO_WAY')
      .answers(FIRST, TURN, { do: 'shove', to: z('7R.b') })
      .now(({ board }) => expect(board.turn.actions).toBe(3))
      .rejects(FIRST, { do: 'shove', to: z('7R.b') }, 'NO_USE_LEFT')
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.b')).toBe('footman 2, minotaur/1');
        expect(board.search).toEqual([]);
      }),
  );

  scenario('DK-SKILL-TAUNT DK-RULING-77 DK-RULING-38 they come for the taunter alone, without Doom', (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: '7R.f' }, astrid: { at: HERE } },
          enemies: { [HERE]: 'footman 2' },
        }),
      )
      .at(turn, { who: 0 })
      .rejects(FIRST, { do: 'taunt', zone: z('7R.e') }, 'OUT_OF_SIGHT')
      .rejects(FIRST, { do: 'taunt', zone: z('7R.b') }, 'NO_ENEMY_THERE')
      .answers(FIRST, TURN, { do: 'taunt', zone: z(HERE) })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.b')).toBe('footman 2');
        expect(who(board, 'astrid').wounds).toBe(0);
        expect(board.boss.doom).toBe(0);
      }),
  );

  const GIFT = 'DK-RULING-117';
  scenario(
    'V-85 DK-SKILL-LEADER DK-RULING-68 DK-RULING-117 DK-RULING-141 one Action of some kinds, now or never',
    (s) =>
      s
        .given(
          keep({
            party: {
              ysolde: { at: '7R.f' },
              malteo: { at: '7R.b', seat: 1, cards: ['NE-35', 'TA-21'], mana: 0, wounds: 1 },
            },
            enemies: { [HERE]: 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, { do: 'lead', whom: 0 }, 'NOT_ANOTHER')
        .answers(FIRST, TURN, { do: 'lead', whom: 1 })
        .now(({ play }) => {
          const kinds = new Set(play.pending.length === 0 ? [] : offersOf(play, 'door'));
          expect(kinds.size).toBe(0);
          expect(offersOf(play, 'enchant')).toEqual([]);
          expect(offersOf(play, 'move').length).toBe(3);
          expect(offersOf(play, 'attack')).toEqual([attack('NE-35', HERE, { pay: 'gift' })]);
        })
        .answers(SECOND, GIFT, attack('NE-35', HERE, { pay: 'gift' }))
        .falls([4])
        .rejects(FIRST, { do: 'lead', whom: 1 }, 'NO_USE_LEFT')
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('');
          expect(who(board, 'malteo')).toMatchObject({ ap: 1, played: false });
        }),
  );

  scenario('V-79 DK-RULING-106 no Crush in another’s Turn, but Lucky', (s) =>
    s
      .given(
        keep({
          party: {
            ysolde: { at: '7R.f' },
            frantz: { at: HERE, cards: ['AE-06'], skills: ['class.crusher'], mana: 5 },
          },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'lead', whom: 1 })
      .answers(FIRST, GIFT, attack('AE-06', HERE, { pay: 'gift' }))
      .falls([1], [3])
      .answers(FIRST, 'DK-RULING-63b', [0])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('')),
  );

  scenario('DK-RULING-117 a gift pays no surcharge, and may be declined', (s) =>
    s
      .given(
        keep({
          party: { ysolde: { at: '7R.f' }, knut: { at: HERE, mana: 0 } },
          enemies: { [HERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'lead', whom: 1 })
      .now(({ play }) => expect(offersOf(play, 'move')).toEqual([]))
      .answers(FIRST, GIFT, { do: 'decline' })
      .answers(FIRST, TURN, END),
  );
});
