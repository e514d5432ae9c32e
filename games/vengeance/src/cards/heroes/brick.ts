// Ledger 6.4: Brick Ortega, the trait, eight abilities and four items.

import { all, cap, crush, guard, heal, hit, move, optional, slip, wound } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const brick = hero({
  id: 'brick',
  prefix: 'bo',
  box: 2,
  icon: 'brick-wall',
  trait: { icon: 'steeltoe-boots', rule: { word: 'setLimit', ability: 'dash', sets: 2 } },
  abilities: [
    {
      id: 'bo1',
      icon: 'bulldozer',
      price: 6,
      dice: ['M', 'K', 'K'],
      effects: [optional(hit()), move(), hit()],
    },
    {
      id: 'bo2',
      icon: 'quake-stomp',
      price: 6,
      dice: ['G', 'K', 'K', 'D'],
      use: 'once',
      effects: [all(hit())],
    },
    { id: 'bo3', icon: 'bull-horns', price: 2, dice: ['M', 'K', 'K'], effects: [wound(), hit(), hit()] },
    { id: 'bo4', icon: 'muscular-torso', price: 4, use: 'passive', modifiers: [cap('henchman', 1)] },
    {
      id: 'bo5',
      icon: 'layered-armor',
      price: 3,
      dice: ['M', 'K'],
      use: 'once',
      timing: 'resolution',
      effects: [heal(), optional(heal())],
    },
    { id: 'bo6', icon: 'wrecking-ball', price: 4, use: 'passive', modifiers: [crush()] },
    {
      id: 'bo7',
      icon: 'broken-wall',
      price: 5,
      dice: ['M', 'M'],
      use: 'once',
      timing: 'start',
      effects: [move(), hit()],
      modifiers: [slip()],
    },
    {
      id: 'bo8',
      icon: 'strong',
      price: 6,
      dice: ['K', 'K', 'K', 'D'],
      use: 'once',
      effects: [hit(), hit(), hit(), hit()],
    },
  ],
  items: [
    { id: 'bo-i1', icon: 'flat-hammer', effects: [hit()], modifiers: [crush()] },
    { id: 'bo-i2', icon: 'kevlar-vest', effects: [guard(2)] },
    { id: 'bo-i3', icon: 'chocolate-bar', effects: [heal()] },
    { id: 'bo-i4', icon: 'siege-ram', effects: [move()], modifiers: [slip()] },
  ],
});
