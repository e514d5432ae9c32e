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
  /** By an Enchantment of this card, or by a Born Leader: null. */
  readonly given: {
    readonly who: Who;
    readonly what: 'any' | 'move' | 'combat';
    readonly card: string | null;
  };
}

const found = new Map<keyof Later, Procedure<object, unknown>>();

/** A procedure by its name, looked up when it is first played: so rules may call each other in a circle, files need not. */
export function later<N extends keyof Later>(name: N, args: Later[N]): Call<unknown> {
  let called = found.get(name);
  if (called === undefined) {
    called = book.procedures.find((one) => one.name === name) as Procedure<object, unknown> | undefined;
    if (called === undefined) throw new Error(`no procedure is called ${name}`);
    found.set(name, called);
  }
  return called.with(args as never);
}
