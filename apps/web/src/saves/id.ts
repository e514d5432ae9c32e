/** A name for a table that no other has. Made of numbers nobody can guess, which every page may ask for. */

import { secretSeed } from '@gravetable/kernel';

export function freshId(): string {
  return secretSeed((n) => crypto.getRandomValues(new Uint32Array(1))[0]! % n).slice(1);
}
