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
  'portal', // teleportation rune and pad
  'vine-flower', // vine rune
  'charging-bull', // ram rune
  'duel', // challenger rune
  'floating-ghost', // Serenade
  'key',
  'grenade',
  'bundle-grenade',
  'attached-shield',
  'slashed-shield',
  'archer',
  'raise-zombie',
  'stick-grenade',
  'spiked-shield',
  'scorpion',
  'scorpion-tail',
  'evil-bat',
  'thorned-arrow',
  'crossed-slashes',
  'leeching-worm',
  'eye-target',
  'unlit-bomb',
  'rolling-bomb',
  'fire-bottle',
  'guards',
  'ogre',
  'enrage',
  'sands-of-time',
  'barbed-spear',
  'rally-the-troops',
  'shield-bash',
  'riposte',
  'backstab',
  'serrated-slash',
  'shield-impact',
  'healing-shield',
  'high-shot',
  'targeting',
  'dodging',
  'thrown-spear',
  'frozen-arrow',
  'arrows-shield',
  'match-head',
  'burning-embers',
  'flaming-sheet',
  'campfire',
  'corked-tube',
  'acid-shield',
  'syringe',
  'thrown-knife',
  'ringing-bell',
  'lantern',
] as const;
