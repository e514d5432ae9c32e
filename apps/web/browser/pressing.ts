/** Presses without thinking: one look at the page finds what can be pressed, and the pointer presses it there. */

import type { Page } from '@playwright/test';

const AGAIN = /Play again|Rejouer/;

/**
 * Whether a game is over, by the button that is there then. This is asked after every press: names and roles are worked
 * out only once the words stand on the page.
 */
export async function isOver(page: Page): Promise<boolean> {
  const said = await page.evaluate(
    (again) =>
      [...document.querySelectorAll('button')].some((one) =>
        new RegExp(again).test(`${one.textContent} ${one.ariaLabel}`),
      ),
    AGAIN.source,
  );
  return said && page.getByRole('button', { name: AGAIN }).isVisible();
}

/**
 * The first of these that is in sight and under nothing, the most pressing kind first; false where there is none. A page
 * that others move meanwhile may have it elsewhere by then: whoever plays on looks again. Nothing is pressed while the bar
 * says that it is to be left alone, or once the game is over.
 */
export async function pressFirst(page: Page, offers: readonly string[], leaves?: RegExp): Promise<boolean> {
  const at = await page.evaluate(
    ([kinds, left]) => {
      if (left !== undefined) {
        const said = document.querySelector('#decision')?.textContent ?? '';
        const over = document.querySelector('.decision-bar[data-question=over]');
        if (over !== null || new RegExp(left).test(said)) return null;
      }
      for (const one of kinds.flatMap((kind) => [...document.querySelectorAll(kind)])) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && one.contains(hit)) return { x, y };
      }
      return null;
    },
    [offers, leaves?.source] as const,
  );
  if (at !== null) await page.mouse.click(at.x, at.y);
  return at !== null;
}
