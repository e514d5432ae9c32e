// Ledger 6.4: Doc Marrow, the trait, eight abilities and four items.

import { bonus, evade, heal, hit, jump, kill, move, optional, release } from '../../effects.ts';
import { hero } from '../tiles.ts';

export const doc = hero({
  id: 'doc',
  prefix: 'dm',
  box: 2,
  icon: 'doctor-face',
  trait: { icon: 'eyedropper', rule: { word: 'healingClears', wounds: 1 } },
  abilities: [
    {
      id: 'dm1',
      icon: 'scalpel',
      price: 2,
      dice: ['M', 'K'],
      effects: [hit(), bonus('doubleKnife', heal())],
    },
    { id: 'dm2', icon: 'arm-bandage', price: 2, dice: ['M', 'G'], effects: [heal()] },
    {
      id: 'dm3',
      icon: 'heart-beats',
      price: 3,
      dice: ['M', 'M', 'M'],
      effects: [move(), move(), optional(heal())],
    },
    { id: 'dm4', icon: 'sleepy', price: 2, dice: ['G', 'K'], effects: [evade(), optional(evade())] },
    { id: 'dm5', icon: 'overdose', price: 4, dice: ['G', 'K'], effects: [kill()] },
    {
      id: 'dm6',
      icon: 'caduceus',
      price: 2,
      use: 'passive',
      timing: 'resolution',
      effects: [optional(heal())],
    },
    { id: 'dm7', icon: 'hand-ok', price: 2, use: 'passive', modifiers: [release(2)] },
    { id: 'dm8', icon: 'hand-saw', price: 3, dice: ['K', 'K', 'D'], effects: [hit(), hit(), hit()] },
  ],
  items: [
    { id: 'dm-i1', icon: 'medicines', effects: [heal(), optional(heal())] },
    { id: 'dm-i2', icon: 'syringe', effects: [evade()] },
    { id: 'dm-i3', icon: 'claw-hammer', effects: [hit()] },
    { id: 'dm-i4', icon: 'ambulance', timing: 'resolution', effects: [jump()] },
  ],
});
