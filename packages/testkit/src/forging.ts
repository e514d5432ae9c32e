/**
 * Forged files: saves and records as somebody would make them who knows how to hash but not how to play. Each must be
 * refused, or be a game that can be looked at and played on; whatever throws or does not end is a fault of ours.
 */

import {
  belowOf,
  hash64,
  isRefusal,
  load,
  questionsFor,
  readRecord,
  recordFrom,
  replayed,
  RulesError,
  save,
  Session,
  stateHash,
  type AnyGame,
  type AnyPlay,
  type Below,
  type GameRecord,
  type Json,
} from '@gravetable/kernel';
import { anAnswer, someOptions } from './lot.ts';

export const FORGERIES = ['state', 'record', 'text'] as const;
export type Forgery = (typeof FORGERIES)[number];

/**
 * What came of opening one forged file. Where the rules stumble later over what was forged, the answer is not taken and
 * the table stands as before: a host refuses it.
 */
export type Opened = 'refused' | 'played' | 'stumbled';

/** Real games to begin with: positions of several tables, and their records. */
export interface Originals {
  readonly saves: readonly string[];
  readonly records: readonly string[];
}

const TABLES = 12;
const LONGEST = 240;
const POSITIONS = 4;
/** A forged game that opens is played on for so many answers. */
const PLAYED_ON = 12;

export function originalsOf(game: AnyGame, seed: string): Originals {
  const saves: string[] = [];
  const records: string[] = [];
  for (let n = 0; n < TABLES; n++) {
    const below = belowOf(`originals ${seed} ${n}`);
    const { min, max } = game.seats;
    const seats = min + below(max - min + 1);
    const options = someOptions(game, seats, below);
    const byHand = below(8) === 0;
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'person' }));
    const session = Session.open(game, people, { seed: `${seed}.${n}`, options, byHand });
    if (isRefusal(session)) throw new Error(`cannot open: ${session.code}`);
    const length = 1 + below(LONGEST);
    for (let at = 0; at < length && !session.play.over; at++) {
      if (at % Math.ceil(length / POSITIONS) === 0) saves.push(save(session.play));
      const { seat, id, value } = anAnswer(session.play, below)!;
      session.answer(seat, id, value);
    }
    saves.push(save(session.play));
    records.push(JSON.stringify(session.record(true)));
  }
  for (const text of saves) {
    const loaded = load(text, () => game);
    if (isRefusal(loaded)) throw new Error(`an own save is refused: ${JSON.stringify(loaded)}`);
  }
  return { saves, records };
}

/** One forged file, always the same for the same lot. */
export function forged(kind: Forgery, { saves, records }: Originals, below: Below): string {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  if (kind === 'text') return scratched(one(below(2) === 0 ? saves : records), below);
  if (kind === 'record') {
    const record = JSON.parse(one(records)) as GameRecord;
    const start = below(3) === 0 ? { start: forgedSave(one(saves), below) } : {};
    return JSON.stringify(changed({ ...record, ...start } as unknown as Json, below) ?? null);
  }
  return forgedSave(one(saves), below);
}

/** Another state under a header that fits it. */
function forgedSave(text: string, below: Below): string {
  const [header, state] = text.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, Json>);
  const line = JSON.stringify(changed(state!, below) ?? null);
  const seats = below(30) === 0 ? below(9) : header!['seats'];
  return `${JSON.stringify({ ...header, seats, hash: hash64(line) })}\n${line}\n`;
}

/** Text as a bad disk or a torn download leaves it. */
export function scratched(text: string, below: Below): string {
  const at = below(text.length);
  const length = below(40);
  switch (below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    default:
      return text.slice(0, at) + String.fromCodePoint(below(0x250)) + text.slice(at + 1);
  }
}

const MOST_CHANGES = 4;

function changed(value: Json, below: Below): Json | undefined {
  const root: Record<string, unknown> = { value: structuredClone(value) };
  const changes = 1 + below(below(2) === 0 ? 1 : MOST_CHANGES);
  for (let n = 0; n < changes; n++) changeOne(root, below);
  return root['value'] as Json | undefined;
}

