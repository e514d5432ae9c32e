// DC-RULING-125…131: corners where two rules meet: the last Bell, the unseen attacker, the fifth Enemy, the second instance.
import { AS_IT_LIES } from '@gravetable/testkit';
import { expect } from 'vitest';
import { ringBell } from '../src/biome-rules/bells.ts';
import { wormTests } from '../src/biome-rules/worms.ts';
import { turnBoss } from '../src/bosses/instance.ts';
import { boughtNo, combatNo, foeNo } from '../src/box/box.ts';
import { upkeep } from '../src/combat/upkeep.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { playCards } from '../src/combat/preparation.ts';
import { rounds, roundZero } from '../src/combat/rounds.ts';
import { setUpCombat } from '../src/combat/setup.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { endOfRun } from '../src/campaign/end-of-run.ts';
import { explore } from '../src/biome/exploration.ts';
import { reveal } from '../src/biome/reveal.ts';
import { giveScroll } from '../src/gains/scrolls.ts';
import { sellDrinks } from '../src/biome/shop.ts';
import { campaign, run } from '../src/campaign/run.ts';
import { enemy, fight, FIRST, hero, play, scenario, SECOND, turnOf, type FightGiven } from './fight.ts';
import { evening, journey } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;
const FOUR = {
  flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
  immolated: { hand: ['ST-13', 'ST-14', 'ST-15'] },
  poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
  quartered: { hand: ['ST-07', 'ST-08', 'ST-09'] },
} as const;

scenario('DC-RULING-103 who dies of the third Bell brings no Secret home', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 1 }, poisoned: {} },
        biome: 'B5',
        at: 'F1',
        map: { bells: ['loseScroll', 'loseEquipment', 'damage2'], rung: [0, 1] },
      }),
    )
    .at(ringBell)
    .answers(FIRST, 'DC-RULING-84', 'yes')
    .then(({ board }) => {
      expect(hero(board, 'flayed').dead).toBe(true);
      expect(board.campaign.secrets).toHaveLength(12);
      expect(board.bag.teeth).toBe(0);
    }),
);

scenario('DC-RULING-61 the fourth to pass ends the cycle: in the next one nobody has passed yet', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        group: FOUR,
        first: 'immolated',
        boss: { id: 'C1', passed: [1, 2, 3], lastPasser: 3 },
      }),
    )
    .at(playCards)
    .then(({ board }) => {
      expect(board.combat?.passer).toBe(0);
      expect(board.combat?.boss).toMatchObject({ passed: [], lastPasser: 0 });
    })
    .stillAsking(1, 'DC-CMB-12c'),
);

scenario('DC-RULING-08 a First Player who sits the Run out leaves the Boss Cells to the others', (s) =>
  s
    .given(() => {
      const { seats, board } = evening({ group: PAIR, cells: 0 });
      board.campaign.bossCells = 1;
      board.campaign.firstSeat = SECOND;
      return { seats, board };
    })
    .at(run)
    .answers(FIRST, 'DC-PLR-01', 'flayed')
    .answers(SECOND, 'DC-PLR-01', 'sitOut')
    .stillAsking(FIRST, 'DC-RULING-72'),
);
scenario(
  'DC-RULING-08 advice names an option of the Group’s question; who decides is not asked for any',
  (s) =>
    s
      .given(journey({ group: PAIR }))
      .at(giveScroll, { sym: 'survival', among: [0, 1] })
      .now(({ play: table }) => {
        expect(table.powersOf(FIRST)).toEqual([]);
        expect(table.powersOf(SECOND).map(({ ask }) => ask.count())).toEqual([3]);
      })
      .answers(FIRST, 'DC-ICON-07', 0),
);
for (const card of ['ST-04', 'ST-06'])
  scenario(`DC-RULING-08 with ${card} in a hidden hand, advice names both ways, the barred one too`, (s) =>
    s
      .given(journey({ group: { flayed: { hand: [card] }, poisoned: {} }, at: 'A1' }))
      .at(explore)
      .now(({ play: table }) => expect(table.powersOf(SECOND).map(({ ask }) => ask.count())).toEqual([3]))
      .stillAsking(FIRST, 'DC-EXP-06'),
  );
