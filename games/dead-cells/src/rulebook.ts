// The one rulebook of Dead Cells: every chapter writes its procedures with `procedure`, and reads the table as `T`.
import { rulebook, type Rulebook, type Table } from '@gravetable/kernel';
import type { CombatEvent } from './combat/events.ts';
import type { RunEvent } from './campaign/run-events.ts';
import type { Board } from './state.ts';

export type Event = CombatEvent | RunEvent;
export const book: Rulebook<Board, Event> = rulebook();
export const procedure: Rulebook<Board, Event>['procedure'] = book.procedure;
export type T = Table<Board, Event>;
