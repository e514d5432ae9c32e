// Section 7: what a corridor leads to and what it costs, in words: for the question and for the table in words.
import type { Said } from '@gravetable/kernel';
import type { Corridor, Space } from '../schema.ts';

/** What of the table a corridor's price depends on. */
interface Carried {
  readonly keys: number;
  readonly lit: readonly number[];
}
/** DC-B7-07. */
const KEYS = 2;

const shapeOf = (space: Space): string =>
  space.kind === 'tile' ? space.shape : space.kind === 'exit' ? `exit.${space.to}` : space.kind;

/** Gates, Checks, a Worm, the dark (DC-RULING-85), the toll for missing Keys (DC-RULING-86); or nothing at all. */
function pricesOf(corridor: Corridor, space: Space, { keys, lit }: Carried): string[] {
  const { rune, flag, keys: gate, hand, deck, worm } = corridor;
  const prices: string[] = [...(hand ?? [])];
  if (flag !== undefined) prices.push(flag);
  if (rune !== undefined) prices.push(`rune.${rune}`);
  if (gate !== undefined) prices.push('keys');
  if (deck !== undefined) prices.push('deck');
  if (worm !== undefined) prices.push('worm');
  if (space.kind === 'tile' && space.zone !== undefined && !lit.includes(space.zone)) prices.push('dark');
  if (space.kind === 'exit' && space.tollPerMissingKey !== undefined && keys < KEYS)
    prices.push(`toll.${KEYS - keys}`);
  return prices.length > 0 ? prices : ['free'];
}

export function wayArgs(corridor: Corridor, space: Space, carried: Carried): NonNullable<Said['args']> {
  return { space: corridor.to, shape: shapeOf(space), prices: pricesOf(corridor, space, carried) };
}
