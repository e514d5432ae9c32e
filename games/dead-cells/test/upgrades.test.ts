// DC-UPG, DC-RULING-66…70, -73: Upgrades.
import { expect } from 'vitest';
import { boughtNo, combatNo, equipmentNo } from '../src/box/box.ts';
import { claimFeats } from '../src/upgrades/claims.ts';
import {
  noteBlock,
  noteCheck,
  noteKill,
  noteLeaving,
  noteTile,
  progressOf,
  featOf,
} from '../src/upgrades/feats.ts';
import { carryOut, resolveBought } from '../src/upgrades/instructions.ts';
import { spendCells } from '../src/upgrades/upgrades.ts';
import { foeNo } from '../src/box/box.ts';
import { FIRST, hero, scenario } from './fight.ts';
import { evening, journey } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;

scenario('V-57 DC-UPG-01 DC-UPG-02 DC-SETUP-08 2 Cells buy the bottom card of the chosen deck', (s) =>
  s
    .given(evening({ group: PAIR, cells: 2 }))
    .at(spendCells)
    .answers(FIRST, 'DC-UPG-01a', 'SV')
    .answers(FIRST, 'DC-RULING-68', 'quartered')
    .then(({ board }) => {
      expect(board.bag.cells).toBe(0);
      expect(board.campaign.decks.quartered).toContain(combatNo('SV-01'));
      expect(board.campaign.upgrades.SV[0]).toBe(boughtNo('SV-02'));
    }),
);
scenario('DC-UPG-01 with too few Cells a deck sells nothing, and says why', (s) =>
  s
    .given(evening({ group: PAIR, cells: 1 }))
    .at(spendCells)
    .rejects(FIRST, 'TC', 'TOO_FEW_CELLS')
    .stillAsking(FIRST, 'DC-UPG-01a'),
);
scenario('DC-RULING-70 an empty deck is closed', (s) => {
  const given = evening({ group: PAIR, cells: 4 });
  given.board.campaign.upgrades.SV = [boughtNo('SV-22')];
  given.board.campaign.upgrades.BR = [];
  return s
    .given(given)
    .at(spendCells)
    .rejects(FIRST, 'BR', 'DECK_EMPTY')
    .answers(FIRST, 'DC-UPG-01a', 'SV')
    .rejects(FIRST, 'SV', 'DECK_EMPTY')
    .stillAsking(FIRST, 'DC-UPG-01a');
});
scenario('DC-RULING-66 an Instruction turns the price card to 3 Cells', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-22') })
    .then(({ board }) => {
      expect(board.campaign.prices.SV).toBe('B');
      expect(board.campaign.done).toEqual([boughtNo('SV-22')]);
    }),
);
scenario('DC-UPG-03 DC-RULING-67 each kind of card goes to its place', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-06') })
    .then(({ board }) => expect(board.campaign.markets).toEqual([boughtNo('SV-06')])),
);
scenario('DC-UPG-03 DC-RULING-67 a Biome insert is kept for its Biome', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('TC-20') })
    .then(({ board }) => expect(board.campaign.inserts).toEqual([boughtNo('TC-20')])),
);
scenario('DC-UPG-04 Instructions are carried out as written: SV-04 integrates two Blueprints', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-04') })
    .then(({ board }) => {
      expect(board.campaign.equipment.slice(-2)).toEqual([equipmentNo('B1-s01'), equipmentNo('B1-s02')]);
      expect(board.campaign.blueprints.B1[0]).toBe(equipmentNo('B1-s03'));
    }),
);
scenario('DC-UPG-04 SV-36 takes the next Tactics Upgrade for free', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-36') })
    .answers(FIRST, 'DC-RULING-68', 'flayed')
    .then(({ board }) => expect(board.campaign.decks.flayed).toContain(combatNo('TC-01'))),
);
scenario('DC-UPG-04 SV-39 and BR-32 let the Group choose', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-39') })
    .answers(FIRST, 'DC-UPG-04h', 1)
    .then(({ board }) => expect(board.bag.cells).toBe(3)),
);
scenario('DC-UPG-04 SV-39 may wait for the next Run instead', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('SV-39') })
    .answers(FIRST, 'DC-UPG-04h', 0)
    .then(({ board }) => {
      expect(board.campaign.nextRun).toEqual([boughtNo('SV-39')]);
      expect(board.campaign.done).toEqual([]);
    }),
);
scenario(
  'DC-UPG-04 TC-10 puts the next Blueprint of a deck of the Group’s choice into the Equipment deck',
  (s) =>
    s
      .given(evening({ group: PAIR, cells: 0 }))
      .at(resolveBought, { card: boughtNo('TC-10') })
      .answers(FIRST, 'DC-UPG-04f', 'C2')
      .then(({ board }) => expect(board.campaign.equipment).toContain(equipmentNo('C2-s01'))),
);
scenario('DC-UPG-04 TC-32 moves the next card of a deck to the far end', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('TC-32') })
    .answers(FIRST, 'DC-UPG-04h', 0)
    .then(({ board }) => {
      expect(board.campaign.upgrades.SV[0]).toBe(boughtNo('SV-02'));
      expect(board.campaign.upgrades.SV.at(-1)).toBe(boughtNo('SV-01'));
    }),
);
scenario('DC-UPG-04 SV-28 moves an Upgrade Combat card to another deck', (s) => {
  const given = evening({ group: PAIR, cells: 0 });
  given.board.campaign.decks.flayed.push(combatNo('SV-01'));
  return s
    .given(given)
    .at(resolveBought, { card: boughtNo('SV-28') })
    .answers(FIRST, 'DC-UPG-04d', { who: 'flayed', card: combatNo('SV-01') })
    .rejects(FIRST, 'flayed', 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-RULING-68', 'poisoned')
    .then(({ board }) => {
      expect(board.campaign.decks.poisoned).toContain(combatNo('SV-01'));
      expect(board.campaign.decks.flayed).toHaveLength(6);
    });
});
scenario(
  'DC-UPG-06 DC-FAQ-18 DC-RULING-68 DC-SOLO-18 a bought Combat card joins any deck, Serenade’s too, and stays',
  (s) =>
    s
      .given(evening({ group: PAIR, cells: 0 }))
      .at(resolveBought, { card: boughtNo('BR-01') })
      .answers(FIRST, 'DC-RULING-68', 'serenade')
      .then(({ board }) => expect(board.campaign.decks.serenade).toHaveLength(4)),
);
scenario('V-58 DC-RULING-110 DC-UPG-07 DC-FAQ-05 DC-RULING-69 a deck of six loses no card', (s) => {
  const given = evening({ group: PAIR, cells: 0 });
  given.board.campaign.decks.flayed.push(combatNo('SV-01'));
  return s
    .given(given)
    .at(resolveBought, { card: boughtNo('SV-11') })
    .rejects(FIRST, { who: 'poisoned', card: combatNo('ST-19') }, 'NOT_AN_ANSWER')
    .answers(FIRST, 'DC-RULING-69a', { who: 'flayed', card: combatNo('ST-06') })
    .then(({ board }) => {
      expect(board.campaign.purgedCombat).toEqual([combatNo('ST-06')]);
      expect(board.campaign.decks.flayed).toHaveLength(6);
    });
});
scenario('DC-RULING-69 DC-EQP-13 with nothing to purge nothing is asked; Equipment can be purged too', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(carryOut, {
      card: boughtNo('BR-11'),
      effects: [
        { kind: 'purge', what: 'combat', n: 1 },
        { kind: 'purge', what: 'equipment', n: 1 },
      ],
    })
    .answers(FIRST, 'DC-EQP-13a', equipmentNo('ST-s04'))
    .then(({ board }) => {
      expect(board.campaign.purgedEquipment).toEqual([equipmentNo('ST-s04')]);
      expect(board.campaign.equipment).toHaveLength(11);
    }),
);
scenario('DC-UPG-05 DC-RULING-73 a Feat leaves its slot and pays when its condition is met', (s) => {
  const given = journey({ group: PAIR, startOfGame: ['TC-31'], bag: { teeth: 10 } });
  return s
    .given(given)
    .at(claimFeats)
    .then(({ board }) => {
      expect(board.campaign.startOfGame).toEqual([]);
      expect(board.bag.cells).toBe(2);
      expect(board.run.collector).toEqual([equipmentNo('B1-s01')]);
    });
});
scenario('DC-RULING-73 Feats count kills, blocks, Checks, Doors and the way a Biome is left', (s) => {
  const given = journey({
    group: PAIR,
    biome: 'B2',
    startOfGame: ['TC-23', 'TC-37', 'SV-24'],
    duringGame: ['SV-14', 'TC-14'],
  });
  const t = { board: given.board };
  given.board.combat = null;
  for (let i = 0; i < 2; i++) noteKill(t, foeNo('B1-01'), 'poisoned');
  noteKill(t, foeNo('B1-01'), 'damage');
  for (let i = 0; i < 6; i++) noteBlock(t);
  for (let i = 0; i < 3; i++) noteCheck(t);
  noteTile(t, 'door');
  noteLeaving(t);
  const progress = (code: string): number => progressOf(t, featOf(boughtNo(code))!);
  expect(['TC-23', 'SV-14', 'TC-14', 'TC-37'].map(progress)).toEqual([2, 6, 3, 1]);
  return s
    .given(given)
    .at(claimFeats)
    .then(({ board }) => {
      expect(board.campaign.done).toContain(boughtNo('SV-24'));
      expect(board.campaign.done).toContain(boughtNo('SV-14'));
      expect(board.bag).toMatchObject({ potions: 1, cells: 2 });
      expect(board.campaign.startOfGame).toEqual([boughtNo('TC-23'), boughtNo('TC-37')]);
    });
});
scenario('DC-RULING-73 BR-21 and SV-33 look at the table', (s) =>
  s
    .given(
      journey({
        group: { flayed: { items: ['ST-s01', 'ST-s02', 'ST-s03'], levels: [4, 0, 0] }, poisoned: {} },
        startOfGame: ['BR-21', 'SV-33'],
      }),
    )
    .at(claimFeats)
    .answers(FIRST, 'DC-ICON-07', 0)
    .answers(FIRST, 'DC-UPG-04f', 'B3')
    .then(({ board }) => {
      expect(hero(board, 'flayed').levels).toEqual([4, 0, 1]);
      expect(board.bag.cells).toBe(4);
      expect(board.run.equipment.at(-1)).toBe(equipmentNo('B3-s01'));
    }),
);
