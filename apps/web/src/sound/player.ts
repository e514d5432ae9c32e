/**
 * Plays what the table asks for, as loud as it was told to, and tells what was heard to whoever writes it down. It is
 * fetched by itself: nothing of it, and nothing it needs, is part of the lobby.
 */

import type { Language } from '@gravetable/kernel';
import type { Family, Volumes } from '../hearing.ts';
import { captions } from './captions.ts';
import { soundsOf, type Told } from './lines.ts';
import { lengthOf, motifOf, SOUNDS, type SoundName, type Strike } from './score.ts';
import { synthOf, type Synth } from './synth.ts';

export type Heard = SoundName | 'motif';

export interface Loudness {
  readonly volume: number;
  readonly volumes: Volumes;
  readonly muted: boolean;
}

/** The same sound again so soon is the same sound. */
const AT_ONCE = 80;
/** What the first sound may wait for the machine's to wake; later it would speak of what is long past. */
const LATE = 1500;
/** More would be noise. */
const STRUCK_AT_ONCE = 2;

const listeners = new Set<(heard: Heard) => void>();
const last = new Map<SoundName, number>();
let loudness: Loudness | null = null;
let synth: Synth | null = null;
let waking: Promise<void> | null = null;
let motifEnds = 0;

/** From now on so loud. */
export function follow(now: Loudness): void {
  loudness = now;
  synth?.level(now.volumes, now.muted ? 0 : now.volume);
}

export function onHeard(listener: (heard: Heard) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is written of a sound: what it is struck on, and what happens. */
export function captionOf(heard: Heard, language: Language): readonly [family: string, text: string] {
  const says = captions[language];
  return [says[heard === 'motif' ? 'cues' : SOUNDS[heard].family], says[heard]];
}

export function sound(name: SoundName): void {
  const now = performance.now();
  // Whoever sits down hears the motif; that it is their turn goes without a cue then.
  if (name === 'turn' && now < motifEnds) return;
  if (now - (last.get(name) ?? -AT_ONCE) < AT_ONCE) return;
  last.set(name, now);
  const { family, strikes } = SOUNDS[name];
  heard(name, family, strikes);
}

/** What lines of the log sound like that are shown at once: each cue, and the first things that are struck. */
export function lines(told: readonly Told[]): void {
  const names = [...new Set(told.flatMap(soundsOf))];
  const isCue = (name: SoundName): boolean => SOUNDS[name].family === 'cues';
  const struck = names.filter((name) => !isCue(name)).slice(0, STRUCK_AT_ONCE);
  for (const name of [...struck, ...names.filter(isCue)]) sound(name);
}

/** Games without a motif open in silence. */
export function motif(game: string): void {
  const strikes = motifOf(game);
  if (strikes === null) return;
  motifEnds = performance.now() + lengthOf(strikes) * 1000;
  heard('motif', 'cues', strikes);
}

/** A family that is turned down is neither played nor written; one that is only muted is written. */
function heard(name: Heard, family: Family, strikes: readonly Strike[]): void {
  if (loudness === null || loudness.volumes[family] === 0) return;
  for (const listener of listeners) listener(name);
  if (!isLoud()) return;
  if (synth !== null) return synth.strike(family, strikes);
  const asked = performance.now();
  waking ??= wake();
  void waking.then(() => {
    if (isLoud() && performance.now() - asked < LATE) theSynth()?.strike(family, strikes);
  });
}

function isLoud(): boolean {
  return loudness !== null && !loudness.muted && loudness.volume > 0;
}

/**
 * A context made while the sound of the machine sleeps holds the page up until it is awake. Listing what can sound
 * wakes it beside the page; where that is not to be had, or is refused, the context has to do it.
 */
async function wake(): Promise<void> {
  if (typeof navigator === 'undefined' || !('mediaDevices' in navigator)) return;
  await navigator.mediaDevices.enumerateDevices().catch(() => []);
}

/** Made when there is something to play; null where the browser has no sound. */
function theSynth(): Synth | null {
  if (synth !== null || typeof AudioContext === 'undefined' || loudness === null) return synth;
  const context = new AudioContext();
  synth = synthOf(context);
  // Some browsers let a page sound only from within a gesture, and hush it again after a call.
  for (const kind of ['pointerup', 'keydown']) {
    addEventListener(kind, () => {
      if (context.state !== 'running') void context.resume();
    });
  }
  follow(loudness);
  return synth;
}
