// DC-SOLO in Combat, DC-RULING-76, -77, -80, -81: one player, two cards, and Serenade.
import { expect } from 'vitest';
import { combatNo } from '../src/box/box.ts';
import { playCards } from '../src/combat/preparation.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { upkeep } from '../src/combat/upkeep.ts';
import { readPower } from '../src/combat/zero.ts';
import { view } from '../src/view/view.ts';
import {
  enemy,
  fight,
  FIRST,
  hero,
  play,
  scenario,
  type FightGiven,
  type HeroGiven,
  turnOf,
} from './fight.ts';

const solo = (flayed: HeroGiven, serenade: HeroGiven, more: Partial<FightGiven> = {}) =>
  fight({ group: { flayed, serenade }, ...more });
const HAND = ['ST-01', 'ST-02', 'ST-03'];

scenario(
  'DC-SOLO-06 DC-SOLO-07 DC-SOLO-08 DC-SOLO-03 the player commits two cards, then Serenade’s is turned over',
  (s) =>
    s
      .given(
        solo({ hand: HAND }, { draw: ['ST-25', 'ST-26', 'ST-27'] }, { faceDown: true, first: 'serenade' }),
      )
      .at(playCards)
      .answers(FIRST, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .now(({ board }) => expect(hero(board, 'serenade').active).toEqual([]))
      .answers(FIRST, 'DC-CMB-12c', play('ST-02', 'skill', 1))
      .then(({ board }) => {
        expect(hero(board, 'flayed').active).toEqual(['ST-01', 'ST-02'].map(combatNo));
        expect(hero(board, 'serenade').active).toEqual([combatNo('ST-27')]);
        expect(hero(board, 'serenade').draw).toHaveLength(2);
      }),
);

scenario('V-65 DC-SOLO-09 DC-RULING-76 DC-RULING-77 a Survival symbol freezes an Enemy in Round 0', (s) =>
  s
    .given(
      solo({ discard: ['ST-02'] }, { active: ['ST-25'] }, { enemies: { right1: 'B1-04', right2: 'B1-01' } }),
    )
    .at(roundZero)
    .answers(FIRST, 'DC-RNG-02', 'right2')
    .then(({ board }) => expect(enemy(board, 'right2')?.frozen).toBe(1 << 3)),
);
scenario('DC-RULING-133 on its Melee side Serenade keeps the power of the symbol', (s) =>
  s
    .given(
      solo(
        { discard: ['ST-02'] },
        { active: ['ST-25'], melee: true },
        { enemies: { right1: 'B1-04', right2: 'B1-01' } },
      ),
    )
    .at(roundZero)
    .answers(FIRST, 'DC-RNG-02', 'right2')
    .then(({ board }) => expect(enemy(board, 'right2')?.frozen).toBe(1 << 3)),
);
for (const [top, lost] of [
  ['ST-02', 'yes'],
  ['ST-04', 'no'],
] as const)
  scenario(`DC-RULING-77 read as Round I opens, the power of ${top} is lost: ${lost}`, (s) =>
    s
      .given(solo({ discard: [top] }, { active: ['ST-25'] }, { enemies: { right1: 'B1-04' } }))
      .at(readPower)
      .then(({ told }) => expect(told[0]?.open).toMatchObject({ kind: 'powerUsed', lost })),
  );
scenario('DC-RULING-76 DC-SOLO-10 of several symbols the player picks one: Tactics marks', (s) =>
  s
    .given(
      fight({
        group: { quartered: { discard: ['ST-11'] }, serenade: { active: ['ST-25'] } },
        enemies: { behind: 'B1-09' },
      }),
    )
    .at(roundZero)
    .answers(FIRST, 'DC-SOLO-10', 'tactics')
    .then(({ board }) => {
      expect(enemy(board, 'behind')?.marked).toBe(1);
      expect(board.combat?.power).toBe('tactics');
    }),
);
scenario('V-87 DC-CHK-09 DC-SOLO-09 an empty draw pile is not made anew to read the power', (s) =>
  s
    .given(
      solo(
        { active: [], discard: ['ST-02', 'ST-03', 'ST-04'], draw: [] },
        { active: ['ST-25'] },
        { enemies: { right3: 'B1-12' } },
      ),
    )
    .at(readPower)
    .then(({ board }) => {
      expect(board.combat?.power).toBe('brutality');
      expect(hero(board, 'flayed')).toMatchObject({
        draw: [],
        discard: ['ST-02', 'ST-03', 'ST-04'].map(combatNo),
      });
    }),
);
scenario('V-87 DC-RULING-76 DC-SOLO-09 Brutality: 1 extra Damage in Round III, anywhere', (s) =>
  s
    .given(
      solo(
        { active: [], discard: ['ST-02', 'ST-03', 'ST-04'], draw: [] },
        { active: ['ST-25'] },
        { enemies: { behind: 'B1-07' }, power: 'brutality' },
      ),
    )
    .at(rounds)
    .now(({ board }) => {
      expect(hero(board, 'flayed').discard).toHaveLength(3);
      expect(enemy(board, 'behind')?.damage).toBe(1);
    })
    .stillAsking(FIRST, 'DC-ACT-02b'),
);
scenario('V-66 DC-SOLO-10 no discard, or no symbol: no power', (s) =>
  s
    .given(solo({ discard: ['ST-06'] }, { active: ['ST-25'] }, { enemies: { right1: 'B1-04' } }))
    .at(roundZero)
    .then(({ board }) => {
      expect(board.combat?.power).toBe(null);
      expect(enemy(board, 'right1')).toMatchObject({ frozen: 0, marked: 0 });
    }),
);
scenario('V-66 DC-SOLO-10 and with an empty discard pile', (s) =>
  s
    .given(solo({}, { active: ['ST-25'] }, { enemies: { right1: 'B1-04' } }))
    .at(roundZero)
    .then(({ board }) => expect(board.combat?.power).toBe(null)),
);

scenario(
  'V-67 DC-SOLO-12 DC-SOLO-13 DC-RULING-78 without a card Serenade fights with its board, and nothing is reshuffled',
  (s) =>
    s
      .given(
        solo(
          { hand: HAND },
          { draw: [], discard: ['ST-25', 'ST-26', 'ST-27'] },
          { faceDown: true, enemies: { right1: 'B1-11' } },
        ),
      )
      .at(playCards)
      .answers(FIRST, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .answers(FIRST, 'DC-CMB-12c', play('ST-02', 'skill', 1))
      .then(({ board }) => {
        expect(hero(board, 'serenade')).toMatchObject({ active: [], draw: [] });
        expect(hero(board, 'serenade').discard).toHaveLength(3);
      }),
);
scenario('DC-SOLO-12 DC-RULING-78 its printed lines: Damage in I, a Shield for the Beheaded in III', (s) =>
  s
    .given(solo({}, { draw: [] }, { enemies: { right1: ['B1-04', { frozen: 2 }] } }))
    .at(rounds)
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBe(null);
      expect(hero(board, 'flayed').shields).toBe(1);
    }),
);
scenario('DC-RULING-78 DC-SOLO-20 the Melee side strikes in I and II', (s) =>
  s
    .given(solo({}, { draw: [], melee: true }, { enemies: { right1: 'B3-17' }, biome: 'B3' }))
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 0)
    .now(({ board }) => expect(enemy(board, 'right1')).toMatchObject({ damage: 1 }))
    .stillAsking(FIRST, 'DC-ACT-02b'),
);
scenario(
  'DC-SOLO-21 DC-RULING-82 the Melee track in Round 0: a Shield, a Skill if wanted, a Heal, all for the Beheaded',
  (s) =>
    s
      .given(solo({ damage: 2 }, { draw: [], melee: true, levels: [3, 0, 0] }))
      .at(roundZero)
      .answers(FIRST, 'DC-R0-02', { do: 'track' })
      .answers(FIRST, 'DC-ACT-09', { do: 'skill', n: 0 })
      .then(({ board }) => expect(hero(board, 'flayed')).toMatchObject({ shields: 2, damage: 1 })),
);

