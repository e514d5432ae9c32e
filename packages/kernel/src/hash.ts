/** Hashes: a fast 64-bit one for states and checkpoints, SHA-256 for commitments. */

/** Part of every place the kernel runs in, though not of the language itself. */
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
};

const encoder = new TextEncoder();
let bytes = new Uint8Array(1 << 14);
let words = new DataView(bytes.buffer);

/** Below this length letters are put down one by one faster than the encoder is called. */
const SHORT = 64;
const ASCII = 0x80;
const SLASH = 0x2f;

/** Put a short text of plain letters into the shared buffer, from there on; false where it is none. */
function encodePlain(text: string, from: number): boolean {
  if (text.length > SHORT) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ASCII) return false;
    bytes[from + at] = code;
  }
  return true;
}

/** Put the UTF-8 bytes of a text into the shared buffer; how many there are. Valid until the next call. */
function encode(text: string): number {
  if (encodePlain(text, 0)) return text.length;
  if (bytes.length < text.length * 3) {
    bytes = new Uint8Array(text.length * 4);
    words = new DataView(bytes.buffer);
  }
  return encoder.encodeInto(text, bytes).written;
}

/**
 * A stable 64-bit hash of a text, as 16 hexadecimal digits: two lanes that take turns at four bytes each and are
 * mixed into each other as they go. Bytes are read rather than symbols because that is ten times faster.
 */
export function hash64(text: string): string {
  const [a, b] = mixed(encode(text), 0);
  return hex(a) + hex(b);
}

/** How much of the shared buffer `one/other` takes. Short ones need not become one text first. */
function encodeBoth(one: string, other: string): number {
  if (!encodePlain(one, 0) || !encodePlain(other, one.length + 1)) return encode(`${one}/${other}`);
  bytes[one.length] = SLASH;
  return one.length + 1 + other.length;
}

/** The same of `one/other` as two words, with the salts 1 and 2: other hashes, for which the letters are put down once. */
export function hashTwice(
  one: string,
  other: string,
): readonly [readonly [number, number], readonly [number, number]] {
  const size = encodeBoth(one, other);
  return [mixed(size, 1), mixed(size, 2)];
}

/** Two words from the bytes in the shared buffer; a salt gives others. */
function mixed(size: number, salt: number): readonly [number, number] {
  const from = words;
  let a = 0xdeadbeef ^ salt;
  let b = 0x41c6ce57 ^ salt;
  let at = 0;
  for (; at + 7 < size; at += 8) {
    a = Math.imul(a ^ from.getInt32(at, true), 0x9e3779b1);
    b = Math.imul(b ^ from.getInt32(at + 4, true), 0x5f356495);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  for (; at < size; at++) {
    a = Math.imul(a ^ from.getUint8(at), 0x85ebca6b);
    b = Math.imul(b ^ a, 0xc2b2ae35);
  }
  a ^= size;
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a, b];
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard wants them. */
function primeRoots(count: number, root: number): number[] {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(((n ** (1 / root) % 1) * 0x1_0000_0000) | 0);
  }
  return words;
}

const ROUND_WORDS = Int32Array.from(primeRoots(64, 3));
const FIRST_WORDS = Int32Array.from(primeRoots(8, 2));

/** SHA-256 of a text (as UTF-8), in hexadecimal. Publishing it first binds a seed that is shown only at the end. */
export function sha256(text: string): string {
  return [...sha256Words(text)].map((word) => hex(word)).join('');
}

/** The same as eight words. */
export function sha256Words(text: string): Int32Array {
  const size = encode(text);
  const padded = [...bytes.subarray(0, size)];
  const bits = padded.length * 8;
  padded.push(0x80);
  while (padded.length % 64 !== 56) padded.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) padded.push(Math.floor(bits / 2 ** shift) & 0xff);
  const k = ROUND_WORDS;
  const h = FIRST_WORDS.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const at = block + i * 4;
      w[i] = (padded[at]! << 24) | (padded[at + 1]! << 16) | (padded[at + 2]! << 8) | padded[at + 3]!;
    }
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, z] = h as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      z = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    [a, b, c, d, e, f, g, z].forEach((word, i) => (h[i] = (h[i]! + word) | 0));
  }
  return h;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
