// Ledger 7.10: Q10, Trolls at the Bridge.
import { quest } from './quest.ts';
import { all, bossGone, onTake, taken, takenAt, unlockDoor } from './words.ts';

export const Q10 = quest({
  id: 'Q10',
  level: 4,
  adventurers: { min: 5, max: 6 },
  map: [
    ['6V', '7V', '3R'],
    ['2R', '8V', '5R'],
    ['4R', '1V', '9R'],
  ],
  start: '9R.g',
  spawns: [
    { token: 'start', zone: '6V.g', colour: 'red' },
    { token: 'rb', zone: '3R.a', colour: 'red' },
  ],
  doors: [
    '9R.b|9R.C',
    '1V.D|9R.b',
    '1V.b|1V.D',
    '1V.A|1V.b',
    '4R.f|1V.A',
    '4R.e|4R.A',
    '8V.C|5R.b',
    '8V.b|8V.B',
    '7V.f|8V.A',
    '7V.A|7V.b',
    '3R.b|3R.B',
    '5R.A|5R.a',
    '5R.a|5R.B',
    '5R.C|5R.f',
    '5R.f|5R.D',
    '6V.f|6V.B',
    '6V.a|6V.A',
    '2R.a|2R.D',
  ],
  lockedDoors: { blue: '6V.h|2R.B', green: '2R.E|4R.b' },
  passages: ['8V.D|1V.B'],
  objectives: ['2R.C', '4R.i', '7V.B', '6V.B'],
  colouredObjectives: { blue: '5R.A', green: '3R.A' },
  enemies: [{ enemy: 'swampTroll', n: 1, zone: '5R.c' }],
  fountain: '4R.A',
  boss: { kind: 'elderTroll', stages: 3, lair: '2R.b', onBoard: true },
  active: takenAt('2R.C'),
  win: all(taken(6), bossGone),
  rules: [
    onTake('blue', unlockDoor('blue')),
    onTake('green', unlockDoor('green')),
    { rule: 'fire', skill: 'noRegen', enemy: 'troll', dice: 1 },
  ],
  reward: 250,
});
