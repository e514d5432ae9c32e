/** Records: a whole game as its answers. See docs/record-format.md. */

import { isEntry, type Entry, type SatAt, type Standing, type Stretch } from './act.ts';
import type { AnyGame, Game, Options, Outcome } from './game.ts';
import { sha256 } from './hash.ts';
import { isJson, isRecord } from './json.ts';
import { open } from './open.ts';
import type { Play } from './play.ts';
import type { Seat } from './question.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { load, save, stateHash } from './save.ts';

export const RECORD_FORMAT = 'gravetable-record';
/** Records that other rules or cards took over in have the second version: who knows only the first cannot play them. */
export const RECORD_VERSION = 1;
const CARRIED_ON_VERSION = 2;
/** A checkpoint hash is kept after this many answers. */
export const CHECKPOINT_EVERY = 50;

export type { Entry };

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
  /** Where other rules or cards took over: `rules` and `content` above are those it began under. */
  readonly played?: readonly Stretch[];
  /** Who took over a seat, and after how many answers. */
  readonly sat?: readonly SatAt[];
}

export function commitmentOf(seed: string): string {
  return sha256(`gravetable ${seed}`);
}

/** What is beyond these is no game that people played; whoever brings it is told. */
export const RECORD_LIMITS = {
  /** Characters of the file. */
  file: 8_000_000,
  seats: 16,
  /** Characters of a name, of a seed and of what else is called something. */
  name: 200,
  answers: 100_000,
  /** Times the table went back, others sat down, other rules took over; settings. */
  notes: 2000,
} as const;

const tooLarge = (what: keyof typeof RECORD_LIMITS): Refusal =>
  refuse('TOO_LARGE', null, { what, most: RECORD_LIMITS[what] });

/** Read a record from text; every field is checked. */
export function readRecord(text: string): GameRecord | Refusal {
  if (text.length > RECORD_LIMITS.file) return tooLarge('file');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('UNKNOWN_FORMAT');
  }
  if (!isRecord(value) || value['format'] !== RECORD_FORMAT) return refuse('UNKNOWN_FORMAT');
  if (value['version'] !== RECORD_VERSION && value['version'] !== CARRIED_ON_VERSION)
    return refuse('UNKNOWN_VERSION', null, { version: String(value['version']) });
  const wrong = wrongField(value);
  if (wrong !== null) return refuse('CORRUPT', null, { where: wrong });
  const record = value as unknown as GameRecord;
  const large = largeIn(record);
  if (large !== null) return tooLarge(large);
  const astray = astrayIn(record);
  return astray === null ? record : refuse('CORRUPT', null, { where: astray });
}

/** What there is too much of, or null. */
function largeIn(record: GameRecord): keyof typeof RECORD_LIMITS | null {
  const { seats, answers, checkpoints, consents, played = [], sat = [], options } = record;
  const { game, rules, content, commitment, seed } = record;
  if (seats.length > RECORD_LIMITS.seats) return 'seats';
  const given = answers.length + played.reduce((n, { dropped }) => n + dropped.length, 0);
  if (given > RECORD_LIMITS.answers || checkpoints.length > RECORD_LIMITS.answers) return 'answers';
  const notes = [consents, played, sat, Object.keys(options)];
  if (notes.some(({ length }) => length > RECORD_LIMITS.notes)) return 'notes';
  const sitting = [...seats, ...sat].flatMap(({ name, kind }) => [name, kind]);
  const names = [...sitting, game, rules, content, commitment, seed ?? ''];
  return names.some(({ length }) => length > RECORD_LIMITS.name) ? 'name' : null;
}

/** Where something is said to have happened before the beginning, after the end, or in no order. */
function astrayIn({ seats, answers, consents, played = [], sat = [] }: GameRecord): string | null {
  const isAt = (after: number, from = 0): boolean => after >= from && after <= answers.length;
  const isInOrder = (list: readonly { readonly after: number }[]): boolean =>
    list.every(({ after }, n) => isAt(after, list[n - 1]?.after));
  if (!isInOrder(played)) return 'played';
  if (!isInOrder(sat) || sat.some(({ seat }) => seats[seat] === undefined)) return 'sat';
  return consents.every((count) => count >= 0 && count <= RECORD_LIMITS.answers) ? null : 'consents';
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
    played: (one) => one === undefined || (Array.isArray(one) && one.every(isStretch)),
    sat: (one) => one === undefined || (Array.isArray(one) && one.every(isSat)),
  };
  return Object.keys(checks).find((name) => !checks[name]!(value[name])) ?? null;
}

function isStretch(one: unknown): boolean {
  return (
    isRecord(one) &&
    Number.isSafeInteger(one['after']) &&
    ['rules', 'content', 'start'].every((field) => typeof one[field] === 'string') &&
    Array.isArray(one['dropped']) &&
    one['dropped'].every(isEntry) &&
    (one['why'] === null || (isRecord(one['why']) && isJson(one['why'])))
  );
}

function isSat(one: unknown): boolean {
  return (
    isRecord(one) &&
    Number.isSafeInteger(one['after']) &&
    Number.isSafeInteger(one['seat']) &&
    typeof one['name'] === 'string' &&
    typeof one['kind'] === 'string'
  );
}

/** The beginning of a table, as a record without answers. */
export function headOf({ game, state }: Play, seats: GameRecord['seats'], options: Options): GameRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.id,
    rules: game.version,
    content: game.contentHash,
    seats,
    options,
    byHand: state.byHand,
    commitment: commitmentOf(state.seed),
    seed: state.seed,
    answers: [],
    checkpoints: [],
    consents: [],
    outcome: null,
  };
}

