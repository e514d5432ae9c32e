/** The Dead Keep as somebody sees it who has never seen it: nothing out of sight, doubled, covered or unnamed. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { momentOf, type MomentName } from './dead-keep-moments.ts';
import { expect, onward as test, type Table } from './served.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

async function at(table: Table, moment: MomentName): Promise<void> {
  await bringIn(table.page, table.address, momentOf(moment));
  await expect(table.page.locator('.dk-board')).toBeVisible();
}

const inBar = (page: Page): Locator => page.locator('.bar-buttons > .button:not(.bar-icon)');

/** Wholly within another. */
async function expectWithin(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [inner, outer] = [(await one.boundingBox())!, (await other.boundingBox())!];
    expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
  }).toPass({ timeout: 10_000 });
}

test('the shop: what is suggested is in sight, and the hint says the same', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'empty', 'empty', 'empty', 'empty', 'empty'] });
  for (const who of ['Astrid', 'Lothar', 'Mai Ling', 'Tessara']) {
    await expect(table.decision).toContainText(`A weapon for ${who}`);
    const card = page.locator('.dk-choice', { hasText: 'suggested' });
    const suggested = /Suggested: the (.+)\./.exec(await table.decision.innerText())![1]!;
    await expectWithin(card, page.locator('.dk-tray'));
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hint-says')).toContainText(`would: ${suggested}`);
    await card.click();
  }
});

test('the forecast: all cards are counted, Zones have their article, a tie is one group', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'either');
  const panel = page.locator('.dk-panel');
  await expect(panel.locator('.dk-odds').first()).toBeVisible();
  const rows = await panel.locator('.dk-odds').first().locator('.mono').allInnerTexts();
  const counts = rows.map((row) => row.split(' of ').map(Number) as [number, number]);
  expect(counts.reduce((sum, [n]) => sum + n, 0)).toBe(counts[0]![1]);
  await expect(panel.locator('.dk-tie', { hasText: / a tie between the .* or the / }).first()).toBeVisible();
  expect(await panel.innerText()).not.toMatch(/ to (north|south|east|west|middle)/);
});

test('in the Enemy Phase nothing is foretold as if it were still to come', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await at(table, 'attacks');
  await expect(page.locator('.crumbs, header').first()).toContainText('Enemy Phase');
  await at(table, 'goal');
  await expect(table.decision).toContainText('Which Zone is the goal?');
  await expect(page.locator('.dk-panel')).toContainText('foretold in the Player Phase');
  await expect(page.locator('.dk-over path[marker-end]')).toHaveCount(0);
  // Each answer says who stands there.
  await expect(inBar(page).first()).toContainText(/\d+[RV]\.\w: \p{Lu}/u);
  await expect(inBar(page).first()).toHaveAccessibleName(/\(\d+[RV]\.\w\): \p{Lu}/u);
});

for (const language of ['en', 'fr'])
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const)
    test(`which Zone is the goal (${language}, ${width} px): the bar does not grow, no answer is cut or covered`, async ({
      table,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await table.arrive({ ...QUIET, language });
      await at(table, 'goal');
      await expect(inBar(page)).toHaveCount(3);
      const bar = page.locator('.decision-bar');
      const most = await bar.evaluate((one) => {
        const { fontSize } = getComputedStyle(document.documentElement);
        return (
          Number.parseFloat(getComputedStyle(one).getPropertyValue('--bar')) * Number.parseFloat(fontSize)
        );
      });
      expect((await bar.boundingBox())!.height).toBe(most);
      for (const answer of await inBar(page).all())
        expect(await answer.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      const { y } = (await bar.boundingBox())!;
      for (const zone of await page.locator('.dk-floor.lit-available').all()) {
        const box = (await zone.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(y);
      }
    });

test('whoever plays next is asked once: in the bar and by the seats, no face is covered', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'pick');
  await expect(inBar(page)).not.toHaveCount(0);
  await expect(page.locator('.dk-tray')).toHaveCount(0);
  await at(table, 'first');
  await expect(page.locator('.dk-row .key-no').first()).toBeVisible();
  for (const number of await page.locator('.dk-touch[data-piece^="adventurer:"] > .key-no').all())
    await expect(number).toBeHidden();
});

test('with no Action left the bar says what each button does', async ({ table, page }) => {
  await table.arrive(QUIET);
  await at(table, 'spent');
  await expect(page.locator('.decision-bar .second')).toContainText('No Action is left');
  const names = await inBar(page).allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/^\W*(Skill|Open it)\W*$/);
});

