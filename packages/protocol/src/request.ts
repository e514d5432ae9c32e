/**
 * What is asked of a table. A request says which table it means, which revision it was made at, and has a key of its own:
 * sent twice it is done once. It names no seat: who asks is known from where it comes.
 */

import { flag, int, isRecord, json, list, maybe, record, refuse, text, word } from '@gravetable/kernel';
import type { Json, Refusal, Shape, Shaped } from '@gravetable/kernel';

/** Raised with every change of what is said; `hello` compares it. */
export const PROTOCOL_VERSION = 1;

const ID = 64;
const QUESTION = 120;
const PIECE = 200;
const ANSWERS = 32;
/** A message longer than this is not read. */
export const LONGEST_MESSAGE = 16_384;

/** Whose eyes: a seat, or null for a spectator. It is looked up whether whoever asks may. */
const eyes = maybe(int());
const question = text(QUESTION);

/** The fields of each request beside `do`, `table`, `revision` and `key`. */
const FIELDS = {
  look: { as: eyes, answers: maybe(int()) },
  told: { as: eyes, from: int(), upTo: int() },
  past: { as: eyes, count: int() },
  /** How the scene stood at each line that an answer of the past told. */
  acted: { count: int() },
  answer: { question, value: json<Json>() },
  /** Several in one gesture, as long as the same is asked and nothing becomes known. */
  answers: { question, values: list(json<Json>()) },
  undo: {},
  redo: {},
  propose: { what: word('undo') },
  accept: { number: int() },
  decline: { number: int() },
  withdraw: { number: int() },
  preview: { question, value: json<Json>() },
  whyNot: { question, piece: text(PIECE) },
  forecast: { as: eyes, answer: json<Json>() },
  hint: { question },
  branch: { as: eyes, count: int() },
  enterBranch: { as: eyes, number: int() },
  leaveBranch: { as: eyes },
  /** What was told has been shown: the others may go on. */
  seen: {},
  /** The clock begins; it stands still; it goes on. */
  start: {},
  hold: { still: flag() },
  record: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;

type Fields = typeof FIELDS;
export type RequestName = keyof Fields;

export type RequestOf<N extends RequestName> = {
  readonly do: N;
  readonly table: string;
  readonly revision: number;
  readonly key: string;
} & { readonly [F in keyof Fields[N]]: Shaped<Fields[N][F]> };

export type Request = { [N in RequestName]: RequestOf<N> }[RequestName];

/** What a request says beside its name and where it comes from. */
export type Asked<N extends RequestName> = Omit<RequestOf<N>, 'do' | 'table' | 'revision' | 'key'>;

const SHAPES = new Map<string, Shape<unknown>>(
  Object.entries(FIELDS).map(([name, fields]) => [
    name,
    record({ do: text(ID), table: text(ID), revision: int(), key: text(ID), ...fields }) as Shape<unknown>,
  ]),
);

/** A request from outside, or what is wrong with it. */
export function readRequest(message: unknown): Request | Refusal {
  const malformed = (why: string): Refusal => refuse('MALFORMED', null, { why });
  if (!isRecord(message) || typeof message['do'] !== 'string') return malformed('do');
  const shape = SHAPES.get(message['do']);
  if (shape === undefined) return malformed('do');
  const wrong = shape.check(message, '');
  if (wrong !== null) return malformed(wrong.replace(/^\./, ''));
  if (message['do'] === 'answers' && (message['values'] as Json[]).length > ANSWERS)
    return malformed('values');
  return message as unknown as Request;
}

/** A message from the wire, as text. */
export function readMessage(message: string): Request | Refusal {
  if (message.length > LONGEST_MESSAGE) return refuse('MALFORMED', null, { why: 'length' });
  try {
    return readRequest(JSON.parse(message));
  } catch {
    return refuse('MALFORMED', null, { why: 'JSON' }); // What is not JSON is no message.
  }
}
