// DK-RULING-62…66, DK-CLASS, Skills of dice: boosts before the roll, re-rolls, sixes, what each hit is worth.

import { questionsFor } from '@gravetable/kernel';
import { describe, expect } from 'vitest';
import { turn } from '../src/turn.ts';
import {
  aimAt,
  attack,
  BOOST,
  DECLINE,
  END,
  HITS,
  move,
  offered,
  offersOf,
  REROLL,
  TURN,
  z,
} from './acts.ts';
import { FIRST, keep, scenario, there, who, type AdventurerGiven, type KeepGiven } from './keep.ts';
import type { AdventurerId } from '../src/cards/ids.ts';
import type { SkillKey } from '../src/cards/skill.ts';

const HERE = '7R.a';
const THERE = '3R.e';

/** One Adventurer with a weapon among Enemies of the own Zone. */
const fight = (id: AdventurerId, given: AdventurerGiven, enemies: string): KeepGiven => ({
  party: { [id]: { at: HERE, mana: 0, ...given } },
  enemies: { [HERE]: enemies },
});
const melee = (skills: readonly SkillKey[], given: AdventurerGiven = {}, enemies = 'footman 5'): KeepGiven =>
  fight('astrid', { cards: ['AE-06'], skills, ...given }, enemies);
const boost = (skill: SkillKey) => ({ do: 'boost', skill, card: null });

describe('Before the dice', () => {
  scenario(
    'DK-CLASS-MAGICIAN-01 DK-CLASS-MAGICIAN-02 DK-MAGIC-01 DK-WPN-05 Apocalypse buys dice once per Turn',
    (s) =>
      s
        .given(keep(fight('malteo', { cards: ['AE-33'], mana: 3, at: '7R.b' }, 'footman 6')))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-33', HERE))
        .answers(FIRST, BOOST, { do: 'crush', n: 2, free: false })
        .falls([3, 3, 3])
        .answers(FIRST, TURN, attack('AE-33', HERE))
        .falls([1])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('footman 3');
          expect(who(board, 'malteo').mana).toBe(1);
        }),
  );

  scenario('DK-SKILL-CLASS2 DK-CLASS-CRUSHER-02 two Crushes in one Turn', (s) =>
    s
      .given(
        keep(fight('knut', { cards: ['AE-06'], mana: 4, skills: ['class2', 'die1.melee'] }, 'footman 6')),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .answers(FIRST, BOOST, { do: 'crush', n: 1, free: false })
      .falls([3, 3, 3])
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .answers(FIRST, BOOST, { do: 'crush', n: 1, free: false })
      .falls([3, 3, 3])
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'knut').mana).toBe(2);
      })
      .answers(FIRST, TURN, END),
  );

  scenario('DK-SKILL-CLASSFREE DK-RULING-69 the free use waives two Mana of a Crush, once', (s) =>
    s
      .given(
        keep(fight('amaranthe', { cards: ['AE-06'], mana: 1, skills: ['classFree', 'class2'] }, 'footman')),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .now(({ play }) =>
        expect(offered(play).filter((one) => (one.do as string) === 'crush')).toEqual([
          { do: 'crush', n: 1, free: false },
          { do: 'crush', n: 1, free: true },
          { do: 'crush', n: 2, free: true },
          { do: 'crush', n: 3, free: true },
        ]),
      )
      .answers(FIRST, BOOST, { do: 'crush', n: 3, free: true })
      .falls([1, 1, 1, 1])
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'amaranthe').mana).toBe(0)),
  );

  scenario('DK-SKILL-CRUSH-ROLL DK-RULING-164 a Crush without Mana still adds 1 to every die', (s) =>
    s
      .given(keep(fight('knut', { cards: ['AE-06'], mana: 0, skills: ['crushRoll'] }, 'footman')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .answers(FIRST, BOOST, { do: 'crush', n: 0, free: false })
      .falls([2])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('')),
  );

  scenario('DK-SKILL-BARBARIAN DK-RULING-65 as many dice as Enemies, and the bonus', (s) =>
    s
      .given(keep(fight('amaranthe', { cards: ['AE-06'], skills: ['die1.combat'] }, 'footman 4')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .answers(FIRST, BOOST, { do: 'substitute' })
      .falls([3, 3, 3, 1, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('footman')),
  );

  scenario('DK-SKILL-IRONRAIN DK-SKILL-MANARAIN arrows and spells for each Enemy', (s) =>
    s
      .given(
        keep(
          fight(
            'thurkal',
            { at: THERE, cards: ['AE-23', 'AE-33'], skills: ['ironRain', 'manaRain'] },
            'footman 3',
          ),
        ),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-23', HERE))
      .answers(FIRST, BOOST, { do: 'substitute' })
      .falls([3, 1, 1])
      .answers(FIRST, TURN, attack('AE-33', HERE))
      .answers(FIRST, BOOST, { do: 'substitute' })
      .falls([3, 3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('')),
  );

  scenario(
    'DK-SKILL-M-DICE2 DK-SKILL-M-PEN DK-SKILL-M-WOUNDS2 DK-SKILL-M-IGNORE DK-RULING-66 Mana Skills together',
    (s) =>
      s
        .given(
          keep(
            fight(
              'frantz',
              {
                cards: ['AE-06'],
                mana: 3,
                skills: ['manaDice.melee', 'manaPen.combat', 'manaWounds.melee'],
              },
              'shadowguard 3',
            ),
          ),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-06', HERE))
        .answers(FIRST, BOOST, boost('manaDice.melee'))
        .answers(FIRST, BOOST, boost('manaPen.combat'))
        .answers(FIRST, BOOST, boost('manaWounds.melee'))
        .falls([3, 3, 3])
        .answers(FIRST, REROLL, [])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(there(board, HERE)).toBe('');
          expect(who(board, 'frantz')).toMatchObject({ mana: 0, ap: 6 });
        }),
  );

  const wall = melee(['manaIgnore'], { mana: 1 }, 'minotaur/4');
  scenario('DK-SKILL-M-IGNORE Armor 3 does not count', (s) =>
    s
      .given(keep(wall))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE, { at: aimAt(wall, 'minotaur') }))
      .answers(FIRST, BOOST, boost('manaIgnore'))
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('minotaur/4 wounded 1')),
  );

  scenario('DK-SKILL-MANA2 DK-RULING-132 Mana may be gained before the roll, and pays for it', (s) =>
    s
      .given(keep(fight('tessara', { cards: ['AE-33'], at: THERE }, 'footman 3')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-33', HERE))
      .answers(FIRST, BOOST, { do: 'gainMana', skill: 'mana2' })
      .answers(FIRST, BOOST, { do: 'crush', n: 2, free: false })
      .falls([3, 3, 3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'tessara').mana).toBe(0);
      }),
  );
});

