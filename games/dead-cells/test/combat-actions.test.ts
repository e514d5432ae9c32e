// DC-ACT, DC-RNG, DC-RULING-26…29, -32…35, -38, -39, -101: what Actions do.
import { expect } from 'vitest';
import { combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { rounds } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { activate, perform } from '../src/effects.ts';
import { actionNo } from '../src/box/actions.ts';
import { combatCard, equipmentCard } from '../src/box/box.ts';
import { enemy, fight, FIRST, hero, scenario, SECOND, type HeroGiven, turnOf } from './fight.ts';

const lineOf = (code: string, round: 1 | 2 | 3) => actionNo(combatCard(combatNo(code)).lines[round]![0]!);
/** The Action printed on an item. */
const itemAction = (code: string) => {
  const { mode } = equipmentCard(equipmentNo(code));
  if (mode.type !== 'replace') throw new Error(`${code} replaces nothing`);
  return actionNo(mode.action!);
};
const decline = 'decline';
const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });

scenario('V-01 DC-STATE-07 DC-RULING-28 Marked adds to each Damage icon', (s) =>
  s
    .given(fight({ group: pair({ active: ['BR-23'] }), enemies: { right1: ['B5-17', { marked: 2 }] } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBe(null);
      expect(board.biome?.eliteDiscard).toEqual([foeNo('B5-17')]);
    }),
);

scenario('V-02 DC-STATE-08 DC-ACT-06 a blocked icon gets no Marked bonus', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['BR-23'] }),
        enemies: { right1: ['B5-17', { marked: 2, shields: 1 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ shields: 0, damage: 3 })),
);

scenario('V-03 DC-STATE-08 DC-ACT-06 a Marked Beheaded with a Shield takes nothing', (s) =>
  s
    .given(fight({ group: { flayed: { marked: 1, shields: 1 } }, enemies: { right1: 'B1-04' } }))
    .at(enemyTurn, turnOf('B1-04'))
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 })),
);

scenario('DC-ACT-01 DC-KILL-01 Damage that reaches Health kills, and the Death row is gained', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-04'] }), enemies: { right1: ['B1-01', { damage: 1 }] } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBe(null);
      expect(board.bag.cells).toBe(1);
    }),
);

scenario(
  'DC-ACT-01 DC-KILL-01 DC-KILL-03 one Damage per icon on the chosen Enemy; it dies at its Health',
  (s) =>
    s
      .given(
        fight({
          group: { poisoned: { active: ['ST-19'] }, flayed: {} },
          round: 3,
          enemies: { right1: 'B1-01', right2: ['B1-09', { damage: 1 }] },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .answers(FIRST, 'DC-RNG-02', 'right2')
      .then(({ board }) => {
        expect([enemy(board, 'right1')?.damage, enemy(board, 'right2')]).toEqual([0, null]);
        expect(board.bag.loot.blueprints).toEqual([equipmentNo('B1-s01')]);
        expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-09')]);
      }),
);

scenario('DC-RULING-36 the dead leave when the Action is complete; surplus Damage is lost', (s) =>
  s
    .given(
      fight({
        group: pair(),
        enemies: { right1: 'B1-04', right2: ['B1-09', { damage: 1 }], right3: 'B1-11' },
      }),
    )
    .at(perform, { hero: FIRST, action: itemAction('C3-s01'), from: 'other' })
    .then(({ board, told }) => {
      const kinds = told.map(({ open }) => open?.kind);
      expect(kinds.filter((kind) => kind === 'enemyState')).toHaveLength(3);
      expect(kinds.lastIndexOf('enemyState')).toBeLessThan(kinds.indexOf('enemyKilled'));
      expect([enemy(board, 'right1'), enemy(board, 'right2')]).toEqual([null, null]);
      expect(enemy(board, 'right3')).toMatchObject({ damage: 2, marked: 1 });
    }),
);

scenario('DC-ACT-02 DC-RULING-32 DC-RULING-08 the First Player spreads the Damage icon by icon', (s) =>
  s
    .given(fight({ group: pair(), first: 'immolated', enemies: { right1: 'B7-11' } }))
    .at(enemyTurn, turnOf('B7-11'))
    .answers(SECOND, 'DC-ACT-02b', 0)
    .answers(SECOND, 'DC-ACT-02b', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1])),
);

scenario('DC-ACT-03 DC-DEATH-01 no free Health space left: the Beheaded is dead', (s) =>
  s
    .given(fight({ group: { flayed: { damage: 2 } }, enemies: { right1: 'B1-04' } }))
    .at(enemyTurn, turnOf('B1-04'))
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ damage: 3, dead: true })),
);

