// Ledger 7.10: Q06, Hunting Season.
import { quest } from './quest.ts';
import { all, bossGone, eliminated, host, taken } from './words.ts';

export const Q06 = quest({
  id: 'Q06',
  level: 3,
  adventurers: { min: 4, max: 6 },
  map: [
    ['7V', '1R', '8R'],
    ['3R', '6V', '5R'],
  ],
  start: '5R.e',
  spawns: [
    { token: 'start', zone: '7V.a', colour: 'red' },
    { token: 'rb', zone: '8R.b', colour: 'red' },
  ],
  doors: [
    '7V.A|7V.b',
    '7V.f|3R.A',
    '1R.A|1R.b',
    '1R.B|1R.e',
    '1R.e|1R.D',
    '1R.C|1R.f',
    '8R.e|8R.B',
    '8R.C|8R.f',
    '8R.f|8R.D',
    '3R.b|3R.B',
    '3R.C|6V.A',
    '3R.C|3R.f',
    '6V.a|6V.A',
    '6V.f|6V.B',
    '5R.A|5R.a',
    '5R.a|5R.B',
    '5R.C|5R.f',
    '5R.f|5R.D',
  ],
  objectives: ['7V.B', '3R.A', '8R.A', '1R.D'],
  enemies: [
    { enemy: 'houndmaster', n: 1, zone: '6V.e' },
    { enemy: 'bloodhound', n: 2, zone: '6V.e' },
  ],
  fountain: '1R.c',
  boss: { kind: 'ogre', stages: 4, lair: '3R.c', onBoard: true },
  active: eliminated('houndmaster'),
  win: all(taken(4), bossGone),
  rules: [host(3), { rule: 'scent', notable: 'houndmaster', enemy: 'bloodhound', n: 1 }],
  reward: 200,
});