scenario('DC-RULING-08 nobody advises on a card played face down', (s) =>
  s
    .given(fight({ faceDown: true, group: FOUR, enemies: { right1: 'B1-01' } }))
    .at(playCards)
    .uses(SECOND, 'DC-RULING-08a', 1)
    .answers(FIRST, 'DC-PASS-01', 1)
    .now(({ play: table }) =>
      expect(table.powersOf(2).map(({ power }) => power.label)).toEqual(['DC-RULING-96']),
    )
    .stillAsking(FIRST, 'DC-CMB-12c'),
);
scenario('DC-RULING-104 after a reset every seat picks its Beheaded anew', (s) =>
  s
    .given(() => {
      const { seats, board } = evening({ group: PAIR, cells: 0 });
      board.campaign.runs = 1;
      board.campaign.seats = ['flayed', 'poisoned'];
      return { seats, board };
    })
    .at(campaign)
    .answers(FIRST, 'DC-GEN-03b', 'reset')
    .stillAsking(FIRST, 'DC-PLR-01'),
);

scenario('DC-RULING-52 who has neither Damage nor Malaise is offered no Potion', (s) =>
  s
    .given(
      fight({
        group: { flayed: { damage: 1 }, poisoned: {} },
        enemies: { right1: 'B1-01' },
        round: 0,
        bag: { potions: 1 },
      }),
    )
    .at(roundZero)
    .rejects(FIRST, { do: 'drink', who: 1 }, 'UNHURT')
    .answers(FIRST, 'DC-RULING-52', { do: 'drink', who: 0 })
    .then(({ board }) => expect(board.bag.potions).toBe(0)),
);
scenario('DC-RULING-16 nobody is asked to buy a Vial that helps nobody', (s) =>
  s
    .given(
      journey({
        group: { flayed: { damage: 1, malaise: 'B7-s13' }, poisoned: {} },
        bag: { teeth: 3 },
      }),
    )
    .at(sellDrinks, { what: 'vial', cost: 1, times: 3 })
    .then(({ board }) => expect(board.bag.teeth).toBe(3)),
);
scenario('DC-RULING-112 washed clean on the way, a hand of 2 is filled up again', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-02'], malaise: 'B7-s11' }, poisoned: {} },
        bag: { potions: 1 },
        duringGame: ['TC-07'],
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-RULING-93a', 0)
    .now(({ board }) => expect(hero(board, 'flayed').hand).toHaveLength(3))
    .stillAsking(FIRST, 'DC-EXP-06'),
);

scenario('DC-RULING-95 an unseen attacker is not struck back, by an item or by The Flayed', (s) =>
  s
    .given(unseen(2))
    .at(enemyTurn, turnOf('B6-02'))
    .then(({ board }) => {
      expect(hero(board, 'flayed')).toMatchObject({ shields: 0, damage: 0 });
      expect(enemy(board, 'behind')?.damage).toBe(0);
    }),
);
scenario('DC-RULING-95 seen again, the same attacker is struck back by both', (s) =>
  s
    .given(unseen(3))
    .at(enemyTurn, turnOf('B6-02'))
    .then(({ board }) => expect(enemy(board, 'behind')?.damage).toBe(2)),
);
function unseen(round: number) {
  return fight({
    biome: 'B6',
    round,
    group: { flayed: { shields: 1, items: ['ST-s12'], levels: [0, 0, 2] } },
    enemies: { behind: 'B6-02' },
  });
}

const killed = (code: string, more: Partial<FightGiven> = {}) =>
  fight({
    group: { flayed: { active: ['ST-02'] }, poisoned: {} },
    enemies: { right1: [code, { damage: 9 }] },
    bossCells: 4,
    round: 2,
    ...more,
  });
