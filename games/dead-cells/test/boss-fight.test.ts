// DC-BOSS, DC-RULING-55…62, -108: what all Boss fights have in common.
import { expect, test } from 'vitest';
import { bossCombat, fightOn } from '../src/bosses/index.ts';
import { equipmentNo, foeNo } from '../src/box/box.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { playCards } from '../src/combat/preparation.ts';
import { targetsOf } from '../src/combat/ranges.ts';
import { takeSlot } from '../src/combat/slots.ts';
import type { SpaceRange } from '../src/schema.ts';
import { ANYWHERE, damage } from '../src/words.ts';
import { enemy, fight, FIRST, hero, play, scenario, type HeroGiven } from './fight.ts';

const CALM = [0, 1, 2, 3, 4];
const ANGRY = [5, 6, 7, 8, 9];
const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
const three = (flayed: HeroGiven = {}) => ({ flayed, immolated: {}, poisoned: {} });
const HANDS = {
  flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
  immolated: { hand: ['ST-13', 'ST-14', 'ST-16'] },
  poisoned: { hand: ['ST-19', 'ST-20', 'ST-24'] },
};
const CONCIERGE = 'C1-01A';
const LAST_CONCIERGE = 'C1-01B';

scenario(
  'DC-BOSS-01 DC-RULING-58 the sheet’s setup: the Boss next to the Group, the Fire Wave far right, one action card',
  (s) =>
    s
      .given(fight({ peace: true, boss: { id: 'C1' }, group: HANDS }))
      .at(bossCombat, { boss: 'C1' })
      .falls(CALM)
      .then(({ board }) => {
        expect(enemy(board, 'right1')?.card).toBe(foeNo(CONCIERGE));
        expect(board.combat?.boss).toMatchObject({ fireWave: 3, action: 4, deck: [0, 1, 2, 3], turn: 1 });
      })
      .stillAsking(FIRST, 'DC-CMB-12c'),
);

