// DC-MUT, DC-RULING-75, -106: the Mutation board and the cards used from it.
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { bossCombat } from '../src/bosses/index.ts';
import { boughtCard, boughtNo, combatNo, foeNo, tileNo } from '../src/box/box.ts';
import { roundZero } from '../src/combat/rounds.ts';
import { explore } from '../src/biome/exploration.ts';
import { placeCard } from '../src/upgrades/mutation.ts';
import { useMutations } from '../src/upgrades/mutations.ts';
import { putAway } from '../src/campaign/next-biome.ts';
import { reveal } from '../src/biome/reveal.ts';
import { useOf } from '../src/upgrades/standing.ts';
import type { BoughtNo } from '../src/state.ts';
import { FIRST, fight, hero, scenario, SECOND } from './fight.ts';
import { journey, spaceNo } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;
const SIX = ['SV-21', 'SV-17', 'TC-02', 'TC-07', 'TC-15', 'TC-19'];

scenario('DC-MUT-01 DC-MUT-04 DC-MUT-07 a card takes a free slot of its kind', (s) =>
  s
    .given(journey({ group: PAIR }))
    .at(placeCard, { card: boughtNo('SV-21') })
    .then(({ board }) => expect(board.campaign.duringGame).toEqual([boughtNo('SV-21')])),
);
scenario('V-78 DC-MUT-09 with all slots full one card stays out, the old one or the new one', (s) =>
  s
    .given(journey({ group: PAIR, duringGame: SIX }))
    .at(placeCard, { card: boughtNo('BR-14') })
    .answers(FIRST, 'DC-MUT-09', boughtNo('TC-02'))
    .then(({ board }) => {
      expect(board.campaign.duringGame).not.toContain(boughtNo('TC-02'));
      expect(board.campaign.duringGame).toContain(boughtNo('BR-14'));
      expect(board.campaign.setAside).toEqual([boughtNo('TC-02')]);
    }),
);
scenario('V-78 DC-MUT-09 the new card may be the one', (s) =>
  s
    .given(journey({ group: PAIR, duringGame: SIX }))
    .at(placeCard, { card: boughtNo('BR-14') })
    .answers(FIRST, 'DC-MUT-09', 'aside')
    .then(({ board }) => expect(board.campaign.setAside).toEqual([boughtNo('BR-14')])),
);
scenario('DC-MUT-05 DC-RULING-106 a new Skill card replaces the old one, which is set aside', (s) =>
  s
    .given(journey({ group: PAIR, skill: 'W-07' }))
    .at(placeCard, { card: boughtNo('W-18') })
    .then(({ board }) => {
      expect(board.campaign.skill).toBe(boughtNo('W-18'));
      expect(board.campaign.setAside).toEqual([boughtNo('W-07')]);
    }),
);
scenario('DC-RULING-106 TC-02 looks at one face-down tile anywhere, once per Biome', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A1', duringGame: ['TC-02'] }))
    .at(explore)
    .answers(FIRST, 'DC-MUT-05b', boughtNo('TC-02'))
    .answers(FIRST, 'DC-MUT-02b', spaceNo('B1', 'F1'))
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => {
      expect(board.biome!.seen).toEqual([spaceNo('B1', 'F1')]);
      expect(board.run.used.biome).toEqual([boughtNo('TC-02')]);
    }),
);
scenario('DC-RULING-106 Ledger 6.8 the Explorer Rune looks at a space ahead only', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A1', runes: ['explorer'] }))
    .at(explore)
    .answers(FIRST, 'DC-MUT-05b', boughtNo('R-05'))
    .rejects(FIRST, spaceNo('B1', 'F1'), 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-MUT-02b', spaceNo('B1', 'B2'))
    .stillAsking(FIRST, 'DC-EXP-06'),
);
scenario('DC-RULING-106 TC-29 exchanges a tile ahead for an unused one of its shape', (s) =>
  s
    .given(journey({ group: PAIR, at: 'A1', duringGame: ['TC-29'], tiles: { B1: 'B1-t11', F1: 'B1-t10' } }))
    .at(explore)
    .answers(FIRST, 'DC-MUT-05b', boughtNo('TC-29'))
    .answers(FIRST, 'DC-MUT-04h', spaceNo('B1', 'B1'))
    .stillAsking(FIRST, 'DC-EXP-06')
    .then(({ board }) => {
      expect(board.biome!.tiles[spaceNo('B1', 'B1')]).toBe(tileNo('B1-t12'));
      expect(board.biome!.unused).toContain(tileNo('B1-t11'));
    }),
);
scenario(
  'DC-MUT-02 DC-RULING-106 Ledger 6.8 the Homunculus Rune swaps a hand card with the top of the discard pile',
  (s) =>
    s
      .given(
        journey({
          group: { flayed: { hand: ['ST-01'], discard: ['ST-04', 'ST-05'] }, poisoned: {} },
          at: 'A1',
          runes: ['homunculus'],
        }),
      )
      .at(explore)
      .answers(FIRST, 'DC-MUT-05b', boughtNo('R-06'))
      .answers(FIRST, 'DC-MUT-02', combatNo('ST-01'))
      .stillAsking(FIRST, 'DC-EXP-06')
      .then(({ board }) => {
        expect(hero(board, 'flayed').hand).toEqual([combatNo('ST-05')]);
        expect(hero(board, 'flayed').discard).toEqual([combatNo('ST-04'), combatNo('ST-01')]);
        expect(hero(board, 'flayed').shown).toEqual([combatNo('ST-05')]);
      }),
);
scenario('DC-RULING-106 Ledger 6.8 the Challenger Rune adds a Monster to an Encounter', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-02'] }, poisoned: { hand: ['ST-19'] } },
        at: 'A1',
        tiles: { A1: 'B1-t01' },
        runes: ['challenger'],
      }),
    )
    .at(reveal)
    .answers(FIRST, 'DC-MUT-02d', 'yes')
    .stillAsking(FIRST, 'DC-CMB-12c')
    .then(({ board }) => expect(board.combat!.enemies.filter((one) => one !== null)).toHaveLength(3)),
);
scenario('DC-MUT-02 Ledger 6.8 the Challenger Rune pays 2 Cells when the Combat is survived', (s) =>
  s
    .given(
      journey({
        group: { flayed: { levels: [5, 0, 5] }, poisoned: { levels: [5, 0, 5] } },
        at: 'A1',
        tiles: { A1: 'B1-t01' },
        top: ['B1-04', 'B1-05', 'B1-06'],
        runes: ['challenger'],
      }),
    )
    .at(reveal)
    .seeded('challenge')
    .answers(FIRST, 'DC-MUT-02d', 'yes')
    .leavesTo(careful)
    .then(({ board }) => expect(board.bag.cells).toBe(2)),
);
scenario('DC-RULING-106 SV-17 gives one participant a Shield in Round 0, once per Combat', (s) =>
  s
    .given(fight({ group: PAIR, enemies: { right1: 'B1-01' }, round: 0, duringGame: ['SV-17'] }))
    .at(useMutations, { moment: 'roundZero' })
    .answers(FIRST, 'DC-MUT-05b', boughtNo('SV-17'))
    .answers(FIRST, 'DC-RULING-106f', 1)
    .then(({ board }) => {
      expect(hero(board, 'poisoned').shields).toBe(1);
      expect(board.run.used.combat).toEqual([boughtNo('SV-17')]);
    }),
);
test('DC-RULING-106 a card limited to once per Combat is used inside one, so that its upkeep covers every use', () => {
  const uses = [];
  for (let no: BoughtNo = 0; boughtCard(no) !== undefined; no++) uses.push(useOf(no));
  const moments = uses.filter((use) => use?.limit === 'combat').map((use) => use!.moment);
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) expect(['combatSetup', 'preparation', 'roundZero']).toContain(moment);
});
scenario('DC-RULING-106 BR-30 exchanges a Monster just placed', (s) =>
  s
    .given(
      fight({
        group: PAIR,
        enemies: { right1: 'B1-06', right2: 'B1-01' },
        duringGame: ['BR-30'],
        top: ['B1-02'],
      }),
    )
    .at(useMutations, { moment: 'combatSetup' })
    .answers(FIRST, 'DC-MUT-05b', boughtNo('BR-30'))
    .answers(FIRST, 'DC-MUT-04j', 1)
    .then(({ board }) => {
      expect(board.combat!.enemies[1]!.card).toBe(foeNo('B1-02'));
      expect(board.biome!.monsterDiscard).toEqual([foeNo('B1-06')]);
    }),
);
scenario('DC-RULING-106 S-10 passes the First Player token during Preparation', (s) =>
  s
    .given(fight({ group: PAIR, enemies: { right1: 'B1-01' }, duringGame: ['S-10'] }))
    .at(useMutations, { moment: 'preparation' })
    .answers(FIRST, 'DC-MUT-05b', boughtNo('S-10'))
    .then(({ board }) => expect(board.run.firstPlayer).toBe(1)),
);
scenario('DC-RULING-106 C2-06 lets every player discard the hand and draw anew', (s) =>
  s
    .given(
      fight({
        group: {
          flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
          poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
        },
        enemies: { right1: 'B1-01' },
        duringGame: ['C2-06'],
      }),
    )
    .at(useMutations, { moment: 'preparation' })
    .answers(FIRST, 'DC-MUT-05b', boughtNo('C2-06'))
    .answers(FIRST, 'DC-MUT-04e', 'no')
    .answers(SECOND, 'DC-MUT-04e', 'yes')
    .then(({ board }) => {
      expect(hero(board, 'flayed').hand).toHaveLength(3);
      expect(hero(board, 'flayed').discard).toEqual([]);
      expect(hero(board, 'poisoned').discard).toHaveLength(3);
      expect(hero(board, 'poisoned').hand).toHaveLength(3);
    }),
);
const AT_THE_BOSS = {
  flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
  poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
};
scenario('DC-MUT-04 a During Game card is of use against a Boss too', (s) =>
  s
    .given(fight({ peace: true, boss: { id: 'C1' }, group: AT_THE_BOSS, duringGame: ['C2-06'] }))
    .at(bossCombat, { boss: 'C1' })
    .seeded('against a Boss')
    .answers(FIRST, 'DC-MUT-05b', boughtNo('C2-06'))
    .answers(FIRST, 'DC-MUT-04e', 'yes')
    .answers(SECOND, 'DC-MUT-04e', 'no')
    .then(({ board }) => {
      expect(board.heroes.map(({ discard }) => discard.length)).toEqual([3, 0]);
      expect(board.combat?.boss?.id).toBe('C1');
    })
    .stillAsking(FIRST, 'DC-CMB-12c'),
);
scenario('DC-MUT-05 W-07 in the Skill slot is used as it says: in Round 0, once per Biome', (s) => {
  const given = fight({ group: PAIR, enemies: { right1: 'B1-12', right2: 'B1-04' } });
  given.board.campaign.skill = boughtNo('W-07');
  return s
    .given(given)
    .at(roundZero)
    .answers(FIRST, 'DC-MUT-05b', boughtNo('W-07'))
    .answers(FIRST, 'DC-RNG-02', 'right2')
    .then(({ board }) => {
      expect(board.combat?.enemies.map((one) => one?.frozen ?? 0)).toEqual([0, 0, 1 << 1, 0]);
      expect(board.run.used.biome).toEqual([boughtNo('W-07')]);
    });
});
test('DC-RULING-109 what was used once per Biome is ready again for the Boss', () => {
  const { board } = journey({ group: PAIR, duringGame: ['SV-12'] });
  board.run.used.biome = [boughtNo('SV-12')];
  board.run.used.run = [boughtNo('SV-35')];
  putAway({ board, seats: [0, 1], tell: null });
  expect(board.run.used.biome).toEqual([]);
  expect(board.run.used.run).toEqual([boughtNo('SV-35')]);
});
