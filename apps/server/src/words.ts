/** The word of a table, to say aloud. It opens nothing. */

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

export function freshWord(): string {
  return `${FIRST[randomInt(FIRST.length)]!}-${SECOND[randomInt(SECOND.length)]!}-${randomInt(MOST)}`;
}
