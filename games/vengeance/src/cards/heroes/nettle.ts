// Ledger 6.4: Nettle, the trait, eight abilities and four items.

import { evade, flash, hit, jump, move, optional, shoot, slip, spread } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const nettle = hero({
  id: 'nettle',
  prefix: 'ne',
  box: 1,
  icon: 'thrown-daggers',
  trait: { icon: 'human-cannonball', rule: { word: 'woundOnMeeting', minion: 'henchman' } },
  abilities: [
    { id: 'ne1', icon: 'thrown-knife', price: 2, dice: ['K', 'K'], effects: [shoot()] },
    { id: 'ne2', icon: 'acrobatic', price: 3, dice: ['M', 'K'], effects: [jump()] },
    {
      id: 'ne3',
      icon: 'spinning-blades',
      price: 4,
      dice: ['K', 'K', 'D'],
      effects: [hit(), hit(), hit()],
      modifiers: [spread()],
    },
    {
      id: 'ne4',
      icon: 'triple-needle',
      price: 4,
      dice: ['M', 'K', 'K', 'D'],
      effects: [shoot(), shoot(), shoot()],
    },
    { id: 'ne5', icon: 'eel', price: 3, use: 'passive', modifiers: [slip()] },
    {
      id: 'ne6',
      icon: 'contortionist',
      price: 3,
      dice: ['M', 'M', 'K'],
      effects: [move(), optional(evade()), move()],
    },
    {
      id: 'ne7',
      icon: 'misdirection',
      price: 2,
      dice: ['M', 'G'],
      use: 'once',
      timing: 'start',
      effects: [evade()],
    },
    {
      id: 'ne8',
      icon: 'robber-hand',
      price: 3,
      dice: ['M', 'G', 'K'],
      use: 'once',
      timing: 'resolution',
      effects: [flash('loot')],
    },
  ],
  items: [
    { id: 'ne-i1', icon: 'switchblade', effects: [hit()] },
    { id: 'ne-i2', icon: 'caltrops', effects: [evade()] },
    { id: 'ne-i3', icon: 'rope-dart', effects: [shoot()] },
    { id: 'ne-i4', icon: 'roller-skate', effects: [move()] },
  ],
});
