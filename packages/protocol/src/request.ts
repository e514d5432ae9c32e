/**
 * What is asked of a table. A request says which table it means, which revision it was made at, and has a key of its own:
 * sent twice it is done once. It names no seat: who asks is known from where it comes.
 */

import {
  flag,
  int,
  isRecord,
  isRefusal,
  json,
  list,
  maybe,
  record,
  refuse,
  text,
  word,
} from '@gravetable/kernel';
import type { Json, Refusal, Shape, Shaped } from '@gravetable/kernel';
import { PROPOSALS } from './room.ts';

export const ID = 64;
export const QUESTION = 120;
export const PIECE = 200;
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
  propose: { what: word(...PROPOSALS), seat: eyes },
  accept: { number: int() },
  decline: { number: int() },
  withdraw: { number: int() },
  preview: { question, value: json<Json>() },
  whyNot: { question, piece: text(PIECE) },
  forecast: { as: eyes, answer: json<Json>() },
  /** What may come of an answer: asked for again and again it is surer. */
  odds: { as: eyes, answer: json<Json>() },
  hint: { question },
  /** The same, weighed: asked for again and again it gets better. */
  weigh: { question },
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

/** What every request says. */
export interface Asking<N extends string> {
  readonly do: N;
  readonly table: string;
  readonly revision: number;
  readonly key: string;
}

export type RequestOf<N extends RequestName> = Asking<N> & {
  readonly [F in keyof Fields[N]]: Shaped<Fields[N][F]>;
};

export type Request = { [N in RequestName]: RequestOf<N> }[RequestName];

/** What a request says beside its name and where it comes from. */
export type Asked<N extends RequestName> = Omit<RequestOf<N>, keyof Asking<N>>;

type AllFields = Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;

/** The shape of each request by its name. */
export function shapesOf(fields: AllFields): ReadonlyMap<string, Shape<unknown>> {
  const asking = { do: text(ID), table: text(ID), revision: int(), key: text(ID) };
  return new Map(
    Object.entries(fields).map(([name, own]) => [name, record({ ...asking, ...own }) as Shape<unknown>]),
  );
}

const SHAPES = shapesOf(FIELDS);

export const isDeskRequest = (name: string): name is RequestName => SHAPES.has(name);

/** A request from outside, or what is wrong with it. */
export function readRequest(message: unknown): Request | Refusal {
  const read = readAs<Request>(SHAPES, message);
  if (isRefusal(read) || read.do !== 'answers' || read.values.length <= ANSWERS) return read;
  return malformed('values');
}

const malformed = (why: string): Refusal => refuse('MALFORMED', null, { why });

/** A message that has the shape of its name, or what is wrong with it. */
export function readAs<T>(shapes: ReadonlyMap<string, Shape<unknown>>, message: unknown): T | Refusal {
  if (!isRecord(message) || typeof message['do'] !== 'string') return malformed('do');
  const shape = shapes.get(message['do']);
  if (shape === undefined) return malformed('do');
  const wrong = shape.check(message, '');
  return wrong === null ? (message as T) : malformed(wrong.replace(/^\./, ''));
}

/** A message from the wire, as text. */
export function parsed(message: string): unknown {
  if (message.length > LONGEST_MESSAGE) return malformed('length');
  try {
    return JSON.parse(message) as unknown;
  } catch {
    return malformed('JSON'); // What is not JSON is no message.
  }
}
