// VG-ABIL-01…04: the four basic abilities of every player board.

import { bonus, hit, move, shoot } from '../effects.ts';
import type { BasicAbilityId } from './ids.ts';
import { type Ability, basic } from './tiles.ts';

export const BASIC_ABILITIES: Readonly<Record<BasicAbilityId, Ability>> = {
  dash: basic({ id: 'dash', source: 'seed', icon: 'sprint', dice: ['M', 'M'], recon: 1, effects: [move()] }),
  punch: basic({
    id: 'punch',
    source: 'seed',
    icon: 'punch',
    dice: ['K', 'K', 'K'],
    recon: 1,
    effects: [hit(), bonus('doubleKnife', hit())],
  }),
  fire: basic({
    id: 'fire',
    source: 'fact',
    icon: 'gunshot',
    dice: ['G', 'G', 'G/K'],
    recon: 1,
    effects: [shoot()],
  }),
  // VG-RULING-05: the cost cannot be read in the rulebook.
  charge: basic({
    id: 'charge',
    source: 'inferred',
    icon: 'charging-bull',
    dice: ['M', 'K', 'K', 'G/K'],
    recon: 2,
    effects: [move(), hit()],
  }),
};
