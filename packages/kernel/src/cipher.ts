/**
 * ChaCha20 (RFC 8439) as a source of chance: whoever has seen some words of a stream learns nothing about the others,
 * nor about another stream under the same key.
 */

import { sha256Words } from './hash.ts';

const ROUNDS = 20;
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** The words of one block. */
export const BLOCK = 16;

/** One block: eight words of key, the number of the block, three words that name the stream. */
export function chachaBlock(key: Int32Array, counter: number, name: Int32Array, into: Int32Array): void {
  into.set(CONSTANTS, 0);
  into.set(key, 4);
  into[12] = counter;
  into.set(name, 13);
  const x = Int32Array.from(into);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK; i++) into[i] = (into[i]! + x[i]!) | 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = (x[a]! + x[b]!) | 0;
  x[d] = turnLeft(x[d]! ^ x[a]!, 16);
  x[c] = (x[c]! + x[d]!) | 0;
  x[b] = turnLeft(x[b]! ^ x[c]!, 12);
  x[a] = (x[a]! + x[b]!) | 0;
  x[d] = turnLeft(x[d]! ^ x[a]!, 8);
  x[c] = (x[c]! + x[d]!) | 0;
  x[b] = turnLeft(x[b]! ^ x[c]!, 7);
}

function turnLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The key of a seed. The commitment is another hash of it, and is published. */
let keyed: { readonly seed: string; readonly key: Int32Array } | null = null;
export function keyOf(seed: string): Int32Array {
  if (keyed?.seed !== seed) keyed = { seed, key: sha256Words(`chance ${seed}`) };
  return keyed.key;
}

/** Purposes are labels of a game, with seats: there are a few hundred. */
const names = new Map<string, Int32Array>();
const NAMES_KEPT = 4096;

/** The three words that stand for a purpose. */
export function nameOf(purpose: string): Int32Array {
  let name = names.get(purpose);
  if (name === undefined) {
    if (names.size === NAMES_KEPT) names.clear();
    name = sha256Words(purpose).slice(0, 3);
    names.set(purpose, name);
  }
  return name;
}
