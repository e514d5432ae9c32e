// Ledger 6.6, 6.8: what only long campaigns see besides Equipment. The last Secrets and the last Upgrade, the Homunculus
// Rune, two Elites of B6 and two of its tiles.
import { expect } from 'vitest';
import { boughtNo, combatNo, equipmentNo, foeNo } from '../src/box/box.ts';
import { combat } from '../src/combat/index.ts';
import { rounds } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { explore } from '../src/biome/exploration.ts';
import { drawSecret, gainIcons } from '../src/gains/icons.ts';
import { resolveBought } from '../src/upgrades/instructions.ts';
import { interbiome } from '../src/biome/interbiome.ts';
import { biomeSetup } from '../src/campaign/next-biome.ts';
import { reveal } from '../src/biome/reveal.ts';
import { rune } from '../src/words.ts';
import { enemy, fight, FIRST, hero, play, scenario, SECOND } from './fight.ts';
import { evening, journey } from './journey.ts';

const BOTH = [0, 1];
const GROUP = { flayed: {}, poisoned: {} };
const HANDS = {
  flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
  poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
};
const ONE_ELITE = { enemies: ['elite'], loot: [], edge: null, keyElite: false } as const;

/** A Group before the Deck of Secrets, that card on the bottom. */
const secretNext = (code: string) => () => {
  const given = journey({ group: GROUP });
  const { secrets } = given.board.campaign;
  secrets.unshift(...secrets.splice(secrets.indexOf(boughtNo(code)), 1));
  return given;
};
for (const code of ['S-10', 'S-11', 'S-12'])
  scenario(`DC-RULING-74 ${code} is a favour: drawn, it takes a During Game slot`, (s) =>
    s
      .given(secretNext(code))
      .at(drawSecret, { n: 1 })
      .then(({ board, told }) => {
        expect(board.campaign.duringGame).toEqual([boughtNo(code)]);
        expect(board.campaign.secrets).not.toContain(boughtNo(code));
        expect(told.map(({ open }) => open?.kind)).toContain('secret');
      }),
  );
scenario('DC-RULING-74 S-08 is an item: drawn, it lies on top of the Equipment deck', (s) =>
  s
    .given(secretNext('S-08'))
    .at(drawSecret, { n: 1 })
    .then(({ board }) => {
      expect(board.run.equipment.at(-1)).toBe(equipmentNo('S-08'));
      expect(board.campaign.duringGame).toEqual([]);
    }),
);

const preparing = () => journey({ group: HANDS, duringGame: ['S-10'], biome: 'B6', top: ['B6-01', 'B6-03'] });
scenario('DC-RULING-106 S-10 A Quiet Nod: once per Biome the token passes before the cards are played', (s) =>
  s
    .given(preparing)
    .at(combat, { ...ONE_ELITE, enemies: ['monster'] })
    .answers(FIRST, 'DC-MUT-05b', boughtNo('S-10'))
    .stillAsking(SECOND, 'DC-CMB-12c')
    .then(({ board }) => {
      expect(board.run.firstPlayer).toBe(SECOND);
      expect(board.run.used.biome).toContain(boughtNo('S-10'));
    }),
);
scenario('DC-RULING-106 A Quiet Nod may be kept for later', (s) =>
  s
    .given(preparing)
    .at(combat, { ...ONE_ELITE, enemies: ['monster'] })
    .answers(FIRST, 'DC-MUT-05b', 'stop')
    .stillAsking(FIRST, 'DC-CMB-12c')
    .then(({ board }) => {
      expect(board.run.firstPlayer).toBe(FIRST);
      expect(board.run.used.biome).toEqual([]);
    }),
);

scenario('DC-IB-06 S-11 Ear to the Floor: the Collector shows two Blueprints, both may be bought', (s) =>
  s
    .given(journey({ group: GROUP, bag: { teeth: 6 }, duringGame: ['S-11'], equipmentTop: ['ST-s03'] }))
    .at(interbiome)
    .answers(FIRST, 'DC-IB-05c', 'stop')
    .now(({ board }) => expect(board.bag.teeth).toBe(6))
    .answers(FIRST, 'DC-IB-05c', equipmentNo('B1-s02'))
    .answers(FIRST, 'DC-IB-05c', equipmentNo('B1-s01'))
    .answers(FIRST, 'DC-IB-02', [equipmentNo('B1-s02'), equipmentNo('B1-s01')])
    .then(({ board }) => {
      expect(board.bag.teeth).toBe(2);
      expect(board.campaign.blueprints.B1).not.toContain(equipmentNo('B1-s01'));
      expect(board.campaign.blueprints.B1).not.toContain(equipmentNo('B1-s02'));
      expect(board.run.equipment.slice(-2)).toEqual([equipmentNo('B1-s02'), equipmentNo('B1-s01')]);
    }),
);

scenario('DC-MUT-04 S-12 The Crows’ Wages: 2 Teeth at the setup of each Biome', (s) =>
  s
    .given(journey({ group: GROUP, duringGame: ['S-12'], bag: { teeth: 1 } }))
    .at(biomeSetup, { id: 'B6' })
    .seeded('wages')
    .then(({ board }) => expect(board.bag.teeth).toBe(3)),
);

