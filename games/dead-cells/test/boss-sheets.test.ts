// Ledger 6.7: the three sheets. The Concierge, the Time Keeper, the Hand of the King.
import { expect } from 'vitest';
import { bossCombat, fightOn } from '../src/bosses/index.ts';
import { flipAction, setUpBoss } from '../src/bosses/instance.ts';
import { foeNo } from '../src/box/box.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import type { BossFight } from '../src/state.ts';
import { enemy, fight, FIRST, hero, scenario, type FightGiven, type HeroGiven, turnOf } from './fight.ts';

const pair = (flayed: HeroGiven = {}, immolated: HeroGiven = {}) => ({ flayed, immolated });
const at = (board: Parameters<typeof enemy>[0]) =>
  (['behind', 'right1', 'right2', 'right3'] as const).map((pos) => enemy(board, pos)?.card ?? null);

const concierge = (more: Partial<FightGiven>, tokens = {}) =>
  fight({ group: pair(), boss: { id: 'C1', action: 0 }, enemies: { right1: ['C1-01A', tokens] }, ...more });

scenario('DC-BOSS-01 C1: the Fire Wave moves one space left at each Round End', (s) =>
  s
    .given(concierge({}))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(board.combat?.boss?.fireWave).toBe(2);
      expect(hero(board, 'flayed').onFire).toBe(0);
    }),
);
scenario('DC-BOSS-01 C1: on reaching the Group it sets the First Player on fire and starts again', (s) =>
  s
    .given(concierge({ boss: { id: 'C1', action: 0, fireWave: 1 }, first: 'immolated' }))
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(board.combat?.boss?.fireWave).toBe(3);
      expect(board.heroes.map(({ onFire }) => onFire)).toEqual([0, 1]);
    }),
);
scenario('DC-BOSS-01 C1: Fire Strike drives the Fire Wave on', (s) =>
  s
    .given(concierge({ boss: { id: 'C1', action: 1 } }))
    .at(enemyTurn, turnOf('C1-01A'))
    .then(({ board }) => expect(board.combat?.boss?.fireWave).toBe(2)),
);
scenario('DC-BOSS-01 C1: the Angry Concierge burns whoever has no Shield after Round III', (s) =>
  s
    .given(
      fight({
        group: pair({ shields: 1 }),
        boss: { id: 'C1', instance: 2, action: 5 },
        enemies: { right1: 'C1-01B' },
        round: 3,
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 1])),
);
scenario('DC-BOSS-03 the lines of the action card are the Boss’s Actions of the Turn, Round IV too', (s) =>
  s
    .given(fight({ group: { flayed: {} }, boss: { id: 'C1', action: 4 }, enemies: { right1: 'C1-01A' } }))
    .at(rounds)
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.shields).toBe(2);
      expect(hero(board, 'flayed')).toMatchObject({ damage: 3, dead: true });
    }),
);
scenario('DC-BOSS-03 spent action cards are shuffled when none is left', (s) =>
  s
    .given(
      fight({
        peace: true,
        boss: { id: 'C2' },
        group: {
          flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
          immolated: { hand: ['ST-13', 'ST-14', 'ST-16'] },
        },
      }),
    )
    .at(bossCombat, { boss: 'C2' })
    .falls([0, 1, 2, 3])
    .then(({ board }) => expect(board.combat?.boss).toMatchObject({ action: 3, spent: [3], deck: [0, 1, 2] }))
    .stillAsking(FIRST, 'DC-CMB-12c'),
);

const keeper = (action: number, more: Partial<FightGiven> = {}) =>
  fight({ group: pair(), boss: { id: 'C2', action }, enemies: { right1: 'C2-01A' }, ...more });

