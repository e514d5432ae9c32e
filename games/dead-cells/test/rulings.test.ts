// DC-RULING-116…123: what the sources leave open about Bosses, bonuses and Feats.
import { expect } from 'vitest';
import { fightOn } from '../src/bosses/index.ts';
import { boughtNo, equipmentNo } from '../src/box/box.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { upkeep } from '../src/combat/upkeep.ts';
import { endOfRun } from '../src/campaign/end-of-run.ts';
import { interbiome } from '../src/biome/interbiome.ts';
import { enemy, fight, FIRST, hero, scenario, turnOf, type FightGiven, type HeroGiven } from './fight.ts';
import { journey } from './journey.ts';

const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
const ANGRY = {
  boss: { id: 'C1', instance: 2, action: 5 },
  enemies: { right1: 'C1-01B' },
  round: 3,
} as const;
const court = (more: Partial<FightGiven>) =>
  fight({ group: pair(), boss: { id: 'C3', action: 0 }, enemies: { right1: 'C3-01A' }, ...more });

scenario('DC-RULING-116 the heat spares whoever has a Shield, of either kind, and leaves it', (s) =>
  s
    .given(
      fight({
        ...ANGRY,
        group: { flayed: { shields: 1, marked: 2 }, immolated: { golden: 1 }, poisoned: {} },
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0, 1]);
      expect(board.heroes.map(({ shields, golden }) => [shields, golden])).toEqual([
        [1, 0],
        [0, 1],
        [0, 0],
      ]);
      expect(board.combat?.tally.hurt).toBe(true);
    }),
);
scenario('DC-RULING-116 Marked adds to the heat; a Companion cannot take it, nothing strikes back', (s) =>
  s
    .given(
      fight({
        ...ANGRY,
        group: pair({ marked: 1, levels: [1, 1, 1], items: ['B1-s03', 'B1-s06'] }, { shields: 1 }),
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([2, 0]);
      expect(enemy(board, 'right1')).toMatchObject({ marked: 0, damage: 0 });
    }),
);

scenario('DC-RULING-117 under the Banner of Empty Hands a passive Shield item still answers', (s) =>
  s
    .given(
      court({
        group: { flayed: { shields: 1, items: ['ST-s12'] } },
        round: 2,
        enemies: { right1: 'C3-01A', right2: 'C3-11' },
        boss: { id: 'C3', banners: [{ card: 2, damage: 0, space: 3 }] },
      }),
    )
    .at(enemyTurn, turnOf('C3-11'))
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 });
      expect(enemy(board, 'right2')?.damage).toBe(1);
    }),
);

const splitting = (group: FightGiven['group']) =>
  fight({ group, enemies: { right1: 'B1-11', right2: 'B1-13', right3: 'B1-12' } });
scenario('DC-RULING-118 the bonus of a split Action goes to the first target that meets its step', (s) =>
  s
    .given(splitting(pair({ active: ['TC-21'], levels: [0, 0, 1] })))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-27a', 'right2')
    .answers(FIRST, 'DC-RULING-27a', 'right1')
    .then(({ board }) =>
      expect(board.combat?.enemies.map((one) => one?.damage)).toEqual([undefined, 2, 1, 0]),
    ),
);
scenario('DC-RULING-118 a step gives its icon once, though both icons hit its space', (s) =>
  s
    .given(splitting(pair({ active: ['TC-21'], levels: [0, 0, 1] })))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-27a', 'right1')
    .answers(FIRST, 'DC-RULING-27a', 'right1')
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(3)),
);
scenario('DC-RULING-118 two steps may give theirs to two targets', (s) =>
  s
    .given(splitting({ quartered: { active: ['TC-21'], levels: [0, 0, 4] }, flayed: {} }))
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-27a', 'right3')
    .answers(FIRST, 'DC-RULING-27a', 'right2')
    .then(({ board }) =>
      expect(board.combat?.enemies.map((one) => one?.damage)).toEqual([undefined, 0, 2, 2]),
    ),
);

scenario('DC-RULING-119 a minion thaws with the Round its token took effect in', (s) =>
  s
    .given(court({ enemies: { right1: 'C3-01A', right2: ['C3-11', { frozen: 4 | 8 }] } }))
    .at(roundEnd, { round: 2 })
    .then(({ board }) => expect(enemy(board, 'right2')?.frozen).toBe(8)),
);

const unbowed = (more: Partial<FightGiven>) =>
  court({
    group: pair({ active: ['ST-04'], damage: 1 }, { damage: 1 }),
    boss: { id: 'C3', instance: 3, action: 5 },
    enemies: { right1: ['C3-02A', { damage: 11 }], right2: 'C3-11' },
    ...more,
  });
scenario('DC-RULING-120 a won fight has its upkeep: what minions paid is handed out', (s) =>
  s
    .given(unbowed({ bagLoot: ['vial'], bag: { teeth: 2 }, duringGame: ['TC-08'] }))
    .at(fightOn)
    .answers(FIRST, 'DC-ICON-08', 1)
    .then(({ board, outcome }) => {
      expect(outcome).toBe(true);
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
      expect(board.bag).toMatchObject({ teeth: 2, cells: 0 });
      // Nothing lay on the Group space, so nothing was taken from it.
      expect(board.run.feats).toEqual({});
    }),
);
scenario('DC-RULING-120 then the Bag is emptied but for its Cells', (s) =>
  s
    .given(journey({ group: pair(), bag: { teeth: 2, potions: 1 }, collector: ['B7-s01'] }))
    .at(endOfRun, { beaten: 'C3', place: 'boss.C3' })
    .now(({ board }) => {
      expect(board.bag).toMatchObject({ teeth: 0, potions: 0, cells: 6 });
      expect(board.campaign.blueprints.B7[0]).toBe(equipmentNo('B7-s01'));
    })
    .answers(FIRST, 'DC-UPG-01a', 'done'),
);

