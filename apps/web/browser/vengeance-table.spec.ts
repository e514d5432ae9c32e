import { bringIn } from './bring.ts';
import { expect, test } from './served.ts';
import { Avenger } from './vengeance.ts';
import { momentOf, type MomentName } from './vengeance-moments.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

test.describe('whole games on the table, by mouse', () => {
  test.describe.configure({ timeout: 600_000 });

  test('alone and calm, to the score sheet', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person'], 'whole-solo');
    await player.playToTheEnd();
    expect([...player.scenes.keys()]).toEqual(
      expect.arrayContaining(['setup', 'flashback', 'rolling', 'fighting']),
    );
    await expect(page.locator('.vg-scores tbody tr')).toHaveCount(7);
    await table.isAccessible();
  });

  test('two people around one screen', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person', 'person'], 'whole-pair');
    await player.playToTheEnd();
    await expect(page.locator('.vg-scores thead th')).toHaveCount(2);
  });

  test('with three bots, into the second round', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person', 'careful', 'careful', 'careful'], 'whole-four');
    const second = page.locator('.top-strip', { hasText: 'Round 2' });
    await player.playUntil(() => second.isVisible());
    await expect(page.locator('.seat-box')).toHaveCount(4);
  });

  test('alone against the clock', async ({ table, page }) => {
    await table.arrive({ ...QUIET, clocks: true });
    const player = new Avenger(table);
    await player.sitDown(['person'], 'whole-clock');
    const start = page.getByRole('button', { name: 'Start the clock' });
    await player.playUntil(async () => {
      if (await start.isVisible()) await start.click();
      return table.isOver();
    });
    await expect(page.locator('.vg-end-card')).toBeVisible();
  });
});

test('a roll is one press, and the dice that are kept stay', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('rollSolo'));
  const rolled = page.locator('.log-line').filter({ hasText: ' rolls ' });
  const die = page.locator('.vg-big:not(.wound)').first();
  const face = await die.getAttribute('aria-label');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  const before = await rolled.count();
  await page.keyboard.press('r');
  await expect.poll(() => rolled.count()).toBeGreaterThan(before);
  await expect(page.locator('.vg-big.kept')).toHaveAttribute('aria-label', `${face!}, kept`);
});

test('keys place sets, and Shift still reads out', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('roll'));
  const payable = page.locator('.vg-tile.payable kbd').first();
  const key = (await payable.textContent())!;
  const placed = page.locator('.log-line').filter({ hasText: ' places ' });
  const before = await placed.count();
  await page.keyboard.press('Shift+S');
  await expect(page.locator('#announcer')).toContainText('Iron Belle');
  await page.keyboard.press(key);
  await expect(async () => {
    const menu = page.locator('.vg-menu .option').first();
    if (await menu.isVisible()) await menu.click();
    expect(await placed.count()).toBeGreaterThan(before);
  }).toPass();
});

test('what is blocked says why', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  await page
    .locator('.vg-room')
    .nth(8)
    .click({ position: { x: 12, y: 12 }, force: true });
  await expect(page.locator('.refused')).toBeVisible();
  await page
    .locator('.vg-enemy:not(.lit-available, .vg-is-boss):has(.vg-active)')
    .first()
    .click({ force: true });
  await expect(page.locator('.refused')).toContainText('not in your room');
});

test('pointing at a target shows what becomes of it', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  const target = page.locator('.vg-enemy.lit-available').first();
  await target.hover();
  await expect(target.locator('.vg-tag')).toHaveText(/falls|shaken/);
  await expect(page.locator('.vg-due')).toContainText('After this');
});

test('leaving actions unused is asked again', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('plan'));
  await page.locator('.vg-bare').click();
  await expect(page.locator('#confirm')).toContainText('unused');
});

test('a reload in the middle of a timed roll: time has stood still', async ({ table, page }) => {
  await table.arrive({ ...QUIET, clocks: true });
  const player = new Avenger(table);
  await player.sitDown(['person'], 'reload');
  const start = page.getByRole('button', { name: 'Start the clock' });
  await player.playUntil(() => start.isVisible());
  await start.click();
  await page.locator('.vg-roll-button').click();
  const ring = page.locator('.vg-ring-text b');
  await expect(ring).toHaveText(/^0:4\d$/);
  await page.waitForTimeout(2_000);
  const left = Number((await ring.textContent())!.slice(2));
  await page.reload();
  await expect(page.locator('.vg-tray')).toBeVisible();
  await expect(ring).toHaveText(/^0:\d\d$/);
  const after = Number((await ring.textContent())!.slice(2));
  // What was left is kept, or given anew; never less than was left but for the moment of coming back.
  expect(after).toBeGreaterThanOrEqual(left - 3);
});

const SCENES: readonly MomentName[] = ['heroes', 'items', 'sides', 'plan', 'roll', 'fight', 'hit', 'loot'];
for (const theme of ['dark', 'light']) {
  for (const scene of SCENES) {
    test(`${scene} is accessible, ${theme}`, async ({ table, page }) => {
      await table.arrive({ ...QUIET, theme });
      await bringIn(page, table.address, momentOf(scene));
      await expect(page.locator('.vg-board')).toBeVisible();
      await table.isAccessible();
    });
  }
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`${width} x ${height}: nothing hangs out of the page, one thumb plays`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ ...QUIET, language: 'fr' });
    for (const scene of ['plan', 'roll', 'hit', 'loot'] as const) {
      await bringIn(page, table.address, momentOf(scene));
      await expect(page.locator('.vg-compact')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
