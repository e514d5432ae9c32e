import { bringIn } from './bring.ts';
import { expect, test } from './served.ts';
import { momentOf, type MomentName } from './vengeance-moments.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

const SCENES = {
  'set-up and Flashback': ['heroes', 'items', 'sides', 'plan'],
  'the roll': ['fresh', 'roll', 'wound', 'race'],
  'the fight': ['fight', 'hit', 'move', 'boss'],
  'Resolution and the end': ['loot', 'over', 'overFour'],
} as const satisfies Readonly<Record<string, readonly MomentName[]>>;
for (const [what, scenes] of Object.entries(SCENES)) {
  test(`${what}: accessible in both themes`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, theme: 'system' });
    for (const scene of scenes) {
      await bringIn(page, table.address, momentOf(scene));
      const over = scene.startsWith('over');
      if (over) await page.goto(page.url().replace('#/replay/', '#/table/'));
      await expect(page.locator(over ? '.end-card' : '.vg-board')).toBeVisible();
      await table.isAccessibleInBothThemes();
    }
  });
}

test('review, compendium and lesson: accessible in both themes', async ({ table, page }) => {
  await table.arrive({ ...QUIET, theme: 'system' });
  await bringIn(page, table.address, momentOf('over'));
  await expect(page.locator('.vg-den')).toBeVisible();
  await table.isAccessibleInBothThemes();
  await page.getByRole('tab', { name: 'Compendium' }).click();
  await expect(page.locator('.vg-compendium').first()).toBeVisible();
  await table.isAccessibleInBothThemes();
  await page.goto(`${table.address}#/learn/vengeance`);
  await expect(page.locator('.lesson')).toBeVisible();
  await table.isAccessibleInBothThemes();
});

test('the form for a new table is accessible in both themes', async ({ table, page }) => {
  await table.arrive({ ...QUIET, theme: 'system' });
  await page.goto(`${table.address}#/new/vengeance`);
  await expect(page.locator('.vg-dial')).toHaveCount(3);
  await table.isAccessibleInBothThemes();
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`${width} x ${height}: nothing hangs out of the page, one thumb plays`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ ...QUIET, language: 'fr' });
    const holds = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const scene of ['sides', 'plan', 'roll', 'race', 'hit', 'loot', 'over'] as const) {
      await bringIn(page, table.address, momentOf(scene));
      await expect(page.locator('.vg-compact')).toBeVisible();
      await holds();
    }
    // The last one is looked back on: on the smallest phone the sheet with the way through it is down at first.
    await expect(page.locator('.vg-den')).toBeVisible();
    await expect(page.locator('.scrubber')).toBeInViewport();
    await page.locator('[role=tab][id$=compendium]').click();
    await expect(page.locator('.vg-compendium').first()).toBeVisible();
    await holds();
  });
}

test('four seats have room beside a board of 900 px, with what each of them holds', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  for (const scene of ['roll', 'race', 'fight'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    const seats = page.locator('.seat-box');
    await expect(seats).toHaveCount(4);
    for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 });
    // Dice and sets while they are rolled, the way through the den always: of three others.
    await expect(page.locator('.seat-box .vg-handful')).toHaveCount(scene === 'fight' ? 0 : 3);
    await expect(page.locator('.vg-thumb .vg-route')).toHaveCount(3);
    if (scene === 'race') await expect(page.locator('.vg-seat-sets').first()).toContainText('Shadow Step ×3');
  }
});

test('1280 x 720: no tile is cut, the ring and every item are in sight', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.arrive(QUIET);
  for (const scene of ['plan', 'roll', 'wound'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    await expect(page.locator('.vg-low')).toBeVisible();
    const cut = await page.evaluate(() => {
      const right = document.querySelector('.own-sheet')!.getBoundingClientRect().right;
      const tiles = [...document.querySelectorAll<HTMLElement>('.vg-tile')];
      const beyond = [...document.querySelectorAll('.vg-item, .vg-ring-box')].filter(
        (one) => one.getBoundingClientRect().right > right,
      );
      return [...tiles.filter((one) => one.scrollHeight > one.clientHeight + 1), ...beyond].map(
        (one) => one.textContent,
      );
    });
    expect(cut).toEqual([]);
  }
});

test('1280 x 800 in French: eight heroes, four seats and items, and the rooms whose loot is asked about', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive({ ...QUIET, language: 'fr' });
  const inSight = async (moment: MomentName, what: string, count: number): Promise<void> => {
    await bringIn(page, table.address, momentOf(moment));
    await expect(page.locator(what)).toHaveCount(count);
    for (const one of await page.locator(what).all()) await expect(one).toBeInViewport({ ratio: 1 });
  };
  await inSight('heroes', '.vg-hero-card', 8);
  await inSight('race', '.seat-box', 4);
  await inSight('hit', '.vg-item', 4);
  await inSight('loot', '.vg-room.lit-available', 2);
  // Nothing lies over them, nor over the mark of a hint.
  await page.getByRole('button', { name: 'Conseil' }).click();
  await expect(page.locator('.hint-says')).toBeVisible();
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('.vg-room.lit-available, .vg-board .hint-mark')].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          hit === null || (!one.contains(hit) && hit.closest('.vg-room-box') !== one.closest('.vg-room-box'))
        );
      }).length,
  );
  expect(covered).toBe(0);
});

test('390 x 844: every ability lies in sight while dice are rolled', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive({ ...QUIET, language: 'fr' });
  await bringIn(page, table.address, momentOf('roll'));
  await expect(page.locator('.bottom-sheet')).toHaveClass(/peek/);
  const note = page.locator('.coach-read');
  while (await note.isVisible()) await note.click();
  const tiles = page.locator('.vg-roll .vg-tile');
  await expect(tiles).toHaveCount(7);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
});
