// Fewest steps between all pairs of Zones, breadth first.
import { FAR } from './types.ts';

/** `from * zones + to`; FAR where no way leads. */
export function distances(neighbours: readonly (readonly number[])[]): Uint8Array {
  const size = neighbours.length;
  const found = new Uint8Array(size * size).fill(FAR);
  const queue = new Uint8Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    found[row + from] = 0;
    queue[0] = from;
    for (let head = 0, tail = 1; head < tail; head++) {
      const at = queue[head]!;
      for (const to of neighbours[at]!) {
        if (found[row + to] !== FAR) continue;
        found[row + to] = found[row + at]! + 1;
        queue[tail++] = to;
      }
    }
  }
  return found;
}
