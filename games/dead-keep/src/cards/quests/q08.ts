// Ledger 7.10: Q08, The Countess Regrets.
import { quest } from './quest.ts';
import { all, atExit, bossGone, eliminated, host, onActivation, taken, turnSpawn } from './words.ts';

export const Q08 = quest({
  id: 'Q08',
  level: 3,
  adventurers: { min: 4, max: 6 },
  map: [
    ['4V', '1V', '6R'],
    ['2V', '3V', '8R'],
  ],
  start: '2V.h',
  spawns: [
    { token: 'start', zone: '8R.f', colour: 'red' },
    { token: 'rg', zone: '4V.a', colour: 'green' },
  ],
  doors: [
    '4V.D|4V.b',
    '4V.b|1V.A',
    '4V.E|2V.b',
    '1V.A|1V.b',
    '1V.b|1V.D',
    '1V.D|6R.B',
    '1V.c|1V.E',
    '6R.a|6R.B',
    '6R.C|6R.f',
    '2V.i|2V.A',
    '3V.A|3V.b',
    '3V.a|3V.B',
    '3V.c|3V.C',
    '3V.e|3V.D',
    '8R.e|8R.B',
    '8R.C|8R.f',
    '8R.f|8R.D',
  ],
  objectives: ['4V.A', '1V.B', '8R.C'],
  enemies: [{ enemy: 'countess', n: 1, zone: '6R.b' }],
  exit: '2V.h',
  boss: { kind: 'giant', stages: 3, lair: '3V.c', onBoard: true },
  active: eliminated('countess'),
  win: all(taken(3), bossGone, atExit),
  rules: [
    host(4),
    { rule: 'behindWalls', notable: 'countess', zones: ['6R.a', '6R.b'], door: '6R.a|6R.B' },
    onActivation(turnSpawn('green')),
  ],
  reward: 200,
});