scenario('DC-BOSS-01 C2: she moves and places a Shuriken on the first space that holds none', (s) =>
  s
    .given(keeper(1, { boss: { id: 'C2', action: 1, shurikens: [0, 1, 0, 0] } }))
    .at(enemyTurn, turnOf('C2-01A'))
    .then(({ board }) => {
      expect(at(board)).toEqual([null, null, null, foeNo('C2-01A')]);
      expect(board.combat?.boss?.shurikens).toEqual([0, 1, 1, 0]);
    }),
);
scenario('DC-BOSS-01 DC-RULING-11 C2: the second instance places one more, never above six', (s) =>
  s
    .given(
      fight({
        group: pair(),
        boss: { id: 'C2', instance: 2, action: 1, shurikens: [1, 2, 2, 0] },
        enemies: { right3: 'C2-01B' },
        round: 2,
      }),
    )
    .at(enemyTurn, turnOf('C2-01B'))
    .then(({ board }) => expect(board.combat?.boss?.shurikens.reduce((sum, n) => sum + n, 0)).toBe(6)),
);
scenario('DC-BOSS-01 C2: a Damage Action may knock a Shuriken out of the air', (s) =>
  s
    .given(
      keeper(0, {
        group: pair({ active: ['ST-04'] }),
        boss: { id: 'C2', action: 0, shurikens: [0, 1, 0, 0] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RNG-02', 'shuriken.right1')
    .then(({ board }) => {
      expect(board.combat?.boss?.shurikens).toEqual([0, 0, 0, 0]);
      expect(enemy(board, 'right1')?.damage).toBe(0);
    }),
);
scenario('DC-BOSS-01 C2: after Round III each Shuriken left deals 1 Damage and is removed', (s) =>
  s
    .given(keeper(1, { boss: { id: 'C2', action: 1, shurikens: [1, 0, 1, 0] }, round: 3 }))
    .at(roundEnd, { round: 3 })
    .answers(FIRST, 'DC-ACT-02b', 0)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => {
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
      expect(board.combat?.boss?.shurikens).toEqual([0, 0, 0, 0]);
    }),
);
scenario('DC-BOSS-01 C2: in her second instance she acts before the Group in Round III, and once only', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-01'] } },
        boss: { id: 'C2', instance: 2, action: 1 },
        enemies: { right3: 'C2-01B' },
      }),
    )
    .at(rounds)
    .then(({ told }) => {
      const third = told.findLastIndex(({ open }) => open?.kind === 'round');
      const after = told
        .slice(third)
        .flatMap(({ open }) =>
          open?.kind === 'beheadedHit' ? ['hit'] : open?.kind === 'looted' ? ['loot'] : [],
        );
      expect(after[0]).toBe('hit');
    }),
);
scenario('DC-RULING-113 DC-RULING-58 a Boss that moves onto a taken space changes places', (s) =>
  s
    .given(
      fight({ group: pair(), boss: { id: 'C3', action: 7 }, enemies: { right1: 'C3-01B', right3: 'C3-11' } }),
    )
    .at(enemyTurn, turnOf('C3-01B'))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => expect(at(board)).toEqual([null, foeNo('C3-11'), null, foeNo('C3-01B')])),
);

const court = (more: Omit<Partial<FightGiven>, 'boss'> & { readonly boss: Partial<Omit<BossFight, 'id'>> }) =>
  fight({
    group: pair(),
    enemies: { right1: 'C3-01A' },
    ...more,
    boss: { id: 'C3', action: 0, ...more.boss },
  });

