import { expect, Table, test } from './served.ts';
import { test as bare } from '@playwright/test';

test('a table left and opened again in haste is never taken for another tab’s', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  const at = new URL(page.url()).hash;
  await table.answer();
  const before = await table.asked();
  for (let i = 0; i < 6; i++) {
    await page.evaluate(async (hash) => {
      for (const place of ['#/', hash, '#/credits', hash, '#/']) {
        location.hash = place;
        await new Promise((done) => setTimeout(done, 1));
      }
    }, at);
    await page.evaluate((hash) => (location.hash = hash), at);
    await expect(table.decision).toBeVisible();
  }
  await expect.poll(() => table.state()).toBe(before);
});

// The files are to fail on their way, so nobody may have kept them.
bare.use({ serviceWorkers: 'block' });

bare('rules that do not load are told, wherever they are wanted', async ({ page, baseURL }) => {
  const table = new Table(page, baseURL!);
  await table.arrive();
  await table.sitDown();
  const at = page.url();
  await page.route(/assets\/worker/, (route) => route.abort());
  await page.goto(table.address);
  await page.reload();
  await page.goto(at);
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.locator('.continue-card')).toBeVisible();
  await page.goto(`${table.address}#/new/lantern-hill`);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await page.unroute(/assets\/worker/);
  await page.goto(at);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(table.decision).toBeVisible();
});

bare('a part of the page that does not load is told, and loads when it can', async ({ page, baseURL }) => {
  const table = new Table(page, baseURL!);
  await table.arrive();
  await table.sitDown();
  const at = page.url();
  await page.route(/assets\/TableScreen/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await page.unroute(/assets\/TableScreen/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(at);
  await expect(table.decision).toBeVisible();
});

bare(
  'rules that stop in the middle of a game are told, and the game stands where it was',
  async ({ page, baseURL }) => {
    const table = new Table(page, baseURL!);
    await table.arrive();
    await table.sitDown({ seats: ['person', 'empty'] });
    await table.answer();
    const before = await table.asked();
    await page.workers()[0]!.evaluate(
      () =>
        new Promise((thrown) => {
          setTimeout(() => {
            setTimeout(thrown);
            throw new Error('out of ink');
          });
        }),
    );
    await page.locator('.option.lit-available').first().click();
    await expect(page.locator('.notice')).toContainText('out of ink');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => table.state()).toBe(before);
  },
);
