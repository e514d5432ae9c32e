import { lanternHill } from '@gravetable/example';
import {
  belowOf,
  commitmentOf,
  isRefusal,
  isSecret,
  load,
  open,
  save,
  secretSeed,
  stateHash,
} from '@gravetable/kernel';
import type { Play } from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chachaBlock, keyOf, nameOf } from '../src/cipher.ts';
import { drawing } from '../src/random.ts';

const words = (bytes: Buffer): Int32Array =>
  Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32LE(at * 4));
const bytes = (from: Int32Array): Buffer => {
  const buffer = Buffer.alloc(from.length * 4);
  from.forEach((word, at) => buffer.writeInt32LE(word, at * 4));
  return buffer;
};

function block(key: Int32Array, counter: number, name: Int32Array): Buffer {
  const into = new Int32Array(16);
  chachaBlock(key, counter, name, into);
  return bytes(into);
}

describe('chance that cannot be guessed', () => {
  test('a block is the one of RFC 8439, section 2.3.2', () => {
    const key = words(Buffer.from(Array.from({ length: 32 }, (_, at) => at)));
    const name = words(Buffer.from('000000090000004a00000000', 'hex'));
    expect(block(key, 1, name).toString('hex')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  test('a stream is what the cipher of Node writes under the same key', () => {
    const seed = '~abcdefghijklmnopqrstuvwxyz';
    const name = nameOf('DC-CHK-09@2');
    const start = Buffer.concat([Buffer.alloc(4), bytes(name)]);
    const cipher = createCipheriv('chacha20', bytes(keyOf(seed)), start).update(Buffer.alloc(64 * 3));
    const expected = words(cipher);
    const streams: Record<string, [number]> = {};
    // A power of two is never thrown again: each number is one word.
    const drawn = drawing({ seed, streams }, 'DC-CHK-09@2');
    for (let at = 0; at < 40; at++) expect(drawn(0x1_0000)).toBe((expected[at]! >>> 0) % 0x1_0000);
    expect(streams).toEqual({ 'DC-CHK-09@2': [40] });
    // Where it stopped it goes on, in the middle of a block, whoever draws.
    const again = drawing({ seed, streams }, 'DC-CHK-09@2');
    for (let at = 40; at < 48; at++) expect(again(0x1_0000)).toBe((expected[at]! >>> 0) % 0x1_0000);
  });

  test('streams, seeds and the published commitment have nothing in common', () => {
    const first = (seed: string, purpose: string): string =>
      Array.from({ length: 4 }, () => drawing({ seed, streams: {} }, purpose)(0x1_0000_0000)).join();
    const all = ['~a', '~b'].flatMap((seed) => ['x', 'y', 'x@0', 'x@1'].map((one) => first(seed, one)));
    expect(new Set(all).size).toBe(all.length);
    const key = [...keyOf('~a')].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    expect(key).not.toBe(commitmentOf('~a'));
  });

  test('dice are fair', () => {
    const drawn = drawing({ seed: '~fair', streams: {} }, 'die');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) counts[drawn(6)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    expect([drawn(1), drawn(0)]).toEqual([0, 0]);
  });

  test('a seed is 26 letters behind a sign, 130 bits', () => {
    const below = belowOf('letters');
    const seed = secretSeed(below);
    expect(seed).toMatch(/^~[a-z2-7]{26}$/);
    expect(secretSeed(below)).not.toBe(seed);
    expect([isSecret(seed), isSecret('moss lantern 7')]).toEqual([true, false]);
  });

  test('a game of a secret seed is saved, loaded and played on as if nothing had been', () => {
    const play = open(lanternHill, { seats: 3, seed: '~saved' });
    if (isRefusal(play)) throw new Error(play.code);
    play.resume();
    const below = belowOf('answers');
    for (let n = 0; n < 60 && !play.over; n++) {
      const loaded = load(save(play as unknown as Play), () => lanternHill);
      if (isRefusal(loaded)) throw new Error(JSON.stringify(loaded));
      const { seat, id, value } = anAnswer(play, below)!;
      expect([loaded.answer(seat, id, value), play.answer(seat, id, value)]).toEqual([null, null]);
      expect(stateHash(loaded)).toBe(stateHash(play as unknown as Play));
    }
    const given = Object.values(play.state.streams);
    expect(given.length).toBeGreaterThan(2);
    expect(given.every((one) => one.length === 1 && one[0] > 0)).toBe(true);
  });
});