const MINIONS = bosses.C3.minions.map(({ code }) => foeNo(code));
scenario('DC-BOSS-01 C3: the sheet’s setup shuffles his minions and his Banners', (s) =>
  s
    .given(fight({ peace: true, boss: { id: 'C3' }, group: pair() }))
    .at(setUpBoss, { boss: 'C3' })
    .falls(MINIONS.toReversed(), [3, 1, 4, 0, 2], [2, 0, 3, 1])
    .then(({ board }) => {
      expect(board.combat?.boss).toMatchObject({
        minions: MINIONS.toReversed(),
        bannerDeck: [3, 1, 4, 0, 2],
        deck: [2, 0, 3, 1],
      });
    }),
);
scenario('DC-BOSS-03 when no action card is left, the spent ones are shuffled', (s) =>
  s
    .given(
      fight({
        group: pair(),
        boss: { id: 'C1', deck: [], spent: [0, 1, 2, 3, 4] },
        enemies: { right1: 'C1-01A' },
      }),
    )
    .at(flipAction)
    .falls([4, 3, 2, 0, 1])
    .then(({ board }) =>
      expect(board.combat?.boss).toMatchObject({ action: 1, deck: [4, 3, 2, 0], spent: [1] }),
    ),
);
scenario('DC-BOSS-01 C3: in Round 0 he raises a Banner on the space printed on it', (s) =>
  s
    .given(court({ boss: { bannerDeck: [0, 2] } }))
    .at(roundZero)
    .then(({ board }) => expect(board.combat?.boss?.banners).toEqual([{ card: 2, damage: 0, space: 3 }])),
);
scenario('DC-BOSS-01 C3: a Banner is torn down by 3 Damage', (s) =>
  s
    .given(
      court({ group: pair({ active: ['ST-04'] }), boss: { banners: [{ card: 0, damage: 2, space: 1 }] } }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RNG-02', 'banner.0')
    .then(({ board }) => expect(board.combat?.boss?.banners).toEqual([])),
);
scenario('DC-BOSS-09 C3: the Banner of the Wall shields him at the start of each Turn', (s) =>
  s
    .given(
      court({
        group: {
          flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
          immolated: { hand: ['ST-13', 'ST-14', 'ST-16'] },
        },
        enemies: { right1: ['C3-01A', { frozen: 14 }] },
        boss: { deck: [1], banners: [{ card: 0, damage: 0, space: 1 }] },
      }),
    )
    .at(fightOn)
    .then(({ board }) => expect(enemy(board, 'right1')?.shields).toBe(1))
    .stillAsking(1, 'DC-CMB-12c'),
);
scenario('DC-BOSS-09 DC-RULING-57 C3: Banners stay through the flip, minions go back and are shuffled', (s) =>
  s
    .given(
      court({
        group: {
          flayed: { active: ['ST-04'], hand: ['ST-01', 'ST-02'] },
          immolated: { hand: ['ST-13', 'ST-14', 'ST-16'] },
        },
        enemies: { right1: ['C3-01A', { damage: 11 }], right2: 'C3-11' },
        boss: { minions: [foeNo('C3-12')], banners: [{ card: 1, damage: 2, space: 2 }] },
      }),
    )
    .at(fightOn)
    .falls(['C3-11', 'C3-12'].map(foeNo), [0, 3, 4, 7])
    .then(({ board }) => {
      expect(at(board)).toEqual([null, foeNo('C3-01B'), null, null]);
      expect(board.combat?.boss).toMatchObject({ instance: 2, banners: [{ card: 1, damage: 2 }] });
      expect(board.combat?.boss?.minions).toEqual(['C3-11', 'C3-12'].map(foeNo));
    })
    .stillAsking(1, 'DC-CMB-12c'),
);
scenario('DC-BOSS-01 C3: under the Banner of the Fast Heal Actions remove nothing', (s) =>
  s
    .given(
      court({
        group: pair({ active: ['ST-06'], damage: 1 }),
        round: 3,
        boss: { banners: [{ card: 1, damage: 0, space: 2 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RULING-35', 0)
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);
scenario('DC-BOSS-01 C3: under the Banner of Empty Hands no Equipment is used in Round II', (s) =>
  s
    .given(
      court({
        group: pair({ active: ['ST-05'], items: ['ST-s04'] }),
        round: 2,
        boss: { banners: [{ card: 2, damage: 0, space: 3 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ marked: 1, damage: 0 })),
);
scenario('DC-BOSS-01 C3: under the Banner of Spears a minion’s Damage Action deals 1 more', (s) =>
  s
    .given(
      court({
        group: { flayed: {} },
        round: 2,
        enemies: { right1: 'C3-01A', right2: 'C3-11' },
        boss: { banners: [{ card: 3, damage: 0, space: 2 }] },
      }),
    )
    .at(enemyTurn, turnOf('C3-11'))
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(2)),
);
scenario('DC-BOSS-01 C3: under the Banner of Bare Heads nobody gains Shields in Round I', (s) =>
  s
    .given(
      court({ group: pair({ active: ['ST-01'] }), boss: { banners: [{ card: 4, damage: 0, space: 3 }] } }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(hero(board, 'flayed').shields).toBe(0)),
);
scenario('DC-BOSS-01 DC-RULING-62 C3: a summons takes the top minion and places it like any Enemy', (s) =>
  s
    .given(court({ boss: { action: 2, minions: ['C3-11', 'C3-13'].map(foeNo) } }))
    .at(enemyTurn, turnOf('C3-01A'))
    .then(({ board }) => {
      expect(at(board)).toEqual([null, foeNo('C3-01A'), null, foeNo('C3-13')]);
      expect(board.combat?.boss?.minions).toEqual([foeNo('C3-11')]);
    }),
);
scenario('DC-RULING-62 C3: discarded minions are shuffled when the pile is empty', (s) =>
  s
    .given(court({ boss: { action: 2, minions: [], minionDiscard: ['C3-11', 'C3-12'].map(foeNo) } }))
    .at(enemyTurn, turnOf('C3-01A'))
    .falls(['C3-12', 'C3-11'].map(foeNo))
    .then(({ board }) => expect(enemy(board, 'right2')?.card).toBe(foeNo('C3-11'))),
);
scenario('DC-RULING-62 a minion pays its Death row and goes to its own pile', (s) =>
  s
    .given(
      court({
        group: pair({ active: ['ST-13'] }),
        round: 2,
        enemies: { right1: ['C3-11', { damage: 2 }], right2: 'C3-01A' },
        boss: {},
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .answers(FIRST, 'DC-RNG-02', 'right1')
    .then(({ board }) => {
      expect(board.bag.cells).toBe(1);
      expect(board.combat?.boss?.minionDiscard).toEqual([foeNo('C3-11')]);
    }),
);
scenario('DC-BOSS-01 C3: in the second instance he takes no Damage while an Elite minion stands', (s) =>
  s
    .given(
      court({
        group: pair({ active: ['ST-04'] }),
        enemies: { right1: 'C3-01B', right2: 'C3-15' },
        boss: { instance: 2 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(0)),
);
scenario('DC-BOSS-01 C3: an ordinary minion does not protect him', (s) =>
  s
    .given(
      court({
        group: pair({ active: ['ST-04'] }),
        enemies: { right1: 'C3-01B', right2: 'C3-11' },
        boss: { instance: 2 },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(1)),
);
scenario('DC-RULING-113 a Range of all hits Enemies, not Banners', (s) =>
  s
    .given(
      court({ group: pair({ active: ['BR-31'] }), boss: { banners: [{ card: 0, damage: 2, space: 1 }] } }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.damage).toBe(1);
      expect(board.combat?.boss?.banners).toEqual([{ card: 0, damage: 2, space: 1 }]);
    }),
);
