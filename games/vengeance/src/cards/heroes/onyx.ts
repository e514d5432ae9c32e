// Ledger 6.4: Madame Onyx, the trait, eight abilities and four items.

import { evade, hit, jump, kill, move, optional, pierce, shoot, wound, xpOnBoss } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const onyx = hero({
  id: 'onyx',
  prefix: 'mo',
  box: 2,
  icon: 'domino-mask',
  trait: { icon: 'wanted-reward', rule: { word: 'deals', enemy: 'gunman', wounds: 2 } },
  abilities: [
    { id: 'mo1', icon: 'poison', price: 4, dice: ['M', 'K', 'K'], effects: [hit(), optional(evade())] },
    { id: 'mo2', icon: 'slipknot', price: 5, dice: ['M', 'K', 'D'], use: 'once', effects: [kill()] },
    { id: 'mo3', icon: 'high-heel', price: 4, dice: ['M', 'M'], effects: [optional(evade()), move()] },
    { id: 'mo4', icon: 'gun-rose', price: 3, dice: ['G', 'K'], effects: [shoot()] },
    {
      id: 'mo5',
      icon: 'ballerina-shoes',
      price: 6,
      dice: ['M', 'M', 'K', 'D'],
      effects: [move(), hit(), move(), hit()],
    },
    {
      id: 'mo6',
      icon: 'lips',
      price: 4,
      dice: ['G', 'D'],
      use: 'once',
      timing: 'start',
      effects: [hit(), hit()],
      modifiers: [pierce()],
    },
    { id: 'mo7', icon: 'money-stack', price: 4, use: 'passive', modifiers: [xpOnBoss()] },
    {
      id: 'mo8',
      icon: 'cape',
      price: 3,
      dice: ['M', 'M'],
      use: 'once',
      timing: 'resolution',
      effects: [jump()],
    },
  ],
  items: [
    { id: 'mo-i1', icon: 'stiletto', effects: [hit()] },
    { id: 'mo-i2', icon: 'perfume-bottle', effects: [evade()] },
    { id: 'mo-i3', icon: 'glock', effects: [shoot()] },
    { id: 'mo-i4', icon: 'lotus', effects: [wound(), wound(), kill()] },
  ],
});
