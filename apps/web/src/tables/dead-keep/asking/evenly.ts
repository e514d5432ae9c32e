import type { QuestionView } from '@gravetable/kernel';

/** One after the other, as far as each place takes them. */
export function evenly({ total = 0, limits = [] }: QuestionView): number[] {
  const picks = limits.map(() => 0);
  for (let left = total; left > 0;) {
    const before = left;
    for (const [place, limit] of limits.entries())
      if (left > 0 && picks[place]! < limit) {
        picks[place]!++;
        left--;
      }
    if (left === before) break;
  }
  return picks;
}
