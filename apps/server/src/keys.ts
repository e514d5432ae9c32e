/** Keys, invitations and codes: 130 random bits, told once; only their hashes are kept, and compared in constant time. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Without signs that are easily taken for another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 26;
const WORD_LENGTH = 12;

function signs(length: number): string {
  return Array.from(randomBytes(length), (byte) => SIGNS[byte % SIGNS.length]!).join('');
}

export const freshKey = (): string => signs(LENGTH);

/** A table's name in addresses: it opens nothing, but nobody should come upon it by trying. */
export const freshId = (): string => signs(WORD_LENGTH);

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function opens(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(key), 'hex'), Buffer.from(hash, 'hex'));
}
