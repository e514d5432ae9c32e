// Ledger 6.4: Shadowman, the trait, eight abilities and four items.

import { evade, heal, hit, ignore, jump, kill, move, next, optional, reach, slip } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const shadowman = hero({
  id: 'shadowman',
  prefix: 'sm',
  box: 1,
  source: 'fact',
  icon: 'hooded-assassin',
  trait: { source: 'inferred', icon: 'ghost', rule: { word: 'shootEvades' } },
  abilities: [
    { id: 'sm1', icon: 'shadow-follower', price: 3, dice: ['M', 'K'], effects: [optional(evade()), move()] },
    {
      id: 'sm2',
      icon: 'fog',
      price: 4,
      dice: ['M', 'M', 'G'],
      effects: [optional(evade()), optional(evade()), move()],
    },
    { id: 'sm3', icon: 'backstab', price: 5, dice: ['K', 'D'], effects: [hit(), hit()] },
    {
      id: 'sm4',
      icon: 'ninja-heroic-stance',
      price: 3,
      dice: ['M', 'M', 'M'],
      effects: [jump(), optional(evade())],
    },
    {
      id: 'sm5',
      icon: 'silenced',
      price: 6,
      dice: ['M', 'K', 'K', 'D'],
      use: 'once',
      effects: [move(), kill()],
    },
    { id: 'sm6', icon: 'invisible', price: 5, use: 'passive', modifiers: [ignore('gunman', 'adjacent')] },
    {
      id: 'sm7',
      icon: 'two-shadows',
      price: 3,
      dice: ['G', 'K'],
      use: 'once',
      timing: 'start',
      effects: [evade(), optional(evade())],
    },
    {
      id: 'sm8',
      icon: 'exit-door',
      price: 3,
      dice: ['M', 'M'],
      use: 'once',
      timing: 'resolution',
      effects: [move(), optional(move())],
      modifiers: [slip()],
    },
  ],
  items: [
    { id: 'sm-i1', icon: 'smoke-bomb', effects: [evade()] },
    { id: 'sm-i2', icon: 'hook', effects: [jump()] },
    { id: 'sm-i3', icon: 'night-vision', effects: [next(reach())] },
    { id: 'sm-i4', icon: 'bandage-roll', effects: [heal()] },
  ],
});
