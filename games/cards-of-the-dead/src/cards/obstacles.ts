// CD 6.2, 6.3 Obstacles: they hold a space; some bear the Tools icon and hide a reward.

import { call, explode, noise } from '../effects.ts';
import { cards, every } from './card.ts';

export const obstacles = cards('obstacle', {
  barricade: {
    icon: 'barricade',
    count: { D1: 1, CITY: 1 },
    hp: 4,
    tools: true,
    on: { opened: [] },
  },
  'fuel-drum': {
    icon: 'oil-drum',
    count: { D1: 1, CITY: 1 },
    hp: 2,
    on: { destroyed: [explode(4)] },
  },
  'car-alarm': {
    icon: 'city-car',
    count: { D2: 1, CITY: 1 },
    hp: 3,
    turn: every(2),
    tools: true,
    on: { timed: [noise(1)], opened: [] },
  },
  'security-box': {
    icon: 'strongbox',
    count: { CITY: 1 },
    hp: 6,
    tools: true,
    on: { opened: [call('E')] },
    facts: ['name', 'tools', 'call target', 'has hp'],
  },
  'showcase-medkit': {
    icon: 'medical-pack-alt',
    count: { PHA: 1 },
    hp: 4,
    tools: true,
    on: { opened: [call('B')] },
    facts: ['name', 'tools', 'call target', 'has hp'],
  },
  'vending-machine': {
    icon: 'vending-machine',
    count: { CITY: 1, MKT: 1 },
    hp: 4,
    tools: true,
    on: { opened: [call('C')] },
    facts: ['name', 'tools', 'call target', 'has hp'],
  },
});
