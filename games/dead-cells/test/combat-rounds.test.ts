// DC-CMB-15…21, DC-R0, DC-RE, DC-RULING-49…52, -99, -100: the order of a Combat.
import { expect } from 'vitest';
import { foeNo } from '../src/box/box.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { healthOf } from '../src/table.ts';
import { enemy, fight, FIRST, hero, scenario, SECOND, type HeroGiven } from './fight.ts';

const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
const kinds = (told: readonly { readonly open: { readonly kind: string } | null }[]) =>
  told.flatMap(({ open }) => (open === null ? [] : [open.kind]));

scenario(
  'DC-CMB-15 DC-CMB-16 DC-CMB-17 behind, then the Group clockwise from the First Player, then the right side',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: { active: ['ST-01'] }, immolated: { active: ['ST-15'] } },
          first: 'immolated',
          biome: 'B3',
          enemies: { behind: 'B3-12', right1: 'B3-11', right2: 'B3-17' },
        }),
      )
      .at(rounds)
      .answers(SECOND, 'DC-ACT-02b', 0)
      .now(({ told }) => {
        const order = told.flatMap(({ open }) =>
          open?.kind === 'shield' || open?.kind === 'beheadedHit'
            ? [open['beheaded']]
            : open?.kind === 'enemyShield'
              ? [open['foe']]
              : [],
        );
        expect(order.slice(0, 5)).toEqual([
          'flayed',
          'immolated',
          'flayed',
          { id: 'monster.battlementGuard' },
          { id: 'monster.gatekeeper' },
        ]);
      })
      .stillAsking(SECOND, 'DC-ACT-09'),
);

scenario('V-23 DC-CMB-21 all three Rounds are played though the last Monster is dead; Poison goes on', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { active: ['BR-23'], poisoned: 1, levels: [1, 0, 0] } },
        enemies: { right1: 'B1-04' },
      }),
    )
    .at(rounds)
    .then(({ board, told }) => {
      const poisoned = hero(board, 'poisoned');
      expect(poisoned).toMatchObject({ damage: 3, dead: false });
      expect(healthOf(poisoned) - poisoned.damage).toBe(1);
      const killed = kinds(told).indexOf('enemyKilled');
      expect(kinds(told.slice(0, killed)).filter((kind) => kind === 'round')).toHaveLength(1);
      expect(kinds(told).filter((kind) => kind === 'poisonWorks')).toHaveLength(3);
      expect(kinds(told).filter((kind) => kind === 'round')).toHaveLength(3);
    }),
);

scenario('V-74 DC-B7-03 DC-RULING-100 under Constraint 1 the First Player does nothing in Round I', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-01'] }, { active: ['ST-15'] }),
        biome: 'B7',
        constraints: [1],
      }),
    )
    .at(rounds)
    .then(({ board }) => expect(board.heroes.map(({ shields }) => shields)).toEqual([0, 1])),
);

scenario(
  'DC-R0-01 DC-RULING-51 DC-RULING-01 Round 0: Enemies act, automatic abilities work without being asked',
  (s) =>
    s
      .given(
        fight({
          group: { flayed: { levels: [1, 0, 0] } },
          biome: 'B5',
          enemies: { behind: 'B5-05', right1: 'B5-18' },
        }),
      )
      .at(roundZero)
      .then(({ board }) => {
        expect(hero(board, 'flayed')).toMatchObject({ marked: 1, shields: 1 });
        expect(enemy(board, 'right1')?.shields).toBe(1);
        expect(board.combat?.round).toBe(0);
      }),
);
scenario('V-75 DC-FAQ-01 the first green Scroll of The Flayed: a Shield in Round 0, no Health lost', (s) =>
  s
    .given(fight({ group: { flayed: { levels: [1, 0, 0], damage: 2 } } }))
    .at(roundZero)
    .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 1, damage: 2, dead: false })),
);
scenario('DC-R0-02 an activated ability of Round 0 is optional, in turn order', (s) =>
  s
    .given(fight({ group: pair({ levels: [0, 4, 0], items: [null, null] }) }))
    .at(roundZero)
    .answers(FIRST, 'DC-R0-02', { do: 'skill' })
    .answers(FIRST, 'DC-RULING-35a', 1)
    .then(({ board }) => expect(hero(board, 'immolated').shields).toBe(1)),
);
scenario('DC-R0-02 DC-RULING-51 and may be declined', (s) =>
  s
    .given(fight({ group: pair({ items: ['S-02'] }) }))
    .at(roundZero)
    .answers(FIRST, 'DC-R0-02', 'stop')
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(0)),
);
scenario('V-26 DC-R0-04 DC-RULING-52 both Potions may be drunk in Round 0, also by the one who passes', (s) =>
  s
    .given(
      fight({
        group: { flayed: { damage: 2 }, immolated: {}, poisoned: {}, quartered: { damage: 1 } },
        passes: 'quartered',
        bag: { potions: 2 },
      }),
    )
    .at(roundZero)
    .answers(FIRST, 'DC-RULING-52', { do: 'drink', who: 0 })
    .answers(FIRST, 'DC-RULING-52', { do: 'drink', who: 3 })
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 0, 0, 0]);
      expect(board.bag.potions).toBe(0);
    }),
);
scenario('V-26 DC-R0-04 in Rounds I to III nobody drinks without Loot', (s) =>
  s
    .given(
      fight({ group: pair({ active: ['ST-04'], damage: 2 }, { active: ['ST-13'] }), bag: { potions: 2 } }),
    )
    .at(rounds)
    .then(({ board }) => {
      expect(board.combat?.round).toBe(4);
      expect(hero(board, 'flayed').damage).toBe(2);
      expect(board.bag.potions).toBe(2);
    }),
);
scenario('DC-RULING-52 Potions are offered when the Group’s slot opens and again when it closes', (s) =>
  s
    .given(fight({ group: pair({ levels: [1, 0, 0], damage: 1 }), bag: { potions: 1 } }))
    .at(roundZero)
    .answers(FIRST, 'DC-RULING-52', 'stop')
    .now(({ board }) => expect(hero(board, 'flayed').shields).toBe(1))
    .answers(FIRST, 'DC-RULING-52', { do: 'drink', who: 0 })
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(0)),
);
scenario('DC-RULING-99 Round 0 has no Round End: nobody is poisoned, nobody closes up', (s) =>
  s
    .given(fight({ group: { flayed: { poisoned: 1 } }, enemies: { right3: 'B1-01' } }))
    .at(roundZero)
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(0);
      expect(enemy(board, 'right3')).not.toBe(null);
    }),
);

