/**
 * Saves: a state as text. Two lines of JSON: a header that says what this is, and the state, whose hash the header
 * carries. Frames are saved by the names of procedures and labels, so a save survives a change of the code around it.
 */

import type { GameEvent } from './event.ts';
import type { AnyGame, Game } from './game.ts';
import { hash64 } from './hash.ts';
import { isJson, isRecord } from './json.ts';
import { labelNow, streamsNow, wayFrom, type Migration } from './migration.ts';
import { Play, RulesError } from './play.ts';
import { END } from './operation.ts';
import type { Program } from './program.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { brokenLawIn, flawIn, messageOf, unsoundIn } from './soundness.ts';
import type { Frame, State } from './state.ts';

export const SAVE_FORMAT = 'gravetable-save';
export const SAVE_VERSION = 1;
/** In characters; a save of ours has a few thousand. */
const LARGEST = 2_000_000;

export interface SaveHeader {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly seats: number;
  readonly hash: string;
}

interface SavedFrame {
  proc: string;
  at: string;
  vars: Record<string, unknown>;
  keep?: string;
  strands?: { seat: number; stack: SavedFrame[] }[];
}

/** The second line: the state in a fixed order of fields, so that equal states have equal text. */
export function stateText<B, E extends GameEvent, V extends object>(
  game: Game<B, E, V>,
  state: State<B>,
): string {
  return JSON.stringify({
    board: game.copyBoard(state.board),
    stack: state.stack.map((frame) => savedFrame(game.program.procedures, frame)),
    answered: state.answered,
    streams: sorted(state.streams),
    seed: state.seed,
    byHand: state.byHand,
    over: state.over,
    outcome: state.outcome ?? null,
  });
}

function sorted(streams: State<unknown>['streams']): State<unknown>['streams'] {
  const names = Object.keys(streams);
  for (let i = 1; i < names.length; i++) {
    if (names[i - 1]! > names[i]!) {
      return Object.fromEntries(names.sort().map((name) => [name, streams[name]!]));
    }
  }
  return streams;
}

/** The 64-bit hash of a state: equal for equal states, whatever way led to them. */
export function stateHash(play: Play): string {
  return hash64(stateText(play.game, play.state));
}

export function save(play: Play): string {
  const state = stateText(play.game, play.state);
  const header: SaveHeader = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: play.game.id,
    rules: play.game.version,
    content: play.game.contentHash,
    seats: play.seats.length,
    hash: hash64(state),
  };
  return `${JSON.stringify(header)}\n${state}\n`;
}

function savedFrame(procedures: Program<never, never>['procedures'], frame: Frame): SavedFrame {
  const procedure = procedures[frame.proc]!;
  const saved: SavedFrame = {
    proc: procedure.name,
    at: placeName(procedure.ops, frame.pc),
    vars: frame.vars,
  };
  if (frame.keep !== null) saved.keep = frame.keep;
  if (frame.strands !== null) {
    saved.strands = frame.strands.map(({ seat, stack }) => ({
      seat,
      stack: stack.map((one) => savedFrame(procedures, one)),
    }));
  }
  return saved;
}

/** A frame below the top waits behind its call; the end and the turn of a loop have no label of their own. */
function placeName(ops: readonly { code: number; label: string }[], pc: number): string {
  const op = ops[pc]!;
  if (op.code === END) return 'end';
  return ops.findIndex((one) => one.label === op.label) === pc ? op.label : `${op.label}/again`;
}

function placeOfName(ops: readonly { code: number; label: string }[], name: string): number {
  if (name === 'end') return ops.findLastIndex((op) => op.code === END);
  if (!name.endsWith('/again')) return ops.findIndex((op) => op.label === name);
  return ops.findLastIndex((op) => op.label === name.slice(0, -'/again'.length));
}

/** The header of a save, for lists; the state is not looked at. */
export function readHeader(text: string): SaveHeader | Refusal {
  if (text.length > LARGEST) return refuse('TOO_LARGE', null, { what: 'file', most: LARGEST });
  const end = text.indexOf('\n');
  const header = parsed(end === -1 ? text : text.slice(0, end));
  if (!isRecord(header) || header['format'] !== SAVE_FORMAT) return refuse('UNKNOWN_FORMAT');
  if (header['version'] !== SAVE_VERSION) {
    return refuse('UNKNOWN_VERSION', null, { version: String(header['version']) });
  }
  const { game, rules, content, seats, hash } = header;
  const sound =
    typeof game === 'string' &&
    typeof rules === 'string' &&
    typeof content === 'string' &&
    typeof hash === 'string' &&
    Number.isSafeInteger(seats);
  return sound ? (header as unknown as SaveHeader) : refuse('CORRUPT', null, { where: 'header' });
}

/**
 * A game from a save, standing at the same question; or why not. A save of older rules is migrated, and one of other cards
 * goes on with today's, where the table that comes of it is a sound one.
 */
export function load(text: string, gameOf: (id: string) => AnyGame | undefined): Play | Refusal {
  return loading(text, gameOf, true);
}

/** The same for a table that was laid by hand, as in a scenario: it need not be one that play can lead to. */
export function loadAsLaid(text: string, gameOf: (id: string) => AnyGame | undefined): Play | Refusal {
  return loading(text, gameOf, false);
}

