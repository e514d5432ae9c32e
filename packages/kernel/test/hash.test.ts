import { canonical, hash64, sha256 } from '@gravetable/kernel';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

test('sha256 gives the standard values', () => {
  const vectors = {
    '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  };
  for (const [text, hash] of Object.entries(vectors)) expect(sha256(text)).toBe(hash);
});

test('sha256 agrees with the one of Node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

test('hash64 keeps its values: saves and records rest on them', () => {
  expect(hash64('')).toMatchInlineSnapshot(`"1aee8d83488bdcb8"`);
  expect(hash64('a')).toMatchInlineSnapshot(`"27bfce9d6e088027"`);
  expect(hash64('gravetable')).toMatchInlineSnapshot(`"9619abe96a238423"`);
  expect(hash64('été ☠ 𝕏')).toMatchInlineSnapshot(`"c6f341374eba9070"`);
  expect(hash64('x'.repeat(100_000))).toMatchInlineSnapshot(`"bc05c87f24fc7cff"`);
});

test('hash64 tells near texts apart, wherever they differ', () => {
  const seen = new Set<string>();
  const text = 'the quick brown fox jumps over the lazy dog';
  for (let at = 0; at < text.length; at++) {
    for (let code = 32; code < 127; code++) {
      seen.add(hash64(text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)));
    }
  }
  expect(seen.size).toBe(text.length * 94 + 1);
  expect(hash64('ab')).not.toBe(hash64('ba'));
  expect(hash64('a\0')).not.toBe(hash64('a'));
});

test('hash64 changes about half of its bits when one bit of the text changes', () => {
  let changed = 0;
  const bits = (hex: string): string => BigInt(`0x${hex}`).toString(2).padStart(64, '0');
  for (let n = 0; n < 200; n++) {
    const [one, two] = [bits(hash64(`text ${n} a`)), bits(hash64(`text ${n} c`))];
    changed += one.split('').filter((bit, at) => bit !== two[at]).length;
  }
  expect(changed / 200).toBeGreaterThan(28);
  expect(changed / 200).toBeLessThan(36);
});

/** Canonical text as it is defined, the slow way. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inside: unknown) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );
}

test('equal data has equal text, whatever order its keys are in and whatever its texts say', () => {
  // Keys that only numbers would be are put first by the language itself.
  const key = fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => `k${text}`);
  const data = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.constantFrom(
        null,
        true,
        false,
        0,
        -0,
        1.5,
        1e21,
        '',
        'a "quoted" text',
        'back\\slash',
        'line\n',
        '~#:.-',
      ),
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(key, tie('any'), { maxKeys: 5, noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(data, (value) => {
      expect(canonical(value)).toBe(sortedText(value));
    }),
  );
});

test('objects that begin alike are told apart, also where they are of many kinds', () => {
  for (let round = 0; round < 2; round++)
    for (let kind = 0; kind < 30; kind++) {
      const value = { z: 1, a: undefined, [`a${kind % 7}`]: 3, [`b${kind}`]: 2 };
      expect(canonical(value)).toBe(`{"a${kind % 7}":3,"b${kind}":2,"z":1}`);
    }
});
