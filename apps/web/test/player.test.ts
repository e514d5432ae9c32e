/** What is played and what is written, by volume, mute and motif. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told } from '../src/sound/lines.ts';
import type * as Player from '../src/sound/player.ts';

const LOUD = { volume: 0.5, volumes: { paper: 1, bone: 1, metal: 1, cues: 1 }, muted: false };

/** Everything that was started, and what each volume was set to. */
let started = 0;
let levels: number[] = [];

class Param {
  value = 0;
  setValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
  setTargetAtTime = (value: number) => levels.push(value);
}

class AudioContextOfTests {
  static made = 0;
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    AudioContextOfTests.made++;
  }
  #node() {
    const node = {
      gain: new Param(),
      frequency: new Param(),
      Q: new Param(),
      connect: (to: object) => to,
      start: () => started++,
      stop: () => undefined,
    };
    return node;
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
  resume = () => Promise.resolve();
}

describe('the player', () => {
  let player: typeof Player;
  let written: string[];
  let now = 0;
  /** The sound of the machine is awake. */
  let awake: () => Promise<void>;
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', AudioContextOfTests);
    vi.stubGlobal('addEventListener', () => undefined);
    let rouse!: (devices: unknown[]) => void;
    const asleep = new Promise<unknown[]>((done) => (rouse = done));
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: () => asleep } });
    awake = async () => {
      rouse([]);
      await asleep;
      await Promise.resolve();
    };
    now = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    AudioContextOfTests.made = 0;
    started = 0;
    levels = [];
    written = [];
    player = await import('../src/sound/player.ts');
    player.follow(LOUD);
    player.onHeard((heard) => written.push(heard));
  });

  test('plays a sound and tells of it; so soon again it is the same sound', async () => {
    player.sound('card');
    player.sound('card');
    expect(written).toEqual(['card']);
    await awake();
    expect(started).toBe(2);
    now += 100;
    player.sound('card');
    expect(written).toEqual(['card', 'card']);
  });

  test('holds nothing up while the sound of the machine wakes, and leaves out what is long past by then', async () => {
    player.sound('card');
    now += 1000;
    player.sound('dice');
    expect(AudioContextOfTests.made).toBe(0);
    now += 1000;
    await awake();
    expect(AudioContextOfTests.made).toBe(1);
    expect(started).toBeGreaterThan(0);
    const dice = started;
    player.sound('card');
    expect(started).toBe(dice + 2);
  });

  test('muted while the sound of the machine wakes, makes none', async () => {
    player.sound('card');
    player.follow({ ...LOUD, muted: true });
    await awake();
    expect(AudioContextOfTests.made).toBe(0);
  });

  test('muted, makes no sound, and writes on', async () => {
    player.follow({ ...LOUD, muted: true });
    player.sound('card');
    player.motif('dead-cells');
    await awake();
    expect(written).toEqual(['card', 'motif']);
    expect(AudioContextOfTests.made).toBe(0);
  });

  test('is silenced at once in the middle of a sound', async () => {
    player.sound('card');
    await awake();
    levels = [];
    player.follow({ ...LOUD, muted: true });
    expect(levels[0]).toBe(0);
  });

  test('each family has its own volume, and one at nothing is left out whole', async () => {
    player.follow({ ...LOUD, volumes: { ...LOUD.volumes, paper: 0, bone: 0.3 } });
    player.sound('card');
    expect(written).toEqual([]);
    player.sound('dice');
    expect(written).toEqual(['dice']);
    await awake();
    expect(levels).toEqual([0.25, 0, 0.3, 1, 1]);
  });

  test('whoever sits down hears the motif alone; the next turn has its cue', () => {
    player.motif('vengeance');
    player.sound('turn');
    expect(written).toEqual(['motif']);
    now += 5000;
    player.sound('turn');
    expect(written).toEqual(['motif', 'turn']);
  });

  test('lines that are shown at once sound once each, two that are struck and every cue', () => {
    const told = (topic: Told['topic'], own = false): Told => ({
      game: 'dead-cells',
      event: { kind: 'any' },
      topic,
      rolled: false,
      own,
    });
    player.lines([told('fight'), told('fight'), told('harm', true), told('loot'), told(null)]);
    expect(written).toEqual(['clash', 'crack', 'danger']);
  });

  test('a game without a motif opens in silence, and its first turn has its cue', () => {
    player.motif('lantern-hill');
    player.sound('turn');
    expect(written).toEqual(['turn']);
  });
});
