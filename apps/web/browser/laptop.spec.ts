/** A fight on a low laptop while a note is open: all that the decision needs is in sight, nothing scrolls or is covered. */

import { covered } from './boxes.ts';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-cells-moments.ts';
import { expect, onward as test } from './served.ts';

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1100, height: 700 },
];

for (const language of ['en', 'fr'] as const)
  test(`four Beheaded and three foes fit a low laptop under a note (${language})`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize(LAPTOPS[0]!);
    await table.arrive({ speed: 'instant', language, muted: true });
    await bringIn(page, table.address, momentOf('four'));
    await expect(page.locator('.dc-foe')).toHaveCount(3);
    for (const size of LAPTOPS) {
      await page.setViewportSize(size);
      await expect(page.locator('.dc-coach')).toBeVisible();
      const hidden = () => page.locator('.dc-scene').evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(hidden, { message: JSON.stringify(size) }).toBeLessThanOrEqual(1);
      for (const row of await page.locator('.dc-foe, .dc-hero').all())
        await expect(row).toBeInViewport({ ratio: 0.98 });
      await expect(page.locator('.dc-hand .piece').first()).toBeInViewport({ ratio: 0.9 });
      // The note is whole, and lies on neither the strip nor the board.
      const cut = () => page.locator('.dc-coach p').evaluate((one) => one.scrollHeight - one.clientHeight);
      await expect.poll(cut).toBeLessThanOrEqual(1);
      await expect.poll(() => covered(page.locator('.crumbs > *, .top-strip button'))).toEqual([]);
    }
  });

for (const language of ['en', 'fr'] as const)
  test(`the Mutation board fits a low laptop (${language})`, async ({ table, page }) => {
    await page.setViewportSize(LAPTOPS[0]!);
    await table.arrive({ speed: 'instant', language, muted: true });
    for (const moment of ['next', 'cells'] as const) {
      await bringIn(page, table.address, momentOf(moment));
      const board = page.locator('.dc-scene:has(.dc-mutation)');
      await expect(board).toBeVisible();
      const hidden = () => board.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expect.poll(hidden, { message: moment }).toBeLessThanOrEqual(1);
      await expect(board.locator('.dc-market li').last()).toBeInViewport({ ratio: 0.98 });
    }
  });
