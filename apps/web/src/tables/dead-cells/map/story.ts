/** The story of the room that was entered last, as far as it is told; null on the way in. And what was passed by. */

import type { Said } from '@gravetable/kernel';
import { useTable } from '../../../table/context.tsx';
import { lineText } from '../../../table/speech/speech.ts';
import { useOwn } from '../words/index.ts';

const ROOMS: ReadonlySet<string> = new Set(['tileTurned', 'biomeEntered']);

export function useStory(): string | null {
  const { words } = useOwn();
  const entered = useTable(({ snapshot: { log }, queue }) =>
    log.slice(0, log.length - queue.length).findLast(({ event }) => ROOMS.has(event.kind)),
  );
  if (entered?.event.kind !== 'tileTurned') return null;
  return words.say(entered.event['tile'] as unknown as Said);
}

/** What nobody could be asked about, on the way here and in this room: the ways and prizes not taken, and what they ask. */
export function usePassedBy(): readonly string[] {
  const { words } = useOwn();
  const log = useTable(({ snapshot }) => snapshot.log);
  const waiting = useTable(({ queue }) => queue.length);
  return passedBy(log.slice(0, log.length - waiting)).map(({ event }) => lineText(event, words));
}

type Line = { readonly event: { readonly kind: string } };

/** Of the room the Group stands in, and of the step that led here. */
export function passedBy<L extends Line>(told: readonly L[]): readonly L[] {
  const here = told.findLastIndex(({ event }) => ROOMS.has(event.kind));
  if (told[here]?.event.kind !== 'tileTurned') return [];
  const before = told.slice(0, here).findLastIndex(({ event }) => ROOMS.has(event.kind));
  return told.slice(before + 1).filter(({ event }) => event.kind === 'shut');
}
