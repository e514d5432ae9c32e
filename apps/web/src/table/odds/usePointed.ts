/** What the odds are told of: the answer that is weighed, else the first one about the piece that was last pointed at. */

import type { OptionView } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { useQuestion } from '../context.tsx';
import { useWeighed } from '../kit/forecast.ts';

function usePointedPiece(): string | null {
  const [piece, setPiece] = useState<string | null>(null);
  useEffect(() => {
    const point = ({ target }: Event): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
      // Whoever goes on to read the odds still means the same piece.
      if (found !== null) setPiece(found.dataset['piece'] ?? null);
    };
    document.addEventListener('focusin', point);
    document.addEventListener('pointerover', point);
    return () => {
      document.removeEventListener('focusin', point);
      document.removeEventListener('pointerover', point);
    };
  }, []);
  return piece;
}

/** Null: things as they stand. */
export function usePointed(): OptionView | null {
  const question = useQuestion();
  const weighed = useWeighed();
  const piece = usePointedPiece();
  if (question === null || question.form !== 'one') return null;
  const { options } = question;
  if (weighed !== null) return options.find(({ value }) => value === weighed) ?? null;
  return options.find(({ touches }) => piece !== null && touches.includes(piece)) ?? null;
}
