// Ledger 6.4: Pixel, the trait, eight abilities and four items.

import { crush, evade, flash, hit, jump, kill, move, optional, recon1, shoot } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const pixel = hero({
  id: 'pixel',
  prefix: 'px',
  box: 2,
  icon: 'vr-headset',
  trait: { icon: 'jack-plug', rule: { word: 'chargeLimit', charges: 1 } },
  abilities: [
    { id: 'px1', icon: 'wasp-sting', price: 3, dice: ['M', 'G'], effects: [shoot()] },
    {
      id: 'px2',
      icon: 'flash-grenade',
      price: 3,
      dice: ['G', 'G'],
      effects: [evade(), optional(evade()), optional(evade())],
    },
    { id: 'px3', icon: 'grapple', price: 3, dice: ['M', 'M'], effects: [jump()] },
    {
      id: 'px4',
      icon: 'electric',
      price: 5,
      dice: ['G', 'K'],
      effects: [hit(), hit()],
      modifiers: [crush()],
    },
    { id: 'px5', icon: 'secret-door', price: 4, use: 'passive', modifiers: [recon1()] },
    {
      id: 'px6',
      icon: 'magnet',
      price: 3,
      dice: ['G', 'K'],
      use: 'once',
      timing: 'resolution',
      effects: [flash('purchase')],
    },
    {
      id: 'px7',
      icon: 'sentry-gun',
      price: 4,
      dice: ['G', 'G', 'K'],
      use: 'once',
      timing: 'start',
      effects: [shoot(), optional(shoot())],
    },
    {
      id: 'px8',
      icon: 'power-lightning',
      price: 5,
      dice: ['M', 'G', 'G', 'K'],
      use: 'once',
      effects: [kill(), optional(kill()), optional(move())],
    },
  ],
  items: [
    { id: 'px-i1', icon: 'delivery-drone', effects: [evade()] },
    { id: 'px-i2', icon: 'rocket-thruster', effects: [jump()] },
    { id: 'px-i3', icon: 'telescopic-baton', effects: [hit()] },
    { id: 'px-i4', icon: 'land-mine', effects: [shoot()], modifiers: [crush()] },
  ],
});