scenario(
  'V-61 V-60 DC-BOSS-03 DC-BOSS-04 DC-BOSS-05 DC-RULING-55 DC-RULING-56 a new Turn: hands, token, no Round 0',
  (s) =>
    s
      .given(
        fight({
          peace: true,
          boss: { id: 'C1' },
          group: {
            poisoned: { ...HANDS.poisoned, damage: 1 },
            flayed: HANDS.flayed,
            immolated: HANDS.immolated,
          },
          bag: { potions: 1 },
        }),
      )
      .at(bossCombat, { boss: 'C1' })
      .falls([1, 2, 3, 4, 0])
      .answers(0, 'DC-CMB-12c', play('ST-24', 'skill', 3))
      .answers(1, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .answers(2, 'DC-CMB-12c', play('ST-16', 'damage', 2))
      .answers(0, 'DC-RULING-52', 'stop')
      .answers(0, 'DC-RULING-52', 'stop')
      .answers(0, 'DC-ACT-02b', 1)
      .answers(0, 'DC-ACT-09', 'decline')
      .answers(1, 'DC-ACT-11a', 'decline')
      .answers(2, 'DC-ACT-11a', 'decline')
      .now(({ board }) => {
        expect(board.combat?.boss).toMatchObject({ turn: 2, action: 4 });
        expect(board.run.firstPlayer).toBe(1);
        expect(board.heroes.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
        expect(enemy(board, 'right1')?.damage).toBe(4);
        expect(enemy(board, 'right1')?.poisoned).toBe(1);
      })
      .answers(1, 'DC-CMB-12c', play('ST-02', 'damage', 2))
      .answers(2, 'DC-CMB-12c', play('ST-13', 'damage', 1))
      .answers(0, 'DC-CMB-12c', play('ST-20', 'damage', 2))
      .then(({ board }) => expect(board.combat?.round).toBe(1))
      .stillAsking(1, 'DC-ACT-09'),
);

test('V-62 DC-BOSS-02 DC-GEN-08 an Action against Monsters does not touch a Boss', () => {
  const group = { flayed: {}, immolated: {} };
  const against = (range: SpaceRange) => ({ icons: [damage(2)], range });
  const court = fight({ group, boss: { id: 'C3' }, enemies: { right1: 'C3-01A', right2: 'C3-11' } });
  expect(targetsOf(court, against({ ...ANYWHERE, only: ['monster'] }), -1)).toEqual([]);
  expect(targetsOf(court, against({ ...ANYWHERE, only: ['boss'] }), -1)).toEqual(['right1']);
  expect(targetsOf(court, against(ANYWHERE), -1)).toEqual(['right1', 'right2']);
});

scenario(
  'V-59 DC-BOSS-08 DC-BOSS-09 DC-BOSS-10 DC-RULING-57 an instance falls: the Turn stops, the card turns, States go',
  (s) =>
    s
      .given(
        fight({
          group: {
            flayed: { active: ['ST-01'], hand: ['ST-03', 'ST-02'], poisoned: 1 },
            immolated: { active: ['ST-16'], hand: ['ST-14', 'ST-13'] },
            poisoned: { active: ['ST-19'], hand: ['ST-20', 'ST-24'] },
          },
          boss: { id: 'C1', action: 0, deck: [3], spent: [0], fireWave: 3, freshInstance: false },
          enemies: { right1: [CONCIERGE, { damage: 6, marked: 1 }] },
        }),
      )
      .at(fightOn)
      .falls(ANGRY)
      .answers(FIRST, 'DC-ACT-02b', 2)
      .then(({ board }) => {
        expect(enemy(board, 'right1')).toMatchObject({
          card: foeNo(LAST_CONCIERGE),
          damage: 0,
          poisoned: 0,
          marked: 0,
        });
        expect(hero(board, 'flayed')).toMatchObject({ poisoned: 0, shields: 1, damage: 1, active: [] });
        expect(hero(board, 'immolated').active).toEqual([]);
        expect(board.combat?.boss).toMatchObject({
          instance: 2,
          fireWave: 2,
          action: 9,
          freshInstance: true,
        });
        expect(board.run.firstPlayer).toBe(1);
      })
      .stillAsking(1, 'DC-CMB-12c'),
);

scenario(
  'DC-BOSS-11 DC-FAQ-20 the fight stops the instant the last instance falls; the Run is a victory',
  (s) =>
    s
      .given(
        fight({
          group: {
            flayed: { active: ['ST-04'] },
            immolated: { active: ['ST-13'] },
            poisoned: { active: ['ST-19'] },
          },
          boss: { id: 'C1', instance: 2, action: 5 },
          enemies: { right1: [LAST_CONCIERGE, { damage: 9 }] },
        }),
      )
      .at(fightOn)
      .then(({ board, outcome }) => {
        expect(outcome).toBe(true);
        expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0, 0]);
        expect(board.combat).toBe(null);
      }),
);

const waiting = (instance: 1 | 2, card: string, damage: number) =>
  fight({
    group: { ...HANDS, flayed: { ...HANDS.flayed, active: ['ST-04'] } },
    boss: { id: 'C1', instance, action: instance === 1 ? 2 : 5 },
    enemies: { right1: [card, { damage }] },
    bagItems: ['ST-s05'],
  });
scenario('DC-RULING-56 between two Turns nothing is given out of the Bag', (s) =>
  s
    .given(waiting(1, CONCIERGE, 7))
    .at(fightOn)
    .falls(ANGRY)
    .then(({ board }) => expect(board.bag.loot.equipment).toEqual([equipmentNo('ST-s05')]))
    .stillAsking(1, 'DC-CMB-12c'),
);
scenario('DC-RULING-56 it is when the fight has ended', (s) =>
  s
    .given(waiting(2, LAST_CONCIERGE, 9))
    .at(fightOn)
    .answers(FIRST, 'DC-ICON-04', 1)
    .then(({ board, outcome }) => {
      expect(outcome).toBe(true);
      expect(hero(board, 'immolated').slots).toEqual([equipmentNo('ST-s05')]);
    }),
);

