import type { Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { hillBefore } from './lantern-hill.ts';
import { expect, onward as test } from './served.ts';

/** The screen goes dark, and comes back. */
async function lookAway(page: Page): Promise<void> {
  for (const hidden of [true, false]) {
    await page.evaluate((away) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: away });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
}

const eyes = (page: Page) => page.locator('#seen-by option');

test('while a game runs nobody looks into the hand of somebody else', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'person'] });
  await table.answer();
  await table.answer();
  await page.locator('.log-line .log-text').first().click();
  await expect(eyes(page)).toHaveText(['Player 1', 'Spectator']);

  // The same game, opened for review: nobody has said who they are.
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  await page.goto(`${table.address}#/replay/${id}`);
  await expect(eyes(page)).toHaveText(['Spectator']);
  await page.getByRole('button', { name: /What if/ }).click();
  await expect(page.locator('.decision-bar[data-question]')).toBeVisible();
});

test('alone with bots their hands stay theirs until the end', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, hillBefore(6, ['person', 'careful']));
  await page.locator('.log-line .log-text').first().click();
  await expect(eyes(page)).toHaveText(['Player 1', 'Spectator']);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await table.playToTheEnd();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(eyes(page)).toHaveText(['Player 1', 'Player 2', 'Spectator']);
});

test('a shared screen that went dark asks who is there, and no key looks behind that', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'person'] });
  await table.answer();
  await expect(page.locator('.board')).toBeVisible();
  const first = await table.asked();
  const handOver = page.getByRole('heading', { name: 'Hand over to Player 1' });
  await lookAway(page);
  await expect(handOver).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await table.answer();
  await expect.poll(() => table.state()).toBe(first);
  await table.answer();
  const second = await table.asked();
  await lookAway(page);
  await expect(handOver).toBeVisible();
  for (const key of ['u', ',', '[', 'l']) await page.keyboard.press(key);
  await page.locator('.hand-over button.primary').click();
  await expect.poll(() => table.state()).toBe(second);
});

test('a player hides their cards behind a PIN, and gets at them without it if need be', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'person'] });
  const take = page.getByRole('button', { name: 'I am Player 1' });
  await page.getByText('Hide my cards behind a PIN').click();
  await table.isAccessible();
  await page.getByLabel('New PIN').fill('1313');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  const pin = page.getByLabel('PIN of Player 1');
  await expect(pin).toBeFocused();
  await page.reload();
  await pin.fill('1314');
  await take.click();
  await expect(page.getByRole('alert')).toHaveText('That is not the PIN.');
  await table.isAccessible();
  await expect(page.locator('.board')).toHaveCount(0);
  await pin.fill('1313');
  await pin.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  await lookAway(page);
  await page.getByRole('button', { name: /Forgotten/ }).click();
  await expect(pin).toHaveCount(0);
  await take.click();
  await expect(page.locator('.board')).toBeVisible();
});

test('a screen of one player stays as it is', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'careful'] });
  await lookAway(page);
  await expect(page.locator('.board')).toBeVisible();
});

for (const game of ['dead-cells', 'cards-of-the-dead']) {
  test(`with bots at the table one goes back past the line, answer by answer: ${game}`, async ({
    table,
    page,
  }) => {
    await table.arrive({ speed: 'instant', language: 'en', muted: true, listView: true });
    await table.sitDown({ game, seats: ['person', 'careful'] });
    const asked = page.locator('.decision-bar[data-question]');
    const agree = page.getByRole('button', { name: 'We all agree' });
    /** Each question has a name of its own, the same again when it is put again but for how often one went back. */
    const name = async (): Promise<string | undefined> =>
      (await page.locator('.decision-bar').getAttribute('data-question'))?.replace(/~\d+$/, '');
    const before: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      await expect(asked).toBeVisible();
      before.push(await name());
      await table.answer();
    }
    await expect(asked).toBeVisible();
    for (const question of before.toReversed()) {
      await page.keyboard.press('u');
      await expect.poll(async () => (await agree.isVisible()) || (await name()) === question).toBe(true);
      if (await agree.isVisible()) await agree.click();
      await expect.poll(name).toBe(question);
    }
    await table.answer();
    await page.locator('.log-line .log-text').first().click();
    await expect(page.locator('.scrubber')).toContainText('by agreement');
  });
}
