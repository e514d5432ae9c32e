/**
 * Hold to hurry. A short press goes straight to the end of what is being told, as ever; held longer, everything runs by
 * until it is let go. The key and every button that hurries share this.
 */

import { useMemo } from 'react';
import { useActions } from '../context.tsx';
import type { TableActions } from './state.ts';

/** A press longer than this is a hold. */
const LONG = 250;

export interface Hold {
  readonly press: () => void;
  /** Whether the press that ends was a short one. */
  readonly release: () => boolean;
}

export function holdOf(rush: (on: boolean) => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  return {
    press() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        rush(true);
      }, LONG);
    },
    release() {
      clearTimeout(timer);
      const short = !held;
      if (held) rush(false);
      held = false;
      return short;
    },
  };
}

/** What makes a button one to hold. It may go while it is held: letting go is heard everywhere. */
export function useHold(
  short: () => void,
): Pick<React.ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'onPointerDown' | 'onContextMenu'> {
  const { rush } = useActions();
  const held = useMemo(() => pointerHold(rush), [rush]);
  return {
    onClick({ detail }) {
      // A long press ends with a click too; a key clicks without a press, and counts none.
      if (detail === 0 || held.wasShort()) short();
    },
    onPointerDown: (event) => held.press(event),
    onContextMenu: (event) => event.preventDefault(),
  };
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

interface PointerHold {
  readonly press: (event: React.PointerEvent) => void;
  /** Whether the last press was a short one. */
  readonly wasShort: () => boolean;
}

function pointerHold(rush: (on: boolean) => void): PointerHold {
  const hold = holdOf(rush);
  let wasShort = true;
  const release = (): void => {
    wasShort = hold.release();
    for (const end of ENDS) window.removeEventListener(end, release);
  };
  return {
    press({ button }) {
      if (button !== 0) return;
      wasShort = true;
      hold.press();
      for (const end of ENDS) window.addEventListener(end, release);
    },
    wasShort: () => wasShort,
  };
}

export interface HurryKey {
  readonly down: (event: KeyboardEvent) => void;
  readonly stop: () => void;
}

/** The same with a key, which repeats itself while it is held. */
export function hurryKey({ rush, hurry }: Pick<TableActions, 'rush' | 'hurry'>): HurryKey {
  const hold = holdOf(rush);
  let key: string | null = null;
  const up = (event: KeyboardEvent): void => {
    if (key === null || event.key.toLowerCase() !== key) return;
    key = null;
    if (hold.release()) hurry();
  };
  const away = (): void => {
    key = null;
    hold.release();
  };
  document.addEventListener('keyup', up);
  window.addEventListener('blur', away);
  return {
    down(event) {
      if (key !== null) return;
      key = event.key.toLowerCase();
      hold.press();
    },
    stop() {
      away();
      document.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    },
  };
}
