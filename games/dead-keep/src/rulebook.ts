// The rulebook: every chapter writes its procedures here.

import { rulebook, type Table } from '@gravetable/kernel';
import type { Event } from './events.ts';
import type { Board } from './state.ts';

export const book = rulebook<Board, Event>();
export const { procedure } = book;

/** The table, as every rule sees it. */
export type T = Table<Board, Event>;
