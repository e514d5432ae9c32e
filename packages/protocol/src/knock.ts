/**
 * Whoever knows nothing of a table but its word knocks, and its host lets them in or not. It is said over a connection of its
 * own, and what is said there is the same for every word: no table is told of until its door is opened.
 */

import { int, isRefusal, record, text, word } from '@gravetable/kernel';
import type { Refusal, Shaped } from '@gravetable/kernel';
import { ID, parsed, readAs } from './request.ts';
import { NAME, type ServerMessage } from './wire.ts';

/** Where one knocks: in the place of a table's name, which is longer. */
export const KNOCKING = 'knock';

const knock = record({ do: word('knock'), v: int(), word: text(ID), name: text(NAME) });
export type Knock = Readonly<Shaped<typeof knock>>;
const KNOCK = new Map([['knock', knock]]);

export function readKnock(message: string): Knock | Refusal {
  const said = parsed(message);
  return isRefusal(said) ? said : readAs<Knock>(KNOCK, said);
}

export type KnockMessage =
  /** Said at once, whatever the word: so long it is waited for somebody to open. */
  | { readonly say: 'knocking'; readonly seconds: number }
  | { readonly say: 'opened'; readonly table: string; readonly invite: string }
  /** The time is up. Somebody did not want to, or was not there, or there is no such table. */
  | { readonly say: 'unopened' }
  | Extract<ServerMessage, { say: 'refused' | 'bye' }>;

/** A word as it is written, however it was said: "Crow Bell 42" is `crow-bell-42`. */
export const wordAsWritten = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, '-');
