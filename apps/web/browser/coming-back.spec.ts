import { expect, test } from './served.ts';

test.describe.configure({ timeout: 90_000 });

test('the shelf says where a game stands, in the language of now', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'careful'] });
  await page.goto(table.address);
  const standing = page.locator('.continue-standing');
  await expect(standing).toContainText(/^Day 1 of 3, Main Zone\. Vitality: /);
  await table.prefer({ language: 'fr', muted: true });
  await expect(standing).toContainText(/^Jour 1 sur 3, Zone principale\. Vitalité/);
});

test('a link to a set-up carries who plays whom and every other setting', async ({
  table,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.arrive();
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await page.locator('#kind-1').selectOption('person');
  await page.locator('#option-survivors-0').selectOption('dan');
  await page.getByLabel(/Hard/).check();
  await page.locator('#seed').fill('grey owl 7');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('#seed')).toHaveValue('grey owl 7');
  await expect(other.locator('#kind-1')).toHaveValue('person');
  await expect(other.locator('#option-survivors-0')).toHaveValue('dan');
  await expect(other.getByLabel(/Hard/)).toBeChecked();
});

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
  await table.sitDown();
  await table.answer();
  const before = await table.state();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect.poll(() => table.state()).toBe(before);
  await page.goto(`${table.address}#/settings/from/https://example.org`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
});
