// Ledger 7.10: Q01, First Night Ashore.
import { quest } from './quest.ts';
import { all, bossGone, host, taken } from './words.ts';

export const Q01 = quest({
  id: 'Q01',
  level: 1,
  adventurers: { min: 4, max: 6 },
  map: [
    ['5R', '3R'],
    ['2R', '7R'],
  ],
  start: '7R.f',
  spawns: [
    { token: 'start', zone: '5R.b', colour: 'red' },
    { token: 'rb', zone: '3R.a', colour: 'red' },
  ],
  doors: [
    '5R.A|5R.a',
    '5R.a|5R.B',
    '5R.C|5R.f',
    '5R.f|5R.D',
    '5R.f|2R.B',
    '2R.B|2R.b',
    '2R.a|2R.D',
    '2R.c|7R.C',
    '3R.b|3R.B',
    '3R.C|3R.f',
    '7R.B|7R.e',
    '7R.C|7R.b',
    '7R.e|7R.D',
  ],
  objectives: ['3R.A', '5R.D', '2R.F'],
  boss: { kind: 'ogre', stages: 2, lair: '2R.b', onBoard: true },
  active: taken(3),
  win: all(taken(3), bossGone),
  rules: [host(4)],
  reward: 100,
});
