// CD 6.2, 6.3 Resources used from the Hand: food, medicine, gear and tools.

import {
  agent,
  ammunition,
  chooseOne,
  immunity,
  loadAs,
  paralyze,
  peek,
  scout,
  search,
  unlock,
  vitality,
  wear,
} from '../effects.ts';
import { cards, is } from './card.ts';

export const resources = cards('resource', {
  'canned-soup': {
    icon: 'canned-fish',
    count: { D1: 4, D2: 1, D3: 1, MKT: 1, INV: 2, START: 1, KIT: 3 },
    on: { use: [vitality(3)] },
    facts: ['name', 'regains Vitality', 'Rick ×1', 'called by vending-machine'],
  },
  antiviral: {
    icon: 'syringe',
    count: { D1: 4, D2: 2, D3: 1, PHA: 2, START: 3, KIT: 3 },
    on: { use: [immunity(5)] },
    facts: ['name', 'not a zombie', 'Rick ×1', 'Dan ×1'],
  },
  medkit: {
    icon: 'first-aid-kit',
    count: { INV: 1 },
    on: { use: [chooseOne([vitality(5)], [immunity(5)], [vitality(3), immunity(3)])] },
    facts: ['name', 'called by showcase-medkit'],
  },
  kevlar: {
    icon: 'kevlar',
    count: { D1: 1, D3: 1 },
    defence: 4,
    on: { use: [wear(4)] },
    facts: ['name', 'stays by the Survivor until spent'],
  },
  note: {
    icon: 'notebook',
    count: { D1: 2, D2: 1, KIT: 1 },
    on: { use: [search(3)] },
    facts: ['name', 'effect'],
  },
  lantern: {
    icon: 'lantern',
    count: { D1: 1, START: 1, KIT: 1 },
    on: { use: [scout(3)] },
    facts: ['name', 'effect'],
  },
  binoculars: {
    icon: 'binoculars',
    count: { D1: 1, KIT: 1 },
    on: { use: [peek(3)] },
    facts: ['name', 'effect'],
  },
  toolkit: {
    icon: 'toolbox',
    count: { D1: 1, MKT: 1, KIT: 1 },
    on: { useTarget: [unlock()] },
    facts: ['name', 'effect'],
  },
  backpack: {
    icon: 'backpack',
    count: { D1: 1, KIT: 1 },
    uses: 2,
    ammo: is('any'),
    on: { use: [chooseOne([vitality(2)], [immunity(3)], [loadAs(ammunition('any'))])] },
  },
  'chem-set': {
    icon: 'erlenmeyer',
    count: { D2: 1, PHA: 1, KIT: 1 },
    uses: 1,
    ammo: is('agent'),
    on: { use: [chooseOne([immunity(3)], [paralyze(1, 'target')], [loadAs(agent('melee', 5))])] },
  },
});
