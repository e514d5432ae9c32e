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
  const [a, b, n] = crypto.getRandomValues(new Uint32Array(3));
  return `${FIRST[a! % FIRST.length]!}-${SECOND[b! % SECOND.length]!}-${1000 + (n! % 9000)}`;
}