describe('Results', () => {
  scenario(
    'V-64 DK-GEN-10 DK-RULING-62 DK-SKILL-ROLL1 DK-SKILL-R6-DIE a natural 1 fails, a 5 counts as 6 and brings a die',
    (s) =>
      s
        .given(keep(melee(['roll1.melee', 'sixDie.melee'], { cards: ['AE-13'] })))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-13', HERE))
        .falls([1, 5], [5], [2])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(there(board, HERE)).toBe('footman 2')),
  );

  scenario(
    'DK-SKILL-LUCKY DK-RULING-63 DK-INV-05 V-40 each source re-rolls once, the last result stands',
    (s) =>
      s
        .given(
          keep({
            party: { frantz: { at: THERE, cards: ['AE-20', 'AE-49'], pack: ['AE-05'], mana: 0 } },
            enemies: { [HERE]: 'footman 2', [THERE]: 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) => expect(offersOf(play, 'attack')).toEqual([attack('AE-20', HERE)]))
        .rejects(FIRST, attack('AE-05', THERE), 'IN_BACKPACK')
        .answers(FIRST, TURN, attack('AE-20', HERE))
        .falls([1, 1], [4, 1], [4])
        .answers(FIRST, REROLL, [0, 1])
        .answers(FIRST, REROLL, [1])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(there(board, HERE)).toBe('')),
  );

  scenario(
    'DK-RULING-168 DK-SKILL-LUCKY Lucky is offered before the Quiver; none re-rolled, none used',
    (s) =>
      s
        .given(
          keep({
            party: { frantz: { at: THERE, cards: ['AE-23', 'AE-49'], mana: 0 } },
            enemies: { [HERE]: 'shadowguard' },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-23', HERE))
        .falls([1])
        .now(({ play }) => expect(questionsFor(play, FIRST)[0]!.about).toMatchObject({ source: 'lucky' }))
        .answers(FIRST, REROLL, [])
        .now(({ play }) => expect(questionsFor(play, FIRST)[0]!.about).toMatchObject({ source: 'AE-49' }))
        .answers(FIRST, REROLL, [])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(board.turn.used).toEqual([])),
  );

  scenario('DK-RULING-129 V-40 the Quiver serves once per Turn, Lucky at every roll', (s) =>
    s
      .given(
        keep({
          party: { frantz: { at: THERE, cards: ['AE-23', 'AE-49'], mana: 0 } },
          enemies: { [HERE]: 'shadowguard' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-23', HERE))
      .falls([1], [1])
      .answers(FIRST, REROLL, [])
      .answers(FIRST, REROLL, [0])
      .answers(FIRST, TURN, attack('AE-23', HERE))
      .falls([1])
      .answers(FIRST, REROLL, [])
      .answers(FIRST, TURN, END),
  );

  const tough = melee(['sixPen.melee', 'sixWounds.combat'], { cards: ['AE-01'] }, 'shadowguard 2');
  scenario('DK-SKILL-R6-PEN DK-SKILL-R6-WOUNDS a 6 pierces and wounds twice', (s) =>
    s
      .given(keep(tough))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-01', HERE))
      .falls([6, 4])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('')),
  );

  scenario('DK-SKILL-R6-IGNORE DK-SKILL-R6-MANA a 6 ignores Armor and gives Mana', (s) =>
    s
      .given(keep(melee(['sixIgnore', 'sixMana'], { cards: ['AE-01'] }, 'shadowguard')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-01', HERE))
      .falls([6, 6])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'astrid').mana).toBe(2);
      }),
  );

  scenario('V-42 DK-RULING-64 DK-SKILL-KILLER DK-SKILL-WOUNDS2 Killer deals 5, what is needed counts', (s) =>
    s
      .given(keep(melee(['killer.shadowguard', 'wounds2.melee'], { cards: ['AE-10'] }, 'shadowguard')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-10', HERE))
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'astrid').ap).toBe(2);
      }),
  );

  const troll = melee(['killer.troll'], { cards: ['AE-10'] }, 'swampTroll/1');
  scenario('DK-RULING-109 DK-SKILL-KILLER Troll Killer means all three Trolls', (s) =>
    s
      .given(keep(troll))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-10', HERE, { at: aimAt(troll, 'swampTroll') }))
      .falls([3])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'astrid').ap).toBe(4);
      }),
  );

  scenario('DK-SKILL-MIST-PEN DK-TRAIT-01 DK-TRAIT-04 the mist helps who knows it', (s) =>
    s
      .given(keep(melee([], { cards: ['NE-17', 'NE-13'], mana: 0 }, 'shadowguard')))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('NE-17', HERE))
      .falls([4])
      .now(({ board }) => expect(there(board, HERE)).toBe('shadowguard wounded 1'))
      .answers(FIRST, TURN, END),
  );

  scenario('DK-TRAIT-04 a card of the mist is no use elsewhere', (s) =>
    s
      .given(keep({ party: { astrid: { at: '7R.f', cards: ['NE-13'] } }, enemies: { '7R.f': 'footman' } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, attack('NE-13', '7R.f'), 'WRONG_ZONE')
      .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-TRAIT-03 DK-TRAIT-02 against a Notable in the Zone, whoever is hit; a shield lends a die',
    (s) =>
      s
        .given(keep(fight('gavin', { cards: ['AE-16', 'AE-48'] }, 'bishop, footman 3')))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-16', HERE))
        .falls([4, 4, 4, 1])
        .answers(FIRST, HITS, [3, 0])
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(there(board, HERE)).toBe('bishop')),
  );

  scenario('V-31 DK-SKILL-ESCALATION DK-RULING-113 one more die for each Action of the kind in a row', (s) =>
    s
      .given(
        keep({
          party: { thurkal: { at: '7R.b', cards: ['AE-21'], mana: 0, ap: 7, skills: ['escalation.ranged'] } },
          enemies: { [HERE]: 'minotaur/4' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-21', HERE, { at: 0 }))
      .falls([1])
      .answers(FIRST, TURN, attack('AE-21', HERE, { at: 0 }))
      .falls([1, 1])
      .answers(FIRST, TURN, move('7R.f'))
      .answers(FIRST, TURN, attack('AE-21', HERE, { at: 0 }))
      .falls([1])
      .then(({ board }) => expect(board.turn.who).toBe(null)),
  );

  scenario('DK-SKILL-ESCALATION instances add up', (s) =>
    s
      .given(
        keep({
          party: {
            thurkal: {
              at: THERE,
              cards: ['AE-21'],
              mana: 0,
              skills: ['escalation.combat', 'escalation.ranged'],
            },
          },
          enemies: { [HERE]: 'minotaur/4' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-21', HERE, { at: 0 }))
      .falls([1])
      .answers(FIRST, TURN, attack('AE-21', HERE, { at: 0 }))
      .falls([1, 1, 1])
      .answers(FIRST, TURN, END),
  );
});

describe('Afterwards', () => {
  const guards = melee(['reaper.melee'], { cards: ['AE-12'] }, 'shadowguard, shadowguard wounded 1');
  scenario('V-66 DK-SKILL-REAPER DK-RULING-114 one more of the same type', (s) =>
    s
      .given(keep(guards))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-12', HERE))
      .falls([4, 4, 1])
      .answers(FIRST, HITS, [2, 0])
      .answers(FIRST, 'DK-SKILL-REAPER', 0)
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(there(board, HERE)).toBe('');
        expect(who(board, 'astrid').ap).toBe(3);
        expect(board.search).toHaveLength(1);
      }),
  );

  scenario('DK-SKILL-REAPER Reaper may be left alone', (s) =>
    s
      .given(keep(melee(['reaper.combat'])))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([3])
      .answers(FIRST, 'DK-SKILL-REAPER', -1)
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, HERE)).toBe('footman 4')),
  );

  scenario('V-82 DK-RULING-129 DK-SKILL-HITRUN own Skill and bow give one free Move each', (s) =>
    s
      .given(
        keep({
          party: { wilhelmine: { at: '5R.e', cards: ['NE-22'], mana: 3 } },
          enemies: { '3R.b': 'footman', '5R.c': 'footman', '5R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('NE-22', '3R.b', { line: 1 }))
      .falls([4, 4])
      .answers(FIRST, 'DK-SKILL-HITRUN', { do: 'stay', to: null })
      .answers(FIRST, TURN, attack('NE-22', '5R.c', { line: 1 }))
      .falls([4, 4])
      .answers(FIRST, 'DK-SKILL-HITRUN', { do: 'run', to: z('5R.c') })
      .answers(FIRST, TURN, attack('NE-22', '5R.a', { line: 1 }))
      .falls([4, 4])
      .answers(FIRST, 'DK-SKILL-HITRUN', { do: 'run', to: z('5R.b') })
      .then(({ board }) => {
        expect(who(board, 'wilhelmine').zone).toBe(z('5R.b'));
        expect(board.turn.who).toBe(null);
      }),
  );

  scenario('DK-SKILL-HITRUN DK-RULING-116 the Hit & Run Move costs nothing and may be the Sprint', (s) =>
    s
      .given(
        keep({
          party: { wilhelmine: { at: HERE, cards: ['AE-06'], skills: ['sprint'], mana: 0 } },
          enemies: { [HERE]: 'footman 2' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([3])
      .answers(FIRST, 'DK-SKILL-HITRUN', { do: 'sprint', to: z('3R.b') })
      .now(({ board }) => expect(board.turn.actions).toBe(2))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'wilhelmine').zone).toBe(z('3R.b'))),
  );

  scenario('DK-RULING-107 DK-ADR-06 DK-ADR-10 Reaper, then the level-up, then a Hit & Run just learnt', (s) =>
    s
      .given(
        keep({
          party: { maiLing: { at: HERE, cards: ['AE-06'], ap: 17, mana: 0, skills: ['reaper.combat'] } },
          enemies: { [HERE]: 'footman 3' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-06', HERE))
      .falls([3])
      .answers(FIRST, 'DK-SKILL-REAPER', 0)
      .answers(FIRST, 'DK-ADR-07', 'hitAndRun')
      .answers(FIRST, 'DK-SKILL-HITRUN', { do: 'run', to: z(THERE) })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'maiLing')).toMatchObject({ ap: 19, zone: z(THERE) });
        expect(who(board, 'maiLing').skills).toContain('hitAndRun');
      }),
  );
});

describe('Bloodlust', () => {
  scenario(
    'V-67 DK-RULING-71 DK-RULING-138 DK-CLASS-FIGHTER-01 DK-CLASS-FIGHTER-02 into the first Enemy Zone, then a free Melee',
    (s) =>
      s
        .given(
          keep({
            party: { lothar: { at: '7R.f', cards: ['AE-06'], mana: 0 } },
            enemies: { '7R.b': 'footman', [HERE]: 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) =>
          expect(offersOf(play, 'bloodlust')).toEqual([{ do: 'bloodlust', to: z('7R.b'), pay: 'action' }]),
        )
        .rejects(FIRST, { do: 'bloodlust', to: z(HERE), pay: 'action' }, 'NO_BLOODLUST_THERE')
        .answers(FIRST, TURN, { do: 'bloodlust', to: z('7R.b'), pay: 'action' })
        .answers(FIRST, 'DK-RULING-138', attack('AE-06', '7R.b', { pay: 'gift' }))
        .falls([3])
        .now(({ board }) => {
          expect(there(board, '7R.b')).toBe('');
          expect(board.turn.actions).toBe(2);
        })
        .rejects(FIRST, { do: 'bloodlust', to: z(HERE), pay: 'action' }, 'NO_USE_LEFT')
        .answers(FIRST, TURN, END),
  );

  scenario('DK-SKILL-BL-DICE DK-SKILL-BL-PEN the free Melee has more dice and bites deeper', (s) =>
    s
      .given(
        keep({
          party: {
            frantz: { at: '7R.f', cards: ['AE-06'], mana: 0, skills: ['bloodlustDice', 'bloodlustPen'] },
          },
          enemies: { '7R.b': 'shadowguard' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'bloodlust', to: z('7R.b'), pay: 'action' })
      .answers(FIRST, 'DK-RULING-138', attack('AE-06', '7R.b', { pay: 'gift' }))
      .falls([3, 3, 1])
      .answers(FIRST, REROLL, [])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.b')).toBe('')),
  );

  const ring: KeepGiven = {
    party: { lothar: { at: HERE, cards: ['AE-01', 'TA-11'], mana: 0 } },
    enemies: { [HERE]: 'footman 2', [THERE]: 'footman', '3R.c': 'footman' },
    turn: { who: 'lothar', actions: 1 },
  };
  scenario('V-84 DK-RULING-138 DK-SKILL-SLIPPERY Slippery waives the surcharge and passes Enemies', (s) =>
    s
      .given(keep(ring))
      .at(turn, { who: 0 })
      .now(({ play }) =>
        expect(offersOf(play, 'bloodlust').map((one) => (one as { to: number }).to)).toEqual([
          z(THERE),
          z('3R.c'),
        ]),
      )
      .answers(FIRST, TURN, { do: 'bloodlust', to: z('3R.c'), pay: 'action' })
      .answers(FIRST, 'DK-RULING-138', DECLINE)
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').zone).toBe(z('3R.c'))),
  );

  scenario('V-84 DK-RULING-72 without the ring the surcharge is too dear for one Action', (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: HERE, cards: ['AE-01'], mana: 0 } },
          enemies: { [HERE]: 'footman 3', [THERE]: 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .rejects(FIRST, { do: 'bloodlust', to: z(THERE), pay: 'action' }, 'TOO_DEAR')
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-69 DK-SKILL-CLASSFREE a free Bloodlust costs no Action', (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: '7R.f', cards: [], mana: 0, skills: ['classFree'] } },
          enemies: { '7R.b': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'bloodlust', to: z('7R.b'), pay: 'class' })
      .now(({ board }) => expect(board.turn.actions).toBe(3))
      .answers(FIRST, TURN, END),
  );
});