scenario('V-19 DC-RE-03 DC-RULING-49 an Enemy alone on the far right moves two spaces', (s) =>
  s
    .given(fight({ group: pair(), enemies: { right3: 'B1-01' } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(enemy(board, 'right1')?.card).toBe(foeNo('B1-01'))),
);
scenario('V-20 DC-RE-04 the Enemy behind stays, nobody moves there', (s) =>
  s
    .given(fight({ group: pair(), enemies: { behind: 'B1-09' } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) =>
      expect(board.combat?.enemies.map((one) => one !== null)).toEqual([true, false, false, false]),
    ),
);
scenario('V-21 DC-RE-01 DC-RE-03 a gap next to the Group is closed in order', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-01'] } },
        enemies: { right1: ['B1-01', { damage: 1 }], right2: 'B1-02', right3: 'B1-03' },
      }),
    )
    .at(rounds)
    .then(({ board, told }) => {
      expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-01')]);
      expect(board.combat?.enemies.map((one) => one?.card ?? null)).toEqual([
        null,
        ...['B1-02', 'B1-03'].map(foeNo),
        null,
      ]);
      const at = kinds(told).indexOf('closesUp');
      expect(kinds(told).filter((kind) => kind === 'closesUp')).toHaveLength(2);
      expect(kinds(told.slice(0, at)).filter((kind) => kind === 'round')).toHaveLength(2);
    }),
);
scenario('DC-RULING-49 after Round III nobody moves', (s) =>
  s
    .given(fight({ group: pair(), enemies: { right3: 'B1-08' }, round: 3 }))
    .at(roundEnd, { round: 3 })
    .then(({ board }) => expect(enemy(board, 'right3')?.card).toBe(foeNo('B1-08'))),
);
scenario('DC-RE-02 Poison comes before closing up, and the gap it leaves is closed', (s) =>
  s
    .given(fight({ group: pair(), enemies: { right1: ['B1-04', { poisoned: 1 }], right2: 'B1-01' } }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.card).toBe(foeNo('B1-01'));
      expect(board.bag.teeth).toBe(1);
    }),
);
scenario('DC-RE-05 after the Round End the next Round begins at the far left', (s) =>
  s
    .given(
      fight({
        group: { immolated: { levels: [1, 0, 0] } },
        biome: 'B3',
        enemies: { behind: 'B3-12', right1: 'B1-08' },
      }),
    )
    .at(rounds)
    .then(({ told }) => {
      const acted = told.flatMap(({ open }) =>
        open?.kind === 'round'
          ? [open['round']]
          : open?.kind === 'enemyShield'
            ? [open['foe']]
            : open?.kind === 'beheadedHit'
              ? ['hit']
              : [],
      );
      const behind = { id: 'monster.battlementGuard' };
      const right = { id: 'monster.shieldbearer' };
      expect(acted).toEqual([1, 'hit', right, 2, behind, 'hit', 3, 'hit', right]);
    }),
);
scenario('DC-RULING-31 Poison deaths resolve left to right, Beheaded between the sides', (s) =>
  s
    .given(
      fight({
        group: pair({ damage: 2, poisoned: 1 }),
        enemies: { behind: ['B1-04', { poisoned: 1 }], right1: ['B1-05', { poisoned: 1 }] },
      }),
    )
    .at(roundEnd, { round: 1 })
    .then(({ told }) =>
      expect(kinds(told).filter((kind) => kind === 'enemyKilled' || kind === 'beheadedDies')).toEqual([
        'enemyKilled',
        'beheadedDies',
        'enemyKilled',
      ]),
    ),
);
scenario('DC-RE-06 DC-UPK-03 Round IV: surviving Enemies act, left to right', (s) =>
  s
    .given(fight({ group: { flayed: {} }, round: 3, enemies: { behind: 'B1-01', right1: 'B1-11' } }))
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(2);
      expect(board.combat?.round).toBe(4);
    }),
);
scenario('V-22 DC-RE-06 a Monster left alive deals its 1 Damage in Round IV', (s) =>
  s
    .given(fight({ group: { flayed: {} }, round: 3, enemies: { right1: 'B1-01' } }))
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(1);
      expect(board.combat?.round).toBe(4);
    }),
);

