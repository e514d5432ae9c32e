import { belowOf, nextBelow, nextWord, shuffleInPlace, streamOf, type Stream } from '@gravetable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** sfc32 once more, in big integers, from its published description. */
function reference(words: readonly number[]): () => number {
  const mask = 0xffff_ffffn;
  let [a, b, c, counter] = words.map((word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint];
  return () => {
    const out = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + ((c << 3n) & mask)) & mask;
    c = (((c << 21n) & mask) | (c >> 11n)) & mask;
    c = (c + out) & mask;
    return Number(out);
  };
}

test('a stream is sfc32', () => {
  const stream = streamOf('any seed', 'any purpose');
  const other = reference(stream);
  for (let n = 0; n < 1000; n++) expect(nextWord(stream)).toBe(other());
});

test('streams keep their values: records rest on them', () => {
  const stream = streamOf('gravetable', 'EX-SETUP-01');
  expect([...stream]).toMatchInlineSnapshot(`
    [
      1896547362,
      -1858628277,
      162059751,
      16,
    ]
  `);
  expect(Array.from({ length: 6 }, () => nextWord(stream))).toMatchInlineSnapshot(`
    [
      37919101,
      3899560881,
      252130878,
      1320721403,
      1311059951,
      3929831684,
    ]
  `);
});

test('a stream is plain data and goes on from a copy', () => {
  const stream = streamOf('s', 'p');
  nextWord(stream);
  const copy = JSON.parse(JSON.stringify(stream)) as Stream;
  expect(nextWord(copy)).toBe(nextWord(stream));
});

test('streams of other purposes and seeds differ', () => {
  const firsts = ['a', 'b'].flatMap((seed) =>
    ['x', 'y', 'x@0', 'x@1'].map((purpose) => nextWord(streamOf(seed, purpose))),
  );
  expect(new Set(firsts).size).toBe(8);
});

test('every number below n is equally likely', () => {
  const stream = streamOf('fair', 'die');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 60_000; n++) counts[nextBelow(stream, 6)]!++;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5); // 0.1 % of fair dice do worse.
  expect(nextBelow(stream, 1)).toBe(0);
  expect(nextBelow(stream, 0)).toBe(0);
});

test('numbers are thrown away where the last part of the range is too short', () => {
  // With n just above half of 2^32, nearly half of all words must be refused; a plain remainder would favour low ones.
  const stream = streamOf('bias', 'big');
  const n = 0x8000_0001;
  let low = 0;
  for (let i = 0; i < 4000; i++) if (nextBelow(stream, n) < 0x4000_0000) low++;
  expect(low / 4000).toBeGreaterThan(0.46);
  expect(low / 4000).toBeLessThan(0.54);
});

test('of as many numbers as there are words each word is one', () => {
  const words = streamOf('all of them', 'below');
  const below = belowOf('all of them');
  const drawn = Array.from({ length: 20 }, () => below(0x1_0000_0000));
  expect(drawn).toEqual(Array.from({ length: 20 }, () => nextWord(words)));
});

test('a shuffle keeps every item, and every order can come', () => {
  const below = belowOf('shuffle');
  const orders = new Map<string, number>();
  for (let n = 0; n < 6000; n++) {
    const items = ['a', 'b', 'c'];
    shuffleInPlace(items, below);
    orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

test('a number is the remainder of the first word that is fair to all, whatever n', () => {
  /** By the book: words after the last whole round of n are thrown away. */
  const plainly = (stream: Stream, n: number): number => {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = nextWord(stream);
      if (word < fair) return word % n;
    }
  };
  const size = fc.oneof(fc.integer({ min: 2, max: 100 }), fc.integer({ min: 2, max: 0xffff_ffff }));
  fc.assert(
    fc.property(size, fc.string(), (n, seed) => {
      const [stream, other] = [streamOf(seed, 'drawn'), streamOf(seed, 'drawn')];
      for (let draw = 0; draw < 30; draw++) expect(nextBelow(stream, n)).toBe(plainly(other, n));
      expect(stream).toEqual(other);
    }),
  );
});

test('a stream hangs on seed and purpose as one text, whichever of them is long or has other letters', () => {
  const [long, longer] = ['x'.repeat(40), 'y'.repeat(40)];
  expect(streamOf(long, `${longer}/z`)).toEqual(streamOf(`${long}/${longer}`, 'z'));
  expect(streamOf('seed', 'été/z')).toEqual(streamOf('seed/été', 'z'));
  expect(streamOf('seed', 'a/b')).toEqual(streamOf('seed/a', 'b'));
  expect(streamOf('seed', 'ab')).not.toEqual(streamOf('seeda', 'b'));
});
