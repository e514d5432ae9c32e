// Ledger 7.10: Q02, Toll of the Fog.
import { quest } from './quest.ts';
import { all, bossGone, host, taken } from './words.ts';

export const Q02 = quest({
  id: 'Q02',
  level: 1,
  adventurers: { min: 4, max: 6 },
  map: [
    ['8R', '4R'],
    ['6R', '1V'],
  ],
  start: '4R.c',
  spawns: [
    { token: 'start', zone: '8R.a', colour: 'red' },
    { token: 'rb', zone: '1V.c', colour: 'red' },
  ],
  doors: [
    '8R.e|8R.B',
    '8R.B|4R.e',
    '8R.C|8R.f',
    '8R.f|8R.D',
    '4R.b|4R.A',
    '4R.e|4R.A',
    '4R.A|4R.f',
    '6R.a|6R.B',
    '6R.C|1V.A',
    '6R.C|6R.f',
    '1V.A|1V.b',
    '1V.b|1V.D',
    '1V.c|1V.E',
  ],
  objectives: ['8R.A', '6R.A', '1V.E', '6R.e'],
  boss: { kind: 'minotaur', stages: 3, lair: '6R.c', onBoard: true },
  active: taken(3),
  win: all(taken(4), bossGone),
  rules: [host(3), { rule: 'mistMana', n: 3 }],
  reward: 100,
});