scenario('DC-ICON-11 R-06 the Homunculus Rune is found once; found again it pays 2 Cells', (s) =>
  s
    .given(journey({ group: GROUP }))
    .at(gainIcons, { icons: [rune('homunculus'), rune('homunculus')], among: BOTH })
    .then(({ board }) => {
      expect(board.campaign.runes).toEqual(['homunculus']);
      expect(board.bag.cells).toBe(2);
    }),
);
scenario('DC-MUT-02 DC-RULING-106 the Homunculus Rune may be left alone, and works once per Biome', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01'], discard: ['ST-04'] }, poisoned: {} },
        at: 'A1',
        runes: ['homunculus'],
      }),
    )
    .at(explore)
    .answers(FIRST, 'DC-MUT-05b', 'stop')
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => expect(hero(board, 'flayed').hand).toEqual([combatNo('ST-01')])),
);

scenario('DC-RULING-68 TC-39 Four Beats names its owner: bought, it goes to The Quartered', (s) =>
  s
    .given(evening({ group: GROUP, cells: 0 }))
    .at(resolveBought, { card: boughtNo('TC-39') })
    .then(({ board }) => {
      expect(board.campaign.decks.quartered).toContain(combatNo('TC-39'));
      expect(board.campaign.decks.flayed).not.toContain(combatNo('TC-39'));
    }),
);
const against = (elite: string, flayed: string) => () =>
  fight({
    peace: true,
    biome: 'B6',
    group: { quartered: { hand: ['TC-39'] }, flayed: { hand: [flayed] } },
    top: [elite],
  });
scenario(
  'DC-R0-02 TC-39 Four Beats: 1 Damage far off in Round 0, then 1, 1 and 2; B6-13 pays a Scroll',
  (s) =>
    s
      .given(against('B6-13', 'ST-06'))
      .at(combat, ONE_ELITE)
      .answers(FIRST, 'DC-CMB-12c', play('TC-39', 'damage', 1))
      .answers(SECOND, 'DC-CMB-12c', play('ST-06', 'skill', 1))
      .now(({ board }) => {
        // Round I: the shots of Round 0 and I have hit the far space.
        expect(enemy(board, 'right3')).toMatchObject({ card: foeNo('B6-13'), damage: 2 });
      })
      .answers(SECOND, 'DC-ACT-09', 'decline')
      .answers(FIRST, 'DC-ACT-02b', 0)
      .now(({ board }) => {
        // It hits two different Beheaded, then marks the First Player, then dies of the third shot.
        expect(board.heroes.map(({ damage, marked }) => [damage, marked])).toEqual([
          [1, 1],
          [1, 0],
        ]);
        expect(board.biome?.eliteDiscard).toEqual([foeNo('B6-13')]);
      })
      .answers(SECOND, 'DC-RULING-35', 1)
      .answers(FIRST, 'DC-ICON-07', 0)
      .then(({ board }) => expect(hero(board, 'quartered').levels).toEqual([0, 1, 0])),
);
scenario('DC-ACT-04 DC-STATE-07 Ledger 6.6 the Elite Inquisitor hits the Marked First Player harder', (s) =>
  s
    .given(fight({ group: { flayed: {}, poisoned: {} }, biome: 'B6', enemies: { right1: 'B6-13' } }))
    .at(rounds)
    .answers(FIRST, 'DC-ACT-02b', 0)
    .then(({ board }) => {
      // Round III: 1 on the First Player, and 1 more for the token. Round IV: 1 on whoever is left.
      expect(board.heroes.map(({ damage, dead }) => [damage, dead])).toEqual([
        [3, true],
        [2, false],
      ]);
    }),
);
scenario('DC-FAQ-09 DC-RULING-43 B6-14 makes somebody Bleed; killed, it takes the token along', (s) =>
  s
    .given(against('B6-14', 'ST-02'))
    .at(combat, ONE_ELITE)
    .answers(FIRST, 'DC-CMB-12c', play('TC-39', 'damage', 1))
    .answers(SECOND, 'DC-CMB-12c', play('ST-02', 'skill', 1))
    .answers(SECOND, 'DC-ACT-09', 'decline')
    .answers(FIRST, 'DC-STATE-10', 1)
    .now(({ board }) => expect(hero(board, 'flayed').bleeding).toEqual([foeNo('B6-14')]))
    .answers(FIRST, 'DC-ACT-02b', 0)
    .answers(FIRST, 'DC-ACT-02b', 1)
    .answers(FIRST, 'DC-ICON-07', 0)
    .then(({ board, told }) => {
      expect(told.map(({ open }) => open?.kind)).toContain('bleedingStops');
      expect(board.heroes.map(({ dead, damage }) => [dead, damage])).toEqual([
        [false, 1],
        [false, 1],
      ]);
      expect(hero(board, 'quartered').levels).toEqual([0, 0, 1]);
    }),
);
scenario('DC-STATE-09 Ledger 6.6 the Elite Lacerator itself cannot Bleed', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-04'] }, poisoned: {} },
        biome: 'B6',
        round: 3,
        enemies: { right1: 'B6-14' },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board, told }) => {
      expect(enemy(board, 'right1')?.bleeding).toBe(0);
      expect(told.map(({ open }) => open?.kind)).toContain('enemyImmune');
    }),
);

