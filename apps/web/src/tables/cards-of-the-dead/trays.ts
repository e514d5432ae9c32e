/** Questions whose cards are laid over the street; all others are answered on the pieces where they lie. */
export const TRAYS: ReadonlySet<string> = new Set([
  'keep',
  'room',
  'toll',
  'pay',
  'trade',
  'limit',
  'reorder',
]);
