/** Records: a whole game as its answers. See docs/record-format.md. */

import type { AnyGame, Game, Options, Outcome } from './game.ts';
import { sha256 } from './hash.ts';
import { isJson, isRecord, type Json } from './json.ts';
import { open } from './open.ts';
import type { Play } from './play.ts';
import type { Seat } from './question.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { load, stateHash } from './save.ts';

export const RECORD_FORMAT = 'gravetable-record';
export const RECORD_VERSION = 1;
/** A checkpoint hash is kept after this many answers. */
export const CHECKPOINT_EVERY = 50;

/** Seat, answer, and the label of the power where the answer came out of turn. */
export type Entry = readonly [seat: Seat, answer: Json, power?: string];

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly options: Options;
  readonly byHand: boolean;
  /** SHA-256 of the seed: published from the start. */
  readonly commitment: string;
  /** The seed itself, once it may be known; null before. */
  readonly seed: string | null;
  readonly answers: readonly Entry[];
  /** How many answers had been given, and the hash of the state then. */
  readonly checkpoints: readonly (readonly [answers: number, hash: string])[];
  /** Numbers of answers at which the table agreed to go back past the information line. */
  readonly consents: readonly number[];
  readonly outcome: Outcome | null;
  /** The position it begins with, as a save, where nobody knows the answers before it. */
  readonly start?: string;
}

export function commitmentOf(seed: string): string {
  return sha256(`gravetable ${seed}`);
}

/** Read a record from text; every field is checked. */
export function readRecord(text: string): GameRecord | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('UNKNOWN_FORMAT');
  }
  if (!isRecord(value) || value['format'] !== RECORD_FORMAT) return refuse('UNKNOWN_FORMAT');
  if (value['version'] !== RECORD_VERSION)
    return refuse('UNKNOWN_VERSION', null, { version: String(value['version']) });
  const wrong = wrongField(value);
  return wrong === null ? (value as unknown as GameRecord) : refuse('CORRUPT', null, { where: wrong });
}

function wrongField(value: Record<string, unknown>): string | null {
  const isText = (one: unknown): boolean => typeof one === 'string';
  const checks: Record<string, (one: unknown) => boolean> = {
    game: isText,
    rules: isText,
    content: isText,
    seats: (one) =>
      Array.isArray(one) && one.every((s) => isRecord(s) && isText(s['name']) && isText(s['kind'])),
    options: (one) => isRecord(one) && isJson(one),
    byHand: (one) => typeof one === 'boolean',
    commitment: isText,
    seed: (one) => one === null || isText(one),
    answers: (one) => Array.isArray(one) && one.every(isEntry),
    checkpoints: (one) =>
      Array.isArray(one) && one.every((c) => Array.isArray(c) && Number.isSafeInteger(c[0]) && isText(c[1])),
    consents: (one) => Array.isArray(one) && one.every((n) => Number.isSafeInteger(n)),
    outcome: (one) => one === null || (isRecord(one) && isJson(one)),
    start: (one) => one === undefined || isText(one),
  };
  return Object.keys(checks).find((name) => !checks[name]!(value[name])) ?? null;
}

function isEntry(one: unknown): boolean {
  if (!Array.isArray(one) || one.length < 2 || one.length > 3) return false;
  const [seat, answer, power] = one as unknown[];
  return Number.isSafeInteger(seat) && isJson(answer) && (power === undefined || typeof power === 'string');
}

/** Give one recorded answer to a game. */
export function giveEntry(play: Play, [seat, answer, power]: Entry): Refusal | null {
  const offered =
    power === undefined ? undefined : play.powersOf(seat).find((one) => one.power.label === power);
  if (power !== undefined) {
    return offered === undefined
      ? refuse('NOT_ASKED', null, { seat })
      : play.answer(seat, offered.id, answer);
  }
  const pending = play.pendingOf(seat);
  return pending === undefined
    ? refuse('NOT_ASKED', null, { seat })
    : play.answer(seat, play.idOf(pending), answer);
}

