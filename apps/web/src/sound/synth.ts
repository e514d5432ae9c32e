/** Paper, bone, metal and reed, made of noise and sine waves; one volume for each family and one over all. */

import type { Family, Volumes } from '../hearing.ts';
import type { Instrument, Strike } from './score.ts';

export interface Synth {
  readonly strike: (family: Family, strikes: readonly Strike[]) => void;
  readonly level: (volumes: Volumes, all: number) => void;
}

/** What lies under full volume, so that several strikes at once do not distort. */
const HEADROOM = 0.5;
/** Nothing, for a curve that must not reach it. */
const SILENCE = 0.0001;
/** How a volume glides to where it is set: a jump would click. */
const GLIDE = 0.015;
/** A context that takes longer to wake would play what is long past. */
const LATE = 500;

/** The overtones of a bar of metal that hangs free. */
const BAR = [1, 2.76, 5.4, 8.93] as const;

interface Note {
  readonly out: AudioNode;
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly gain: number;
}

export function synthOf(context: AudioContext): Synth {
  const all = context.createGain();
  all.connect(context.destination);
  const channel = (): GainNode => {
    const gain = context.createGain();
    gain.connect(all);
    return gain;
  };
  const families: Readonly<Record<Family, GainNode>> = {
    paper: channel(),
    bone: channel(),
    metal: channel(),
    cues: channel(),
  };
  const noise = noiseOf(context);

  /** Swells in `attack` seconds and dies away by the end of the note. */
  const shaped = ({ out, at, length, gain }: Note, attack: number): GainNode => {
    const shape = context.createGain();
    shape.gain.setValueAtTime(SILENCE, at);
    shape.gain.exponentialRampToValueAtTime(gain, at + attack);
    shape.gain.exponentialRampToValueAtTime(SILENCE, at + attack + length);
    shape.connect(out);
    return shape;
  };

  const run = (source: AudioScheduledSourceNode, { at, length }: Note, attack: number): void => {
    source.start(at);
    source.stop(at + attack + length);
  };

  const tone = (note: Note, wave: OscillatorType, attack: number, from = note.pitch): void => {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, note.at);
    source.frequency.exponentialRampToValueAtTime(note.pitch, note.at + note.length / 2);
    source.connect(shaped(note, attack));
    run(source, note, attack);
  };

  const hiss = (note: Note, attack: number): void => {
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    band.type = 'bandpass';
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(note.pitch, note.at);
    band.frequency.exponentialRampToValueAtTime(note.pitch / 2, note.at + note.length);
    source.connect(band).connect(shaped(note, attack));
    run(source, note, attack);
  };

  const INSTRUMENTS: Readonly<Record<Instrument, (note: Note) => void>> = {
    paper: (note) => hiss(note, 0.008),
    /** Dry: it knocks, sinks a little, and is gone. */
    bone(note) {
      tone(note, 'sine', 0.002, note.pitch * 1.6);
      tone({ ...note, pitch: note.pitch * 2.4, gain: note.gain / 3, length: note.length / 2 }, 'sine', 0.002);
      hiss({ ...note, pitch: 4000, gain: note.gain / 2, length: 0.012 }, 0.001);
    },
    /** The higher an overtone, the sooner it is gone. */
    metal(note) {
      for (const [nth, ratio] of BAR.entries()) {
        const part = 1 / (nth + 1);
        tone(
          { ...note, pitch: note.pitch * ratio, gain: note.gain * part, length: note.length * part },
          'sine',
          0.002,
        );
      }
    },
    reed(note) {
      tone(note, 'triangle', 0.018);
      tone({ ...note, pitch: note.pitch / 2, gain: note.gain / 3 }, 'sine', 0.018);
    },
  };

  const ring = (family: Family, strikes: readonly Strike[]): void => {
    const now = context.currentTime + 0.01;
    for (const [instrument, at, pitch, length, gain] of strikes) {
      INSTRUMENTS[instrument]({ out: families[family], at: now + at, pitch, length, gain });
    }
  };

  return {
    strike(family, strikes) {
      if (context.state === 'running') return ring(family, strikes);
      const asked = performance.now();
      void context.resume().then(() => {
        if (performance.now() - asked < LATE) ring(family, strikes);
      });
    },
    level(volumes, over) {
      const now = context.currentTime;
      all.gain.setTargetAtTime(over * HEADROOM, now, GLIDE);
      for (const [family, { gain }] of Object.entries(families)) {
        gain.setTargetAtTime(volumes[family as Family], now, GLIDE);
      }
    },
  };
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
