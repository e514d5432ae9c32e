// Ledger 6.4: Vance the Quick, the trait, eight abilities and four items.

import { crush, evade, heal, hit, move, next, pierce, range2, shoot, wild } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const vance = hero({
  id: 'vance',
  prefix: 'vq',
  box: 1,
  icon: 'western-hat',
  trait: { icon: 'shattered-glass', rule: { word: 'noBonus', ability: 'punch' } },
  abilities: [
    { id: 'vq1', icon: 'revolver', price: 2, dice: ['G', 'G'], effects: [shoot()] },
    {
      id: 'vq2',
      icon: 'reload-gun-barrel',
      price: 5,
      dice: ['G', 'G', 'G', 'K'],
      effects: [shoot(), shoot(), shoot()],
    },
    { id: 'vq3', icon: 'headshot', price: 2, dice: ['G', 'K'], effects: [hit()] },
    { id: 'vq4', icon: 'bullet-impacts', price: 3, dice: ['M', 'G', 'G'], effects: [move(), shoot()] },
    { id: 'vq5', icon: 'winchester-rifle', price: 5, use: 'passive', modifiers: [range2()] },
    { id: 'vq6', icon: 'crossed-pistols', price: 2, dice: ['M', 'G'], effects: [evade()] },
    {
      id: 'vq7',
      icon: 'sundial',
      price: 4,
      dice: ['M', 'G', 'G'],
      use: 'once',
      timing: 'start',
      effects: [shoot(), shoot()],
      modifiers: [pierce()],
    },
    { id: 'vq8', icon: 'colt-m1911', price: 4, use: 'passive', modifiers: [wild('gun', 'knife')] },
  ],
  items: [
    { id: 'vq-i1', icon: 'machine-gun-magazine', effects: [shoot()] },
    { id: 'vq-i2', icon: 'water-flask', effects: [heal()] },
    { id: 'vq-i3', icon: 'cowboy-boot', effects: [move()] },
    { id: 'vq-i4', icon: 'silver-bullet', effects: [next(pierce(), crush())] },
  ],
});
