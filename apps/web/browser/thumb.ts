/** How much of each control a thumb finds, pressed and not only drawn: what lies on it takes its part away. */

import type { Page } from '@playwright/test';

/** Controls, and the places on boards where they may lie closer together. */
const LEAST = 44;
const LEAST_ON_BOARD = 32;

/**
 * What is too small to press, each scrolled to the middle of its place. Measured is the largest cross that is the
 * control's own: so far to both sides and up and down of one point. Of controls that are alike two are measured.
 * Links inside a sentence are as high as the sentence's lines, and a sheet that lies low is raised before its inside is used.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, onBoard]) => {
      const CONTROLS = 'a[href], button, select, input, summary, [role=tab]';
      const LEFT_OUT =
        '.skip, [type=file], :disabled, p a, p button, .rule a, .sr, .bottom-sheet.peek .tab-panel *';
      const alike = new Map<string, number>();
      const found: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (one.matches(LEFT_OUT) || !one.checkVisibility({ visibilityProperty: true })) continue;
        const drawn = one.getBoundingClientRect();
        const kind = `${one.className} ${one.parentElement!.className} ${Math.round(drawn.width)} ${Math.round(drawn.height)}`;
        alike.set(kind, (alike.get(kind) ?? 0) + 1);
        if (alike.get(kind)! > 2) continue;
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const isOwn = (x: number, y: number): boolean => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (top.closest(CONTROLS) === one || top.closest('label')?.control === one);
        };
        const limit = one.matches('#board .piece, .scrub-bands button') ? onBoard : least;
        const run = (x: number, y: number, dx: number, dy: number): number => {
          let n = 0;
          while (n < limit && isOwn(x + dx * (n + 1), y + dy * (n + 1))) n++;
          return n;
        };
        const crossAt = (x: number, y: number): number =>
          isOwn(x, y)
            ? 1 + Math.min(run(x, y, -1, 0) + run(x, y, 1, 0), run(x, y, 0, -1) + run(x, y, 0, 1))
            : 0;
        const { left, top, width, height } = one.getBoundingClientRect();
        let best = crossAt(left + width / 2, top + height / 2);
        for (let x = left + 3; best < limit && x < left + width; x += 6)
          for (let y = top + 3; best < limit && y < top + height; y += 6)
            best = Math.max(best, crossAt(x, y));
        const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
        if (best < limit) found.push(`${best} of ${limit}: ${one.className} “${said.trim().slice(0, 40)}”`);
      }
      return found;
    },
    [LEAST, LEAST_ON_BOARD] as const,
  );
}
