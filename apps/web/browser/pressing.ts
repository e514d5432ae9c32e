/** Presses without thinking: one look at the page finds what can be pressed, and the pointer presses it there. */

import type { Page } from '@playwright/test';

/**
 * The first of these that is in sight and under nothing, the most pressing kind first; false where there is none. A page
 * that others move meanwhile may have it elsewhere by then: whoever plays on looks again.
 */
export async function pressFirst(page: Page, offers: readonly string[]): Promise<boolean> {
  const at = await page.evaluate((kinds) => {
    for (const one of kinds.flatMap((kind) => [...document.querySelectorAll(kind)])) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && one.contains(hit)) return { x, y };
    }
    return null;
  }, offers);
  if (at !== null) await page.mouse.click(at.x, at.y);
  return at !== null;
}