/** The record of a table: how it began, and what stands. */
export function recordOf(
  head: GameRecord,
  { answers, consents, played, sat, checkpoints }: Omit<Standing, 'undone'> & Pick<GameRecord, 'checkpoints'>,
  outcome: Outcome | null,
): GameRecord {
  const { start, ...rest } = head;
  return {
    ...rest,
    version: played.length > 0 ? CARRIED_ON_VERSION : RECORD_VERSION,
    answers,
    checkpoints,
    consents: [...head.consents, ...consents],
    outcome,
    ...(start === undefined ? {} : { start }),
    ...(played.length > 0 ? { played } : {}),
    ...(sat.length > 0 ? { sat } : {}),
  };
}

/** A part of a record that was played under one set of rules and cards. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly rules: string;
  readonly content: string;
  /** The position it begins with, where it does not begin with the opening. */
  readonly start: string | undefined;
}

export function partsOf(record: GameRecord): Part[] {
  const { rules, content, start, answers, played = [] } = record;
  const begun = [{ after: 0, rules, content, start }, ...played];
  return begun.map((one, i) => ({
    from: one.after,
    to: begun[i + 1]?.after ?? answers.length,
    rules: one.rules,
    content: one.content,
    start: one.start,
  }));
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

/** Why a game is not the one that part was played with, or null. */
export function otherThan(game: Game, { rules, content }: Pick<Part, 'rules' | 'content'>): Refusal | null {
  if (rules !== game.version) return refuse('UNKNOWN_VERSION', null, { version: rules });
  return content === game.contentHash ? null : refuse('OTHER_CONTENT');
}

/** The game a part of a record began with, before its first answer. One that begins at a position stands at its questions already. */
export function openPart(record: GameRecord, { start }: Part, game: Game): Play | Refusal {
  if (record.game !== game.id) return refuse('UNKNOWN_GAME', null, { game: record.game });
  if (record.seed === null) return refuse('CORRUPT', null, { where: 'seed' });
  if (start !== undefined) {
    const play = load(start, (id) => (id === game.id ? game : undefined));
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
  const head = headOf(play, play.seats.map(seatNamed), {});
  return { ...head, checkpoints: [[0, stateHash(play)]], outcome: play.outcome, start: save(play) };
}

export interface Verdict {
  readonly ok: boolean;
  /** Number of the first answer that does not fit, or of the checkpoint behind it; 0 is the opening. Null when all fit. */
  readonly divergedAt: number | null;
  readonly refusal: Refusal | null;
  /** Parts whose rules or cards are not at hand: nobody can say whether they fit. */
  readonly unchecked: readonly Part[];
}

/** The games at hand, by id; of several versions the one of these rules and cards. */
export type GamesAtHand = (id: string, rules: string, content: string) => AnyGame | undefined;

/** Play a record again and compare: the first divergence, if any. */
export function verify(record: GameRecord, gameOf: GamesAtHand): Verdict {
  return endOf(verifying(record, gameOf));
}

/** Go through work that comes in steps without waiting in between. */
export function endOf<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps, each telling how many answers have been checked. Each part is checked under its own rules. */
export function* verifying(record: GameRecord, gameOf: GamesAtHand): Generator<number, Verdict> {
  const unchecked: Part[] = [];
  const diverged = (at: number, refusal: Refusal): Verdict => ({
    ok: false,
    divergedAt: at,
    refusal,
    unchecked,
  });
  if (record.seed !== null && commitmentOf(record.seed) !== record.commitment) {
    return diverged(0, refuse('CORRUPT', null, { where: 'commitment' }));
  }
  const beyond = record.checkpoints.find(([after]) => after < 0 || after > record.answers.length);
  if (beyond !== undefined) {
    return diverged(record.answers.length, refuse('CORRUPT', null, { where: `checkpoint ${beyond[0]}` }));
  }
  const parts = partsOf(record);
  const disorder = parts.find(({ from, to }) => from > to);
  if (disorder !== undefined) return diverged(disorder.from, refuse('CORRUPT', null, { where: 'played' }));
  for (const part of parts) {
    const game = gameOf(record.game, part.rules, part.content) as Game | undefined;
    if (game === undefined) return diverged(0, refuse('UNKNOWN_GAME', null, { game: record.game }));
    const other = otherThan(game, part);
    if (other !== null && parts.length === 1) return diverged(0, other);
    if (other !== null) {
      unchecked.push(part);
      continue;
    }
    const wrong = yield* checking(record, part, game, part === parts.at(-1));
    if (wrong !== null) return diverged(wrong.at, wrong.refusal);
  }
  return { ok: true, divergedAt: null, refusal: null, unchecked };
}

interface Wrong {
  readonly at: number;
  readonly refusal: Refusal;
}

function* checking(
  record: GameRecord,
  part: Part,
  game: Game,
  isLast: boolean,
): Generator<number, Wrong | null> {
  const play = openPart(record, part, game);
  if (isRefusal(play)) return { at: part.from, refusal: play };
  if (part.start === undefined) play.resume();
  const hashes = new Map(record.checkpoints);
  for (let n = part.from; ; n++) {
    // Where other rules took over, the hash is of the table before; the position after it carries its own.
    const expected = n === part.from && n > 0 ? undefined : hashes.get(n);
    if (expected !== undefined && stateHash(play) !== expected) {
      return { at: n, refusal: refuse('CORRUPT', null, { where: `checkpoint ${n}` }) };
    }
    if (n === part.to) break;
    const refused = giveEntry(play, record.answers[n]!);
    if (refused !== null) return { at: n + 1, refusal: refused };
    if (n % CHECKPOINT_EVERY === 0) yield n;
  }
  if (isLast && JSON.stringify(record.outcome) !== JSON.stringify(play.outcome)) {
    return { at: record.answers.length, refusal: refuse('CORRUPT', null, { where: 'outcome' }) };
  }
  return null;
}
