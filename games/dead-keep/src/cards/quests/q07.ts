// Ledger 7.10: Q07, Under the Fountain.
import { quest } from './quest.ts';
import { activated, bossGone, host, onActivation, turnSpawn } from './words.ts';

export const Q07 = quest({
  id: 'Q07',
  level: 3,
  adventurers: { min: 4, max: 6 },
  map: [
    ['8V', '2V', '1V'],
    ['5R', '7R', '3V'],
  ],
  start: '1V.a',
  spawns: [
    { token: 'start', zone: '5R.b', colour: 'red' },
    { token: 'rb', zone: '3V.e', colour: 'red' },
    { token: 'rg', zone: '7R.f', colour: 'green' },
  ],
  doors: [
    '8V.b|8V.B',
    '8V.C|2V.e',
    '2V.g|1V.A',
    '2V.i|2V.A',
    '1V.A|1V.b',
    '1V.b|1V.D',
    '5R.A|5R.a',
    '5R.a|5R.B',
    '5R.e|7R.C',
    '5R.C|5R.f',
    '5R.f|5R.D',
    '7R.B|7R.e',
    '7R.C|7R.b',
    '7R.e|7R.D',
    '3V.A|3V.b',
    '3V.a|3V.B',
    '3V.c|3V.C',
    '3V.e|3V.D',
  ],
  passages: ['1V.E|3V.B'],
  objectives: ['2V.f', '5R.c', '3V.c'],
  boss: { kind: 'wyvern', stages: 2, lair: '7R.b', onBoard: false },
  active: activated(3),
  win: bossGone,
  rules: [host(3), onActivation(turnSpawn('green')), { rule: 'activate', mana: 2 }],
  reward: 200,
});
