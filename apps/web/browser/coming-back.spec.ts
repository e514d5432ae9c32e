import { apart, BESIDE } from './boxes.ts';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-cells-moments.ts';
import { expect, onward as test, test as fresh } from './served.ts';

fresh('the shelf says where a game stands, in the language of now', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'careful'] });
  await page.goto(table.address);
  const standing = page.locator('.continue-standing');
  await expect(standing).toContainText(/^Day 1 of 3, Main Zone\. Vitality: /);
  await table.prefer({ language: 'fr', muted: true });
  await expect(standing).toContainText(/^Jour 1 sur 3, Zone principale\. Vitalité/);
});

fresh(
  'a link to a set-up carries who plays whom and every other setting',
  async ({ table, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await table.arrive();
    await page.goto(`${table.address}#/new/cards-of-the-dead`);
    await page.locator('#kind-1').selectOption('person');
    await page.locator('#option-survivors-0').selectOption('dan');
    await page.getByLabel(/Hard/).check();
    await page.locator('#seed').fill('grey owl 7');
    const copy = page.getByRole('button', { name: 'Copy a link' });
    const copied = page.getByText('Copied.');
    await copy.click();
    await expect(copied).toBeInViewport({ ratio: 1 });
    expect(await apart(copy, copied)).toBeLessThan(BESIDE);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('#seed')).toHaveValue('grey owl 7');
    await expect(other.locator('#kind-1')).toHaveValue('person');
    await expect(other.locator('#option-survivors-0')).toHaveValue('dan');
    await expect(other.getByLabel(/Hard/)).toBeChecked();
  },
);

test('a link that this game cannot follow says why, and a new table is there', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/cards-of-the-dead/owl/1/survivors=nobody`);
  await expect(page.getByRole('alert')).toContainText('does not offer what it says about “Survivors”');
  await expect(page.locator('#seed')).not.toHaveValue('owl');
  await page.goto(`${table.address}#/new/cards-of-the-dead/%E2%8/1`);
  await expect(page.getByRole('alert')).toContainText('“Seed”');
});

test('the settings lead back to the table they were opened at', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  await table.answer();
  const before = await table.asked();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect.poll(() => table.state()).toBe(before);
  await page.goto(`${table.address}#/settings/from/https://example.org`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
});

fresh(
  'the menu mutes, changes the theme and tries a what-if, and the strip says when there is no network',
  async ({ table, page, context }) => {
    await table.arrive({ speed: 'instant', language: 'en', theme: 'dark' });
    await table.sitDown({ seats: ['person', 'empty'] });
    await table.answer();
    const before = await table.asked();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('dialog.menu');
    await menu.getByRole('button', { name: 'Mute' }).click();
    await expect(menu.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
    await menu.getByRole('button', { name: 'Light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await menu.getByRole('button', { name: 'What if?' }).click();
    await expect(page.locator('.notice')).toContainText('A branch');
    await table.answer();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => table.state()).toBe(before);
    const badge = page.locator('.top-strip .badge.warn');
    await expect(badge).toHaveCount(0);
    await context.setOffline(true);
    await expect(badge).toHaveText('offline');
    await context.setOffline(false);
    await expect(badge).toHaveCount(0);
  },
);

test('the rules say which edition they follow, in both languages', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/rules/dead-cells`);
  await expect(page.locator('.rules-edition')).toContainText('Collector Edition, with the official errata');
  await table.prefer({ language: 'fr', muted: true });
  await expect(page.locator('.rules-edition')).toContainText('édition collector');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', 'manifest.fr.webmanifest');
});

test('after a death the Run’s turning points lead back, and a branch can be tried', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('next'));
  await page.getByRole('button', { name: /What decided Run \d/ }).click();
  const points = page.locator('dialog.zoom .turning li');
  await expect(points.last()).toContainText('kills the Flayed');
  await expect.poll(() => points.count()).toBeLessThanOrEqual(3);
  await points.last().getByRole('button', { name: 'Look at this moment' }).click();
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
  await expect(table.decision).toContainText('You are watching decision');
  await page.getByRole('button', { name: /What if/ }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
});
