// Ledger 7.10: Q05, Five Locked Rooms.
import { quest } from './quest.ts';
import { all, bossGone, host, taken, takenColour } from './words.ts';

export const Q05 = quest({
  id: 'Q05',
  level: 2,
  adventurers: { min: 4, max: 6 },
  map: [
    ['2R', '9R', '5V'],
    ['7R', '4R', '3R'],
  ],
  start: '4R.h',
  spawns: [
    { token: 'start', zone: '2R.a', colour: 'red' },
    { token: 'rb', zone: '3R.f', colour: 'red' },
  ],
  doors: [
    '2R.B|2R.b',
    '2R.a|2R.D',
    '2R.E|7R.a',
    '9R.a|9R.C',
    '9R.b|9R.C',
    '9R.C|9R.e',
    '9R.e|5V.A',
    '5V.b|5V.A',
    '5V.C|3R.A',
    '7R.B|7R.e',
    '7R.C|7R.b',
    '7R.e|7R.D',
    '4R.b|4R.A',
    '4R.e|4R.A',
    '4R.A|4R.f',
    '3R.b|3R.B',
    '3R.C|3R.f',
  ],
  objectives: ['2R.F', '9R.C', '5V.D', '7R.A', '3R.A'],
  boss: { kind: 'elderTroll', stages: 3, lair: '4R.b', onBoard: false },
  active: takenColour('blue'),
  win: all(taken(5), bossGone),
  rules: [host(3), { rule: 'hiddenBlue' }],
  reward: 150,
});
