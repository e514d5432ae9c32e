/** What a command may end with besides success. Neither shows a stack trace: both are told in a sentence. */

import type { Said } from '@gravetable/kernel';

export const OK = 0;
export const FAILED = 1;
export const USAGE = 2;

/** The words on the command line do not fit: exit code 2. */
export class UsageFault extends Error {
  readonly said: Said;

  constructor(id: string, args?: Said['args']) {
    super(id);
    this.said = args === undefined ? { id } : { id, args };
  }
}

/** A check came out badly, or a file could not be used: exit code 1. */
export class CheckFault extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.id);
    this.said = said;
  }
}
