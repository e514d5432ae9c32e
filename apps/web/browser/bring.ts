/** A game brought in as a file, the way a player does it, and opened. */

import type { Page } from '@playwright/test';

const TITLE = 'The Long Sentence';

/** The shelf may hold other games, even of this name: the one that was not there before is opened. */
export async function bringIn(page: Page, address: string, record: string): Promise<void> {
  if (page.url() !== address) await page.goto(address);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.locator('.first-visit, .continue-card').first().waitFor();
  const cards = page.locator('.continue-foot a');
  const before = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const file = { name: `${TITLE}.json`, mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  const known = before.map((href) => `:not([href="${href}"])`).join('');
  await page.locator(`.continue-foot a${known}`).click();
  const take = page.locator('.hand-over button.primary');
  const there = page.locator('.decision-bar');
  await there.or(take).first().waitFor({ timeout: 30_000 });
  if (await take.isVisible()) await take.click();
  await there.waitFor();
}
