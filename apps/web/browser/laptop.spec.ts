/** A fight on a low laptop while a note is open: all that the decision needs is in sight, and nothing scrolls. */

import { bringIn } from './bring.ts';
import { momentOf } from './dead-cells-moments.ts';
import { expect, test } from './served.ts';

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1100, height: 700 },
];

const WHOLE_NOTE = { en: 'Whole note', fr: 'Note entière' };

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
    }
    // The note is one line, and opens.
    const note = page.locator('.dc-coach p');
    const whole = page.getByRole('button', { name: WHOLE_NOTE[language] });
    const lines = () =>
      note.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
    await expect.poll(lines).toBeLessThan(1.5);
    await expect(whole).toHaveAttribute('aria-expanded', 'false');
    await whole.click();
    await expect(whole).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(lines).toBeGreaterThan(1.5);
    await whole.press('Enter');
    await expect.poll(lines).toBeLessThan(1.5);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(whole).toBeHidden();
  });
