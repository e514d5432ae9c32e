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
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.continue-card')).toBeVisible();
  await page.goto(`${table.address}#/new/lantern-hill`);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  // Here no part of the page but the whole broke: Back leaves that too.
  await page.goBack();
  await expect(page.locator('.continue-card')).toBeVisible();
  await page.unroute(/assets\/worker/);
  // The worker came; the rules of this one game do not.
  await page.route(/assets\/rules-/, (route) => route.abort());
  await page.goto(table.address);
  await page.reload();
  await page.goto(at);
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await page.unroute(/assets\/rules-/);
  await page.goto(table.address);
  await page.goto(at);
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

bare(
  'a table that breaks the page is told in the chosen language, left by Back, and set aside',
  async ({ page, baseURL }) => {
    const table = new Table(page, baseURL!);
    await table.arrive({ speed: 'instant', language: 'fr', muted: true });
    await table.sitDown({ seats: ['person', 'empty'] });
    const at = page.url();
    await page.goto(table.address);
    await expect(page.locator('.continue-card')).toBeVisible();
    // A name that is no text: nobody can draw it.
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const opening = indexedDB.open('gravetable');
          opening.addEventListener('error', () => failed(opening.error));
          opening.addEventListener('success', () => {
            const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
            const reading = tables.getAll();
            reading.addEventListener('success', () => {
              const row = reading.result[0];
              row.seats[0].name = { nobody: true };
              tables.put(row).addEventListener('success', () => {
                opening.result.close();
                done();
              });
            });
          });
        }),
    );
    await page.goto(at);
    await expect(
      page.getByRole('heading', { name: 'Quelque chose s’est cassé sur cette page' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.locator('.continue-card')).toBeVisible();
    await expect(page.locator('#aside ~ ul')).toContainText('La page s’est cassée sur cette table.');
    await page.goto(at);
    await expect(page.getByRole('heading', { name: 'Quelque chose s’est cassé' })).toBeVisible();
    await page.evaluate(() => (location.hash = '#/credits'));
    await expect(page.getByRole('heading', { name: 'Crédits' })).toBeVisible();
  },
);
