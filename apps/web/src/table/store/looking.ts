/** Looking at a table, now and as it was. A long log comes in pieces: all of it at once would hold the page up. */

import type { Viewer } from '@gravetable/kernel';
import type { Engine } from '../../engine/client.ts';
import type { PastView, Snapshot, Step, ToldPiece } from '../../engine/types.ts';
import { lastBy } from '../log/chapters.ts';

/** So many answers at a time, with what they told. */
const PIECE = 400;

export async function lookAt(engine: Engine, viewer: Viewer): Promise<Snapshot> {
  const seen = await engine.look(viewer, PIECE);
  const log = [...seen.log];
  const moments = [...seen.moments];
  for (let from = PIECE; from < seen.count; from += PIECE) {
    const piece = await engine.told(viewer, from, from + PIECE);
    log.push(...piece.log);
    moments.push(...piece.moments);
  }
  return { ...seen, log, moments };
}

/** After an answer, or one taken back: lines that were there stay the same objects, so that nothing draws them again. */
export function wentOn(before: Snapshot, { since, ...step }: Step): Snapshot {
  if (since === 0) return step;
  if (before.viewer !== step.viewer || before.count < since)
    throw new Error(`answer ${step.count} does not follow on ${before.count}`);
  const { log, moments } = wayTo(since, before);
  return { ...step, log: [...log, ...step.log], moments: [...moments, ...step.moments] };
}

/** An earlier moment, with the way there out of what is known already. */
export function asItWas(past: PastView, known: Snapshot): Snapshot {
  return { ...past, ...wayTo(past.count, known) };
}

function wayTo(count: number, { log, moments }: Snapshot): ToldPiece {
  const lines = lastBy(log, (line) => line.after <= count) + 1;
  return { log: log.slice(0, lines), moments: moments.slice(0, count) };
}
