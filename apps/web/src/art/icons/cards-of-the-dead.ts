/** Icons of Cards of the Dead; its table adds to this list. */

export const cardsOfTheDead = [
  'dna1', // immunity
  'claw-slashes', // zombie damage
  'bright-explosion', // explosion
  'cycle', // uses
  'street-light', // back of the street
  'raise-zombie', // blocked
  'walk',
  'megaphone', // noise
  'fat',
  'screaming',
  'police-officer-head',
  'swordwoman',
  'skull-with-syringe',
  'baseball-bat',
  'lantern',
  'kevlar',
  'notebook',
  'syringe',
  'toolbox',
  'lead-pipe',
  'bowie-knife',
  'canned-fish',
  'bullets',
  'card-pickup',
  'card-discard',
] as const;
