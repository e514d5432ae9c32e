/** The host's front door. */

export { forecastOf } from './preview.ts';
export { clockQuestion, clockView, namesTimers, RollGate, timersLeft } from './clock.ts';
export { STORE_CONTRACT, type StoreOpener } from './contract.ts';
export { Advising } from './advising.ts';
export { Desk, type DeskStart } from './desk.ts';
export { Host, type GameOf, type HostStart, type NewGame } from './host.ts';
export { TableLog, wholeRecord, type Unwritten } from './log.ts';
export { MemoryStore } from './memory.ts';
export { questionLed, type Led } from './leading.ts';
export { named, readName } from './naming.ts';
export { CHECKPOINT_EVERY, historyFor, livedUnder, logOf, opening, type Opening } from './opening.ts';
export { askedBots, askedPeople, hintFor, isPerson, nextOther } from './others.ts';
export { AT_ONCE, Oddsing } from './odds.ts';
export { reviewing, WHOLE_REVIEW } from './review.ts';
export { infoOf, shelvedOf, stepOf } from './snapshot.ts';
export { Steps, Stopped, type Report } from './steps.ts';
export { newestOf, Overtaken } from './store.ts';
export type { Begun, History, KeptCheckpoint, Loaded, Shelved, Standing, Store } from './store.ts';
export type { UndoPolicy } from './back.ts';
export { Table, type Done, type TableStart } from './table.ts';
export { thought, type Task, type Think } from './thinking.ts';
export type { Time } from './time.ts';