scenario('DC-ACT-04 "different" needs two different Beheaded, the First Player icon fixes its target', (s) =>
  s
    .given(fight({ group: { flayed: {}, immolated: {}, poisoned: {} }, enemies: { right3: 'B1-10' } }))
    .at(enemyTurn, turnOf('B1-10'))
    .answers(FIRST, 'DC-ACT-02b', 2)
    .rejects(FIRST, 2, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 1, 1])),
);

scenario('DC-RULING-32 with fewer targets than "different" icons the rest is lost', (s) =>
  s
    .given(fight({ group: { flayed: {} }, enemies: { right3: 'B1-10' } }))
    .at(enemyTurn, turnOf('B1-10'))
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);

scenario('DC-RULING-32 no icon on one without Health left while another can take it', (s) =>
  s
    .given(fight({ group: pair({ damage: 2 }), round: 3, enemies: { right1: 'B6-07' } }))
    .at(enemyTurn, turnOf('B6-07'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([3, 2])),
);

scenario('DC-ACT-04 damage to all strikes each living participant once', (s) =>
  s
    .given(
      fight({
        group: { flayed: {}, immolated: { shields: 1 }, poisoned: {}, quartered: {} },
        passes: 'quartered',
        round: 2,
        enemies: { right1: 'B6-10' },
      }),
    )
    .at(enemyTurn, turnOf('B6-10'))
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 0, 1, 0]);
      expect(hero(board, 'immolated').shields).toBe(0);
    }),
);

scenario('DC-ACT-05 DC-ACT-07 Block puts Shields on the actor, without limit', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-01'], shields: 4 }), enemies: { right1: 'B1-08' } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(5)),
);
scenario('DC-ACT-05 an Enemy blocks on its own card', (s) =>
  s
    .given(fight({ group: pair(), enemies: { right1: 'B1-08' } }))
    .at(enemyTurn, turnOf('B1-08'))
    .then(({ board }) => expect(enemy(board, 'right1')?.shields).toBe(1)),
);

scenario('V-17 DC-ACT-07 Shields do not stop States', (s) =>
  s
    .given(fight({ group: { flayed: { shields: 2 } }, biome: 'B2', enemies: { right1: 'B2-03' } }))
    .at(enemyTurn, turnOf('B2-03'))
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ poisoned: 1, shields: 2 })),
);

