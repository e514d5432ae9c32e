// CD 6.7, CD-DAY-03..05 Threats: what gets worse before Day 2 and Day 3, for the rest of the game.

import type { Effect } from '../effects.ts';
import { block } from '../effects.ts';

export const THREAT_IDS = [
  'threat-savage-hunger',
  'threat-hardened-flesh',
  'threat-mutated-virus',
  'threat-echoing-streets',
  'threat-encircled',
] as const;
export type ThreatId = (typeof THREAT_IDS)[number];

/** What a Threat in force adds to a printed value. Threats add up (CD-DAY-04). */
export interface Additions {
  /** To every Zombie Damage value, explosions excepted (CD-RULING-37). */
  readonly zombieDamage: number;
  /** To the Hit Points of every zombie. */
  readonly zombieHitPoints: number;
  /** To the Immunity an `antiviral` restores. */
  readonly antiviral: number;
  /** To every Noise effect. */
  readonly noise: number;
}

export interface Threat {
  readonly id: ThreatId;
  readonly icon: string;
  readonly count: number;
  readonly adds: Additions;
  /** Happens when the Threat is revealed and at the start of each later Day (CD-RULING-79). */
  readonly dayStart: readonly Effect[];
  /** What the rulebook states; the other values are our design. */
  readonly facts: readonly string[];
}

const NOTHING: Additions = { zombieDamage: 0, zombieHitPoints: 0, antiviral: 0, noise: 0 };

export const THREATS: Readonly<Record<ThreatId, Threat>> = {
  'threat-savage-hunger': {
    id: 'threat-savage-hunger',
    icon: 'carnivore-mouth',
    count: 1,
    adds: { ...NOTHING, zombieDamage: 1 },
    dayStart: [],
    facts: ['effect'],
  },
  'threat-hardened-flesh': {
    id: 'threat-hardened-flesh',
    icon: 'muscle-up',
    count: 1,
    adds: { ...NOTHING, zombieHitPoints: 1 },
    dayStart: [],
    facts: [],
  },
  'threat-mutated-virus': {
    id: 'threat-mutated-virus',
    icon: 'virus',
    count: 1,
    adds: { ...NOTHING, antiviral: -1 },
    dayStart: [],
    facts: [],
  },
  'threat-echoing-streets': {
    id: 'threat-echoing-streets',
    icon: 'echo-ripples',
    count: 1,
    adds: { ...NOTHING, noise: 1 },
    dayStart: [],
    facts: [],
  },
  'threat-encircled': {
    id: 'threat-encircled',
    icon: 'encirclement',
    count: 1,
    adds: NOTHING,
    dayStart: [block(1)],
    facts: [],
  },
};