test('what was found says what it does, and every place says why not in a whole sentence', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'found');
  await expect(page.locator('.dk-places small.whole')).toHaveText(/.{8,}/);
  // Each card says what it does; a place that does not take it says why in a whole sentence.
  for (const card of await page.locator('.dk-places .dk-choice:has(.dk-small)').all())
    await expect(card.locator('small')).not.toBeEmpty();
  await page.locator('.dk-places .dk-choice').first().click();
  for (const why of await page.locator('.dk-place small').allInnerTexts())
    expect(why).not.toMatch(/^:|not \.|\{/);
});

test('a Zone’s card stands whole in the window, wherever the map was moved to', async ({ table, page }) => {
  // Not high enough for the whole map, and with room beside it.
  await page.setViewportSize({ width: 1440, height: 760 });
  await table.arrive(QUIET);
  await at(table, 'early');
  const window = page.locator('.dk-window');
  await expect(window).toHaveAttribute('data-step', 'three');
  await window.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  const box = (await window.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height - 60);
  await expectWithin(page.locator('.dk-zone-card'), window);
  await page.getByRole('button', { name: 'whole' }).click();
  const sizes = (): Promise<readonly number[]> =>
    window.evaluate((one) => [one.scrollHeight, one.clientHeight]);
  await expect(async () => {
    const [height, room] = await sizes();
    expect(height).toBeLessThanOrEqual(room!);
  }).toPass({ timeout: 10_000 });
});

for (const language of ['en', 'fr'])
  test(`three seats of two: the whole goal stands below them (${language}), and an answer stands in one place`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await table.arrive({ ...QUIET, language });
    await at(table, 'armor');
    const column = page.locator('.seat-column');
    await expect(page.locator('.seat-box')).toHaveCount(3);
    await expect
      .poll(() => column.evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(0);
    await expect(inBar(page).filter({ hasText: /4\+|5\+|3\+/ })).not.toHaveCount(0);
    await expect(page.locator('.dk-tray')).toHaveCount(0);
  });

test('in French on a laptop and on a small phone: goal and gear stand whole, and no word is broken', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive({ ...QUIET, language: 'fr' });
  for (const moment of ['armor', 'first'] as const) {
    await at(table, moment);
    await expect
      .poll(() => page.locator('.seat-column').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(0);
    const places = await page.locator('.dk-pack ul').first().locator('> li').all();
    expect(places).toHaveLength(5);
    const rows = await Promise.all(places.map(async (one) => (await one.boundingBox())!.y));
    expect(new Set(rows).size).toBe(1);
  }
  await at(table, 'armor');
  await expect(page.locator('.dk-body')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await at(table, 'sureShot');
  await expect(page.locator('.dk-tile-buttons button').first()).toBeVisible();
  const broken = await page.locator('.dk-tile-buttons button').evaluateAll((all) =>
    all.flatMap((button) => {
      const text = button.lastChild!;
      return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

for (const language of ['en', 'fr'])
  test(`on a phone the whole question of a find stands in the bar (${language})`, async ({ table, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await table.arrive({ ...QUIET, language });
    await at(table, 'found');
    const sentence = page.locator('#decision');
    await expect(sentence).toContainText('?');
    // Not focused: then it is read whole in any case.
    await sentence.evaluate((one) => one.blur());
    await expect(sentence).toHaveCSS('overflow', 'hidden');
    // As high as it would be if nothing held it.
    const [now, free] = await sentence.evaluate((one) => {
      const { clientHeight } = one;
      one.style.setProperty('-webkit-line-clamp', 'none');
      const whole = one.clientHeight;
      one.style.removeProperty('-webkit-line-clamp');
      return [clientHeight, whole] as const;
    });
    expect(now).toBe(free);
  });
