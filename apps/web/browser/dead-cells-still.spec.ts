/** The board stands still while a decision is made, and what matters in a Combat is in sight, at a desk and on a phone. */

import type { Locator, Page } from '@playwright/test';
import { overlapping } from './boxes.ts';
import { momentOf, type MomentName } from './dead-cells-moments.ts';
import { Cell } from './dead-cells.ts';
import { expect, onward as test } from './served.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Cards for the start of the game, during the game, and the Skill. */
const ROOMS = [5, 6, 1];

/** Everybody has read the coach's notes. */
async function readNotes(page: Page): Promise<void> {
  const read = page.locator('.dc-coach .coach-read');
  while (await read.isVisible()) await read.click();
}

const boxOf = async (thing: Locator) => (await thing.boundingBox())!;

/** Where an answer is chosen on a piece; the bar then says what follows, and waits. */
const CHOSEN = {
  four: '.dc-hand .lit-available',
  handOfTheKing: '.dc-hand .lit-available',
  target: '.dc-foe .lit-available',
} satisfies Partial<Record<MomentName, string>>;

for (const language of ['en', 'fr'])
  test(`nothing moves when an answer is chosen (${language})`, async ({ table, page }) => {
    test.slow();
    await table.arrive({ speed: 'instant', language, muted: true });
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
      for (const [moment, piece] of Object.entries(CHOSEN))
        await test.step(`${moment} at a ${size}`, async () => {
          await page.setViewportSize(viewport);
          await new Cell(table).bring(momentOf(moment as MomentName));
          await readNotes(page);
          const bar = page.locator('.decision-bar');
          const board = await boxOf(page.locator('#board'));
          const { y } = await boxOf(bar);
          const isStill = async (): Promise<void> => {
            expect(await boxOf(page.locator('#board'))).toEqual(board);
            expect((await boxOf(bar)).y, 'the bar covers no more of it').toBeGreaterThanOrEqual(y);
          };
          await page.locator(piece).first().click();
          const words = page.locator('.dc-announce button');
          if (moment !== 'target') {
            await expect(words.first()).toBeVisible();
            await isStill();
            await words.last().click();
          }
          await expect(page.locator('#confirm')).toBeVisible();
          await isStill();
        });
  });

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  test('the Mutation board is whole, also when every shelf of it is full', async ({ table, page }) => {
    await table.arrive();
    await new Cell(table).bring(momentOf('cells'));
    const scene = page.locator('.end-next');
    if (await scene.isVisible()) await scene.click();
    await readNotes(page);
    const hidden = (): Promise<number> =>
      page.locator('.dc-scene').evaluate((scene) => scene.scrollHeight - scene.clientHeight);
    await expect(page.locator('.dc-mutation .dc-cards .dc-card').first()).toBeVisible();
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    // What lies on the shelves after many Runs, laid there at once.
    await page.evaluate((rooms) => {
      const card = document.querySelector('.dc-mutation .dc-cards li:has(.dc-card)')!;
      for (const [at, shelf] of document.querySelectorAll('.dc-mutation .dc-cards').entries()) {
        shelf.replaceChildren(...Array.from({ length: rooms[at]! }, () => card.cloneNode(true)));
      }
    }, ROOMS);
    await expect(page.locator('.dc-mutation .dc-cards .dc-card')).toHaveCount(12);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  /** How many of these stand whole between the strip and the bar. */
  async function inSight(page: Page, what: string): Promise<number> {
    const scene = await boxOf(page.locator('.dc-scene'));
    const bar = await boxOf(page.locator('.decision-bar'));
    const foot = Math.min(scene.y + scene.height, bar.y);
    const boxes = await Promise.all((await page.locator(what).all()).map(boxOf));
    return boxes.filter(({ y, height }) => y >= scene.y && y + height <= foot).length;
  }

  test('nothing on the Mutation board lies on something else', async ({ table, page }) => {
    await table.arrive();
    await new Cell(table).bring(momentOf('cells'));
    await expect(page.locator('.dc-mutation .dc-cards .dc-card').first()).toBeVisible();
    expect(
      await overlapping(
        page.locator('.dc-mutation :is(.dc-runes li, .dc-cards > li, h2, h3, .dc-boss-cells p)'),
      ),
    ).toEqual([]);
  });

  test('four Beheaded and at least two foes are in sight, and one foe under a note of the coach', async ({
    table,
    page,
  }) => {
    await table.arrive();
    await new Cell(table).bring(momentOf('four'));
    await expect(page.locator('.dc-coach')).toBeVisible();
    await expect.poll(() => inSight(page, '.dc-foe')).toBeGreaterThanOrEqual(1);
    await readNotes(page);
    for (const choice of ['.dc-hand .lit-available', '.dc-announce button:nth-child(2)']) {
      await expect.poll(() => inSight(page, '.dc-hero')).toBe(4);
      await expect.poll(() => inSight(page, '.dc-foe')).toBeGreaterThanOrEqual(2);
      await page.locator(choice).first().click();
      await expect(page.locator('.dc-act.preview').first()).toBeVisible();
    }
    await expect.poll(() => inSight(page, '.dc-hero')).toBe(4);
    await expect.poll(() => inSight(page, '.dc-foe')).toBeGreaterThanOrEqual(2);
  });

  test('a foe the card strikes comes into sight when it is taken up, not when it is looked at', async ({
    table,
    page,
  }) => {
    await table.arrive();
    await page.setViewportSize({ width: 390, height: 640 });
    await new Cell(table).bring(momentOf('four'));
    await readNotes(page);
    const scene = page.locator('.dc-scene');
    const top = (): Promise<number> => scene.evaluate((one) => one.scrollTop);
    const card = page.locator('.dc-hand .lit-available').first();
    const struck = page.locator('.dc-foe.affected');
    await card.focus();
    await expect(struck.first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(top).toBe(0);
    await card.click();
    await expect(page.locator('.dc-announce')).toBeVisible();
    await expect.poll(() => inSight(page, '.dc-foe.affected'), { timeout: 20_000 }).toBeGreaterThan(0);
    // Whoever looks elsewhere afterwards is left alone.
    await scene.evaluate((one) => one.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('.dc-announce button').first().click();
    await expect(page.locator('#confirm')).toBeVisible();
    await expect.poll(top).toBe(0);
  });
});
