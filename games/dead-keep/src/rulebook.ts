// The rulebook: every chapter writes its procedures here.

import { rulebook, type Call, type Procedure, type Table } from '@gravetable/kernel';
import type { Event } from './events.ts';
import type { Board, StageNo, Who } from './state.ts';

export const book = rulebook<Board, Event>();
export const { procedure } = book;

/** The table, as every rule sees it. */
export type T = Table<Board, Event>;

/** Procedures that chapters further down need, with what they are told: whatever is set off may set off anything. */
interface Later {
  readonly settling: object;
  readonly stageText: { readonly card: StageNo; readonly section: 'inactive' | 'active' };
  readonly given: { readonly who: Who; readonly what: 'any' | 'move' | 'combat' };
}

/** A procedure by its name, looked up when it is played: so rules may call each other in a circle, files need not. */
export function later<N extends keyof Later>(name: N, args: Later[N]): Call<unknown> {
  const found = book.procedures.find((one) => one.name === name) as Procedure<Later[N], unknown> | undefined;
  if (found === undefined) throw new Error(`no procedure is called ${name}`);
  return found.with(...([args] as never));
}