scenario('DC-SOLO-05 DC-SOLO-14 DC-SOLO-23 Serenade takes Damage and States like a Beheaded', (s) =>
  s
    .given(solo({}, { active: ['ST-25'] }, { biome: 'B2', enemies: { right1: 'B2-03' } }))
    .at(enemyTurn, turnOf('B2-03'))
    .answers(FIRST, 'DC-STATE-10', 1)
    .then(({ board }) => expect(hero(board, 'serenade').poisoned).toBe(1)),
);
scenario('DC-SOLO-14 in its first form it has 4 Health, and dies of the fourth Damage', (s) =>
  s
    .given(solo({}, { active: ['ST-25'], damage: 3 }, { enemies: { right1: 'B1-04' } }))
    .at(enemyTurn, turnOf('B1-04'))
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => expect(hero(board, 'serenade')).toMatchObject({ damage: 4, dead: true })),
);
scenario(
  'DC-RULING-81 DC-SOLO-04 as First Player it acts first and is the target of First Player icons',
  (s) =>
    s
      .given(
        solo(
          { active: ['ST-04'] },
          { active: ['ST-27'] },
          { first: 'serenade', round: 3, enemies: { right3: 'B1-10' } },
        ),
      )
      .at(enemyTurn, turnOf('B1-10'))
      .then(({ board }) => expect(hero(board, 'serenade').damage).toBe(1)),
);
scenario('DC-SOLO-15 a Skill icon on Serenade’s board is never its own', (s) =>
  s
    .given(solo({}, { active: ['ST-26'] }, { enemies: { right1: ['B1-11', { frozen: 12 }] } }))
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .then(({ board }) => expect(enemy(board, 'right1')?.damage).toBe(2)),
);
scenario('DC-SOLO-11 DC-SOLO-24 cards go to the discards: the player’s in order, Serenade’s face down', (s) =>
  s
    .given(solo({ active: ['ST-02', 'ST-01'], hand: ['ST-03'] }, { active: ['ST-26'] }))
    .at(upkeep)
    .then(({ board }) => {
      expect(hero(board, 'flayed').discard).toEqual(['ST-02', 'ST-01'].map(combatNo));
      expect(hero(board, 'serenade')).toMatchObject({ active: [], discard: [combatNo('ST-26')] });
      expect(view(board, FIRST).heroes[1]?.discard).toBe(null);
    }),
);
