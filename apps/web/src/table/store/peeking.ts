/** Looking at an option before it is chosen: with the pointer over it, or the focus on it. */

import { useActions } from '../context.tsx';

export interface Peeking {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** What a button of an option needs to be looked at. */
export function usePeeking(): (at: number) => Peeking {
  const { peek } = useActions();
  const away = (): void => peek(null);
  return (at) => {
    const look = (): void => peek(at);
    return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
  };
}
