// Ledger 6.3: the card schemas. Plain data only; every record survives JSON unchanged.
// The constructors that card files are written with (`damage`, `shield`, `range`, ...) are in `words.ts`.
//
// Codes. Large cards `B1-01`, small cards `B1-s01`, tiles `B1-t01`; decks with one size only use `SV-01`, `W-01`,
// `R-01`, `S-01`. Starting Equipment is small: `ST-s01`. Sides of one double-sided card share its code.
// Names and texts are keys into `text/`; what a card means beyond its icons is told there.
export type * from './schema/names.ts';
export type * from './schema/actions.ts';
export type * from './schema/foes.ts';
export type * from './schema/equipment.ts';
export type * from './schema/map.ts';
export type * from './schema/beheaded.ts';
export type * from './schema/campaign.ts';
