/** Places far into a campaign: records played by bots are brought in as files, and played on by hand. */

import { assigning, asked, atMarket, bossFight, recordUntil, spending } from './dead-cells-records.ts';
import { Cell } from './dead-cells.ts';
import { expect, test } from './served.ts';

test.describe.configure({ timeout: 120_000 });

const EVENING = { seats: 3, seed: 'evening 1' };
const SHURIKEN = /^space:shuriken/;

test('at the market teeth buy a card', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(atMarket(EVENING));
  await expect(page.locator('.dc-market li.now')).toHaveCount(1);
  await expect(page.locator('.dc-market .dc-levels')).toHaveCount(3);
  const teeth = page.locator('.dc-bag-teeth b');
  const before = Number(await teeth.textContent());
  await table.isAccessible();
  await cell.take('.dc-choice.lit-available');
  await expect(page.locator('.log-line').last()).toBeVisible();
  await expect.poll(async () => Number(await teeth.textContent())).toBeLessThan(before);
});

test('a boss is fought by its sheet', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(bossFight('C2', EVENING));
  await expect(page.locator('.dc-boss')).toContainText('The Time Keeper');
  await expect(page.locator('.dc-boss')).toContainText(/turn 1/);
  await table.isAccessible();
  await page.getByRole('button', { name: 'Read its sheet' }).click();
  await expect(page.locator('.dc-sheet p')).toHaveCount(6);
  await table.isAccessible();
  await page.keyboard.press('Escape');
  await cell.until(async () =>
    /turn 2|instance 2/.test((await page.locator('.dc-boss').textContent()) ?? 'turn 2'),
  );
});

test('a Shuriken is struck where it hangs', async ({ table, page }) => {
  await table.arrive();
  const record = recordUntil(
    EVENING,
    (_, { kind, options }) =>
      kind === 'target' && options.some(({ touches }) => touches.some((piece) => SHURIKEN.test(piece))),
  );
  const cell = new Cell(table);
  await cell.bring(record);
  await cell.take('[data-piece^="space:shuriken"].lit-available');
  await expect(page.locator('.log-line', { hasText: 'knocked out of the air' }).last()).toBeVisible();
});

test('a foe is struck on the timeline, not in a list', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(asked('target', EVENING));
  await expect(page.locator('.dc-tray')).toBeHidden();
  const lines = await page.locator('.log-line').count();
  await cell.take('.dc-foe .piece.lit-available');
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
});

test('a Bell is rung on the map', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(asked('ringBell', EVENING));
  await cell.take('.dc-bell.lit-available');
  await expect(page.locator('.log-line', { hasText: 'The Bell rings' }).last()).toBeVisible();
});

test('what a combat left is given to somebody', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(assigning(EVENING));
  const lines = await page.locator('.log-line').count();
  await cell.take('.dc-seat .piece.lit-available, .dc-choice.lit-available');
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
  await expect(page.locator('.log-line').last()).toContainText(/Scroll|equips|level/);
});

test('between runs cells buy from the decks and the Well, and the ledger remembers both runs', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(spending(2, EVENING));
  await expect(page.locator('.dc-mutation')).toContainText('Mutation board');
  await expect(page.locator('.dc-deck')).toHaveCount(4);
  await table.isAccessible();
  const cells = page.locator('.dc-cells b');
  const before = Number(await cells.textContent());
  await cell.take('[data-piece="deck:W"]');
  await expect(page.locator('.log-line', { hasText: 'The Well gives up' }).last()).toBeVisible();
  await cell.until(
    async () => Number((await cells.textContent({ timeout: 500 }).catch(() => '0')) ?? 0) < before,
  );
  await page.getByRole('button', { name: 'Campaign ledger' }).click();
  await expect(page.locator('.dc-ledger')).toContainText('Run 1');
  await expect(page.locator('.dc-ledger')).toContainText('Run 2');
  await page.keyboard.press('Escape');
  await cell.until(async () => (await page.locator('.top-strip').textContent())?.includes('Run 3') === true);
});

test('the compendium shows foes the group has met, and hides the others', async ({ table, page }) => {
  await table.arrive();
  await new Cell(table).bring(asked('target', EVENING));
  await page.getByRole('tab', { name: 'Compendium' }).click();
  const entries = page.locator('.compendium-entry');
  await expect(entries.filter({ hasText: 'Zombie' }).first()).toBeVisible();
  await expect(entries.filter({ hasText: 'Hand of the King' })).toHaveCount(0);
  await expect(page.locator('.compendium')).toContainText(/not been met|hidden|unmet/i);
});
