import { expect, onward as test, type Table } from './served.ts';

const SCREENS: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  home: async (table) => {
    await table.page.goto(table.address);
  },
  'set-up': async (table) => {
    await table.page.goto(`${table.address}#/new/lantern-hill`);
    await expect(table.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  settings: async (table) => {
    await table.page.goto(`${table.address}#/settings`);
    await expect(table.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  credits: async (table) => {
    await table.page.goto(`${table.address}#/credits`);
    await expect(table.page.locator('.credit-list li').first()).toBeVisible();
  },
  rules: async (table) => {
    await table.page.goto(`${table.address}#/rules/lantern-hill`);
    await expect(table.page.locator('.rule').first()).toBeVisible();
  },
  table: async (table) => {
    await table.sitDown();
    await table.answer();
  },
  review: async (table) => {
    await table.sitDown();
    await table.answer();
    await table.page.goto(table.page.url().replace('#/table/', '#/replay/'));
    await expect(table.decision).toContainText(/decision/);
  },
  'hand-over': async (table) => {
    await table.sitDown({ seats: ['person', 'person'] });
  },
};

test('every screen of the house is accessible in both themes', async ({ table }) => {
  test.slow();
  await table.arrive();
  for (const [name, go] of Object.entries(SCREENS))
    await test.step(name, async () => {
      await go(table);
      await table.isAccessibleInBothThemes();
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a game is played in portrait, and nothing is wider than the screen', async ({ table, page }) => {
    await table.arrive();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await expect.poll(fits).toBe(true);
    await table.sitDown();
    await expect.poll(fits).toBe(true);
    for (let i = 0; i < 6; i++) await table.answer();
    await page.getByRole('button', { name: 'Full sheet' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log-line').first()).toBeVisible();
    await table.isAccessible();
  });

  test('320 px wide is enough', async ({ table, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await table.arrive();
    for (const place of ['', '#/settings', '#/new/lantern-hill', '#/rules/lantern-hill']) {
      await page.goto(`${table.address}${place}`);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
          message: place,
        })
        .toBe(true);
    }
  });
});

test('the theme follows the system, also when it changes its mind', async ({ table, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await table.arrive();
  const ground = () => page.locator('body').evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect.poll(ground).toBe('rgb(246, 240, 228)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('rgb(20, 17, 15)');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(ground).toBe('rgb(246, 240, 228)');
});

test('the largest text in French still fits', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive({ speed: 'instant', language: 'fr', muted: true, textSize: 160 });
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.poster, .panel, .decision-bar, .top-strip, .seat-box, .option')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.className),
    );
  await expect.poll(wide).toEqual([]);
  await table.sitDown();
  await expect.poll(wide).toEqual([]);
});