/** The game a record began with, before its first answer. One that begins at a position stands at its questions already. */
export function openRecord(record: GameRecord, game: Game): Play | Refusal {
  if (record.game !== game.id) return refuse('UNKNOWN_GAME', null, { game: record.game });
  if (record.rules !== game.version) return refuse('UNKNOWN_VERSION', null, { version: record.rules });
  if (record.content !== game.contentHash) return refuse('OTHER_CONTENT');
  if (record.seed === null) return refuse('CORRUPT', null, { where: 'seed' });
  if (record.start !== undefined) {
    const play = load(record.start, (id) => (id === game.id ? game : undefined));
    if (isRefusal(play) || play.seats.length === record.seats.length) return play;
    return refuse('CORRUPT', null, { where: 'seats' });
  }
  return open(game, {
    seats: record.seats.length,
    seed: record.seed,
    options: record.options,
    byHand: record.byHand,
  });
}

/** A record that begins at a saved position; who sits there is not in a save. */
export function recordFrom(
  start: string,
  seatNamed: (seat: Seat) => GameRecord['seats'][number],
  gameOf: (id: string) => AnyGame | undefined,
): GameRecord | Refusal {
  const play = load(start, gameOf);
  if (isRefusal(play)) return play;
  const { game, state, outcome } = play;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.id,
    rules: game.version,
    content: game.contentHash,
    seats: play.seats.map(seatNamed),
    options: {},
    byHand: state.byHand,
    commitment: commitmentOf(state.seed),
    seed: state.seed,
    answers: [],
    checkpoints: [[0, stateHash(play)]],
    consents: [],
    outcome,
    start,
  };
}

export interface Verdict {
  readonly ok: boolean;
  /** Number of the first answer that does not fit, or of the checkpoint behind it; 0 is the opening. Null when all fit. */
  readonly divergedAt: number | null;
  readonly refusal: Refusal | null;
}

/** Play a record again and compare: the first divergence, if any. */
export function verify(record: GameRecord, gameOf: (id: string) => AnyGame | undefined): Verdict {
  return endOf(verifying(record, gameOf));
}

/** Go through work that comes in steps without waiting in between. */
export function endOf<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps, each telling how many answers have been checked. */
export function* verifying(
  record: GameRecord,
  gameOf: (id: string) => AnyGame | undefined,
): Generator<number, Verdict> {
  const diverged = (at: number, refusal: Refusal): Verdict => ({ ok: false, divergedAt: at, refusal });
  const game = gameOf(record.game) as Game | undefined;
  if (game === undefined) return diverged(0, refuse('UNKNOWN_GAME', null, { game: record.game }));
  const play = openRecord(record, game);
  if (isRefusal(play)) return diverged(0, play);
  if (record.seed !== null && commitmentOf(record.seed) !== record.commitment) {
    return diverged(0, refuse('CORRUPT', null, { where: 'commitment' }));
  }
  if (record.start === undefined) play.resume();
  const hashes = new Map(record.checkpoints);
  const beyond = record.checkpoints.find(([after]) => after < 0 || after > record.answers.length);
  if (beyond !== undefined) {
    return diverged(record.answers.length, refuse('CORRUPT', null, { where: `checkpoint ${beyond[0]}` }));
  }
  for (let n = 0; n <= record.answers.length; n++) {
    const expected = hashes.get(n);
    if (expected !== undefined && stateHash(play) !== expected) {
      return diverged(n, refuse('CORRUPT', null, { where: `checkpoint ${n}` }));
    }
    const entry = record.answers[n];
    if (entry === undefined) break;
    const refused = giveEntry(play, entry);
    if (refused !== null) return diverged(n + 1, refused);
    if (n % CHECKPOINT_EVERY === 0) yield n;
  }
  if (JSON.stringify(record.outcome) !== JSON.stringify(play.outcome)) {
    return diverged(record.answers.length, refuse('CORRUPT', null, { where: 'outcome' }));
  }
  return { ok: true, divergedAt: null, refusal: null };
}
