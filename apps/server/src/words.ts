/** The word of a table, to say aloud. It opens nothing: whoever has it knocks. */

import { randomInt } from 'node:crypto';

const FIRST = [
  'ash',
  'bone',
  'candle',
  'crow',
  'dusk',
  'ember',
  'fog',
  'grave',
  'iron',
  'lantern',
  'moon',
  'moss',
];
const SECOND = [
  'bell',
  'bridge',
  'door',
  'field',
  'gate',
  'hill',
  'lane',
  'mill',
  'road',
  'spire',
  'stone',
  'well',
];
const MOST = 100;

/** One that no table has whose people are there just now, if a few tries find one. */
export function freshWord(isTaken: (word: string) => boolean, tries = 20): string {
  const word = `${FIRST[randomInt(FIRST.length)]!}-${SECOND[randomInt(SECOND.length)]!}-${randomInt(MOST)}`;
  return tries > 0 && isTaken(word) ? freshWord(isTaken, tries - 1) : word;
}
