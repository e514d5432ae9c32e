/**
 * Random numbers, one stream per purpose, each plain data inside the state. A seed that somebody types gives sfc32, which
 * is fast and was never meant to keep secrets. A seed that begins with `~` is a secret: its streams are ChaCha20 under one
 * key, and what was seen to fall says nothing about what has not fallen.
 */

import { BLOCK, chachaBlock, keyOf, nameOf } from './cipher.ts';
import { hashTwice } from './hash.ts';

/** The four words of one stream of sfc32. Plain data: it is saved with the game. */
export type Stream = [number, number, number, number];
/** Of a secret stream only how many words it has given. */
export type Given = [words: number];

/** Something that gives a whole number from 0 to n - 1. Bots and samplers are handed one. */
export type Below = (n: number) => number;

const WARM_UP = 15;

/** The stream of one purpose. Streams of one seed are independent, so an extra roll in one place changes no other. */
export function streamOf(seed: string, purpose: string): Stream {
  const [one, other] = hashTwice(seed, purpose);
  const stream: Stream = [one[0], one[1], other[0], 1];
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
  let word = nextWord(stream);
  // No more than the last n words are unfair: nearly always this is none of them, and one division is enough.
  if (word < WORDS - n) return word % (n >>> 0);
  const last = lastFair(n);
  while (word > last) word = nextWord(stream);
  return among(n, word);
}

/** Words after this one would make the first numbers likelier than the last. In whole numbers of 32 bits, which are divided fastest. */
function lastFair(n: number): number {
  return ~((-n >>> 0) % (n >>> 0)) >>> 0;
}

/** As many numbers as there are words: too many for 32 bits, and every word is one. */
const WORDS = 0x1_0000_0000;
const among = (n: number, word: number): number => (n === WORDS ? word : word % (n >>> 0));

const SECRET = '~';

/** Whether nobody can guess what falls from this seed. */
export function isSecret(seed: string): boolean {
  return seed.startsWith(SECRET);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SECRET_LETTERS = 26;

/** A secret seed of 128 bits and a little more, from a source that cannot be guessed: 26 letters, five bits each. */
export function secretSeed(below: Below): string {
  const letters = Array.from({ length: SECRET_LETTERS }, () => LETTERS[below(LETTERS.length)]!);
  return SECRET + letters.join('');
}

/** What falls for one purpose, from the streams of a state: whatever is drawn is counted there. */
export function drawing(
  { seed, streams }: { readonly seed: string; readonly streams: Record<string, Stream | Given> },
  purpose: string,
): Below {
  if (isSecret(seed)) return secretly(keyOf(seed), purpose, (streams[purpose] ??= [0]) as Given);
  const stream = (streams[purpose] ??= streamOf(seed, purpose)) as Stream;
  return (n) => nextBelow(stream, n);
}

function secretly(key: Int32Array, purpose: string, given: Given): Below {
  const name = nameOf(purpose);
  const block = new Int32Array(BLOCK);
  let at = -1;
  const next = (): number => {
    const number = Math.floor(given[0] / BLOCK);
    if (number !== at) chachaBlock(key, number, name, block);
    at = number;
    return block[given[0]++ % BLOCK]! >>> 0;
  };
  return (n) => {
    if (n <= 1) return 0;
    const last = lastFair(n);
    let word = next();
    while (word > last) word = next();
    return among(n, word);
  };
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
