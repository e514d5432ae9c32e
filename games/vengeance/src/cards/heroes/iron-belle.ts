// Ledger 6.4: Iron Belle, the trait, eight abilities and four items.

import { guard, heal, hit, kill, move, next, optional, perHealth, twice, wound } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const ironBelle = hero({
  id: 'ironBelle',
  prefix: 'ib',
  box: 1,
  icon: 'boxing-glove',
  trait: { source: 'seed', icon: 'ragged-wound', rule: { word: 'woundAtFlashback', rounds: [1, 3] } },
  abilities: [
    { id: 'ib1', icon: 'fulguro-punch', price: 3, dice: ['M', 'K'], effects: [hit()] },
    { id: 'ib2', icon: 'punch-blast', price: 4, dice: ['M', 'K', 'K'], effects: [hit(), hit()] },
    { id: 'ib3', icon: 'high-punch', price: 5, dice: ['M', 'K', 'D'], effects: [hit(), hit()] },
    {
      id: 'ib4',
      icon: 'shoulder-armor',
      price: 5,
      dice: ['M', 'M', 'K', 'K'],
      effects: [move(), hit(), hit()],
    },
    {
      id: 'ib5',
      icon: 'lungs',
      price: 3,
      dice: ['M', 'G'],
      use: 'once',
      timing: 'resolution',
      effects: [heal(), optional(heal())],
    },
    {
      id: 'ib6',
      source: 'seed',
      icon: 'heart-drop',
      price: 4,
      use: 'passive',
      timing: 'start',
      effects: [perHealth(hit())],
    },
    { id: 'ib7', icon: 'jawbone', price: 5, use: 'passive', modifiers: [guard(1)] },
    {
      id: 'ib8',
      icon: 'knockout',
      price: 6,
      dice: ['M', 'K', 'K', 'D'],
      use: 'once',
      effects: [kill(), optional(kill())],
    },
  ],
  items: [
    { id: 'ib-i1', icon: 'brass-knuckles', effects: [hit()] },
    { id: 'ib-i2', icon: 'tooth', effects: [guard(1)] },
    { id: 'ib-i3', icon: 'running-shoe', effects: [move()] },
    { id: 'ib-i4', source: 'seed', icon: 'brandy-bottle', effects: [wound(), next(twice())] },
  ],
});
