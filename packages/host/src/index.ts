/** The host's front door. */

export { STORE_CONTRACT, type StoreOpener } from './contract.ts';
export { TableLog, wholeRecord, type Unwritten } from './log.ts';
export { MemoryStore } from './memory.ts';
export { CHECKPOINT_EVERY, historyFor, livedUnder, logOf, opening, type Opening } from './opening.ts';
export { newestOf, Overtaken } from './store.ts';
export type { Begun, History, KeptCheckpoint, Loaded, Shelved, Standing, Store } from './store.ts';