scenario('V-63 DC-BOSS-12 a dead Beheaded makes it a defeat, even if the last instance falls', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-01'] }, immolated: {}, poisoned: { damage: 2 } },
        boss: { id: 'C1', instance: 2, action: 5 },
        enemies: { right1: [LAST_CONCIERGE, { damage: 9 }] },
      }),
    )
    .at(fightOn)
    .answers(FIRST, 'DC-ACT-02b', 2)
    .now(({ board }) => {
      expect(hero(board, 'poisoned').dead).toBe(true);
      expect(board.combat?.round).toBe(1);
    })
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ told, outcome }) => {
      expect(outcome).toBe(false);
      expect(told.filter(({ open }) => open?.kind === 'round')).toHaveLength(2);
    }),
);
scenario('V-90 DC-RULING-60 with a Beheaded dead there is no flip: the fight ends there', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-05'] }, immolated: {}, poisoned: { damage: 2 } },
        boss: { id: 'C1', action: 0 },
        enemies: { right1: [CONCIERGE, { damage: 6 }] },
      }),
    )
    .at(fightOn)
    .answers(FIRST, 'DC-ACT-02b', 2)
    .now(({ board }) => expect(hero(board, 'poisoned').dead).toBe(true))
    .then(({ outcome, board, told }) => {
      expect(outcome).toBe(false);
      expect(told.filter(({ open }) => open?.kind === 'round')).toHaveLength(3);
      expect(told.some(({ open }) => open?.kind === 'bossTurns')).toBe(false);
      expect(board.combat).toBe(null);
    }),
);

scenario('DC-BOSS-13 DC-RULING-49 a Boss does not close up; minions do, up to it', (s) =>
  s
    .given(fight({ group: pair(), boss: { id: 'C3' }, enemies: { right2: 'C3-01A', right3: 'C3-11' } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(enemy(board, 'right2')?.card).toBe(foeNo('C3-01A'));
      expect(enemy(board, 'right3')?.card).toBe(foeNo('C3-11'));
    }),
);
scenario(
  'V-10 DC-BOSS-14 DC-FAQ-06 a Frozen token on a Boss goes at the end of the Round it took effect in',
  (s) =>
    s
      .given(
        fight({
          group: pair(),
          boss: { id: 'C1', action: 0 },
          enemies: { right1: [CONCIERGE, { frozen: 4 }] },
        }),
      )
      .at(roundEnd, { round: 2 })
      .then(({ board }) => expect(enemy(board, 'right1')?.frozen).toBe(0)),
);
scenario('V-10 DC-BOSS-14 DC-FAQ-06 a Boss Frozen on II acts in II of the next Turn', (s) =>
  s
    .given(
      fight({
        group: {
          flayed: { active: ['ST-01'], hand: ['ST-02', 'ST-03', 'ST-06'] },
          immolated: { active: ['ST-16'], hand: ['ST-13', 'ST-14', 'ST-15'] },
          poisoned: { active: ['ST-24'], hand: ['ST-19', 'ST-20', 'ST-21'] },
        },
        boss: { id: 'C1', action: 3, deck: [1] },
        enemies: { right1: [CONCIERGE, { frozen: 1 << 2 }] },
      }),
    )
    .at(fightOn)
    .answers(2, 'DC-ACT-09', 'decline')
    .now(({ board, told }) => {
      expect(enemy(board, 'right1')?.frozen).toBe(0);
      expect(told.filter(({ open }) => open?.kind === 'round')).toHaveLength(3);
      expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0, 0]);
    })
    .answers(1, 'DC-CMB-12c', play('ST-15', 'block', 1))
    .answers(2, 'DC-CMB-12c', play('ST-19', 'block', 1))
    .answers(0, 'DC-CMB-12c', play('ST-03', 'damage', 1))
    .answers(1, 'DC-ACT-09', 'decline')
    .answers(0, 'DC-ACT-09', 'decline')
    .answers(1, 'DC-ACT-02b', 0)
    .now(({ board }) => {
      expect(board.combat).toMatchObject({ round: 2, boss: { turn: 2, action: 1 } });
      expect(hero(board, 'flayed')).toMatchObject({ marked: 1, damage: 2 });
    })
    .stillAsking(1, 'DC-ACT-02b'),
);
scenario('DC-BOSS-14 at most one Frozen token lies on a Boss', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['SV-15'] }),
        boss: { id: 'C1', action: 3 },
        enemies: { right1: [CONCIERGE, { frozen: 8 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.frozen).toBe(8)),
);
scenario('DC-RULING-59 On Fire and Bleeding do not kill a Boss', (s) =>
  s
    .given(
      fight({
        group: { immolated: { active: ['ST-14'] }, flayed: {} },
        boss: { id: 'C1', action: 3 },
        enemies: { right1: CONCIERGE },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ onFire: 0, damage: 0 })),
);

