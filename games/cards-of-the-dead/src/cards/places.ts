// CD 6.2, 6.3, CD-GO Places: a Walk leads through them, and nothing damages them.

import { enter, leave } from '../effects.ts';
import { cards } from './card.ts';

export const places = cards('place', {
  exit: {
    icon: 'exit-door',
    count: { CITY: 1 },
    traits: ['undamageable'],
    on: { walk: [leave('main')] },
    facts: ['name', 'effect', 'count'],
  },
  pharmacy: {
    icon: 'hospital-cross',
    count: { CITY: 1 },
    traits: ['undamageable'],
    on: { walk: [enter('pharmacy')] },
    facts: ['name', 'effect'],
  },
  market: {
    icon: 'shopping-cart',
    count: { CITY: 1 },
    traits: ['undamageable'],
    on: { walk: [enter('market')] },
    facts: ['name', 'effect'],
  },
  'exit-indoors': {
    icon: 'doorway',
    count: { MKT: 1, PHA: 1 },
    traits: ['undamageable'],
    on: { walk: [leave('indoor')] },
    facts: ['name', 'effect'],
  },
});
