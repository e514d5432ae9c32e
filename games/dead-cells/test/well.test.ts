// DC-WELL: the Abandoned Well.
import { expect } from 'vitest';
import { boughtNo, equipmentNo } from '../src/box/box.ts';
import { spendCells } from '../src/upgrades/upgrades.ts';
import { resolveBought } from '../src/upgrades/instructions.ts';
import { FIRST, scenario } from './fight.ts';
import { evening } from './journey.ts';

const PAIR = { flayed: {}, poisoned: {} } as const;

scenario('DC-WELL-01 one Cell, one card from the bottom, as often as wanted', (s) =>
  s
    .given(evening({ group: PAIR, cells: 3 }))
    .at(spendCells)
    .answers(FIRST, 'DC-UPG-01a', 'W')
    .answers(FIRST, 'DC-UPG-01a', 'W')
    .answers(FIRST, 'DC-UPG-01a', 'W')
    .then(({ board }) => {
      expect(board.bag.cells).toBe(0);
      expect(board.campaign.done).toEqual([boughtNo('W-01'), boughtNo('W-03')]);
      expect(board.campaign.nextRun).toEqual([boughtNo('W-02')]);
      expect(board.campaign.equipment.at(-1)).toBe(equipmentNo('S-01'));
    }),
);
scenario('DC-WELL-02 DC-FAQ-04 W-09 moves the next two cards of the Well, not of another deck', (s) => {
  const given = evening({ group: PAIR, cells: 1 });
  given.board.campaign.well = given.board.campaign.well.slice(8);
  return s
    .given(given)
    .at(spendCells)
    .answers(FIRST, 'DC-UPG-01a', 'W')
    .then(({ board }) => {
      expect(board.campaign.well[0]).toBe(boughtNo('W-12'));
      expect(board.campaign.well.slice(-2)).toEqual([boughtNo('W-10'), boughtNo('W-11')]);
      expect(board.campaign.upgrades.TC[0]).toBe(boughtNo('TC-01'));
    });
});
scenario('DC-RULING-66 W-13 turns a price card of the Group’s choice, either way', (s) => {
  const given = evening({ group: PAIR, cells: 0 });
  given.board.campaign.prices.BR = 'B';
  return s
    .given(given)
    .at(resolveBought, { card: boughtNo('W-13') })
    .answers(FIRST, 'DC-RULING-66', 'BR')
    .then(({ board }) => expect(board.campaign.prices).toEqual({ SV: 'A', TC: 'A', BR: 'A' }));
});
scenario('DC-MUT-05 W-07 takes the Skill slot', (s) =>
  s
    .given(evening({ group: PAIR, cells: 0 }))
    .at(resolveBought, { card: boughtNo('W-07') })
    .then(({ board }) => expect(board.campaign.skill).toBe(boughtNo('W-07'))),
);
