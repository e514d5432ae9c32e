/** What part of a map is seen, and how large: the middle stays in the middle, and what is focused or chosen comes into sight. */

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTable, useTableWords } from '../../context.tsx';
import { announce } from '../../speech/announce.ts';
import { fromMiddle, keepZoom, middleOf, nudge, turned, useZoomOf, type Turn } from './zoom.ts';

export interface MapView {
  readonly zoom: number;
  readonly turn: (turn: Turn) => void;
  /** By so many windows to the right, and down. */
  readonly pan: (right: number, down: number) => void;
}

export function useMapView(scroll: RefObject<HTMLElement | null>): MapView {
  const table = useTable(({ meta }) => meta.id);
  const zoom = useZoomOf(table);
  const { t } = useTableWords();
  const middle = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useLayoutEffect(() => {
    const at = scroll.current;
    if (at === null || middle.current === null) return;
    at.scrollTo({
      left: fromMiddle(middle.current.x, { seen: at.clientWidth, whole: at.scrollWidth }),
      top: fromMiddle(middle.current.y, { seen: at.clientHeight, whole: at.scrollHeight }),
    });
    middle.current = null;
  }, [scroll, zoom]);
  return {
    zoom,
    turn(turn) {
      const [at, next] = [scroll.current, turned(zoom, turn)];
      if (at === null || next === zoom) return;
      middle.current = {
        x: middleOf({ from: at.scrollLeft, seen: at.clientWidth, whole: at.scrollWidth }),
        y: middleOf({ from: at.scrollTop, seen: at.clientHeight, whole: at.scrollHeight }),
      };
      keepZoom(table, next);
      announce(t('map.zoomed', { n: next * 100 }), 'reply');
    },
    pan(right, down) {
      const at = scroll.current;
      at?.scrollBy({ left: right * at.clientWidth, top: down * at.clientHeight });
    },
  };
}

/** A piece that is chosen, or reached by keys, is seen whole, above what the foot tells of it. */
export function useInSight(
  scroll: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  zoom: number,
  chosen: string | null,
  pointed: string | null,
): void {
  const piece = chosen ?? pointed;
  useEffect(() => {
    const at = scroll.current;
    const drawn = at?.querySelector(`[data-piece="${piece}"]`);
    if (at === null || !drawn || !(piece === chosen || drawn.matches(':focus-visible'))) return;
    const [seen, thing] = [at.getBoundingClientRect(), drawn.getBoundingClientRect()];
    const told = foot.current?.getBoundingClientRect();
    const low = told === undefined || told.height === 0 ? seen.bottom : Math.min(seen.bottom, told.top);
    at.scrollBy({
      left: nudge(thing.left, thing.right, seen.left, seen.right),
      top: nudge(thing.top, thing.bottom, seen.top, low),
    });
  }, [scroll, foot, zoom, chosen, piece]);
}
