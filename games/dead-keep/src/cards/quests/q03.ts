// Ledger 7.10: Q03, The Bishop's Bells.
import { quest } from './quest.ts';
import { all, bell, bossGone, eliminated, host, onActivation, onTake, openDoorsOf, taken } from './words.ts';

export const Q03 = quest({
  id: 'Q03',
  level: 1,
  adventurers: { min: 4, max: 6 },
  map: [
    ['1R', '7V', '8V'],
    ['6R', '2V', '4V'],
  ],
  start: '4V.b',
  spawns: [
    { token: 'start', zone: '1R.b', colour: 'red' },
    { token: 'rb', zone: '6R.e', colour: 'red' },
  ],
  doors: [
    '1R.A|1R.b',
    '1R.B|1R.e',
    '1R.e|1R.D',
    '1R.C|1R.f',
    '1R.f|1R.D',
    '7V.A|7V.b',
    '8V.A|8V.b',
    '8V.b|8V.B',
    '8V.e|4V.B',
    '6R.a|6R.B',
    '6R.C|2V.e',
    '6R.C|6R.f',
    '2V.g|4V.C',
    '2V.i|2V.A',
    '4V.D|4V.b',
  ],
  objectives: ['1R.A', '6R.C', '7V.B'],
  enemies: [
    { enemy: 'bishop', n: 1, zone: '2V.f' },
    { enemy: 'footman', n: 2, zone: '2V.f' },
  ],
  boss: { kind: 'random', stages: 2, lair: '8V.A', onBoard: false },
  active: all(eliminated('bishop'), taken(3)),
  win: bossGone,
  rules: [host(3), onTake('any', bell('bishop')), onActivation(openDoorsOf('8V'))],
  reward: 100,
});