type Tree = { [key: string]: unknown } | unknown[];
interface Spot {
  readonly tree: Tree;
  readonly key: string | number;
}

function spotsIn(tree: Tree, spots: Spot[] = []): Spot[] {
  for (const key of Array.isArray(tree) ? tree.keys() : Object.keys(tree)) {
    spots.push({ tree, key });
    const inner = (tree as Record<string | number, unknown>)[key];
    if (typeof inner === 'object' && inner !== null) spotsIn(inner as Tree, spots);
  }
  return spots;
}

const NUMBERS = [0, -1, 1, 2, 7, 99, 4096, 1 << 30, 2 ** 31, 2 ** 53 - 1, -(2 ** 53) + 1, 0.5, 1e300];
const TEXTS = ['', 'x', 'constructor', '__proto__', 'toString', '0', 'a'.repeat(5000)];

function changeOne(root: Tree, below: Below): void {
  const spots = spotsIn(root);
  if (spots.length === 0) return;
  const spot = spots[below(spots.length)]!;
  const here = spot.tree as Record<string | number, unknown>;
  const other = spots[below(spots.length)]!;
  const there = structuredClone((other.tree as Record<string | number, unknown>)[other.key]);
  const old = here[spot.key];
  if (below(6) === 0) here[spot.key] = there;
  else if (typeof old === 'number')
    here[spot.key] = below(2) === 0 ? old + (below(2) === 0 ? 1 : -1) : NUMBERS[below(NUMBERS.length)];
  else if (typeof old === 'string') here[spot.key] = textLike(spots, below);
  else if (typeof old === 'boolean') here[spot.key] = !old;
  else if (Array.isArray(old)) rearrange(old, below);
  else if (old === null) here[spot.key] = below(2) === 0 ? NUMBERS[below(NUMBERS.length)] : there;
  else if (below(2) === 0) delete here[spot.key];
  else here[`${spot.key}x`] = there;
}

/** Another text of the same file, most likely: ids and labels that exist, in the wrong place. */
function textLike(spots: readonly Spot[], below: Below): string {
  for (let n = 0; n < 20 && below(4) > 0; n++) {
    const { tree, key } = spots[below(spots.length)]!;
    const found = (tree as Record<string | number, unknown>)[key];
    if (typeof found === 'string') return found;
  }
  return TEXTS[below(TEXTS.length)]!;
}

function rearrange(list: unknown[], below: Below): void {
  const at = below(list.length);
  switch (below(4)) {
    case 0:
      list.splice(at, 1);
      break;
    case 1:
      list.push(structuredClone(list[at] ?? 0));
      break;
    case 2:
      list.length = 0;
      break;
    default:
      list.reverse();
  }
}

/** Open a forged file as every door does, look at it with everybody's eyes, and play on. Throws where we do. */
export function opened(text: string, game: AnyGame, below: Below): Opened {
  const gameOf = (id: string): AnyGame | undefined => (id === game.id ? game : undefined);
  const position = recordFrom(text, (seat) => ({ name: `Seat ${seat}`, kind: 'person' }), gameOf);
  const record = isRefusal(position) ? readRecord(text) : position;
  if (isRefusal(record)) return 'refused';
  const session = replayed(record, game);
  if (isRefusal(session)) return 'refused';
  lookedAt(session.play);
  for (let n = 0; n < PLAYED_ON && !session.play.over; n++) {
    const { seat, id, value } = anAnswer(session.play, below)!;
    const before = stateHash(session.play);
    try {
      const told = session.answer(seat, id, value);
      if (isRefusal(told)) throw new Error(`${id} refused ${JSON.stringify(value)}: ${told.code}`);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      if (stateHash(session.play) !== before) throw new Error('an answer was half taken', { cause: error });
      return 'stumbled';
    }
    lookedAt(session.play);
  }
  return 'played';
}

function lookedAt(play: AnyPlay): void {
  const { game, state, seats } = play;
  game.scene?.(state.board, seats.length);
  for (const viewer of [null, ...seats]) {
    const view = play.view(viewer);
    game.outline(view);
    game.standing?.(view);
  }
  for (const one of play.pending) questionsFor(play, one.seat);
}
