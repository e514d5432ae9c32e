// Ledger 2.2: a handful of fighting dice, as one whole number.
//
// A pool or a set is a bag: which die shows which face never matters, only how many show it. Each face has four bits
// of the number for its count, so that adding and taking away handfuls is plain arithmetic, and a pool of four dice
// is one of 210 numbers. Counts stay below eight; the spare bit makes `holds` a single subtraction.

export type Handful = number;

/** The signs of the faces, in the order a handful is written: an unrolled die comes last. */
export const SIGNS = ['M', 'G', 'K', 'D', 'W', 'u'] as const;
export type Sign = (typeof SIGNS)[number];

/** The six sides of a fighting die, by sign. */
export const SIDES: readonly Sign[] = ['M', 'M', 'G', 'K', 'D', 'W'];

export const MOVE = 1;
export const GUN = 1 << 4;
export const KNIFE = 1 << 8;
export const DOUBLE = 1 << 12;
export const WOUND = 1 << 16;
export const UNROLLED = 1 << 20;

const SPARE = 0x888888;
const WOUNDS = WOUND * 15;

export const DIE: Readonly<Record<Sign, Handful>> = {
  M: MOVE,
  G: GUN,
  K: KNIFE,
  D: DOUBLE,
  W: WOUND,
  u: UNROLLED,
};

/** How many dice: sixteen leaves one over fifteen, so the remainder is the sum of the counts. */
export const sizeOf = (dice: Handful): number => dice % 15;
export const woundsIn = (dice: Handful): number => (dice >> 16) & 15;
export const unrolledIn = (dice: Handful): number => dice >> 20;
export const withoutWounds = (dice: Handful): Handful => dice & ~WOUNDS;

/** Whether all the dice of `part` are among the dice. */
export const holds = (dice: Handful, part: Handful): boolean => (((dice | SPARE) - part) & SPARE) === SPARE;

/** `MMGW`: a handful in writing. */
export function written(dice: Handful): string {
  let text = '';
  SIGNS.forEach((sign, at) => (text += sign.repeat((dice >> (4 * at)) & 15)));
  return text;
}

/** The handful that was written, spaces allowed; null when it is none. */
export function read(text: string): Handful | null {
  let dice = 0;
  for (const sign of text) {
    if (sign === ' ') continue;
    const die = (DIE as Readonly<Record<string, number>>)[sign];
    if (die === undefined) return null;
    dice += die;
  }
  return dice;
}

/** What fell, as a handful. */
export function gathered(faces: readonly Sign[]): Handful {
  let dice = 0;
  for (const face of faces) dice += DIE[face];
  return dice;
}

/** Every handful that can be taken out of this one, the empty one left out, smaller counts first. */
export function handfulsOf(dice: Handful): Handful[] {
  let found: Handful[] = [0];
  SIGNS.forEach((_, at) => {
    const count = (dice >> (4 * at)) & 15;
    const one = 1 << (4 * at);
    found = found.flatMap((part) => Array.from({ length: count + 1 }, (__, n) => part + n * one));
  });
  return found.filter((part) => part !== 0);
}
