/** Short synthesised cues: paper, bone, metal. Silent until the first gesture, never the only carrier. */

import type * as Zzfx from 'zzfx';
import { useSettings } from './settings.ts';

export type Cue = 'turn' | 'card' | 'die' | 'refused' | 'good' | 'bad' | 'closing';

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, … */
const CUES: Readonly<Record<Cue, readonly (number | undefined)[]>> = {
  turn: [0.5, 0, 392, 0.01, 0.06, 0.16, 1, 1.4, 0, 0, 196, 0.06],
  card: [0.4, 0.1, 1400, 0, 0.01, 0.04, 4, 2, -30],
  die: [0.5, 0.1, 260, 0, 0.01, 0.05, 3, 2, 0, 0, 0, 0, 0.03],
  refused: [0.4, 0, 120, 0.01, 0.04, 0.08, 2, 1],
  good: [0.5, 0, 523, 0.01, 0.1, 0.3, 0, 1, 0, 0, 262, 0.08],
  closing: [0.5, 0, 880, 0, 0.05, 0.1, 1, 1, 0, 0, 0, 0, 0.12],
  bad: [0.5, 0, 110, 0.02, 0.15, 0.4, 2, 0.8, -1],
};

let player: Promise<typeof Zzfx> | null = null;

/** Call once: the first gesture of any kind wakes the sounds. */
export function wakeOnGesture(): void {
  const wake = (): void => {
    player ??= import('zzfx');
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { once: true, passive: true });
}

export function play(cue: Cue): void {
  const { muted, volume } = useSettings.getState();
  if (muted || volume === 0 || player === null) return;
  void player.then(({ ZZFX, zzfx }) => {
    ZZFX.volume = volume * 0.4;
    zzfx(...CUES[cue]);
  });
}
