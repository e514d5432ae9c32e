/** Looking at a table, now and as it was. A long log comes in pieces: all of it at once would hold the page up. */

import type { GameEvent, Viewer } from '@gravetable/kernel';
import { framesOf } from '@gravetable/protocol';
import type { Engine } from '../../engine/client.ts';
import type { LogLine, MomentView, PastView, Snapshot, Step, ToldPiece } from '../../engine/types.ts';
import { lastBy } from '../log/chapters.ts';
import { unchanged } from './unchanged.ts';

/** So many answers at a time, with what they told. */
const PIECE = 400;

export async function lookAt(engine: Engine, viewer: Viewer): Promise<Snapshot> {
  const seen = await engine.look(viewer, PIECE);
  const rest = await told(engine, viewer, seen.from + PIECE, seen.count);
  const before = Array.from({ length: seen.from }, () => NOT_READ);
  const moments = [...before, ...seen.moments, ...rest.moments];
  return { ...seen, log: [...seen.log, ...rest.log], moments };
}

/** In the place of an answer whose past has not been read yet: a moment's number is its place. */
const NOT_READ: MomentView = { seat: -3, rule: '', line: null };

async function told(engine: Engine, viewer: Viewer, since: number, upTo: number): Promise<ToldPiece> {
  const log: LogLine[] = [];
  const moments: MomentView[] = [];
  for (let from = since; from < upTo; from += PIECE) {
    const piece = await engine.told(viewer, from, Math.min(from + PIECE, upTo));
    log.push(...piece.log);
    moments.push(...piece.moments);
  }
  return { log, moments };
}

/** What came before the table was taken up again: the log beside it tells it, once the table is there. */
export async function pastOf(engine: Engine, { viewer, from }: Snapshot): Promise<ToldPiece> {
  return told(engine, viewer, 0, from);
}

export function withPast(seen: Snapshot, before: ToldPiece): Snapshot {
  if (seen.from === 0) return seen;
  const log = [...before.log, ...seen.log.filter((line) => line.after > seen.from)];
  return { ...seen, from: 0, log, moments: [...before.moments, ...seen.moments.slice(seen.from)] };
}

/** What the last answer told, with its scenes, where it begins a part of the game; null where it does not. */
export async function unreadEnd(engine: Engine, seen: Snapshot, begins: (event: GameEvent) => boolean) {
  const { viewer, count, from } = seen;
  if (count === 0) return null;
  const last = from < count ? seen : await engine.told(viewer, count - 1, count);
  if (!last.log.some(({ after, event }) => after === count && begins(event))) return null;
  const latest = withPast(seen, await pastOf(engine, seen));
  const { before, scenes } = await engine.acted(count);
  const told = latest.log.filter(({ after }) => after === count);
  return { latest, told, frames: framesOf(before, scenes) };
}

/** After an answer, or one taken back: lines that were there stay the same objects, so that nothing draws them again. */
export function wentOn(before: Snapshot, { since, scenes: _scenes, ...next }: Step): Snapshot {
  const { view, questions } = next;
  const step = {
    ...next,
    view: unchanged(before.view, view),
    questions: unchanged(before.questions, questions),
  };
  if (since <= step.from && before.from >= step.from) return step;
  if (before.viewer !== step.viewer || before.count < since)
    throw new Error(`answer ${step.count} does not follow on ${before.count}`);
  const { log, moments } = wayTo(since, before);
  const { from } = before;
  return { ...step, from, log: [...log, ...step.log], moments: [...moments, ...step.moments] };
}

/** An earlier moment, with the way there out of what is known already. */
export function asItWas(past: PastView, known: Snapshot): Snapshot {
  return { ...past, from: known.from, ...wayTo(past.count, known) };
}

function wayTo(count: number, { log, moments }: Snapshot): ToldPiece {
  const lines = lastBy(log, (line) => line.after <= count) + 1;
  return { log: log.slice(0, lines), moments: moments.slice(0, count) };
}
