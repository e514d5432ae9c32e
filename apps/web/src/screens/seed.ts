import { nth } from '../nth.ts';

const FIRST = [
  'amber',
  'ashen',
  'bitter',
  'blue',
  'bone',
  'broken',
  'cold',
  'crooked',
  'dim',
  'grey',
  'hollow',
  'iron',
  'last',
  'pale',
  'quiet',
  'rusty',
];
const SECOND = [
  'bell',
  'candle',
  'cellar',
  'chapel',
  'crow',
  'crypt',
  'door',
  'gate',
  'lamp',
  'lantern',
  'moth',
  'owl',
  'rat',
  'stair',
  'tower',
  'well',
];

/** A seed people can say aloud: `amber-crypt-4127`. */
export function freshSeed(): string {
  const [a = 0, b = 0, n = 0] = crypto.getRandomValues(new Uint32Array(3));
  return `${nth(FIRST, a % FIRST.length)}-${nth(SECOND, b % SECOND.length)}-${1000 + (n % 9000)}`;
}