const fourHands = { ...HANDS, quartered: { hand: ['ST-07', 'ST-08', 'ST-09'] } };
scenario('V-64 DC-BOSS-06 DC-RULING-61 whoever passed last Turn, and the First Player, may not pass', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        group: {
          poisoned: HANDS.poisoned,
          flayed: HANDS.flayed,
          quartered: fourHands.quartered,
          immolated: HANDS.immolated,
        },
        first: 'flayed',
        boss: { id: 'C1', passed: [2], lastPasser: 2 },
      }),
    )
    .at(playCards)
    .rejects(1, 1, 'FIRST_PLAYER_PLAYS')
    .rejects(1, 2, 'PASSED_LAST_TURN')
    .answers(1, 'DC-PASS-01', 0)
    .then(({ board }) => expect(board.combat?.boss?.passed).toEqual([2, 0]))
    .stillAsking(1, 'DC-CMB-12c'),
);
scenario('DC-BOSS-06 when a new Turn opens somebody else has to pass', (s) =>
  s
    .given(
      fight({
        group: {
          ...fourHands,
          flayed: { ...HANDS.flayed, active: ['ST-04'] },
        },
        passes: 'quartered',
        boss: { id: 'C1', action: 2, deck: [3], passed: [3], lastPasser: 3 },
        enemies: { right1: [CONCIERGE, { damage: 7 }] },
      }),
    )
    .at(fightOn)
    .falls(ANGRY)
    .rejects(1, 3, 'PASSED_LAST_TURN')
    .answers(1, 'DC-PASS-01', 0)
    .then(({ board }) => expect(board.combat?.boss?.passed).toEqual([3, 0]))
    .stillAsking(1, 'DC-CMB-12c'),
);
scenario('DC-BOSS-06 who has passed in this cycle waits for the others', (s) =>
  s
    .given(fight({ faceDown: true, group: fourHands, boss: { id: 'C1', passed: [1, 2], lastPasser: 2 } }))
    .at(playCards)
    .then(({ board }) => expect(board.combat?.passer).toBe(3))
    .stillAsking(0, 'DC-CMB-12c'),
);
scenario('V-85 DC-RULING-61 when only the First Player is left a new cycle starts', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        group: {
          poisoned: HANDS.poisoned,
          flayed: HANDS.flayed,
          quartered: fourHands.quartered,
          immolated: HANDS.immolated,
        },
        first: 'immolated',
        boss: { id: 'C1', passed: [2, 0, 1], lastPasser: 1 },
      }),
    )
    .at(playCards)
    .rejects(3, 1, 'PASSED_LAST_TURN')
    .answers(3, 'DC-PASS-01', 2)
    .then(({ board }) => expect(board.combat?.boss?.passed).toEqual([2]))
    .stillAsking(3, 'DC-CMB-12c'),
);
scenario('DC-BOSS-07 DC-RULING-61 the passer flips no card in a Boss fight, but may exchange', (s) =>
  s
    .given(fight({ faceDown: true, group: fourHands, boss: { id: 'C1' } }))
    .at(playCards)
    .answers(0, 'DC-PASS-01', 1)
    .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .answers(1, 'DC-PASS-04', [])
    .then(({ board }) => expect(hero(board, 'immolated')).toMatchObject({ discard: [], levels: [0, 0, 0] }))
    .stillAsking(2, 'DC-CMB-12c'),
);
scenario('DC-RULING-108 the tokens of one who passes rest: no Poison Damage in that Turn', (s) =>
  s
    .given(
      fight({
        group: { ...three({ poisoned: 1 }), quartered: { poisoned: 2 } },
        passes: 'quartered',
        boss: { id: 'C1', action: 0 },
        enemies: { right1: CONCIERGE },
      }),
    )
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(1);
      expect(hero(board, 'quartered')).toMatchObject({ damage: 0, poisoned: 2 });
    }),
);
