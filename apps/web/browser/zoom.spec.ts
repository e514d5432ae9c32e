/** The map is zoomed and moved by buttons and by keys, at a desk and on a phone. */

import type { Locator, Page } from '@playwright/test';
import { momentOf } from './dead-cells-moments.ts';
import { Cell } from './dead-cells.ts';
import { expect, onward as test, type Table } from './served.ts';

const windowOf = (page: Page): Locator => page.locator('.dc-map-scroll');
const percent = (page: Page): Locator => page.locator('#board-zoomFit');
const pans = (page: Page): Locator => page.getByRole('button', { name: /^Move the view/ });

/** Which share of the map lies in the middle of its window, across and down, in percent. */
const middle = (page: Page): Promise<number[]> =>
  windowOf(page).evaluate((at) =>
    [
      (at.scrollLeft + at.clientWidth / 2) / at.scrollWidth,
      (at.scrollTop + at.clientHeight / 2) / at.scrollHeight,
    ].map((share) => Math.round(share * 100)),
  );

const plateWidth = (page: Page): Promise<number> =>
  page
    .locator('.dc-plate .piece')
    .first()
    .evaluate((plate) => Math.round(plate.getBoundingClientRect().width));

async function atTheMap(table: Table, language = 'en'): Promise<void> {
  await table.arrive({ speed: 'instant', language, muted: true, reasons: false });
  await new Cell(table).bring(momentOf('shut'));
  await expect(table.page.locator('.dc-plate').first()).toBeVisible();
}

/** Press a key until something is seen. */
function press(page: Page, key: string, seen: string): Promise<void> {
  return expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(seen)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys zoom the map about its middle, and what is focused comes into sight', async ({
    table,
    page,
  }) => {
    await atTheMap(table);
    await expect(percent(page)).toHaveText('100%');
    await expect(pans(page)).toHaveCount(0);
    const usual = await plateWidth(page);
    await page.keyboard.press('-');
    await expect(percent(page)).toHaveText('100%');
    for (const text of ['125%', '150%', '200%', '200%']) {
      await page.keyboard.press('+');
      await expect(percent(page)).toHaveText(text);
      await expect.poll(() => middle(page)).toEqual([50, 50]);
    }
    await expect.poll(() => plateWidth(page)).toBe(usual * 2);
    await expect(pans(page)).toHaveCount(4);
    await table.isAccessible();

    // A plate reached by the arrows is seen whole, clear of the foot that tells of it.
    await windowOf(page).evaluate((at) => at.scrollTo({ left: 0, top: 0 }));
    await page.keyboard.press('ArrowRight');
    const focused = page.locator('.dc-plate .piece:focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [plate, foot] = [await focused.boundingBox(), await page.locator('.dc-map-foot').boundingBox()];
        return plate!.y + plate!.height <= foot!.y;
      })
      .toBe(true);

    await page.keyboard.press('-');
    await expect(percent(page)).toHaveText('150%');
    // Gone with the buttons that move the view, the focus goes to the one that was pressed.
    await pans(page).first().focus();
    await page.keyboard.press('0');
    await expect(percent(page)).toHaveText('100%');
    await expect(percent(page)).toBeFocused();
    await expect(pans(page)).toHaveCount(0);
  });

  test('the size lasts through a fight, and its keys are listed and do nothing there', async ({
    table,
    page,
  }) => {
    await atTheMap(table);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(percent(page)).toHaveText('150%');
    await page.keyboard.press('?');
    await expect(page.locator('#key-list')).toContainText('Board: zoom in');
    await page.keyboard.press('Escape');
    // Back to the fight before, and on again: what lies in the past stands still.
    await press(page, '[', '.dc-timeline');
    await expect(percent(page)).toHaveCount(0);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await press(page, ']', '.dc-map');
    await expect(percent(page)).toHaveText('150%');
    await expect(page.locator('.dc-party')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('buttons zoom and move the map, in words of the language, and cover nothing', async ({
    table,
    page,
  }) => {
    await atTheMap(table, 'fr');
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await button('Agrandir').tap();
    await button('Agrandir').tap();
    await expect(percent(page)).toHaveText(/^150.%$/);
    await expect(percent(page)).toHaveAccessibleName(/^Taille habituelle, à présent 150.%$/);
    for (const one of await page.locator('.map-tools button').all()) {
      const { width, height } = (await one.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const [tools, map] = [
      (await page.locator('.map-tools').boundingBox())!,
      (await windowOf(page).boundingBox())!,
    ];
    expect(map.y).toBeGreaterThanOrEqual(tools.y + tools.height);

    const at = (side: 'scrollLeft' | 'scrollTop'): Promise<number> =>
      windowOf(page).evaluate((one, which) => one[which], side);
    await windowOf(page).evaluate((one) => one.scrollTo({ left: 0, top: 0 }));
    await button('Déplacer la vue à droite').tap();
    await expect.poll(() => at('scrollLeft')).toBe(195);
    await button('Déplacer la vue vers le bas').tap();
    await expect.poll(() => at('scrollTop')).toBeGreaterThan(100);
    await button('Déplacer la vue à gauche').tap();
    await expect.poll(() => at('scrollLeft')).toBe(0);
    await button('Déplacer la vue vers le haut').tap();
    await expect.poll(() => at('scrollTop')).toBe(0);
    await table.isAccessible();
    await percent(page).tap();
    await expect(percent(page)).toHaveText(/^100.%$/);
    await expect(button('Réduire')).toBeDisabled();
  });
});
