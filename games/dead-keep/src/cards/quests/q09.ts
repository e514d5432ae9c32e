// Ledger 7.10: Q09, Giant on the Wall.
import { quest } from './quest.ts';
import { all, bossGone, host, onActivation, onTake, takenColour, turnSpawn, turnStairs } from './words.ts';

export const Q09 = quest({
  id: 'Q09',
  level: 4,
  adventurers: { min: 5, max: 6 },
  map: [
    ['1R', '4R', '2R'],
    ['5V', '9V', '7V'],
  ],
  tower: '9V',
  start: '5V.a',
  spawns: [
    { token: 'start', zone: '2R.c', colour: 'red' },
    { token: 'rg', zone: '7V.f', colour: 'green' },
    { token: 'rb', zone: '1R.a', colour: 'red' },
  ],
  doors: [
    '1R.A|1R.b',
    '1R.B|1R.e',
    '1R.e|1R.D',
    '1R.C|1R.f',
    '1R.f|1R.D',
    '4R.b|4R.A',
    '4R.e|4R.A',
    '4R.A|4R.f',
    '2R.B|2R.b',
    '2R.a|2R.D',
    '2R.E|7V.A',
    '5V.b|5V.A',
    '7V.A|7V.b',
  ],
  stairs: [
    { token: 'rb', edge: '4R.h|9V.a', colour: 'blue' },
    { token: 'rg', edge: '9V.e|7V.a', colour: 'green' },
  ],
  objectives: ['1R.C', '5V.D', '7V.B'],
  colouredObjectives: { blue: '2R.C' },
  boss: { kind: 'giant', stages: 5, lair: '9V.c', onBoard: true },
  active: takenColour('blue'),
  win: all(takenColour('red'), bossGone),
  rules: [
    host(4),
    onTake('blue', turnStairs('blue')),
    onActivation(turnSpawn('green')),
    onActivation(turnStairs('green')),
  ],
  reward: 250,
});