scenario('V-52 DC-DEATH-02 DC-RULING-50 DC-GEN-02 a dead Beheaded acts no more, the others go on', (s) =>
  s
    .given(
      fight({
        group: pair({ active: ['ST-04'] }, { active: ['ST-13'], damage: 2 }),
        enemies: { behind: 'B3-12', right1: 'B1-03' },
        biome: 'B3',
      }),
    )
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .now(({ board }) => expect(hero(board, 'immolated').dead).toBe(true))
    .answers(FIRST, 'DC-RNG-02', 'right1')
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBe(null);
      expect(board.bag.cells).toBe(1);
      expect(hero(board, 'flayed').damage).toBe(1);
    }),
);
scenario('V-86 DC-RULING-50 with everybody dead the Rounds are run on, and Poison still pays', (s) =>
  s
    .given(
      fight({
        group: pair({ damage: 2 }, { damage: 2 }),
        enemies: { right1: ['B1-01', { poisoned: 1 }], right2: 'B1-06' },
      }),
    )
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board, told }) => {
      expect(board.heroes.map(({ dead }) => dead)).toEqual([true, true]);
      expect(board.biome?.monsterDiscard).toEqual([foeNo('B1-01')]);
      expect(board.bag.cells).toBe(1);
      const paid = kinds(told).indexOf('enemyKilled');
      expect(kinds(told.slice(0, paid)).filter((kind) => kind === 'round')).toHaveLength(2);
      expect(kinds(told).filter((kind) => kind === 'round')).toHaveLength(3);
    }),
);
scenario('DC-RULING-50 icons fixed on a dead First Player are lost', (s) =>
  s
    .given(fight({ group: pair({ dead: true, damage: 3 }), round: 3, enemies: { right3: 'B1-10' } }))
    .at(rounds)
    .then(({ board }) => expect(hero(board, 'immolated').damage).toBe(1)),
);

scenario('DC-PLR-10 the Damage steps add icons to Actions of Combat cards', (s) =>
  s
    .given(
      fight({
        group: { quartered: { active: ['TC-30'], levels: [0, 0, 4] } },
        enemies: { right1: 'B1-13', right2: 'B1-11', right3: 'B7-15' },
      }),
    )
    .at(rounds)
    .now(({ board }) => expect(enemy(board, 'right3')?.damage).toBe(2))
    .stillAsking(FIRST, 'DC-RNG-02'),
);
scenario('DC-PLR-10 the first Shield The Flayed loses in a Round strikes back', (s) =>
  s
    .given(
      fight({
        group: { flayed: { shields: 2, levels: [0, 0, 2] } },
        biome: 'B7',
        enemies: { right1: 'B7-11' },
      }),
    )
    .at(rounds)
    .now(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1))
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);
scenario('DC-PLR-10 a Poison kill passes the Poison on to the nearest Enemy', (s) =>
  s
    .given(
      fight({
        group: { poisoned: { levels: [0, 0, 5], items: [null, null] } },
        enemies: { right1: ['B1-04', { poisoned: 1 }], right3: 'B1-11' },
      }),
    )
    .at(roundEnd, { round: 1 })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ card: foeNo('B1-11'), poisoned: 1 })),
);
scenario('DC-PLR-10 The Immolated may burn two Enemies with one Skill', (s) =>
  s
    .given(
      fight({
        group: { immolated: { active: ['ST-18'], levels: [0, 5, 0], items: [null, null] } },
        enemies: { right1: 'B1-11', right2: 'B1-12' },
      }),
    )
    .at(rounds)
    .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
    .answers(FIRST, 'DC-RNG-01', 'right1')
    .answers(FIRST, 'DC-RNG-01a', 'right2')
    .now(({ board }) =>
      expect([enemy(board, 'right1')?.onFire, enemy(board, 'right2')?.onFire]).toEqual([1, 1]),
    )
    .then(({ board }) => expect(board.combat?.round).toBe(4)),
);
