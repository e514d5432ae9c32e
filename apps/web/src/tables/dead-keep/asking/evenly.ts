import type { QuestionView } from '@gravetable/kernel';

/** One after the other, as far as each place takes them. */
export function evenly({ total = 0, limits = [] }: QuestionView): readonly number[] {
  let picks: readonly number[] = limits.map(() => 0);
  for (let left = total; left > 0; left--) {
    const open = limits.flatMap((limit, place) => ((picks[place] ?? 0) < limit ? [picks[place] ?? 0] : []));
    const least = Math.min(...open);
    const next = limits.findIndex((limit, place) => picks[place] === least && least < limit);
    if (next < 0) break;
    picks = picks.with(next, least + 1);
  }
  return picks;
}
