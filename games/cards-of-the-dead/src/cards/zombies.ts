// CD 6.2, 6.3 Zombies: those of the three Days, and the Baby Ghoul of the supply.

import { call, explode, noise, paralyze, zombieDamage } from '../effects.ts';
import { cards, every, once } from './card.ts';

export const zombies = cards('zombie', {
  zombie: {
    icon: 'shambling-zombie',
    count: { D1: 9, D2: 4, D3: 2 },
    hp: 3,
    on: { each: [zombieDamage(2)] },
    facts: ['name', 'kind', 'damage'],
  },
  crawler: {
    icon: 'half-body-crawling',
    count: { D1: 4 },
    hp: 2,
    on: { each: [zombieDamage(1)] },
  },
  runner: {
    icon: 'running-ninja',
    count: { D1: 2, D2: 3, D3: 2 },
    speed: 'fast',
    hp: 2,
    on: { each: [zombieDamage(2)] },
  },
  'fat-zombie': {
    icon: 'fat',
    count: { D1: 2, D2: 2, D3: 1 },
    hp: 6,
    turn: once(3),
    on: { timed: [explode(5)], destroyed: [explode(5)] },
    facts: ['name', 'kind', 'damage', 'noise', 'explodes when turned on'],
  },
  'zombie-screamer': {
    icon: 'screaming',
    count: { D1: 2, D2: 1, D3: 1 },
    hp: 2,
    turn: every(2),
    on: { each: [zombieDamage(1)], timed: [noise(1)] },
    facts: ['name', 'kind'],
  },
  'mommy-zombie': {
    icon: 'fleshy-mass',
    count: { D1: 1, D2: 1 },
    hp: 5,
    turn: every(3),
    on: { each: [zombieDamage(1)], timed: [call('A')] },
    facts: ['name', 'kind', 'turn', 'calls baby-ghoul'],
  },
  'baby-ghoul': {
    icon: 'baby-face',
    count: { INV: 3 },
    hp: 2,
    on: { each: [zombieDamage(1)] },
    facts: ['name', 'placed by mommy-zombie'],
  },
  spitter: {
    icon: 'web-spit',
    count: { D2: 2, D3: 1 },
    hp: 3,
    turn: every(3),
    on: { each: [zombieDamage(1)], timed: [paralyze(0, 'active')] },
  },
  'infected-dog': {
    icon: 'jumping-dog',
    count: { D2: 1, D3: 2 },
    speed: 'fast',
    hp: 2,
    on: { each: [zombieDamage(2)] },
  },
  'riot-zombie': {
    icon: 'riot-shield',
    count: { D2: 2, D3: 1 },
    hp: 5,
    on: { each: [zombieDamage(2)] },
  },
  'zombie-brute': {
    icon: 'brute',
    count: { D3: 2 },
    hp: 8,
    on: { each: [zombieDamage(3)] },
  },
});
