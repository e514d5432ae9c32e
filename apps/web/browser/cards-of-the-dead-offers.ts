/** What can be pressed on the street, the most pressing first. */

export const CARDS_OFFERS = [
  '.end-next',
  '.cd-menu button',
  '#confirm',
  '.cd-tray button.lit-available',
  '.cd-space.kind-zombie .piece.lit-available',
  '.cd-slot.open .piece.lit-available',
  '.bar-buttons .button:not(.quiet):not(.bar-icon)',
] as const;
