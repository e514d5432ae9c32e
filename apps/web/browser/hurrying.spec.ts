/** Hold to hurry, wherever something is told by itself. Time stands still here and goes on only as the test says. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { Street } from './cards-of-the-dead.ts';
import { recordOf } from './positions.ts';
import { expect, test, type Table } from './served.ts';

const SLOW = { speed: '0.5', language: 'en', muted: true };
/** A press is a hold after this long, and then a line takes so long. */
const HOLD = 250;
const RUSH = 60;
const MANY = 15;

const acting = (page: Page) => page.locator('.cd-board.acting');

/** A turn on the street has ended, and time stands still before its second line. */
async function endTurn({ page }: Table): Promise<void> {
  const confirm = page.locator('#confirm');
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(confirm.or(acting(page))).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(acting(page)).toBeVisible();
}

async function street(table: Table): Promise<void> {
  const { page } = table;
  await page.clock.install();
  await table.arrive(SLOW);
  await new Street(table).sitDown(['person']);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('what is told runs by while the key or the button is held, and takes its time when none is', async ({
  table,
  page,
}) => {
  await street(table);
  await endTurn(table);
  await page.clock.runFor(HOLD + MANY * RUSH);
  await expect(acting(page)).toBeVisible();
  await page.keyboard.press('f');
  await expect(acting(page)).toHaveCount(0);
  await endTurn(table);
  await page.keyboard.down('f');
  await page.clock.runFor(HOLD + MANY * RUSH);
  await expect(acting(page)).toHaveCount(0);
  await page.keyboard.up('f');

  // The button in the bar may go while it is held.
  await endTurn(table);
  const hurry = page.getByRole('button', { name: 'Hurry' });
  await hurry.hover();
  await page.mouse.down();
  await page.clock.runFor(HOLD + MANY * RUSH);
  await expect(acting(page)).toHaveCount(0);
  await expect(hurry).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.hint-says')).toHaveCount(0);
  await endTurn(table);
  await hurry.click();
  await expect(acting(page)).toHaveCount(0);
});

test('bots act at once while Hurry is held', async ({ table, page }) => {
  await page.clock.install();
  await table.arrive({ ...SLOW, listView: true });
  await table.sitDown();
  await table.asked();
  await page.clock.pauseAt(Date.now() + 60_000);
  const hurry = page.getByRole('button', { name: 'Hurry' });
  const told = page.locator('#decision');
  await page.getByRole('button', { name: 'stop', exact: true }).click();
  await page.locator('#confirm').click();
  await expect(hurry).toBeVisible();
  await expect(told).toHaveText(/^Player 1 /);
  await hurry.hover();
  await page.mouse.down();
  await page.clock.runFor(HOLD + MANY * RUSH); // Less than a line is told and a bot seems to think.
  await expect(told).not.toHaveText(/^Player 1 /);
  await page.mouse.up();
});

/** A won game under review, before its first answer, with time at a standstill. */
async function atTheStart(table: Table): Promise<Locator> {
  const { page } = table;
  await page.clock.install();
  await table.arrive(SLOW);
  await bringIn(page, table.address, recordOf('won'));
  await expect(page.locator('.scrubber')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'To the start' }).click();
  const at = page.getByRole('slider').first();
  await expect(at).toHaveValue('0');
  return at;
}

test('in a review the last button is held to let the game run by', async ({ table, page }) => {
  const at = await atTheStart(table);
  await page.getByRole('button', { name: 'To the end' }).hover();
  await page.mouse.down();
  await page.clock.runFor(HOLD);
  for (const step of ['1', '2', '3']) {
    await page.clock.runFor(RUSH);
    await expect(at).toHaveValue(step);
  }
  await page.mouse.up();
  await page.clock.runFor(MANY * RUSH);
  await expect(at).toHaveValue('3');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(at).not.toHaveValue('3');
});

test('in a review a hold goes on from the middle of an answer', async ({ table, page }) => {
  const at = await atTheStart(table);
  // Ending the turn tells many lines: all but the first are still to come.
  await page.getByRole('button', { name: 'One event on' }).click();
  await expect(at).toHaveValue('1');
  await expect(acting(page)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).hover();
  await page.mouse.down();
  await page.clock.runFor(HOLD);
  await page.clock.runFor(RUSH);
  await expect(at).toHaveValue('2');
  await page.mouse.up();
  await expect(table.decision).toContainText('You are watching decision 2 of');
});