scenario('V-18 DC-ACT-08 a blocked Damage is not answered by a counter', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'] }),
        biome: 'B6',
        enemies: { right1: ['B6-11', { shields: 1 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toMatchObject({ shields: 0, damage: 0 });
      expect(hero(board, 'flayed').damage).toBe(0);
    }),
);
scenario(
  'DC-RULING-101 a counter strikes back once per unblocked icon; Shields and Marked apply to it',
  (s) =>
    s
      .given(
        fight({
          group: pair({ active: ['BR-23'], shields: 1, marked: 1 }),
          biome: 'B6',
          enemies: { right1: 'B6-11' },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .then(({ board }) => {
        expect(enemy(board, 'right1')?.damage).toBe(2);
        expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 2 });
      }),
);

scenario('DC-ACT-09 a Skill is never compulsory', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-02'] }) }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-09', decline)
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(0)),
);
scenario(
  'DC-ACT-10 DC-RULING-94 DC-FAQ-15 each printed icon of The Quartered gives one more activation, spread at will',
  (s) =>
    s
      .given(
        fight({
          group: {
            quartered: { active: ['ST-12'], levels: [0, 5, 0], items: [null, null, null] },
            flayed: {},
          },
          enemies: { right3: 'B1-11' },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
      .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 1 })
      .then(({ board }) => expect(enemy(board, 'right3')).toMatchObject({ damage: 1, marked: 1 })),
);

scenario('V-24 DC-ACT-11 DC-RULING-38 one type is looted, the rest stays', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-01'] }), round: 3, loot: ['tooth', 'tooth', 'cell'] }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-11a', 'tooth')
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(2);
      expect(board.combat?.loot.tokens).toEqual(['cell']);
    }),
);
scenario('DC-ACT-11 DC-ACT-13 DC-RULING-38 Scrolls of all colours are one type and wait in the Bag', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'] }),
        round: 3,
        loot: ['scroll.survival', 'scroll.brutality'],
        lootItems: ['ST-s05'],
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-11a', 'scroll')
    .then(({ board }) => {
      expect(board.bag.loot.tokens).toEqual(['scroll.survival', 'scroll.brutality']);
      expect(hero(board, 'flayed').levels).toEqual([0, 0, 0]);
      expect(board.combat?.loot.equipment).toEqual([equipmentNo('ST-s05')]);
    }),
);
scenario('DC-RULING-38 a looted Rune is turned over, Equipment and Blueprints go into the Bag', (s) =>
  s
    .given(fight({ group: pair({ active: ['TC-03'] }), round: 3, loot: ['rune.ram'] }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.campaign.runes).toEqual(['ram'])),
);
scenario('V-25 DC-ACT-12 DC-ICON-10 a Potion instead of looting', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'] }, { damage: 2 }),
        round: 3,
        loot: ['cell'],
        bag: { potions: 1 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-ACT-11a', { do: 'drink', who: 1 })
    .then(({ board }) => {
      expect(hero(board, 'immolated').damage).toBe(0);
      expect(board.bag).toMatchObject({ potions: 0, cells: 0 });
      expect(board.combat?.loot.tokens).toEqual(['cell']);
    }),
);
scenario('DC-RULING-39 with nothing there and no Potion a Loot Action does nothing', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-01'] }), round: 3 }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag).toMatchObject({ teeth: 0, cells: 0 })),
);
scenario('DC-RULING-39 one must loot if anything is there; declining is for an empty space only', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], damage: 1 }),
        round: 3,
        loot: ['cell'],
        bag: { potions: 1 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, 'decline', 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-11a', 'cell')
    .then(({ board }) => expect(board.bag).toMatchObject({ cells: 1, potions: 1 })),
);
scenario('DC-B7-05 under Constraint 3 no Potion can be drunk', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'] }),
        biome: 'B7',
        constraints: [3],
        round: 3,
        loot: ['cell'],
        bag: { potions: 1 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.bag).toMatchObject({ cells: 1, potions: 1 })),
);
scenario('DC-B7-06 under Constraint 4 no Skill is offered', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-02'] }), biome: 'B7', constraints: [4] }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(0)),
);

