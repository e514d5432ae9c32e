/** The frame at the sizes people have: what is asked for is shown, and what is shown can be reached. */

import { bringIn } from './bring.ts';
import { Street } from './cards-of-the-dead.ts';
import { momentOf as runOver } from './dead-cells-moments.ts';
import { expect, onward as test } from './served.ts';
import { momentOf } from './vengeance-moments.ts';

test.describe('the sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('no sign of a key stands on a button that a thumb presses', async ({ table, page }) => {
    await table.arrive();
    await bringIn(page, table.address, runOver('cells'));
    const next = page.locator('.end-next');
    await expect(next).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await expect(next.locator('kbd')).toBeHidden();
  });

  test('a game that is looked back on: whose eyes, and which part, are chosen without drawing it up', async ({
    table,
    page,
  }) => {
    await table.arrive();
    for (const language of ['en', 'fr']) {
      await table.prefer({ language, speed: 'instant', muted: true });
      await bringIn(page, table.address, momentOf('overFour'));
      const chosen = page.locator('.scrubber select');
      await expect(chosen).toHaveCount(2);
      for (const one of await chosen.all()) await expect(one).toBeInViewport({ ratio: 1 });
    }
  });

  test('the smallest phone says whole by what a game is looked back on', async ({ table, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await table.arrive();
    for (const language of ['en', 'fr']) {
      await table.prefer({ language, speed: 'instant', muted: true });
      await bringIn(page, table.address, momentOf('over'));
      const by = page.locator('.playback select');
      await expect(by).toBeInViewport({ ratio: 1 });
      // As wide as it would like to be, and no button has gone to another row.
      const lacks = await by.evaluate((one: HTMLSelectElement) => {
        const free = one.cloneNode(true) as HTMLSelectElement;
        free.style.cssText = 'flex: none; width: max-content; position: fixed';
        one.after(free);
        const wanted = [...free.options].map(({ text }) => {
          free.replaceChildren(new Option(text));
          return free.offsetWidth;
        });
        free.remove();
        return wanted[0]! - one.offsetWidth;
      });
      expect(lacks, language).toBeLessThanOrEqual(0);
      await expect(page.locator('.scrub-head')).toBeInViewport();
    }
  });

  test('Help opens the rules every time, and L, R and H go to the log, the rules and the hand', async ({
    table,
    page,
  }) => {
    await table.arrive();
    await new Street(table).sitDown(['person', 'empty', 'empty']);
    const help = page.getByRole('button', { name: 'Help' });
    const rules = page.locator('.rule-now');
    const sheet = page.locator('.bottom-sheet');
    await help.click();
    await expect(rules).toBeVisible();
    await page.getByRole('tab', { name: 'Hand' }).click();
    await expect(rules).toHaveCount(0);
    await help.click();
    await expect(rules).toBeVisible();
    await page.getByRole('tab', { name: 'Hand' }).click();
    await page.getByRole('button', { name: 'Full sheet' }).click();
    await page.getByRole('button', { name: 'Smaller sheet' }).click();
    await expect.poll(async () => (await sheet.boundingBox())!.height).toBeLessThan(120);
    await help.click();
    await expect(rules).toBeInViewport();
    await expect.poll(async () => (await sheet.boundingBox())!.height).toBeGreaterThan(200);
    // A search gives way to the rule that is asked for.
    await page.locator('#rules-search').fill('zombie');
    await expect(rules).toHaveCount(0);
    await help.click();
    await expect(rules).toBeVisible();

    const shown = page.getByRole('tabpanel');
    await page.keyboard.press('l');
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    await expect(shown).toBeFocused();
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press('r');
      await expect(rules).toBeVisible();
      await expect(shown).toBeFocused();
      await page.keyboard.press('h');
      await expect(page.locator('.cd-hand .piece:focus')).toHaveCount(1);
    }
  });

  test('Help opens the rules in review too', async ({ table, page }) => {
    await table.arrive();
    await table.sitDown();
    await table.answer();
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await expect(table.decision).toContainText(/decision/);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.rule').first()).toBeInViewport();
  });
});

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

test('the page itself never scrolls', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        `${width} × ${height}`,
      )
      .toBe(0);
  }
});
