/** A phone in one hand: the board before the sheet, every tab in sight, nothing cut in French at the largest text. */

import { heightSeen, pressable } from './boxes.ts';
import { expect, onward as test } from './served.ts';

const FRENCH = { speed: 'instant', language: 'fr', muted: true };

test('three survivors on a phone see all seven spaces, before and after the game turn', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive({ ...FRENCH, botsDecide: true });
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'careful', 'careful'] });
  const spaces = page.locator('.cd-spaces');
  const whole = async (): Promise<number> =>
    (await heightSeen(spaces)) / (await spaces.evaluate((one) => one.getBoundingClientRect().height));
  for (const height of [844, 740, 667]) {
    await page.setViewportSize({ width: 390, height });
    await expect.poll(whole, `${height}`).toBeGreaterThan(0.9);
    await expect.poll(() => pressable(page.locator('.cd-slot.open .piece').last())).toBeGreaterThan(90);
  }
  await page.locator('.cd-slot.open .piece').last().click();
  // Rick may also run: then the card offers both.
  const walk = page.locator('.cd-menu button').first();
  await expect(walk.or(page.locator('#confirm'))).toBeVisible();
  if (await walk.isVisible()) await walk.click();
  await page.locator('#confirm').click();
  await expect(page.locator('.cd-space.taken').first()).toBeVisible();
  await expect.poll(whole).toBeGreaterThan(0.9);
});

test('the smallest phone shows a new street before anything is answered', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.arrive(FRENCH);
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person'] });
  const card = page.locator('.cd-slot.open .piece').last();
  await expect.poll(() => pressable(card)).toBeGreaterThan(90);
  await expect.poll(() => heightSeen(page.locator('.board'))).toBeGreaterThan(160);
});

test('the handle of the sheet is dragged, and pressed it goes on as before', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive();
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person'] });
  const sheet = page.locator('.bottom-sheet');
  const drag = async (by: number): Promise<void> => {
    // What still moves is not where it was looked for.
    await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const { x, y, width } = (await page.locator('.grab').boundingBox())!;
    await page.mouse.move(x + width / 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 8 + by / 2);
    await page.mouse.move(x + width / 2, y + 8 + by);
    await page.mouse.up();
  };
  await expect(sheet).toHaveClass(/half/);
  await drag(-120);
  await expect(sheet).toHaveClass(/full/);
  await drag(120);
  await expect(sheet).toHaveClass(/half/);
  await drag(120);
  await expect(sheet).toHaveClass(/peek/);
  await drag(-500);
  await expect(sheet).toHaveClass(/full/);
  await drag(-20);
  await expect(sheet).toHaveClass(/full/);
  await page.locator('.grab').click();
  await expect(sheet).toHaveClass(/peek/);
  await page.locator('.grab').press('Enter');
  await expect(sheet).toHaveClass(/half/);
});