scenario('DC-ACT-14 DC-RULING-34 Heal removes Damage from a chosen participant, never below none', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-06'], damage: 1 }, { damage: 2 }), round: 3 }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-35', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1])),
);
scenario('DC-RULING-34 with nobody hurt nobody is asked whom to heal, and nothing is told', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-06'] }), round: 3 }))
    .at(takeSlot, { hero: FIRST })
    .then(({ board, told }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
      expect(told.filter(({ open }) => open?.kind === 'healed')).toEqual([]);
    }),
);
scenario('DC-RULING-35 a Block for the Group covers each participant, not the one who passes', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['SV-01'] }, immolated: {}, poisoned: {}, quartered: {} },
        passes: 'quartered',
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(board.heroes.map(({ shields }) => shields)).toEqual([1, 1, 1, 0])),
);
scenario('DC-RULING-35 a Block for one participant is given by the acting player', (s) =>
  s
    .given(fight({ group: { quartered: { active: ['ST-12'] }, flayed: {} }, round: 2 }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-35', 1)
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(1)),
);

scenario(
  'DC-RNG-01 DC-RNG-02 DC-RULING-26 one Enemy among the white spaces, chosen as the Action resolves',
  (s) =>
    s
      .given(
        fight({
          group: { poisoned: { active: ['ST-19'] }, flayed: {} },
          round: 3,
          enemies: { behind: 'B1-09', right1: 'B1-01', right3: 'B1-11' },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .rejects(FIRST, 'behind', 'OUT_OF_RANGE')
      .answers(FIRST, 'DC-RNG-02', 'right3')
      .then(({ board }) => {
        expect(enemy(board, 'right3')?.damage).toBe(1);
        expect(enemy(board, 'right1')?.damage).toBe(0);
      }),
);
scenario('DC-RNG-01 a Skill has its Range too', (s) =>
  s
    .given(
      fight({
        group: { immolated: { levels: [0, 3, 0] }, flayed: {} },
        enemies: { behind: 'B1-09', right1: 'B1-11', right2: 'B1-12', right3: 'B1-01' },
      }),
    )
    .at(activate, { hero: FIRST, is: 'skill', n: 0 })
    .rejects(FIRST, 'behind', 'OUT_OF_RANGE')
    .rejects(FIRST, 'right3', 'OUT_OF_RANGE')
    .answers(FIRST, 'DC-RNG-02a', 'right2')
    .then(({ board }) => expect(board.combat?.enemies.map((one) => one?.onFire ?? 0)).toEqual([0, 0, 1, 0])),
);
scenario('DC-RNG-03 a far range hits the far right only', (s) =>
  s
    .given(
      fight({
        group: { quartered: { active: ['ST-07'] }, flayed: {} },
        enemies: { right1: 'B1-01', right2: 'B1-02' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) =>
      expect([enemy(board, 'right1')?.damage, enemy(board, 'right2')?.damage]).toEqual([0, 0]),
    ),
);
scenario('V-41 DC-RNG-04 DC-CMB-20 an Action aimed at a space just emptied has no effect', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { active: ['ST-21'] }, flayed: { active: ['ST-01'] } },
        enemies: { right1: ['B1-01', { damage: 1 }], right2: 'B1-04' },
      }),
    )
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 0)
    .now(({ board }) => {
      expect(board.combat?.round).toBe(3);
      expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-01')]);
      expect(enemy(board, 'right1')).toMatchObject({ card: foeNo('B1-04'), damage: 0 });
    })
    .stillAsking(FIRST, 'DC-ACT-09'),
);
scenario('DC-RULING-27 all icons of one Action go to the same Enemy', (s) =>
  s
    .given(
      fight({ group: pair({ active: ['TC-30'] }), round: 3, enemies: { right2: 'B1-11', right3: 'B1-13' } }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RNG-02', 'right2')
    .then(({ board }) =>
      expect([enemy(board, 'right2')?.damage, enemy(board, 'right3')?.damage]).toEqual([2, 0]),
    ),
);
scenario('DC-RULING-27 an Action that says split chooses a target for each icon', (s) =>
  s
    .given(fight({ group: pair({ active: ['TC-21'] }), enemies: { right2: 'B1-11', right3: 'B1-13' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-27a', 'right2')
    .answers(FIRST, 'DC-RULING-27a', 'right3')
    .then(({ board }) =>
      expect([enemy(board, 'right2')?.damage, enemy(board, 'right3')?.damage]).toEqual([1, 1]),
    ),
);
scenario('DC-RNG-02 a range of all hits every Enemy in the white spaces', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['BR-31'] }),
        enemies: { behind: 'B1-09', right1: 'B1-11', right3: 'B1-13' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) =>
      expect(board.combat?.enemies.map((one) => one?.damage)).toEqual([1, 1, undefined, 1]),
    ),
);
scenario('DC-RULING-31 several Enemies killed by one Action pay from left to right', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['BR-31'] }),
        biome: 'B2',
        enemies: {
          behind: ['B2-01', { damage: 1 }],
          right1: ['B2-04', { damage: 2 }],
          right2: ['B2-08', { damage: 2 }],
        },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .now(({ board }) => expect(board.bag).toMatchObject({ teeth: 1, cells: 1 }))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => expect(board.bag).toMatchObject({ teeth: 1, cells: 2 })),
);

scenario('DC-RULING-28 a State placed by an Action does not change its own Damage', (s) =>
  s
    .given(fight({ group: pair({ active: ['ST-03'], items: ['S-03'] }), enemies: { right3: 'B1-13' } }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-100a', { do: 'replace', slot: 0, card: 0 })
    .then(({ board }) => expect(enemy(board, 'right3')).toMatchObject({ damage: 2, marked: 1 })),
);
scenario(
  'DC-RULING-29 a Golden Shield cancels all Damage of one Action, once the ordinary Shields are gone',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: { shields: 1, golden: 1 } },
          biome: 'B6',
          round: 3,
          enemies: { right1: 'B6-07' },
        }),
      )
      .at(enemyTurn, turnOf('B6-07'))
      .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 0, golden: 0, damage: 0 })),
);
scenario('DC-RULING-29 an Enemy with a Golden Shield loses it to the next Action', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['BR-23'] }),
        biome: 'B7',
        enemies: { right1: ['B7-06', { golden: 1 }] },
      }),
    )
    .at(perform, { hero: FIRST, action: lineOf('BR-23', 1), from: 'card' })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ golden: 0, damage: 0 })),
);
scenario('V-73 DC-B7-04 DC-RULING-88 under Constraint 2 two Shields block one Damage', (s) =>
  s
    .given(
      fight({
        group: { flayed: { shields: 3 } },
        biome: 'B7',
        constraints: [2],
        enemies: { right1: 'B7-11' },
      }),
    )
    .at(enemyTurn, turnOf('B7-11'))
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 1, damage: 1 })),
);
scenario(
  'V-91 DC-RULING-88 under Constraint 2 a Golden Shield blocks one icon and a single Shield stays',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: { shields: 1, golden: 1 } },
          biome: 'B7',
          constraints: [2],
          enemies: { right1: 'B7-11' },
        }),
      )
      .at(enemyTurn, turnOf('B7-11'))
      .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 1, golden: 0, damage: 1 })),
);

