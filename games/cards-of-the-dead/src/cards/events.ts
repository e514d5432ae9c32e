// CD 6.2, 6.3 Events: Instant cards, resolved when they are turned over.

import { block, discardOr, free, immunity, mayDiscard, noise, trade, vitality } from '../effects.ts';
import { cards } from './card.ts';

export const events = cards('event', {
  horde: {
    icon: 'raise-zombie',
    count: { D1: 2, D2: 2, D3: 2, CITY: 2 },
    speed: 'instant',
    on: { instant: [block(1)] },
    facts: ['name', 'effect'],
  },
  'run-away': {
    icon: 'run',
    count: { D1: 2, D2: 1, D3: 1, CITY: 2 },
    speed: 'instant',
    on: { instant: [free(1)] },
    facts: ['name', 'effect'],
  },
  siren: {
    icon: 'siren',
    count: { D1: 1, D2: 1 },
    speed: 'instant',
    on: { instant: [noise(2)] },
  },
  'foul-air': {
    icon: 'poison-gas',
    count: { D1: 1 },
    speed: 'instant',
    on: { instant: [immunity(-2, 'all')] },
  },
  'last-supper': {
    icon: 'hot-meal',
    count: { CITY: 1 },
    speed: 'instant',
    on: { instant: [discardOr('canned-soup', vitality(-2, 'all'))] },
    facts: ['name', 'effect', 'vit'],
  },
  trader: {
    icon: 'trade',
    count: { CITY: 1 },
    speed: 'instant',
    on: { instant: [trade('KIT')] },
    facts: ['name', 'effect'],
  },
  'sweet-home': {
    icon: 'family-house',
    count: { CITY: 1 },
    speed: 'instant',
    on: { instant: [mayDiscard('lantern', vitality('max', 'all'))] },
    facts: ['name', 'effect', 'vit'],
  },
  rooftop: {
    icon: 'modern-city',
    count: { CITY: 1 },
    speed: 'instant',
    on: { instant: [vitality(1, 'all'), immunity(1, 'all')] },
  },
});