scenario('DC-RULING-121 the Hand of the King gives no reward card', (s) =>
  s
    .given(journey({ group: pair() }))
    .at(endOfRun, { beaten: 'C3', place: 'boss.C3' })
    .now(({ board }) => {
      const { duringGame, startOfGame, bossCells, defeated, equipment } = board.campaign;
      expect([...duringGame, ...startOfGame]).toEqual([]);
      expect([bossCells, defeated]).toEqual([1, ['C3']]);
      expect(equipment).toContain(equipmentNo('C3-s01'));
    })
    .answers(FIRST, 'DC-UPG-01a', 'done'),
);
scenario('DC-RULING-121 a Boss whose Blueprints and rewards are used up gives the rest', (s) => {
  const given = journey({ group: pair(), defeated: ['C1'] });
  const before = given.board.run.equipment.length;
  Object.assign(given.board.campaign.blueprints, { C1: [] });
  Object.assign(given.board.campaign.rewards, { C1: [] });
  return s
    .given(given)
    .at(endOfRun, { beaten: 'C1', place: 'boss.C1' })
    .now(({ board }) => {
      expect(board.bag.cells).toBe(4);
      expect(board.campaign.equipment).toHaveLength(before);
    })
    .answers(FIRST, 'DC-UPG-01a', 'done');
});

scenario('DC-RULING-122 B5-s01 adds two Skill Actions, for Skills of the board alone', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'], items: ['B5-s01', 'ST-s03'], levels: [0, 2, 0] }),
        enemies: { right1: 'B1-11' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-100a', { do: 'add', slot: 0 })
    .rejects(FIRST, { do: 'item', n: 1 }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
    .answers(FIRST, 'DC-RULING-35a', 0)
    .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
    .answers(FIRST, 'DC-RULING-35a', 1)
    .then(({ board }) => expect(board.heroes.map(({ shields }) => shields)).toEqual([2, 1])),
);
scenario('DC-RULING-122 DC-RULING-94 The Quartered does not double the icons of B5-s01', (s) =>
  s
    .given(
      fight({
        group: { quartered: { active: ['ST-10'], items: ['B5-s01'], levels: [0, 5, 0] }, flayed: {} },
        enemies: { right3: 'B1-13' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-100a', { do: 'add', slot: 0 })
    .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
    .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
    .then(({ board }) => expect(enemy(board, 'right3')?.damage).toBe(3)),
);

/** A Feat whose counter stands there already. */
const counted = (given: ReturnType<typeof fight>, code: string, n: number) => {
  given.board.run.feats = { [code]: n };
  return given;
};
scenario('DC-RULING-123 a Feat fulfilled in mid-Combat is counted there and not yet paid', (s) =>
  s
    .given(
      counted(
        fight({ group: { flayed: { shields: 1 } }, enemies: { right3: 'B1-04' }, duringGame: ['SV-14'] }),
        'SV-14',
        5,
      ),
    )
    .at(enemyTurn, turnOf('B1-04'))
    .then(({ board }) => {
      expect(board.run.feats['SV-14']).toBe(6);
      expect(board.campaign.duringGame).toEqual([boughtNo('SV-14')]);
    }),
);
scenario('DC-RULING-123 it is paid when the upkeep is over, though somebody has died', (s) =>
  s
    .given(
      counted(
        fight({ group: pair({ dead: true, damage: 3 }), duringGame: ['TC-23'], bag: { cells: 1 } }),
        'TC-23',
        3,
      ),
    )
    .at(upkeep)
    .then(({ board }) => {
      expect(board.bag.cells).toBe(4);
      expect(board.campaign.duringGame).toEqual([]);
      expect(board.campaign.done).toEqual([boughtNo('TC-23')]);
    }),
);
scenario('DC-RULING-123 what a Feat only looks at must hold when it is paid', (s) =>
  s
    .given(fight({ group: pair(), duringGame: ['TC-31'], bag: { teeth: 9 } }))
    .at(upkeep)
    .then(({ board }) => expect(board.campaign.duringGame).toEqual([boughtNo('TC-31')])),
);
scenario('DC-RULING-123 a card bought in the Interbiome may complete a Feat there', (s) =>
  s
    .given(
      journey({
        group: { flayed: { items: ['ST-s01', 'ST-s02', null], levels: [0, 2, 3] }, immolated: {} },
        startOfGame: ['BR-21'],
        equipmentTop: ['ST-s04'],
        bag: { teeth: 3 },
      }),
    )
    .at(interbiome)
    .answers(FIRST, 'DC-IB-05c', equipmentNo('ST-s04'))
    .answers(FIRST, 'DC-ICON-04', 0)
    .answers(FIRST, 'DC-ICON-07', 0)
    .then(({ board }) => {
      expect(hero(board, 'flayed').levels).toEqual([0, 2, 4]);
      expect(board.bag.cells).toBe(2);
    }),
);
