/** What can be pressed at the table of Dead Cells, the most pressing first. */

export const CELLS_OFFERS = [
  '.end-next',
  '#confirm',
  '.dc-announce button',
  '.dc-choice.lit-available',
  '.dc-tray .options button.primary:enabled',
  '.dc-scene .piece.lit-available',
  '.seat-box .piece.lit-available',
  '.dc-hand .piece.lit-available',
  '.dc-deck.lit-available',
  '.bar-buttons .button:not(.quiet):not(.bar-icon)',
] as const;
