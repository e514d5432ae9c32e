export { gameOf, games } from './games.ts';
export { parseLedger } from './ledger.ts';
export type { Ledger, LedgerEntry, LedgerFault, LedgerKind } from './ledger.ts';