/** Two who can take a beating, before one Elite. */
const sturdy = (elite: string) => () =>
  fight({
    peace: true,
    biome: 'B6',
    group: {
      quartered: { hand: ['TC-39'], extraHealth: 6 },
      flayed: { hand: ['ST-06'], extraHealth: 6 },
    },
    top: [elite],
  });
scenario(
  'DC-RE-06 DC-UPK-03 B6-15 hits twice in Round II and thrice in Round IV; alive, it pays nothing',
  (s) =>
    s
      .given(sturdy('B6-15'))
      .at(combat, ONE_ELITE)
      .answers(FIRST, 'DC-CMB-12c', play('TC-39', 'damage', 1))
      .answers(SECOND, 'DC-CMB-12c', play('ST-06', 'skill', 1))
      .answers(SECOND, 'DC-ACT-09', 'decline')
      .answers(FIRST, 'DC-ACT-02b', 0)
      .answers(FIRST, 'DC-ACT-02b', 1)
      .answers(SECOND, 'DC-RULING-35', 0)
      .answers(FIRST, 'DC-ACT-02b', 0)
      .answers(FIRST, 'DC-ACT-02b', 1)
      .answers(FIRST, 'DC-ACT-02b', 1)
      .then(({ board }) => {
        expect(board.heroes.map(({ damage, levels }) => [damage, levels])).toEqual([
          [1, [0, 0, 0]],
          [3, [0, 0, 0]],
        ]);
        expect(board.biome?.eliteDiscard).toEqual([foeNo('B6-15')]);
      }),
);
scenario('DC-RULING-101 B6-16 strikes back at every Damage, and at all in Rounds I and III', (s) =>
  s
    .given(sturdy('B6-16'))
    .at(combat, ONE_ELITE)
    .answers(FIRST, 'DC-CMB-12c', play('TC-39', 'damage', 1))
    .answers(SECOND, 'DC-CMB-12c', play('ST-06', 'skill', 1))
    .answers(SECOND, 'DC-ACT-09', 'decline')
    .now(({ board }) => {
      // Round III, before the Heal: four shots have come back to The Quartered, one blow has hit both.
      expect(board.heroes.map(({ damage }) => damage)).toEqual([5, 1]);
    })
    .answers(SECOND, 'DC-RULING-35', 1)
    .then(({ board }) => expect(board.heroes.map(({ damage }) => damage)).toEqual([6, 1])),
);

scenario('DC-EXP-13 DC-CMB-06 B6-t14 an Elite and two Monsters over a Blueprint and a Cell', (s) =>
  s
    .given(
      journey({
        group: HANDS,
        biome: 'B6',
        at: 'C2',
        tiles: { C2: 'B6-t14' },
        top: ['B6-14', 'B6-07', 'B6-03'],
      }),
    )
    .at(reveal)
    .stillAsking(FIRST, 'DC-CMB-12c')
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.card).toBe(foeNo('B6-14'));
      expect(enemy(board, 'right2')?.card).toBe(foeNo('B6-07'));
      expect(enemy(board, 'right3')?.card).toBe(foeNo('B6-03'));
      expect(board.combat?.loot).toMatchObject({
        tokens: ['cell'],
        blueprints: [equipmentNo('B6-s01')],
        equipment: [],
      });
    }),
);

/** The First Player behind the three carved doors, that card on top of the draw pile. */
const doors = (top: string) => () =>
  journey({
    group: { flayed: { damage: 1, hand: ['ST-01', 'ST-02', 'ST-03'], draw: [top] }, poisoned: { damage: 1 } },
    biome: 'B6',
    at: 'A2',
    tiles: { A2: 'B6-t19' },
  });
scenario('DC-CHK-06 B6-t19 a flipped Brutality card pays a Cell', (s) =>
  s
    .given(doors('ST-04'))
    .at(reveal)
    .then(({ board }) => {
      expect(board.bag).toMatchObject({ cells: 1, teeth: 0 });
      expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-04')]);
      expect(board.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
    }),
);
scenario(
  'DC-RULING-107 B6-t19 of two symbols the First Player picks one row: here Survival, a Vial of their own',
  (s) =>
    s
      .given(doors('ST-05'))
      .at(reveal)
      .rejects(FIRST, 'tactics', 'NOT_AN_ANSWER')
      .answers(FIRST, 'DC-RULING-107', 'survival')
      .then(({ board }) => {
        expect(board.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
        expect(board.bag).toMatchObject({ cells: 0, teeth: 0 });
      }),
);
scenario('DC-CHK-06 B6-t19 a card without a symbol pays nothing and is discarded all the same', (s) =>
  s
    .given(doors('ST-06'))
    .at(reveal)
    .then(({ board }) => {
      expect(board.bag).toMatchObject({ cells: 0, teeth: 0 });
      expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-06')]);
    }),
);