scenario('DC-RULING-125 at four Boss Cells a Monster’s Cells are one more', (s) =>
  s
    .given(killed('B1-01'))
    .at(takeSlot, { hero: 0 })
    .then(({ board }) => expect(board.bag.cells).toBe(2)),
);
scenario('DC-RULING-125 the Cells for a Rune owned already are Cells of a Death row', (s) =>
  s
    .given(() => {
      const { seats, board } = killed('B1-13');
      board.campaign.runes = ['vine'];
      return { seats, board };
    })
    .at(takeSlot, { hero: 0 })
    .then(({ board }) => expect(board.bag.cells).toBe(3)),
);
scenario('DC-RULING-125 so are the Cells of the Boss that was beaten', (s) =>
  s
    .given(fight({ peace: true, group: PAIR, boss: { id: 'C1' }, bossCells: 4 }))
    .at(endOfRun, { beaten: 'C1', place: 'boss.C1' })
    .now(({ board }) => expect(board.bag.cells).toBe(5))
    .stillAsking(FIRST, 'DC-UPG-01a'),
);

scenario('DC-RULING-126 Poison does not hurt the Hand while an Elite minion stands', (s) =>
  s
    .given(
      fight({
        group: PAIR,
        boss: { id: 'C3', instance: 2, action: 0 },
        enemies: { right1: ['C3-01B', { poisoned: 2 }], right2: ['C3-15', { poisoned: 1 }] },
      }),
    )
    .at(roundEnd, { round: 1 })
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toMatchObject({ damage: 0, poisoned: 2 });
      expect(enemy(board, 'right2')?.damage).toBe(1);
    }),
);

scenario('DC-RULING-127 a new instance is a new Combat: cards once per Combat are ready again', (s) =>
  s
    .given(() => {
      const { seats, board } = fight({
        group: PAIR,
        boss: { id: 'C1', fallen: true },
        enemies: { right1: 'C1-01A' },
        duringGame: ['SV-17', 'SV-14'],
      });
      board.run.used = { combat: [boughtNo('SV-17')], biome: [boughtNo('W-07')], run: [boughtNo('SV-35')] };
      board.run.feats = { 'SV-14': 5 };
      return { seats, board };
    })
    .at(turnBoss)
    .falls(AS_IT_LIES)
    .then(({ board }) => {
      expect(board.run.used).toEqual({ combat: [], biome: [boughtNo('W-07')], run: [boughtNo('SV-35')] });
      expect(board.run.feats).toEqual({});
    }),
);
scenario(
  'DC-RULING-73 DC-RULING-106 the upkeep makes cards once per Combat ready again, for the next or a Boss',
  (s) =>
    s
      .given(() => {
        const { seats, board } = fight({ group: PAIR, duringGame: ['SV-17'] });
        board.run.used = { combat: [boughtNo('SV-17')], biome: [boughtNo('W-07')], run: [] };
        return { seats, board };
      })
      .at(upkeep)
      .then(({ board }) =>
        expect(board.run.used).toEqual({ combat: [], biome: [boughtNo('W-07')], run: [] }),
      ),
);

const wormy = (duringGame: readonly string[]) =>
  journey({
    group: { flayed: {}, poisoned: { worms: 2, draw: ['ST-21', 'ST-24'] } },
    biome: 'B4',
    at: 'A1',
    duringGame,
  });
