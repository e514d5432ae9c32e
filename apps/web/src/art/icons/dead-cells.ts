/** Icons of Dead Cells; its table adds to this list. */

export const deadCells = [
  'tooth',
  'atom-core', // cell
  'tied-scroll', // blueprint
  'rune-stone',
  'sprout', // survival
  'brain', // tactics
  'mailed-fist', // brutality
  'sparkles', // skill
  'swap-bag', // loot
  'poison-bottle',
  'bleeding-wound',
  'flame',
  'ice-cube',
  'crosshair', // marked
  'crossed-swords', // encounter
  'locked-chest',
  'open-treasure-chest',
  'two-coins',
  'trade',
  'plague-doctor-profile',
  'doorway',
  'exit-door',
  'imprisoned',
  'three-friends', // party
  'well',
  'breaking-chain',
  'burning-skull',
  'rat',
  'executioner-hood',
  'bowman',
  'round-star', // elite
  'health-potion',
  'scroll-unfurled',
  'battle-gear',
  'uncertainty',
] as const;
