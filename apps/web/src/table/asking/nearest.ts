/** What can be done in place of what was refused: what a hint suggests, else the option nearest to the piece. */

import type { Json, QuestionView } from '@gravetable/kernel';
import { optionsIn } from '../store/draft.ts';

const kindOf = (piece: string): string => piece.slice(0, piece.indexOf(':') + 1);

/** The number of that option. Pieces of the same kind come first, then what lies nearer; what touches nothing comes last. */
export function nearestAct(
  { form, ...question }: QuestionView,
  piece: string,
  wanted: Json | null,
  far: (piece: string) => number,
): number | null {
  if (form !== 'one' && form !== 'some') return null;
  const hinted = wanted === null ? undefined : optionsIn({ form, ...question }, wanted)[0];
  if (hinted !== undefined) return hinted;
  const ranked = question.options.map(({ touches }, at) => {
    const alike = touches.filter((one) => kindOf(one) === kindOf(piece));
    const group = alike.length > 0 ? 0 : touches.length > 0 ? 1 : 2;
    return { at, group, far: Math.min(...(group === 0 ? alike : touches).map(far)) };
  });
  ranked.sort((a, b) => a.group - b.group || Math.sign(a.far - b.far) || a.at - b.at);
  return ranked[0]?.at ?? null;
}

/** How far pieces lie from this one on the screen, in pixels. What is not drawn is farthest. */
export function farFrom(piece: string): (other: string) => number {
  const from = middleOf(piece);
  return (other) => {
    const to = middleOf(other);
    return from === null || to === null ? Number.MAX_VALUE : Math.hypot(to.x - from.x, to.y - from.y);
  };
}

function middleOf(piece: string): { readonly x: number; readonly y: number } | null {
  const box = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