scenario('DC-RULING-128 TC-15 flips again for Worms, and TC-14 counts the Check passed', (s) =>
  s
    .given(wormy(['TC-15', 'TC-14']))
    .at(wormTests)
    .answers(FIRST, 'DC-CHK-06d', boughtNo('TC-15'))
    .then(({ board }) => {
      expect(hero(board, 'poisoned')).toMatchObject({ worms: 1, damage: 0 });
      expect(hero(board, 'poisoned').discard).toEqual(['ST-24', 'ST-21'].map(combatNo));
      expect(board.run.feats).toEqual({ 'TC-14': 1 });
    }),
);
scenario('DC-RULING-128 the second guess may be kept for later', (s) =>
  s
    .given(wormy(['TC-15']))
    .at(wormTests)
    .answers(FIRST, 'DC-CHK-06d', 'no')
    .then(({ board }) => {
      expect(hero(board, 'poisoned')).toMatchObject({ worms: 2, damage: 1 });
      expect(board.run.used.biome).toEqual([]);
    }),
);
scenario('DC-RULING-128 TC-15 flips again for the passing player, whose symbol counts as a Check', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        group: { ...FOUR, immolated: { ...FOUR.immolated, draw: ['ST-17', 'ST-16', 'ST-18'] } },
        enemies: { right1: 'B1-01' },
        duringGame: ['TC-15', 'TC-14'],
      }),
    )
    .at(playCards)
    .answers(FIRST, 'DC-PASS-01', 1)
    .answers(FIRST, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .answers(FIRST, 'DC-CHK-06d', boughtNo('TC-15'))
    .answers(SECOND, 'DC-PASS-04', [])
    .then(({ board }) => {
      expect(hero(board, 'immolated').levels).toEqual([0, 1, 0]);
      expect(hero(board, 'immolated').discard).toEqual(['ST-18', 'ST-16'].map(combatNo));
      expect(board.run.feats).toEqual({ 'TC-14': 1 });
    })
    .stillAsking(2, 'DC-CMB-12c'),
);

scenario('DC-RULING-129 with four Enemies on their way the Challenger Rune is not offered', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-02'] }, poisoned: { hand: ['ST-19'] } },
        at: 'A1',
        tiles: { A1: 'B1-t03' },
        runes: ['challenger'],
        bossCells: 3,
      }),
    )
    .at(reveal)
    .now(({ board }) => expect(board.combat!.enemies.filter((one) => one !== null)).toHaveLength(4))
    .stillAsking(SECOND, 'DC-CMB-12c'),
);

scenario('DC-RULING-131 an Elite minion is no Elite: its death does not fill the Trophy Belt', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-02'] }, poisoned: {} },
        round: 2,
        boss: { id: 'C3', instance: 2, action: 0 },
        enemies: { right1: ['C3-15', { damage: 9 }], right2: 'C3-01B' },
        duringGame: ['BR-14'],
      }),
    )
    .at(takeSlot, { hero: 0 })
    .then(({ board }) => {
      expect(enemy(board, 'right1')).toBeNull();
      expect(board.bag).toMatchObject({ teeth: 0, loot: { tokens: ['vial'] } });
    }),
);
scenario('DC-RULING-131 a summoned minion acts in the same Round if its space is still to come', (s) =>
  s
    .given(
      fight({
        group: { flayed: { extraHealth: 4 }, poisoned: {} },
        boss: { id: 'C3', action: 2, minions: [foeNo('C3-15')] },
        enemies: { right1: 'C3-01A' },
      }),
    )
    .at(rounds)
    .now(({ board }) => expect(hero(board, 'flayed').damage).toBe(1 + 2))
    .stillAsking(FIRST, 'DC-ACT-02b'),
);

scenario('DC-RULING-130 a Combat with an Elite in which somebody bled to death is no clean one', (s) =>
  s
    .given(
      fight({
        group: { flayed: { bleeding: ['B1-10'] }, poisoned: {} },
        enemies: { right1: 'B1-10' },
        round: 3,
        duringGame: ['SV-07'],
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').dead).toBe(true);
      expect(board.combat!.tally.hurt).toBe(true);
    }),
);
scenario('DC-RULING-130 a Combat without Loot is none with every Loot item taken', (s) =>
  s
    .given(() => {
      const { seats, board } = fight({ peace: true, group: PAIR, top: ['B1-01'] });
      board.campaign.blueprints.B1 = [];
      return { seats, board };
    })
    .at(setUpCombat, {
      enemies: ['monster'],
      loot: [{ kind: 'reward', reward: 'blueprint', n: 1 }],
      edge: null,
      keyElite: false,
    })
    .then(({ board, told }) => {
      expect(board.combat!.tally.lootLeft).toBe(true);
      expect(told.map(({ open }) => open?.kind)).not.toContain('lootPlaced');
    }),
);
