/** A lesson on a phone: what it asks for, or else what it speaks of, decides what stands beside its words and is in sight. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { PHONE, useMedia } from '../../media.ts';
import { useTable } from '../context.tsx';
import type { LessonPart, TableModule } from '../module.ts';

/** Where the lesson's words are put on a phone, so that they share the screen with the table instead of covering it. */
export const LESSON_PLACE = 'lesson-place';

const stays = () => () => undefined;

/** That place; null while the words stand on the board. */
export function useLessonPlace(): HTMLElement | null {
  const phone = useMedia(PHONE);
  // The frame draws it with the board: it is there when the first drawing is looked at again.
  return useSyncExternalStore(
    stays,
    () => (phone ? document.getElementById(LESSON_PLACE) : null),
    () => null,
  );
}

/** The part of the table the lesson speaks of, while it does. */
export function useLessonPart({ lesson }: TableModule): LessonPart | null {
  const about = useTable((table) => table.about);
  return about === null ? null : (lesson?.parts[about] ?? null);
}

const MARKED = '.hinted';

const isSeen = (one: Element): boolean => one.checkVisibility();

/**
 * Whether the lesson is about the sheet or the board. The mark decides: it may lie elsewhere than what is spoken of. It
 * is looked for with the next frame, which lays it out; whatever changes sizes is followed by bringing it into sight.
 */
export function useLessonAt(module: TableModule): 'sheet' | 'board' | null {
  const part = useLessonPart(module);
  const phone = useMedia(PHONE);
  const hinted = useTable((table) => table.hinted);
  const narrowed = useTable((table) => table.narrowed);
  const draft = useTable((table) => table.draft);
  const [marked, setMarked] = useState<'sheet' | 'board' | null>(null);
  const active = phone && part !== null;
  useEffect(() => {
    if (!active) return;
    const frame = requestAnimationFrame(() => {
      const lies = (place: string): boolean => document.querySelector(`${place} ${MARKED}`) !== null;
      // A shot at something on the board marks the weapon in the sheet too.
      const [first, other] =
        part.tab === undefined ? (['board', 'sheet'] as const) : (['sheet', 'board'] as const);
      const at = { board: '#board', sheet: '#own' };
      setMarked(hinted === null ? null : lies(at[first]) ? first : lies(at[other]) ? other : null);
    });
    return () => cancelAnimationFrame(frame);
  }, [active, hinted, narrowed, draft, part]);
  const at = !active ? null : (marked ?? (part.tab === undefined ? 'board' : 'sheet'));
  useEffect(() => {
    if (at === null || part === null) return;
    const bring = (): void => {
      const marked = [...document.querySelectorAll(`:is(#board, #own) ${MARKED}`)].filter(isSeen);
      // What answers by itself before the piece that offers it, which may lie under it.
      const found = marked.find((one) => !one.matches('.piece')) ?? marked[0];
      // What is asked for comes last: it stays in sight where there is no room for both.
      for (const one of [document.querySelector(part.at), found])
        one?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    };
    let later: ReturnType<typeof setTimeout>[] = [];
    const settle = (): void => {
      for (const one of later) clearTimeout(one);
    };
    const sizes = new ResizeObserver(() => {
      settle();
      bring();
      // What is drawn only when its place is known comes a moment later, and so does what moves there.
      later = [100, 400].map((wait) => setTimeout(bring, wait));
    });
    // What scrolls keeps its size when only what is in it grows.
    for (const one of document.querySelectorAll(':is(#board, #own, .cd-board, .tab-panel), .cd-board > *'))
      sizes.observe(one);
    return () => {
      sizes.disconnect();
      settle();
    };
  }, [at, part, hinted, draft]);
  return at;
}