function loading(
  text: string,
  gameOf: (id: string) => AnyGame | undefined,
  isLawful: boolean,
): Play | Refusal {
  const header = readHeader(text);
  if (isRefusal(header)) return header;
  const game = gameOf(header.game) as Game | undefined;
  if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: header.game });
  const way = wayFrom(header.rules, game.version, game.migrations ?? []);
  if (way === null) return refuse('UNKNOWN_VERSION', null, { version: header.rules });
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? text.length : end);
  if (start === 0 || hash64(line) !== header.hash) return refuse('CORRUPT', null, { where: 'hash' });
  const saved = parsed(line);
  const isOwn = way.length === 0 && header.content === game.contentHash;
  const no = (where: string): Refusal => refuse(isOwn ? 'CORRUPT' : 'OTHER_CONTENT', null, { where });
  try {
    const state = stateFrom(game, saved, way, header.seats);
    if (isRefusal(state)) return state;
    const flaw = isLawful && way.length === 0 ? flawIn(game, state, header.seats) : null;
    if (flaw !== null) return refuse('CORRUPT', null, { where: flaw });
    const broken = isLawful ? brokenLawIn(game, state.board, header.seats) : null;
    if (broken !== null) return no(broken);
    const play = new Play(game, state, header.seats).resume();
    const unsound = unsoundIn(play);
    return unsound === null ? play : no(unsound);
  } catch (error) {
    // The hash was right and every field fits, yet the rules cannot go on from here: no save of ours.
    return no(error instanceof RulesError ? error.breadcrumb : messageOf(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // The caller refuses: what is not JSON is not a save.
  }
}

function stateFrom(
  game: Game,
  saved: unknown,
  way: readonly Migration[],
  seats: number,
): State<unknown> | Refusal {
  const corrupt = (where: string): Refusal => refuse('CORRUPT', null, { where });
  if (!isRecord(saved)) return corrupt('state');
  const board = way.reduce(
    (one, step) => (step.board === undefined || !isRecord(one) ? one : step.board(one)),
    saved['board'],
  );
  if (!game.boardFits(board)) return corrupt(game.shape.check(board, 'board') ?? 'board');
  const { answered, streams, seed, byHand, over, outcome } = saved;
  if (!Array.isArray(answered) || answered.length !== seats + 2) return corrupt('answered');
  if (!answered.every((one) => Number.isSafeInteger(one))) return corrupt('answered');
  if (seats < game.seats.min || seats > game.seats.max) return corrupt('seats');
  if (!isRecord(streams) || !Object.values(streams).every(isStream)) return corrupt('streams');
  if (typeof seed !== 'string' || typeof byHand !== 'boolean' || typeof over !== 'boolean')
    return corrupt('seed');
  if (!isJson(outcome)) return corrupt('outcome');
  const stack = stackFrom(game, saved['stack'], way);
  if (stack === null) return corrupt('stack');
  return {
    board,
    stack,
    answered: answered as number[],
    streams: streamsNow(streams as State<unknown>['streams'], way),
    seed,
    byHand,
    over,
    outcome,
  };
}

/** Seats that play together within seats that play together. */
const MOST_STRANDS = 4;

function isStream(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    (value.length === 4 || value.length === 1) &&
    value.every((one) => Number.isSafeInteger(one))
  );
}

function stackFrom(game: Game, saved: unknown, way: readonly Migration[], depth = 0): Frame[] | null {
  if (!Array.isArray(saved) || depth > MOST_STRANDS) return null;
  const stack: Frame[] = [];
  for (const one of saved as unknown[]) {
    if (!isRecord(one) || typeof one['proc'] !== 'string' || typeof one['at'] !== 'string') return null;
    if (!isRecord(one['vars']) || !isJson(one['vars'])) return null;
    const at = labelNow(one['at'], way);
    let name = one['proc'];
    let vars: Record<string, unknown> = one['vars'];
    for (const step of way) {
      vars = step.values?.[name]?.(vars) ?? vars;
      name = step.procedures?.[name] ?? name;
    }
    const procedure = game.program.byName.get(name);
    const pc = procedure === undefined ? -1 : placeOfName(procedure.ops, at);
    if (procedure === undefined || pc === -1) return null;
    const strands = one['strands'] === undefined ? null : strandsFrom(game, one['strands'], way, depth);
    if (strands === undefined) return null;
    const keep = typeof one['keep'] === 'string' ? one['keep'] : null;
    for (const local of procedure.locals) vars[local] ??= null;
    stack.push({ proc: procedure.index, pc, vars, keep, strands });
  }
  return stack;
}

function strandsFrom(
  game: Game,
  saved: unknown,
  way: readonly Migration[],
  depth: number,
): Frame['strands'] | undefined {
  if (!Array.isArray(saved)) return undefined;
  const strands: NonNullable<Frame['strands']> = [];
  for (const one of saved as unknown[]) {
    if (!isRecord(one) || !Number.isSafeInteger(one['seat'])) return undefined;
    const stack = stackFrom(game, one['stack'], way, depth + 1);
    if (stack === null) return undefined;
    strands.push({ seat: one['seat'] as number, stack });
  }
  return strands;
}
