/** Refusals: why something was not done. The state is untouched by whatever is refused. */

import type { Json } from './json.ts';
import type { Said } from './text.ts';

/** Codes of the kernel. Games add their own; each code has a sentence in every language. */
export type KernelCode =
  | 'NOT_ASKED'
  | 'STALE_QUESTION'
  | 'NOT_AN_ANSWER'
  | 'OTHER_QUESTION'
  | 'NO_ROOM'
  | 'MALFORMED'
  | 'GAME_OVER'
  | 'UNKNOWN_GAME'
  | 'UNKNOWN_FORMAT'
  | 'UNKNOWN_VERSION'
  | 'OTHER_CONTENT'
  | 'CORRUPT'
  | 'TOO_LARGE'
  | 'TOO_SLOW'
  | 'RULES_BROKE'
  | 'BAD_OPTIONS'
  | 'NOTHING_TO_UNDO'
  | 'NOTHING_TO_REDO'
  | 'INFORMATION_LINE'
  | 'LINE_HOLDS'
  | 'LOOKING_BACK'
  | 'NEEDS_CONSENT'
  | 'PLAYED_ON'
  | 'PAST_NEEDED'
  | 'STALE_TABLE'
  | 'TOO_FAST'
  | 'SEAT_TAKEN'
  | 'LOCKED'
  | 'HOST_ONLY'
  | 'NOT_NOW'
  | 'NO_TALK'
  | 'NO_GUIDE';

export interface Refusal {
  readonly refused: true;
  readonly code: string;
  /** The rule that says no, where a rule does. */
  readonly rule: string | null;
  /** What the sentence needs: names, numbers, the place in a file. */
  readonly data: { readonly [key: string]: Json | Said };
}

export function refuse(
  code: KernelCode | (string & {}),
  rule: string | null = null,
  data: Refusal['data'] = {},
): Refusal {
  return { refused: true, code, rule, data };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}