scenario('DC-RULING-33 the Group chooses who receives a State', (s) =>
  s
    .given(fight({ group: pair(), biome: 'B2', enemies: { right1: 'B2-03' } }))
    .at(enemyTurn, turnOf('B2-03'))
    .answers(FIRST, 'DC-STATE-10', 1)
    .then(({ board }) => expect(board.heroes.map(({ poisoned }) => poisoned)).toEqual([0, 1])),
);

scenario('V-39 DC-CMB-18 an Enemy killed by an answer still completes its Action', (s) =>
  s
    .given(
      fight({
        group: pair({ shields: 1, levels: [0, 0, 2], items: [null] }),
        enemies: { right1: ['B7-11', { damage: 3 }] },
        biome: 'B7',
      }),
    )
    .at(enemyTurn, turnOf('B7-11'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .now(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(4))
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBe(null);
      expect(hero(board, 'immolated').damage).toBe(1);
    }),
);
scenario(
  'V-40 DC-CMB-19 DC-FAQ-14 a second Action is not performed by an Enemy that died after the first',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: { shields: 1, levels: [0, 0, 2] } },
          biome: 'B5',
          round: 2,
          enemies: { right1: ['B5-06', { damage: 3 }] },
        }),
      )
      .at(enemyTurn, turnOf('B5-06'))
      .then(({ board }) => {
        expect(enemy(board, 'right1')).toBe(null);
        expect(hero(board, 'flayed').damage).toBe(0);
      }),
);

scenario('DC-RULING-114 Constraint 2 does not bind Enemies: one Shield blocks', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'] }),
        biome: 'B7',
        constraints: [2],
        enemies: { right1: ['B7-15', { shields: 1 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ shields: 0, damage: 0 })),
);
scenario('DC-RULING-114 a Golden Shield lost sets off the counter of The Flayed', (s) =>
  s
    .given(fight({ group: { flayed: { golden: 1, levels: [0, 0, 2] } }, enemies: { right1: 'B1-12' } }))
    .at(enemyTurn, turnOf('B1-12'))
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('DC-RULING-115 one who cannot Loot may still drink', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], damage: 2, malaise: 'B7-s12' }),
        round: 3,
        loot: ['cell'],
        bag: { potions: 1 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .rejects(FIRST, 'cell', 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-11a', { do: 'drink', who: 0 })
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ damage: 0, malaise: null })),
);
scenario('DC-RULING-115 the Malaise adds 1 Damage to an unblocked First Player icon', (s) =>
  s
    .given(fight({ group: { flayed: { malaise: 'B7-s14' } }, round: 3, enemies: { right3: 'B1-10' } }))
    .at(enemyTurn, turnOf('B1-10'))
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(2)),
);
