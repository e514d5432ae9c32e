/** Lantern Hill: the front door. */

import { defineGame } from '@gravetable/kernel';
import { careful } from './bot.ts';
import { emptyTable, lanternHill as game } from './game.ts';
import { lantern } from './lantern.ts';
import { LEDGER } from './ledger.ts';
import { KINDS, RELICS } from './relics.ts';
import { book } from './rulebook.ts';
import { board } from './state.ts';
import { story } from './story.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { hidden, invariants, outline, view } from './view.ts';

const KIND_IDS = KINDS.map(({ id }) => id);

export const lanternHill = defineGame({
  id: 'lantern-hill',
  version: '0.2.0',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'nights', kind: 'number', min: 1, max: 5, default: 3 },
    { id: 'calm', kind: 'flag', default: false },
    { id: 'relics', kind: 'some', choices: KIND_IDS, min: 3, max: 4, default: KIND_IDS },
  ],
  shape: board,
  ledger: LEDGER,
  rulebook: book,
  setup: (seats, { nights, calm, relics }) =>
    emptyTable(seats, nights as number, calm as boolean, relics as readonly string[]),
  start: () => game.with(),
  powers: [lantern],
  view,
  hidden,
  outline,
  things: () =>
    KINDS.map(({ id, pays }) => ({
      id: `relic.${id}`,
      lines: [{ id: 'thing.pays', args: { pays: pays.join(', ') } }],
    })),
  text: { en, fr },
  story,
  content: {
    facts: KINDS,
    inventory: () => ({ relics: { expected: 31, actual: RELICS.length } }),
  },
  invariants,
  bots: [careful],
  carriedBy: {
    'EX-SETUP-03': { by: 'EX-SETUP-01', proof: 'EX-SETUP-03 a kind of relic is left in the box' },
    'EX-END-02': {
      by: 'EX-END-01',
      proof: "EX-END-02 alone, ${coins} coins after one night ${coins < 4 ? 'lose' : 'win'}",
    },
    'EX-DIG-06': {
      by: 'EX-DIG-01',
      proof: 'EX-DIG-04 EX-DIG-01 EX-DIG-06 on a calm night the digging ends when all have stopped',
    },
    'EX-RULING-01': {
      by: 'EX-DIG-05c',
      proof:
        'EX-DIG-05 EX-RULING-01 EX-RULING-02 who has not stopped when the cock crows loses the highest die',
    },
    'EX-RULING-02': {
      by: 'EX-DIG-05a',
      proof:
        'EX-DIG-05 EX-RULING-01 EX-RULING-02 who has not stopped when the cock crows loses the highest die',
    },
    'EX-RULING-03': {
      by: 'EX-OPEN-02',
      proof: 'EX-OPEN-02 EX-OPEN-03 EX-RULING-03 the dice are paid and only the digger sees the relic',
    },
    'EX-RULING-04': { by: 'EX-LAMP-01', proof: 'EX-RULING-04 a short deck shows what there is' },
  },
  // 0.2.0 has new questions (EX-LAMP-03) and a new setting, and keeps the heap in order.
  migrations: [
    {
      from: '0.1.0',
      to: '0.2.0',
      board: (old) => ({ ...old, heap: (old['heap'] as number[]).toSorted((a, b) => a - b) }),
    },
  ],
});

export { emptyTable } from './game.ts';
export { digging, cock } from './digging.ts';
export { hideCoins, sellRelics } from './fence.ts';
export { openGrave } from './graves.ts';
export { night, nightfall } from './game.ts';
export type { View } from './view.ts';
