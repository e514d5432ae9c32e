// Ledger 2.2, 2.3, 6.1 and 6.3: fighting dice, flashback dice and the flashback tile (VG-SETUP-01, VG-FLASH-02…04).

import type { MessageKey } from '../text/en.ts';
import type { Face, FlashbackAction, Slot, Source } from './ids.ts';

export interface FaceCard {
  readonly id: Face;
  readonly name: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly letter: string;
}

const face = (id: Face, letter: string, icon: string): FaceCard => ({
  id,
  name: `face.${id}`,
  source: 'fact',
  icon,
  letter,
});

export const FACES: Readonly<Record<Face, FaceCard>> = {
  move: face('move', 'M', 'run'),
  gun: face('gun', 'G', 'pistol-gun'),
  knife: face('knife', 'K', 'plain-dagger'),
  doubleKnife: face('doubleKnife', 'D', 'crossed-sabres'),
  wound: face('wound', 'W', 'drop'),
};

/** The six sides of a fighting die. */
export const FIGHTING_DIE: readonly Face[] = ['move', 'move', 'gun', 'knife', 'doubleKnife', 'wound'];

/** The faces that pay for each slot of a cost (VG-ROLL-13). */
export const SLOT_FACES: Readonly<Record<Slot, readonly Face[]>> = {
  M: ['move'],
  G: ['gun'],
  K: ['knife', 'doubleKnife'],
  D: ['doubleKnife'],
  'G/K': ['gun', 'knife', 'doubleKnife'],
};

/** Fighting dice in the supply by number of players; a solo game takes them from its level (VG-SETUP-01). */
export const SUPPLY: Readonly<Record<2 | 3 | 4, number>> = { 2: 24, 3: 35, 4: 46 };

export interface FlashbackCard {
  readonly id: FlashbackAction;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
}

const action = (id: FlashbackAction, source: Source, icon: string): FlashbackCard => ({
  id,
  name: `flashback.${id}`,
  text: `flashback.${id}.text`,
  source,
  icon,
});

export const FLASHBACK_ACTIONS: Readonly<Record<FlashbackAction, FlashbackCard>> = {
  training: action('training', 'seed', 'weight-lifting-up'),
  purchase: action('purchase', 'seed', 'swap-bag'),
  healing: action('healing', 'seed', 'hospital-cross'),
  recon: action('recon', 'seed', 'semi-closed-eye'),
  loot: action('loot', 'fact', 'round-star'),
};

export interface FlashbackDie {
  readonly source: Source;
  readonly faces: readonly FlashbackAction[];
}

/** VG-RULING-04: five actions on six sides, training twice. */
const flashbackDie: FlashbackDie = {
  source: 'inferred',
  faces: ['training', 'training', 'purchase', 'healing', 'recon', 'loot'],
};

export const FLASHBACK_DICE: readonly FlashbackDie[] = [flashbackDie, flashbackDie, flashbackDie];

/** Slots 0 to 2 hold the dice; the fourth is one free action, never Loot (VG-FLASH-04). */
export const FLASHBACK_TILE = {
  source: 'seed',
  diceSlots: 3,
  freeActions: ['training', 'purchase', 'healing', 'recon'],
} as const satisfies { source: Source; diceSlots: number; freeActions: readonly FlashbackAction[] };
