/** Icons of Vengeance; its table adds to this list. */

export const vengeance = [
  'pistol-gun',
  'plain-dagger',
  'drop', // wound
  'fist',
  'entry-door',
  'boxing-glove',
  'high-punch',
  'brass-knuckles',
  'running-shoe',
  'brandy-bottle',
] as const;
