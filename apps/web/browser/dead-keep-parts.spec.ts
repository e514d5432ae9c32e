/** The Dead Keep, part by part: what a clause of its journeys promises and no other story looks at. */

import type { Locator, Page } from '@playwright/test';
import { at, DESK, nextLine, QUIET } from './dead-keep.ts';
import { expect, onward as test } from './served.ts';
import { apartBy, shapesOf, type Clip, type Shape } from './shapes.ts';

async function confirm(page: Page): Promise<void> {
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
}

/** The page takes no style from outside: it is laid on as a sheet of its own. */
function styled(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** A corner of a Zone’s floor where nothing stands. */
async function floorOf(page: Page, zone: Locator): Promise<Clip> {
  await zone.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const { x, y, width, height } = (await zone.boundingBox())!;
  return { x: x + width * 0.5, y: y + height * 0.28, width: width * 0.36, height: height * 0.36 };
}

test('T-3 without colours floors, mist and figures are still told apart by their pictures', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'first');
  for (const layer of ['lamp', 'reach', 'forecast']) await page.getByRole('button', { name: layer }).click();
  // Only the ground: what stands on it is looked at below.
  await styled(page, '.dk-sheet > ul, .dk-over { opacity: 0; }');
  const floors = new Map<string, Shape>();
  for (const [name, id] of [
    ['street', '7R.b'],
    ['mist', '7R.a'],
    ['closed', '7R.C'],
    ['dark', '7R.D'],
  ] as const) {
    const zone = page.locator(`[data-piece="zone:${id}"]`);
    for (const [key, shape] of await shapesOf(page, { [name]: await floorOf(page, zone) }))
      floors.set(key, shape);
  }
  expect(apartBy(floors)).toEqual([]);
  // Undead, Notable, Monster, Boss asleep, Adventurer: by their outline, whoever they are.
  await at(table, 'crowd');
  await page.getByRole('button', { name: '1 tile' }).click();
  await styled(page, '.dk-fig > svg, .dk-person > svg, .dk-count { opacity: 0; }');
  const kinds = new Map<string, Shape>();
  for (const kind of ['dk-undead', 'dk-monster', 'dk-asleep', 'dk-person']) {
    const one = page.locator(`.dk-standing .${kind}`).first();
    await one.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const box = (await one.boundingBox())!;
    for (const [key, shape] of await shapesOf(page, { [kind]: box })) kinds.set(key, shape);
  }
  expect(apartBy(kinds)).toEqual([]);
});

test('T-5 a Zone too far because of Enemies says where they would stop the walk', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'stopped');
  const far = page.locator('.dk-floor[aria-label*="the walk would stop in"]').first();
  await expect(far).toHaveAccessibleName(
    /too far, (\d) of \d Actions being for Enemies left behind: the walk would stop in the .* \(\d+[RV]\.\w\)/,
  );
  // Seen as well as heard; and pressed nobody sets off.
  const asked = await table.decision.innerText();
  await far.hover();
  await expect(page.locator('.dk-zone-card, [role=tooltip], .tip').first()).toContainText(
    'the walk would stop in',
  );
  await expect(page.getByRole('button', { name: /^Walk, / })).toHaveCount(0);
  await expect(table.decision).toHaveText(asked);
});

test('T-6 the lamp moved to a group says whose eyes these are', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'early');
  const zone = page.locator('.dk-zone', { has: page.locator('.dk-undead') }).first();
  await zone.locator('.dk-floor').click({ button: 'right', force: true });
  const note = page.locator('.dk-lamp-note');
  await expect(note).toContainText(/Seen so by .*\d/);
  const id = (await zone.getAttribute('data-zone'))!;
  await expect(page.locator(`[data-piece="zone:${id}"]`)).toHaveAccessibleName(/in sight at Range 0/);
  await page.getByRole('button', { name: 'Back to whoever acts' }).click();
  await expect(note).not.toContainText('Seen so by');
  // Left standing there, it does not go along to another table.
  await zone.locator('.dk-floor').click({ button: 'right', force: true });
  await expect(note).toContainText('Seen so by');
  await at(table, 'early');
  await expect(note).not.toContainText('Seen so by');
});

