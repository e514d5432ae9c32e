/** Random numbers: sfc32, four integers inside the state, one stream per purpose. */

import { hashWords } from './hash.ts';

/** The four words of one stream. Plain data: it is saved with the game. */
export type Stream = [number, number, number, number];

/** Something that gives a whole number from 0 to n - 1. Bots and samplers are handed one. */
export type Below = (n: number) => number;

const WARM_UP = 15;

/** The stream of one purpose. Streams of one seed are independent, so an extra roll in one place changes no other. */
export function streamOf(seed: string, purpose: string): Stream {
  const text = `${seed}/${purpose}`;
  const [a, b] = hashWords(text, 1);
  const [c] = hashWords(text, 2);
  const stream: Stream = [a, b, c, 1];
  for (let i = 0; i < WARM_UP; i++) nextWord(stream);
  return stream;
}

/** The next 32 bits of a stream. */
export function nextWord(s: Stream): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1, each equally likely. */
export function nextBelow(stream: Stream, n: number): number {
  if (n <= 1) return 0;
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word = nextWord(stream);
  while (word >= limit) word = nextWord(stream);
  return word % n;
}

/** A source for bots and tests, outside every game state. */
export function belowOf(seed: string): Below {
  const stream = streamOf(seed, 'below');
  return (n) => nextBelow(stream, n);
}

/** Fisher-Yates, in place. */
export function shuffleInPlace(items: unknown[], below: Below): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
