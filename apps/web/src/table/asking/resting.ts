/** A question may open while the pointer, or the focus, rests on a piece already: that is a look, too. */

import { useEffect } from 'react';
import { useActions, useQuestion } from '../context.tsx';

export function Resting(): null {
  const asked = useQuestion()?.id;
  const { look } = useActions();
  useEffect(() => {
    const piece = asked === undefined ? undefined : restedOn()?.dataset['piece'];
    if (piece !== undefined) look(piece);
  }, [asked, look]);
  return null;
}

/** A thumb leaves its hover behind where it last pressed: that is no look. */
function restedOn(): HTMLElement | null {
  const focused = document.querySelector<HTMLElement>('.piece:focus-visible');
  if (focused !== null || !matchMedia('(hover: hover)').matches) return focused;
  return document.querySelector<HTMLElement>('.piece:hover');
}