test('T-7 dice that are turned are shown and told in words', async ({ table, page }) => {
  await table.arrive({ ...QUIET, speed: 'step' });
  await at(table, 'sureShot');
  await expect(page.locator('.dk-fallen .failed')).not.toHaveCount(0);
  await page
    .getByRole('button', { name: /^Turn \d (die|dice)/ })
    .first()
    .click();
  await confirm(page);
  const turned = /turns \d (die|dice): \d hits?/;
  await expect(nextLine(page)).toBeVisible();
  for (
    let line = 0;
    line < 8 && !turned.test((await page.locator('.dk-banner').allInnerTexts()).join());
    line++
  ) {
    await nextLine(page).click();
    await page.waitForTimeout(100);
  }
  await expect(page.locator('.dk-banner')).toHaveText(turned);
  await expect(table.decision).toContainText(turned);
});

test('T-14 the forecast says on which line cards are read, and when on the next', async ({ table, page }) => {
  await table.arrive(QUIET);
  await at(table, 'early');
  const gauge = (await page.locator('.dk-danger').getAttribute('aria-label'))!;
  const [, level, left, next] = /Danger Level (\d): .* adrenaline, (\d+) to Level (\d)/.exec(gauge)!;
  await expect(page.locator('.dk-panel .dk-line')).toHaveText(
    `Enemy cards are read on line ${level}; with ${left} more adrenaline on line ${next}.`,
  );
});

test('T-15 lives that are known lie face up, the others face down', async ({ table, page }) => {
  await table.arrive(QUIET);
  await at(table, 'known');
  const known = page.locator('.dk-boss .dk-stages li:not(.unseen)');
  await expect(known.first()).toHaveText(/\p{L}{4,}/u);
  await expect(page.locator('.dk-boss .dk-stages .unseen').first()).toContainText('unseen');
});

test('T-19 the shop says what of the purse may not be spent, and why', async ({ table, page }) => {
  await table.arrive(QUIET);
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'empty', 'empty', 'empty', 'empty', 'empty'] });
  const purse = page.locator('.dk-muster li', { hasText: 'Gold in the purse' });
  const read = async (): Promise<readonly number[]> => {
    const [, gold, kept, others] =
      /(\d+) Gold in the purse\s*\((\d+) of it may not be spent on this: (\d) others? still needs? a weapon/.exec(
        await purse.innerText(),
      ) ?? [];
    return [Number(gold), Number(kept), Number(others)];
  };
  await expect(purse).toContainText('may not be spent');
  const [gold, kept, others] = await read();
  expect(others).toBe(5);
  // Nothing dearer than the rest is on offer.
  for (const price of await page.locator('.dk-ware b', { hasText: /^\d+ Gold$/ }).allInnerTexts())
    expect(Number.parseInt(price, 10)).toBeLessThanOrEqual(gold! - kept!);
  await page.locator('.dk-choice').first().click();
  await expect.poll(async () => (await read())[2]).toBe(4);
});

for (const [language, named] of [
  ['en', /^As suggested: \S/],
  ['fr', /^Comme conseillé\s:\s\S/],
] as const)
  test(`T-8 the advice on sharing out stays within its button, ${language}`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, language });
    await at(table, 'spread');
    const advice = page.getByRole('button', { name: named });
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(advice).toBeInViewport({ ratio: 1 });
      const over = await advice.evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [text, box] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
        return [box.top - text.top, text.bottom - box.bottom, box.left - text.left, text.right - box.right];
      });
      expect(Math.max(...over), `${width} × ${height}`).toBeLessThanOrEqual(0);
    }
    // Whoever wants all of it finds it with the reason.
    await expect(advice).toHaveAttribute('title', /(.+\d.*,){2}.+\d.*\. \S.{8,}/u);
  });
