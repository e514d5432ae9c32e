/** Icons of the frame, the posters and everything all games share. */

export const shell = [
  'tombstone', // brand
  'return-arrow', // undo
  'help',
  'scroll-quill', // log
  'rule-book', // rules
  'open-book', // compendium
  'stopwatch', // speed
  'speaker',
  'speaker-off',
  'candle-light', // theme
  'hamburger-menu',
  'check-mark',
  'split-arrows', // branch
  'play-button',
  'pause-button',
  'previous-button',
  'next-button',
  'fast-backward-button',
  'fast-forward-button',
  'magnifying-glass', // search, look closer
  'light-bulb', // hint
  'hazard-sign', // danger
  'padlock', // locked
  'hearts', // health
  'broadsword', // damage
  'shield',
  'crown', // first player
  'perspective-dice-six', // chance
  'semi-closed-eye', // reveal
  'hourglass', // time
  'cog', // settings
  'save', // export
  'three-friends', // who plays
  'files', // import
  'death-skull', // the end
  'guillotine', // poster of Dead Cells
  'half-dead', // Dead Cells on the shelf
  'shambling-zombie', // poster of Cards of the Dead
  'crowned-skull', // poster of The Dead Keep
  'punch', // poster of Vengeance
  'rolling-dices', // Vengeance on the shelf
  'crossed-sabres', // die of the poster
  'run', // die of the poster
] as const;
