import { expect, test } from './served.ts';

test('a reload keeps what was filled in of a new table, and whoever leaves begins again', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await page.locator('#table-name').fill('Tuesday');
  await page.locator('#kind-0').selectOption('person');
  await page.locator('#kind-1').selectOption('careful');
  await page.locator('#seed').fill('amber-crypt-7');
  const option = page.locator('.option-fields select').first();
  const other = await option.locator('option').last().getAttribute('value');
  await option.selectOption(other!);
  await page.reload();
  await expect(page.locator('#table-name')).toHaveValue('Tuesday');
  await expect(page.locator('#kind-1')).toHaveValue('careful');
  await expect(page.locator('#seed')).toHaveValue('amber-crypt-7');
  await expect(option).toHaveValue(other!);
  await page.goto(`${table.address}#/new/dead-cells`);
  await expect(page.locator('#table-name')).toHaveValue('Dead Cells');
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await expect(page.locator('#seed')).toHaveValue('');
  await expect(page.locator('#table-name')).toHaveValue('Cards of the Dead');
});
