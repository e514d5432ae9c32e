/** What every sound is made of: strikes on paper, bone, metal and reed, and one motif per game. */

import type { GameId } from '../brand.ts';
import type { Family } from '../hearing.ts';

export type Instrument = 'paper' | 'bone' | 'metal' | 'reed';

/** What is struck, after how many seconds, how high (hertz), how long it sounds (seconds) and how loud (0 to 1). */
export type Strike = readonly [with_: Instrument, at: number, pitch: number, length: number, gain: number];

export interface Sound {
  readonly family: Family;
  readonly strikes: readonly Strike[];
}

export type SoundName =
  | 'card'
  | 'draw'
  | 'dice'
  | 'crack'
  | 'fall'
  | 'knock'
  | 'clash'
  | 'clink'
  | 'turn'
  | 'good'
  | 'bad'
  | 'danger'
  | 'closing';

export const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  /** A card is turned: lifted, then laid down. */
  card: {
    family: 'paper',
    strikes: [
      ['paper', 0, 3200, 0.07, 0.5],
      ['paper', 0.09, 1500, 0.05, 0.8],
    ],
  },
  /** Cards run under a thumb. */
  draw: {
    family: 'paper',
    strikes: [
      ['paper', 0, 2400, 0.035, 0.5],
      ['paper', 0.045, 2700, 0.035, 0.5],
      ['paper', 0.09, 3000, 0.035, 0.5],
      ['paper', 0.135, 2000, 0.06, 0.6],
    ],
  },
  /** Dice of bone tumble and come to rest. */
  dice: {
    family: 'bone',
    strikes: [
      ['bone', 0, 620, 0.04, 0.8],
      ['bone', 0.07, 540, 0.04, 0.6],
      ['bone', 0.12, 700, 0.035, 0.5],
      ['bone', 0.19, 580, 0.03, 0.4],
      ['bone', 0.23, 500, 0.05, 0.5],
    ],
  },
  crack: {
    family: 'bone',
    strikes: [
      ['bone', 0, 310, 0.06, 1],
      ['bone', 0.02, 470, 0.04, 0.7],
    ],
  },
  fall: {
    family: 'bone',
    strikes: [
      ['bone', 0, 300, 0.07, 0.9],
      ['bone', 0.13, 210, 0.09, 0.9],
      ['bone', 0.3, 120, 0.16, 1],
    ],
  },
  knock: {
    family: 'bone',
    strikes: [
      ['bone', 0, 150, 0.08, 0.8],
      ['bone', 0.11, 140, 0.08, 0.6],
    ],
  },
  clash: {
    family: 'metal',
    strikes: [
      ['metal', 0, 640, 0.16, 0.7],
      ['metal', 0.025, 905, 0.22, 0.5],
    ],
  },
  clink: {
    family: 'metal',
    strikes: [
      ['metal', 0, 1760, 0.12, 0.4],
      ['metal', 0.07, 2350, 0.2, 0.4],
    ],
  },
  /** A fourth upwards: the word is yours. */
  turn: {
    family: 'cues',
    strikes: [
      ['reed', 0, 392, 0.16, 0.6],
      ['reed', 0.12, 523, 0.26, 0.7],
    ],
  },
  good: {
    family: 'cues',
    strikes: [
      ['reed', 0, 523, 0.16, 0.6],
      ['reed', 0.1, 659, 0.16, 0.6],
      ['reed', 0.2, 784, 0.36, 0.7],
    ],
  },
  bad: {
    family: 'cues',
    strikes: [
      ['reed', 0, 311, 0.2, 0.7],
      ['reed', 0.15, 262, 0.2, 0.7],
      ['reed', 0.3, 196, 0.5, 0.8],
    ],
  },
  /** Two notes that chafe, and again a step higher. */
  danger: {
    family: 'cues',
    strikes: [
      ['reed', 0, 185, 0.2, 0.7],
      ['reed', 0, 196, 0.2, 0.7],
      ['reed', 0.18, 208, 0.32, 0.7],
      ['reed', 0.18, 220, 0.32, 0.7],
    ],
  },
  /** A small bell, three times and quick. */
  closing: {
    family: 'cues',
    strikes: [
      ['metal', 0, 1175, 0.1, 0.6],
      ['metal', 0.14, 1175, 0.1, 0.6],
      ['metal', 0.28, 1175, 0.2, 0.7],
    ],
  },
};

/** Notes of one instrument: the beat each falls on, its pitch, and how many beats it rings. */
function line(
  instrument: Instrument,
  beat: number,
  gain: number,
  notes: readonly (readonly [at: number, pitch: number, beats: number])[],
): readonly Strike[] {
  return notes.map(([at, pitch, beats]) => [instrument, at * beat, pitch, beats * beat, gain]);
}

/** Each about two seconds, and told apart by what it is struck on. */
export const MOTIFS: Readonly<Record<GameId, readonly Strike[]>> = {
  /** Restless, in a minor key, a blade at the end: up again after every fall. */
  'dead-cells': [
    ...line('reed', 0.16, 0.6, [
      [0, 294, 1.2],
      [1, 349, 1.2],
      [2, 440, 1.2],
      [3, 415, 2.2],
      [5, 294, 1.2],
      [6, 440, 1.2],
      [7, 587, 4],
    ]),
    ...line('metal', 0.16, 0.3, [[7, 880, 4]]),
  ],
  /** Slow steps under a street lamp, and a card that is turned. */
  'cards-of-the-dead': [
    ...line('reed', 0.3, 0.6, [
      [0, 220, 1.4],
      [1, 262, 1.4],
      [2.5, 247, 1],
      [3.5, 196, 3],
    ]),
    ...line('paper', 0.3, 0.4, [
      [0, 1500, 0.2],
      [2.5, 1500, 0.2],
      [5, 3000, 0.3],
    ]),
  ],
  /** Bells over a keep, in open fifths. */
  'dead-keep': [
    ...line('metal', 0.36, 0.45, [
      [0, 294, 3],
      [1, 440, 3],
      [2, 392, 3],
      [3, 523, 2.5],
      [4, 440, 4],
    ]),
  ],
  /** Dice on a table, a low figure, and one blow. */
  vengeance: [
    ...line('bone', 0.14, 0.6, [
      [0, 520, 0.3],
      [1, 620, 0.3],
      [2, 560, 0.3],
      [6, 620, 0.3],
      [7, 560, 0.3],
    ]),
    ...line('reed', 0.14, 0.7, [
      [0, 165, 2],
      [3, 165, 1],
      [4, 196, 2],
      [6, 185, 1],
      [8, 247, 4],
    ]),
    ...line('metal', 0.14, 0.3, [[8, 494, 4]]),
  ],
};

export function motifOf(game: string): readonly Strike[] | null {
  return (MOTIFS as Readonly<Partial<Record<string, readonly Strike[]>>>)[game] ?? null;
}

/** When the last note has died away, in seconds. */
export function lengthOf(strikes: readonly Strike[]): number {
  return Math.max(...strikes.map(([, at, , length]) => at + length));
}
