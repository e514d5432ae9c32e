// DK-ADR, DK-ULTRA: Adrenaline, Danger Levels, Skills; DK-ENCH: Talismans that are cast.

import { describe, expect } from 'vitest';
import { dangerOf, gainAp, levelUps, offeredSkills, partyDanger } from '../src/adrenaline.ts';
import { cardNo } from '../src/cards/box.ts';
import type { AdventurerId } from '../src/cards/ids.ts';
import { take } from '../src/actions/tokens.ts';
import { turn } from '../src/turn.ts';
import { attack, DECLINE, END, move, offersOf, take as taking, TURN, z } from './acts.ts';
import { FIRST, keep, scenario, SECOND, there, who, type AdventurerGiven, type KeepGiven } from './keep.ts';
import type { Given } from '@gravetable/testkit';
import type { Board } from '../src/state.ts';

const SKILL = 'DK-ADR-07';

/** An Adventurer who has just gained so much. */
function gaining(id: AdventurerId, given: AdventurerGiven, n: number, ultrared = false): () => Given<Board> {
  return () => {
    const table = keep({ party: { [id]: given }, ...(ultrared ? { ultrared } : {}) });
    gainAp({ board: table.board, seats: [0], tell: null }, 0, n);
    return table;
  };
}

describe('Adrenaline', () => {
  scenario(
    'V-41 DK-ADR-03 DK-ADR-05 DK-RULING-99 Yellow at 7: the fourth Action counts at once in the own Turn',
    (s) =>
      s
        .given(
          keep({
            party: { astrid: { at: '7R.a', cards: ['AE-06'], ap: 6 } },
            enemies: { '7R.a': 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-06', '7R.a'))
        .falls([3])
        .now(({ board }) => {
          expect(dangerOf(who(board, 'astrid'))).toBe('yellow');
          expect(board.turn.actions).toBe(3);
          expect(partyDanger(board)).toBe(1);
        })
        .answers(FIRST, TURN, END),
  );

  scenario('V-41 DK-ADR-06 Orange asks a choice of two, once', (s) =>
    s
      .given(gaining('theron', { ap: 18 }, 1))
      .at(levelUps)
      .now(({ board }) =>
        expect(offeredSkills(board, { who: 0, at: 'orange' })).toEqual(['sprint', 'free1.melee']),
      )
      .answers(FIRST, SKILL, 'sprint')
      .then(({ board }) => expect(who(board, 'theron').skills).toEqual(['ironHide', 'sprint'])),
  );

  scenario('V-41 DK-ADR-07 DK-ADR-04 Red asks a choice of three', (s) =>
    s
      .given(gaining('theron', { ap: 40, skills: ['sprint'] }, 3))
      .at(levelUps)
      .now(({ board }) => expect(offeredSkills(board, { who: 0, at: 'red' })).toHaveLength(3))
      .answers(FIRST, SKILL, 'free1.combat')
      .then(({ board }) => expect(who(board, 'theron').ap).toBe(43)),
  );

  scenario('DK-RULING-95 without Ultrared what goes beyond 43 is ignored', (s) =>
    s
      .given(gaining('theron', { ap: 43 }, 5))
      .at(levelUps)
      .then(({ board }) => expect(who(board, 'theron')).toMatchObject({ ap: 43, laps: 0 })),
  );

  scenario('V-28 DK-ULTRA-01 DK-ULTRA-02 Red in Ultrared: back to 0 and what was left over', (s) =>
    s
      .given(gaining('theron', { ap: 42, skills: ['sprint'] }, 3, true))
      .at(levelUps)
      .answers(FIRST, SKILL, 'free1.combat')
      .then(({ board }) => {
        expect(who(board, 'theron')).toMatchObject({ ap: 2, laps: 1 });
        expect(dangerOf(who(board, 'theron'))).toBe('red');
        expect(who(board, 'theron').skills).toEqual(['ironHide', 'sprint', 'free1.combat']);
      }),
  );

  scenario('V-29 DK-ULTRA-03 the second lap: nothing at 7, the other Orange at 19, one of two at 43', (s) =>
    s
      .given(gaining('theron', { ap: 2, laps: 1, skills: ['sprint', 'free1.combat'] }, 41, true))
      .at(levelUps)
      .now(({ board }) => expect(who(board, 'theron').skills).toContain('free1.melee'))
      .answers(FIRST, SKILL, 'roll1.melee')
      .then(({ board }) => expect(who(board, 'theron')).toMatchObject({ ap: 0, laps: 2 })),
  );

  scenario(
    'V-30 DK-ULTRA-04 DK-RULING-94 the third lap: nothing at 19, the last Red at 43; then any Skill',
    (s) =>
      s
        .given(
          gaining(
            'theron',
            { ap: 0, laps: 2, skills: ['sprint', 'free1.combat', 'free1.melee', 'roll1.melee'] },
            43 + 19,
            true,
          ),
        )
        .at(levelUps)
        .now(({ board }) => {
          expect(who(board, 'theron').skills).toContain('manaDice.melee');
          const offered = offeredSkills(board, { who: 0, at: 'orange' });
          expect(offered).toContain('reaper.melee');
          expect(offered).toContain('sprint');
          expect(offered).not.toContain('ironHide');
          expect(offered).not.toContain('duoRoll');
          expect(offered).not.toContain('class.crusher');
        })
        .answers(FIRST, SKILL, 'slippery')
        .then(({ board }) => expect(who(board, 'theron')).toMatchObject({ ap: 19, laps: 3 })),
  );

  scenario('DK-ADR-09 DK-RULING-142 the party’s line is that of the highest', (s) =>
    s
      .given(keep({ party: { astrid: { ap: 3, at: '2R.F' }, knut: { ap: 42 } } }))
      .at(take, { who: 0, choice: { ...taking('objective', 2), pay: 'gift' } as never })
      .then(({ board }) => {
        expect(who(board, 'astrid').ap).toBe(8);
        expect(partyDanger(board)).toBe(2);
      }),
  );

  scenario('DK-ADR-10 DK-RULING-99 a Skill learnt now works now', (s) =>
    s
      .given(
        keep({
          party: {
            astrid: { at: '7R.a', cards: ['AE-06'], ap: 42, skills: ['free1.move', 'reaper.combat'] },
          },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', '7R.a'))
      .falls([3])
      .answers(FIRST, SKILL, 'tough')
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'astrid').skills).toContain('tough')),
  );
});

describe('Class Skills', () => {
  scenario('DK-SKILL-CLASS DK-SETUP-06 who learns a Class has its Ability', (s) =>
    s
      .given(
        keep({
          party: { gavin: { at: '3R.e', cards: ['AE-23'], mana: 1, skills: ['class.ranger'] } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-23', '7R.a'))
      .falls([1])
      .answers(FIRST, 'DK-CLASS-RANGER-01', { turn: 1, free: false })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.a')).toBe('')),
  );

  scenario(
    'DK-SKILL-POINTBLANK at Range 0 whatever the minimum, with free choice and no Friendly Fire',
    (s) =>
      s
        .given(
          keep({
            party: { thurkal: { at: '7R.a', cards: ['AE-20'], mana: 0 }, knut: { at: '7R.a' } },
            enemies: { '7R.a': 'shadowguard, footman' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-20', '7R.a'))
        .falls([4, 1])
        .answers(FIRST, 'DK-MELEE-01', [1, 0])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, '7R.a')).toBe('shadowguard');
          expect(who(board, 'knut').wounds).toBe(0);
        }),
  );

  scenario('DK-SKILL-SPELLBOOK DK-RULING-157 a Magic weapon in the Backpack counts as in Hand', (s) =>
    s
      .given(
        keep({
          party: { sefira: { at: '3R.e', pack: ['AE-33', 'NE-38'], mana: 0 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-33', '7R.a'))
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.a')).toBe('');
        expect(who(board, 'sefira').pack).toHaveLength(2);
      }),
  );

  scenario('DK-SKILL-GHOST DK-RULING-78 sight through walls along a line', (s) =>
    s
      .given(
        keep({
          party: { tessara: { at: '7R.f', cards: ['AE-36', 'TA-10'], mana: 10 } },
          enemies: { '7R.D': 'footman' },
          open: ['7R.e|7R.D'],
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-36', '7R.D'))
      .answers(FIRST, 'DK-RULING-66b', { do: 'roll' })
      .falls([4, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.D')).toBe('')),
  );

  scenario('DK-SKILL-GHOST without it the wall hides them', (s) =>
    s
      .given(
        keep({
          party: { knut: { at: '7R.f', cards: ['AE-36'], mana: 0 } },
          enemies: { '7R.D': 'footman' },
          open: ['7R.e|7R.D'],
        }),
      )
      .at(turn, { who: 0 })
      .rejects(FIRST, attack('AE-36', '7R.D'), 'OUT_OF_SIGHT')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-91 DK-BOSS-03 DK-WPN-03 nothing to aim at, a sleeping Boss, too far for a blade', (s) =>
    s
      .given(
        keep({
          party: { knut: { at: '2R.b', cards: ['AE-01'], mana: 0 } },
          boss: { at: '2R.b' },
          enemies: { '2R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .rejects(FIRST, attack('AE-01', '2R.b'), 'NO_TARGET')
      .rejects(FIRST, attack('AE-01', '2R.b', { at: 'boss' }), 'BOSS_ASLEEP')
      .rejects(FIRST, attack('AE-01', '2R.a'), 'NOT_IN_REACH')
      .answers(FIRST, TURN, END),
  );
});

describe('Enchantments', () => {
  const cast = (card: string, target: object = {}) => ({
    do: 'enchant',
    card: cardNo(card),
    pay: 'action',
    ...target,
  });
  const caster = (card: string, given: AdventurerGiven = {}, more: Partial<KeepGiven> = {}): KeepGiven => ({
    ...more,
    party: {
      sefira: { at: '7R.b', cards: [card], mana: 0, ...given },
      lothar: { at: '7R.a', wounds: 5, mana: 0, seat: 1 },
      knut: { at: '5R.b', wounds: 12 },
      ...more.party,
    },
  });

  scenario(
    'DK-ENCH-01 DK-ENCH-02 DK-ENCH-03 DK-RULING-121 the Votive Candle TA-21 heals in sight, once per Turn',
    (s) =>
      s
        .given(keep(caster('TA-21')))
        .at(turn, { who: 0 })
        .rejects(FIRST, cast('TA-21', { who: 2 }), 'IS_KO')
        .rejects(FIRST, cast('TA-21', { who: 0 }), 'NO_EFFECT')
        .answers(FIRST, TURN, cast('TA-21', { who: 1 }))
        .now(({ board }) => {
          expect(who(board, 'lothar').wounds).toBe(3);
          expect(who(board, 'sefira').talismans).toHaveLength(1);
        })
        .rejects(FIRST, cast('TA-21', { who: 1 }), 'NO_USE_LEFT')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-167 healing the unhurt, Mana above 10 and a second Iron Hide are not offered', (s) => {
    const given = keep(caster('TA-21', { cards: ['TA-21', 'TA-22', 'TA-23'], mana: 10 }));
    given.board.party[0]!.ward = true;
    return s
      .given(given)
      .at(turn, { who: 0 })
      .rejects(FIRST, cast('TA-21', { who: 0 }), 'NO_EFFECT')
      .rejects(FIRST, cast('TA-22', { who: 0 }), 'NO_EFFECT')
      .rejects(FIRST, cast('TA-23', { who: 0 }), 'NO_EFFECT')
      .answers(FIRST, TURN, cast('TA-22', { who: 1 }))
      .answers(FIRST, TURN, END);
  });

  scenario('DK-ENCH-02 TA-22 TA-23 the Chalice gives Mana, the Ward Stone Iron Hide', (s) =>
    s
      .given(keep(caster('TA-22', { cards: ['TA-22', 'TA-23'] })))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-22', { who: 0 }))
      .answers(FIRST, TURN, cast('TA-23', { who: 1 }))
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'sefira').mana).toBe(2);
        expect(who(board, 'lothar').ward).toBe(true);
      }),
  );

  scenario('DK-ENCH-02 nobody out of sight is reached', (s) =>
    s
      .given(keep(caster('TA-22', { at: '5R.a' })))
      .at(turn, { who: 0 })
      .rejects(FIRST, cast('TA-22', { who: 1 }), 'OUT_OF_SIGHT')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-117 TA-24 the Banner of Dawn: another one moves at once', (s) =>
    s
      .given(keep(caster('TA-24')))
      .at(turn, { who: 0 })
      .rejects(FIRST, cast('TA-24', { who: 0 }), 'NOT_ANOTHER')
      .answers(FIRST, TURN, cast('TA-24', { who: 1 }))
      .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([]))
      .answers(SECOND, 'DK-RULING-117', move('3R.e', 'gift'))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').zone).toBe(z('3R.e'))),
  );

  scenario('DK-RULING-117 TA-27 the Hourglass: another one attacks at once', (s) =>
    s
      .given(
        keep(
          caster(
            'TA-27',
            {},
            {
              party: { lothar: { at: '7R.a', seat: 1, cards: ['AE-06'] } },
              enemies: { '7R.a': 'footman' },
            },
          ),
        ),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-27', { who: 1 }))
      .answers(SECOND, 'DK-RULING-117', attack('AE-06', '7R.a', { pay: 'gift' }))
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').ap).toBe(1)),
  );

  scenario('DK-RULING-121 TA-25 the Binding Chain holds two Undead of the kinds chosen', (s) =>
    s
      .given(keep(caster('TA-25', {}, { enemies: { '7R.a': 'footman 2, shadowguard' } })))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-25', { zone: z('7R.a') }))
      .answers(FIRST, 'DK-RULING-121', [1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) =>
        expect(board.packs.map(({ kind, n, bound }) => [kind, n, bound])).toEqual([
          ['footman', 1, false],
          ['footman', 1, true],
          ['shadowguard', 1, true],
        ]),
      ),
  );

  scenario('DK-RULING-121 TA-26 the Lantern of Truth shows a Treasure in sight to the table', (s) =>
    s
      .given(keep(caster('TA-26', { at: '3R.b' })))
      .at(turn, { who: 0 })
      .answers(
        FIRST,
        TURN,
        cast('TA-26', { token: keep(caster('TA-26')).board.treasure.zone.indexOf(z('3R.c')) }),
      )
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        const token = board.treasure.zone.indexOf(z('3R.c'));
        expect(board.treasure.seen.map((seen, at) => (seen ? at : -1)).filter((at) => at >= 0)).toEqual([
          token,
        ]);
      }),
  );

  scenario('DK-RULING-121 TA-28 the Grave Bell: two Footmen, loot and Adrenaline', (s) =>
    s
      .given(keep(caster('TA-28', {}, { enemies: { '7R.a': 'footman 2' } })))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-28', { zone: z('7R.a') }))
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '7R.a')).toBe('');
        expect(who(board, 'sefira').ap).toBe(2);
        expect(board.search).toEqual([z('7R.a')]);
      }),
  );

  scenario('DK-RULING-121 TA-29 the Ghost Lure pushes Undead, without loot', (s) =>
    s
      .given(keep(caster('TA-29', {}, { enemies: { '7R.a': 'footman 2, minotaur/1' } })))
      .at(turn, { who: 0 })
      .rejects(FIRST, cast('TA-29', { zone: z('7R.a'), to: z('7R.f') }), 'NO_WAY')
      .answers(FIRST, TURN, cast('TA-29', { zone: z('7R.a'), to: z('3R.e') }))
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, '3R.e')).toBe('footman 2');
        expect(there(board, '7R.a')).toBe('minotaur/1');
        expect(board.search).toEqual([]);
      }),
  );

  scenario('DK-RULING-121 TA-30 the Soul Lamp lifts Doom for 3 Mana', (s) =>
    s
      .given(keep(caster('TA-30', { mana: 3 }, { boss: { doom: 2 } })))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-30'))
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(board.boss.doom).toBe(1);
        expect(who(board, 'sefira').mana).toBe(0);
      }),
  );

  scenario('DK-RULING-121 DK-RULING-128 TA-30 Mana that pays for the Action is not there for the Lamp', (s) =>
    s
      .given(keep(caster('TA-30', { mana: 3, skills: ['manaFree.enchantment'] }, { boss: { doom: 2 } })))
      .at(turn, { who: 0 })
      .rejects(FIRST, { ...cast('TA-30'), pay: 'manaFree.enchantment' }, 'NO_MANA')
      .answers(FIRST, TURN, cast('TA-30'))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'sefira').mana).toBe(0)),
  );

  scenario('DK-RULING-121 TA-30 not without Doom, nor without Mana', (s) =>
    s
      .given(keep(caster('TA-30', { mana: 2 }, { boss: { doom: 2 } })))
      .at(turn, { who: 0 })
      .rejects(FIRST, cast('TA-30'), 'NO_MANA')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-RULING-127 DK-RULING-113 an Enchantment is no Combat: a free Combat Action does not pay, a streak ends',
    (s) =>
      s
        .given(
          keep(
            caster(
              'TA-22',
              {
                cards: ['TA-22', 'AE-33'],
                skills: ['free1.combat', 'free1.enchantment', 'escalation.combat'],
                at: '7R.a',
              },
              { enemies: { '7R.b': 'minotaur/4' } },
            ),
          ),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-33', '7R.b', { at: 0 }))
        .falls([1])
        .answers(FIRST, TURN, cast('TA-22', { who: 1 }))
        .now(({ board }) => {
          expect(board.turn.actions).toBe(3);
          expect(board.turn.streak).toEqual([0, 0, 0, 0]);
        })
        .answers(FIRST, TURN, attack('AE-33', '7R.b', { at: 0 }))
        .falls([1])
        .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-117 TA-24 a gift may be declined', (s) =>
    s
      .given(keep(caster('TA-24')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, cast('TA-24', { who: 1 }))
      .answers(SECOND, 'DK-RULING-117', DECLINE)
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').zone).toBe(z('7R.a'))),
  );
});
