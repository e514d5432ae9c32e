/** Both tables at the sizes people have, measured: nothing lies on anything, and everything can be reached. */

import { brokenWords, covered, inSight, overlapping, smallerThan, spilling } from './boxes.ts';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-cells-moments.ts';
import { recordUntil } from './dead-cells-records.ts';
import { recordOf } from './positions.ts';
import { expect, onward as test, type Table } from './served.ts';

const street = ({ page, address }: Table): Promise<void> => bringIn(page, address, recordOf('crowded'));
const fight = ({ page, address }: Table): Promise<void> => bringIn(page, address, momentOf('four'));
const map = ({ page, address }: Table): Promise<void> => bringIn(page, address, momentOf('shut'));

/** Two ways lead on from here: as many answers as a phone's bar ever holds. */
async function fork({ page, address }: Table): Promise<void> {
  const twoWays = recordUntil(
    { seats: 3, seed: 'evening 1' },
    (_, { kind, options }) => kind === 'choosePath' && options.length === 2,
  );
  await bringIn(page, address, twoWays!);
}

/** Where the street is longer than its window, the window is what is seen of it. */
const STREET_PARTS = '.cd-note, .cd-fixed .cd-street-window, .cd-board:not(.cd-fixed) .cd-street, .cd-area';

const PLAIN = { speed: 'instant', language: 'en', muted: true };

test('a low phone shows a card of the street that can be pressed, under a note that hides nothing', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await table.arrive();
  await street(table);
  await expect(page.locator('.cd-coach')).toBeVisible();
  const card = page.locator('.cd-slot.open .piece').first();
  await expect(card).toBeInViewport({ ratio: 0.95 });
  expect((await card.boundingBox())!.height).toBeGreaterThan(40);
  await expect.poll(() => covered(page.locator('.cd-slot.open .piece'))).toEqual([]);
  await expect.poll(() => overlapping(page.locator(STREET_PARTS))).toEqual([]);
  await page.locator('.cd-space').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.cd-space').last()).toBeInViewport({ ratio: 0.95 });
});

test('a fight fits a laptop: no cell or chip lies on another, and foes are in sight under the note', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.setViewportSize({ width: 1280, height: 720 });
  await fight(table);
  await expect(page.locator('.dc-hit').first()).toBeVisible();
  for (const [width, height, foes] of [
    [1100, 700, 3],
    [1200, 800, 1],
    [1280, 720, 3],
    [1366, 768, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    await expect(page.locator('.dc-coach')).toBeVisible();
    await expect.poll(() => overlapping(page.locator('.dc-row')), size).toEqual([]);
    await expect
      .poll(() => overlapping(page.locator('.dc-cell, .dc-row > .dc-who')), { message: size })
      .toEqual([]);
    await expect.poll(() => overlapping(page.locator('.dc-hit')), { message: size }).toEqual([]);
    await expect.poll(() => spilling(page.locator('.dc-cell')), { message: size }).toEqual([]);
    await expect
      .poll(() => inSight(page.locator('.dc-foe'), '.dc-scene'), { message: size })
      .toBeGreaterThanOrEqual(foes);
  }
});

test('a tablet on its side has the board left and the sheet right', async ({ table, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await table.arrive();
  for (const open of [street, fight]) {
    await open(table);
    const board = (await page.locator('.board').boundingBox())!;
    const sheet = (await page.locator('.bottom-sheet').boundingBox())!;
    expect(board.x + board.width).toBeLessThanOrEqual(sheet.x);
    expect(board.height).toBeGreaterThan(450);
    expect(sheet.height).toBeGreaterThan(700);
    await expect.poll(() => covered(page.locator('.bar-buttons button'))).toEqual([]);
  }
});

test('a full sheet leaves the bar whole, and a narrow bar its buttons', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive();
  const bar = page.locator('.decision-bar');
  const sheet = page.locator('.bottom-sheet');
  for (const open of [street, fight]) {
    await open(table);
    await page.getByRole('button', { name: 'Full sheet' }).click();
    await expect.poll(async () => (await sheet.boundingBox())!.height).toBeGreaterThan(450);
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await sheet.boundingBox())!.y + 1);
    await expect.poll(() => covered(page.locator('.bar-buttons button'))).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await fork(table);
  await expect(page.locator('.bar-buttons > .button:not(.bar-icon)')).toHaveCount(2);
  await expect.poll(() => covered(page.locator('.bar-buttons button'))).toEqual([]);
  const { width } = page.viewportSize()!;
  const ends = await page
    .locator('.bar-buttons button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
});

test('the largest text breaks no word and lays nothing on anything', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive({ ...PLAIN, textSize: 160 });
  await fight(table);
  await expect
    .poll(() => overlapping(page.locator('.seat-name, .seat-kind, .dc-seat, .seat-box > .tag')))
    .toEqual([]);
  await expect.poll(() => overlapping(page.locator('.dc-row'))).toEqual([]);
  await expect.poll(() => overlapping(page.locator('.dc-cell, .dc-row > .dc-who'))).toEqual([]);
  await street(table);
  await expect.poll(() => brokenWords(page.locator('.game-card-title'))).toEqual([]);
  await expect.poll(() => spilling(page.locator('.cd-if, .cd-if-count'))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.cd-narrow')).toBeVisible();
  await expect.poll(() => overlapping(page.locator(STREET_PARTS))).toEqual([]);
  await expect.poll(() => brokenWords(page.locator('.game-card-title'))).toEqual([]);
});

test('zoomed in four times, everything is reached by scrolling', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await table.arrive();
  for (const open of [street, map]) {
    await open(table);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const what of ['.board .piece.lit-available', '.bar-buttons button', '.tab-panel .piece', '.grab']) {
      const one = page.locator(what).last();
      await one.scrollIntoViewIfNeeded();
      await expect(one, what).toBeInViewport();
      await expect.poll(() => covered(one), { message: what }).toEqual([]);
    }
  }
});

test('what can be pressed is large enough for a pointer, and on a phone for a thumb', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.arrive();
  for (const open of [street, fight]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(table);
    await expect.poll(() => smallerThan(page, 24)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.bottom-sheet')).toBeVisible();
    await expect.poll(() => smallerThan(page, 44, ':is(.top-strip, .decision-bar, .tabs)')).toEqual([]);
  }
});

test('what may lie under a card is told whole on a laptop', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.arrive();
  await street(table);
  const hidden = () => page.locator('.cd-if').evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect(page.locator('.cd-coach')).toBeVisible();
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});

test('numbers are counted through the whole table, in a narrow window too', async ({ table, page }) => {
  await table.arrive();
  for (const open of [street, fight]) {
    await open(table);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const numbers = page.locator('.key-no').filter({ visible: true });
      await expect(numbers.first()).toBeVisible();
      // What is a measure for its inside shuts the count in: each number there would be a 1.
      const shut = await numbers.evaluateAll((all) =>
        all.flatMap((one) => {
          const around: string[] = [];
          for (let at = one.parentElement; at !== null && !at.matches('.keyed'); at = at.parentElement)
            if (getComputedStyle(at).containerType !== 'normal') around.push(at.className);
          return around;
        }),
      );
      expect([...new Set(shut)]).toEqual([]);
    }
  }
});
