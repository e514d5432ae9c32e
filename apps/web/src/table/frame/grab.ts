/** The handle of a phone's sheet: dragged it follows the finger and stays at the nearest height, pressed it goes to the next. */

import { useRef, type PointerEvent as Pointed, type RefObject } from 'react';

export type Height = 'peek' | 'half' | 'full';

/** Less is a press. */
const DRAGGED = 8;
/** So far from its height a sheet is let go of to stay there; else it goes to the next one that way. */
const STAYS = 40;

const ORDER: readonly Height[] = ['peek', 'half', 'full'];

/** Where a sheet stays that was let go of: `by` pixels higher than at `from`, of `most` that are there. */
export function letGo(from: Height, by: number, most: number): Height {
  if (Math.abs(by) < STAYS) return from;
  const steps = Math.abs(by) > most / 2 ? 2 : 1;
  const at = ORDER.indexOf(from) + Math.sign(by) * steps;
  return ORDER[Math.min(Math.max(at, 0), ORDER.length - 1)] ?? from;
}

/** `to` is told the height that was dragged to, or null for a press. */
export function useGrab(sheet: RefObject<HTMLElement | null>, to: (height: Height | null) => void) {
  const held = useRef<{ readonly y: number; readonly height: number; moved: boolean } | null>(null);
  const release = (): void => {
    sheet.current?.style.removeProperty('height');
    sheet.current?.style.removeProperty('flex');
    sheet.current?.style.removeProperty('transition');
  };
  return {
    onPointerDown(event: Pointed): void {
      const height = sheet.current?.offsetHeight ?? 0;
      held.current = { y: event.clientY, height, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: Pointed): void {
      const at = held.current;
      const moving = sheet.current;
      if (at === null || moving === null) return;
      if (Math.abs(clientY - at.y) > DRAGGED) at.moved = true;
      if (!at.moved) return;
      moving.style.setProperty('flex', 'none');
      moving.style.setProperty('transition', 'none');
      moving.style.setProperty('height', `${Math.max(60, at.height + at.y - clientY)}px`);
    },
    onPointerUp({ clientY }: Pointed): void {
      const at = held.current;
      if (at?.moved !== true) return;
      const from = ORDER.find((one) => sheet.current?.classList.contains(one) === true) ?? 'half';
      release();
      to(letGo(from, at.y - clientY, innerHeight));
    },
    onPointerCancel(): void {
      held.current = null;
      release();
    },
    /** A press, by finger or key; the click that ends a drag is none. */
    onClick(): void {
      if (held.current?.moved !== true) to(null);
      held.current = null;
    },
  };
}
