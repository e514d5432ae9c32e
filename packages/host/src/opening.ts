/**
 * Opening a table from its log: the newest checkpoint and the acts since. A table of older rules or other cards goes on
 * under today's, and its log says so. Only where no checkpoint serves is everything played again.
 */

import {
  actsOf,
  isAnswer,
  isRefusal,
  otherThan,
  playOn,
  readHeader,
  reading,
  refuse,
  Session,
} from '@gravetable/kernel';
import type { Act, AnyGame, Checkpoint, Game, GameRecord, PlayedOn, Refusal } from '@gravetable/kernel';
import type { KeptCheckpoint, Loaded, Store } from './store.ts';

/** How a table was opened, and what its log does not know yet. */
export interface Opening {
  readonly session: Session;
  /** Other rules took over. */
  readonly act: PlayedOn | null;
  /** Positions that were passed on the way and are worth keeping. */
  readonly passed: readonly KeptCheckpoint[];
}

/** A checkpoint is kept after so many acts, at the next information line. */
export const CHECKPOINT_EVERY = 256;
/** Acts that are done at a stretch. */
const STRETCH = 50;

/** In steps, each telling how many acts have been done. */
export function* opening(
  game: AnyGame,
  loaded: Loaded,
  history: readonly Act[] | null,
): Generator<number, Opening | Refusal> {
  const { head, line, tail } = loaded;
  const lived = livedUnder(loaded);
  if (otherThan(game as Game, lived) !== null) return carriedOn(game as Game, loaded, history);
  if (line !== null) {
    const session = Session.restore(game, head, line, tail);
    if (!isRefusal(session)) return { session, act: null, passed: [] };
    // A checkpoint that does not serve is no loss: the log has everything.
    if (history === null) return session;
  }
  return yield* fromTheStart(game, head, history ?? tail);
}

/** The rules and cards the table was last played with. */
export function livedUnder({ head, line, exact, tail }: Loaded): { rules: string; content: string } {
  const played = tail.findLast((act): act is PlayedOn => !isAnswer(act) && act.do === 'play on');
  if (played !== undefined) return played;
  const newest = exact ?? line;
  const header = newest === null ? null : readHeader(newest.save);
  return header === null || isRefusal(header) ? head : header;
}

/** The newest position that today's rules can make sense of, and what was answered since. */
function carriedOn(game: Game, loaded: Loaded, history: readonly Act[] | null): Opening | Refusal {
  const { head, line, exact, tail, seq } = loaded;
  const since = (from: Checkpoint): readonly Act[] => tail.slice(tail.length - (seq - from.seq));
  const ways: (() => ReturnType<typeof playOn>)[] = [
    ...(exact === null ? [] : [() => playOn(game, head, exact, since(exact))]),
    ...(line === null ? [] : [() => playOn(game, head, line, tail)]),
    ...(line === null || history !== null ? [() => playOn(game, head, null, history ?? tail)] : []),
  ];
  let refused: Refusal = refuse('UNKNOWN_VERSION', null, { version: head.rules });
  for (const way of ways) {
    const found = way();
    if (!isRefusal(found)) {
      const { session, act } = found;
      return { session, act, passed: [{ ...session.checkpoint(true), exact: false }] };
    }
    refused = found;
  }
  return refused;
}

function* fromTheStart(
  game: AnyGame,
  head: GameRecord,
  acts: readonly Act[],
): Generator<number, Opening | Refusal> {
  const session = yield* reading({ ...head, answers: [] }, game);
  if (isRefusal(session)) return session;
  const passed: KeptCheckpoint[] = [];
  for (const [at, act] of acts.entries()) {
    const refused = session.apply(act);
    if (refused !== null) return refused;
    if (isDue(session, passed.at(-1)?.seq ?? 0)) passed.push({ ...session.checkpoint(), exact: false });
    if (at % STRETCH === 0) yield at;
  }
  return { session, act: null, passed };
}

/** Whether a position should be kept now: at an information line with nothing to do again. */
export function isDue(session: Session, last: number): boolean {
  if (session.seq - last < CHECKPOINT_EVERY || session.canRedo()) return false;
  return (session.moments.at(-1)?.line ?? null) !== null;
}

/** The log of a table that is brought as a record. */
export function logOf(record: GameRecord): { readonly head: GameRecord; readonly acts: readonly Act[] } {
  const { played: _played, sat: _sat, ...rest } = record;
  return { head: { ...rest, answers: [] }, acts: actsOf(record) };
}

/** What is needed to open a table: the whole log only where no checkpoint serves. */
export async function historyFor(
  store: Store,
  id: string,
  game: AnyGame,
  loaded: Loaded,
): Promise<readonly Act[] | null> {
  if (loaded.line === null) return loaded.tail;
  const { head, line, tail } = loaded;
  const isOwn = otherThan(game as Game, livedUnder(loaded)) === null;
  const needed = isOwn ? goesBehind(line, tail) : isRefusal(carriedOn(game as Game, loaded, null));
  return needed && head.game === game.id ? (await store.history(id)).acts : null;
}

/** All agreed to go back behind the checkpoint, and no later one was kept. */
function goesBehind({ count }: Checkpoint, tail: readonly Act[]): boolean {
  let stands = count;
  for (const act of tail) {
    if (isAnswer(act) || act.do === 'redo') stands++;
    else if (act.do === 'undo') stands--;
    else if (act.do === 'consent') return true;
    if (stands < count) return true;
  }
  return false;
}
