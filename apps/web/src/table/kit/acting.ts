/**
 * Acting out. The rules answer with the table as it stands at the end; while the lines are told one by one, the table is
 * drawn as it stood when each was told. The host keeps that as one chain of public scenes, made while the rules go on, the
 * same for everybody and every game; what a scene leaves out is drawn as the viewer knows it at the end.
 */

import { isRecord, type GameEvent } from '@gravetable/kernel';
import { useMemo } from 'react';
import type { Snapshot } from '../../engine/types.ts';
import { useTable } from '../context.tsx';

export interface Acted<V extends object = object, E extends GameEvent = GameEvent> {
  readonly view: V;
  /** How it stood one line earlier; null where nothing is acted out. */
  readonly before: V | null;
  /** More is to come: the table does not stand like this any more. */
  readonly acting: boolean;
  /** What has just been told, since the last answer. */
  readonly event: E | null;
  /** The number of that line: a new one begins its marks anew. */
  readonly at: number;
}

/** A scene over what a viewer knows: where it says something it holds, in lists item by item. */
export function overlaid(known: unknown, scene: unknown): unknown {
  if (Array.isArray(scene)) {
    const items: readonly unknown[] = Array.isArray(known) ? known : [];
    return scene.map((one, at) => overlaid(items[at], one));
  }
  if (!isRecord(scene) || !isRecord(known)) return scene;
  const told = Object.entries(scene).map(([key, part]) => [key, overlaid(known[key], part)] as const);
  return { ...known, ...Object.fromEntries(told) };
}

type Frames = readonly (object | null)[];

/** The table while `left` lines are still to be told; `fresh`: the last line of the log was told just now. */
export function actedAt(
  { log, view }: Pick<Snapshot, 'log' | 'view'>,
  frames: Frames,
  left: number,
  fresh: boolean,
): Acted {
  const at = log.length - left - 1;
  const line = log[at];
  const event = fresh ? (line?.event ?? null) : null;
  const frame = left === 0 || line === undefined ? undefined : frames[line.scene ?? -1];
  if (frame === undefined || frame === null) return { view, before: null, acting: false, event, at };
  const earlier = log[at - 1];
  const before = frames[earlier?.after === line?.after ? (earlier?.scene ?? 0) : 0] ?? null;
  return {
    view: overlaid(view, frame) as object,
    before: before === null ? null : (overlaid(view, before) as object),
    acting: true,
    event,
    at,
  };
}

/** `V` and `E` are the game's types of views and events. */
export function useActed<V extends object, E extends GameEvent = GameEvent>(): Acted<V, E> {
  const snapshot = useTable((table) => table.snapshot);
  const frames = useTable((table) => table.frames);
  const left = useTable((table) => table.queue.length);
  const fresh = useTable(
    ({ phase, frames: all, now, snapshot: { count } }) =>
      (phase !== 'past' || all.length > 0) && now !== null && now.after === count,
  );
  const acted = useMemo(() => actedAt(snapshot, frames, left, fresh), [snapshot, frames, left, fresh]);
  return acted as Acted<V, E>;
}
