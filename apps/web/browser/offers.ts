/** What can be pressed at each table, the most pressing first: for stories and the bench, which play without thinking. */

export const OFFERS = {
  'cards-of-the-dead': [
    '.end-next',
    '.cd-menu button',
    '#confirm',
    '.cd-tray button.lit-available',
    '.cd-space.kind-zombie .piece.lit-available',
    '.cd-slot.open .piece.lit-available',
    '.bar-buttons .button:not(.quiet):not(.bar-icon)',
  ],
  'dead-cells': [
    '.end-next',
    '#confirm',
    '.dc-announce button',
    '.dc-choice.lit-available',
    '.dc-tray .options button.primary:enabled',
    '.dc-scene .piece.lit-available',
    '.dc-hand .piece.lit-available',
    '.dc-deck.lit-available',
    '.bar-buttons .button:not(.quiet):not(.bar-icon)',
  ],
} as const satisfies Record<string, readonly string[]>;
