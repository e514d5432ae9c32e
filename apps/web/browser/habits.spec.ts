import type { Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { Cell } from './dead-cells.ts';
import { hillBefore } from './lantern-hill.ts';
import { expect, onward as test, type Table } from './served.ts';

/** What a browser does that could install the page. */
function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  return page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve({ outcome: answer });
    dispatchEvent(Object.assign(event, { prompt }));
    if (!event.defaultPrevented) throw new Error('the browser’s own banner would come up');
  }, outcome);
}

test('installing is offered after a finished game, once', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, hillBefore(6, ['person', 'careful']));
  await offerInstall(page, 'accepted');
  const offer = page.getByRole('region', { name: 'Install' });
  await expect(table.decision).toBeVisible();
  await expect(offer).toHaveCount(0);
  await table.playToTheEnd();
  await expect(offer).toBeVisible();
  await table.isAccessible();
  await offer.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(table.decision).toBeVisible();
  await offerInstall(page, 'accepted');
  await expect(offer).toHaveCount(0);
  await page.goto(`${table.address}#/settings`);
  await offer.getByRole('button', { name: 'Install' }).click();
  await expect(offer).toHaveCount(0);
});

/** Two answers, the second behind a roll. */
async function pastTheLine(table: Table): Promise<void> {
  await table.sitDown({ seats: ['person', 'empty'] });
  await table.answer();
  const spit = table.page.locator('.option.lit-available').filter({ hasText: /spit/i }).first();
  await spit.click();
  await table.page.locator('#confirm').click();
  await expect(table.page.locator('.information-line').first()).toBeVisible();
}

test('Learn takes back past what became known, Strict does not, and each table keeps its way', async ({
  table,
  page,
}) => {
  await table.arrive({ language: 'en', muted: true });
  await page.goto(`${table.address}#/new/lantern-hill`);
  await expect(page.locator('#preset')).toHaveValue('table');
  await page.locator('#preset').selectOption('learn');
  await pastTheLine(table);
  const lines = page.locator('.information-line');
  await page.keyboard.press('u');
  await expect(lines).toHaveCount(0);

  const learning = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });

  await page.goto(`${table.address}#/new/lantern-hill`);
  await page.locator('#preset').selectOption('strict');
  await pastTheLine(table);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.locator('.decision-bar .refused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'We all agree' })).toHaveCount(0);

  // The first table learns on; changing it there changes it alone, for good.
  await page.goto(learning);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await menu.click();
  await expect(page.locator('#preset')).toHaveValue('learn');
  await page.locator('#speed').selectOption('2');
  await expect(page.locator('#preset')).toHaveValue('own');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();

  await page.goto(`${table.address}#/settings`);
  await expect(page.locator('#preset')).toHaveValue('strict');
  await page.locator('#speed').selectOption('2');
  await expect(page.locator('#preset')).toHaveValue('own');
  await page.locator('#preset').selectOption('table');
  await expect(page.locator('#speed')).toHaveValue('1');
  await expect(page.locator('#undo')).toHaveValue('agreed');
});

test('odds and forecasts can be left out in a Combat', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, odds: false, reasons: false });
  const cell = new Cell(table);
  await cell.sitDown(['person', 'empty', 'empty', 'empty']);
  await cell.toMap();
  await page.locator('.dc-map .lit-available').first().focus();
  await expect(page.locator('.dc-peek')).toContainText('unseen');
  await expect(page.locator('.dc-peek')).not.toContainText(/\d+ (of|unseen)/);
  await cell.toFirstCard();
  await expect(page.locator('.dc-foe').first()).toBeVisible();
  await page.locator('.dc-hand .lit-available').first().focus();
  await expect(page.locator('.dc-hit, .dc-then, .dc-damage, .dc-outlook')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Odds and forecasts').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.dc-damage').first()).toBeVisible();
});

test('odds and forecasts can be left out at the street', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, odds: false, reasons: false });
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'empty', 'empty'] });
  await expect(page.locator('.cd-slot .piece.lit-available').first()).toBeVisible();
  await expect(page.locator('.cd-if, .cd-coach')).toHaveCount(0);
});

test('bots say why in the log, unless nobody wants to know', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'careful', 'empty'] });
  const end = page.getByRole('button', { name: 'End turn' });
  const reasons = page.locator('.log-detail').filter({ hasText: 'Player 2: “' });
  await end.click();
  await page.locator('#confirm').click();
  await expect(reasons.first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Coach notes, hints').uncheck();
  await page.keyboard.press('Escape');
  await expect(reasons).toHaveCount(0);
});
