import { deflateRawSync } from 'node:zlib';
import { bringIn } from './bring.ts';
import { recordUntil } from './dead-cells-records.ts';
import { expect, onward as test } from './served.ts';

/** A short campaign to its end: two runs. */
const campaign = (): string => recordUntil({ seats: 2, seed: 'look-back', runs: 2 }, 'over')!;

const linkTo = (address: string, text: string): string =>
  `${address}#/replay/link/${deflateRawSync(text).toString('base64url')}`;

test('a campaign is looked back on by chapter and by key moment', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, campaign());
  await expect(table.decision).toContainText('You are watching decision');
  await page.getByLabel('Which part of the game').selectOption({ label: 'Run 1' });
  await expect(page.locator('.scrub-bands button', { hasText: /Space/ }).first()).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Moment' });
  const length = async (): Promise<number> =>
    Number(await slider.getAttribute('max')) - Number(await slider.getAttribute('min'));
  await expect.poll(length).toBeGreaterThan(0);

  const key = page.locator('.key-moment').nth(1);
  const number = /decision (\d+)/u.exec(await key.innerText())![1]!;
  await key.click();
  await expect(table.decision).toContainText(`You are watching decision ${number} of`);
  await expect(key).toHaveAttribute('aria-current', 'true');
  // One thing scrolls in the column: the list.
  const over = (one: Element): number[] => [
    one.scrollHeight - one.clientHeight,
    one.scrollWidth - one.clientWidth,
  ];
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: 1440, height });
    for (const part of ['.seat-column', '.seat-column .tab-panel'])
      expect(await page.locator(part).evaluate(over)).toEqual([0, 0]);
  }
  await table.isAccessible();

  await page.locator('body').press(']');
  await expect(table.decision).not.toContainText(`decision ${number} of`);
  await page.locator('body').press('[');
  await expect(table.decision).toContainText(/decision \d+ of/u);
  await page.getByRole('tab', { name: 'Seats' }).click();
  await expect(page.locator('.seat-box').first()).toBeVisible();
});

test('what was tried out is drawn under the line, and can be gone back to', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, campaign());
  await page.getByLabel('Which part of the game').selectOption({ label: 'Whole game' });
  await page.getByRole('slider', { name: 'Moment' }).fill('12');
  await expect(table.decision).toContainText('decision 12 of');
  await page.getByRole('button', { name: 'What if, from here' }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  // Back where it left the game, not at its end.
  await expect(table.decision).toContainText('decision 12 of');
  const tried = page.getByRole('list', { name: 'Tried out' });
  await expect(tried.locator('svg.twig')).toBeVisible();
  await tried.getByRole('button', { name: /from decision 12/ }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(tried.getByRole('button')).toHaveCount(1);
});

test('the log stands under its chapters, and shows only what is asked for', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, campaign());
  const log = page.locator('.log');
  await expect(log.locator('.head-turn').last()).toContainText(/Round|Turn/);
  await expect(log.locator('.information-line').first()).toBeVisible();
  await page.getByLabel('Which lines').selectOption({ label: 'Harm and deaths' });
  await expect(log.locator('[role=status]')).toHaveText(/\d+ lines? of \d+/u);
  await expect(log.locator('.log-line').first()).toContainText(
    /Damage|is now|dies|nothing this Round|Poison/,
  );
  await expect(log.locator('.kind-looted, .kind-moved')).toHaveCount(0);
  await page.getByLabel('Which lines').selectOption({ label: 'Everything' });
  const line = log.locator('.log-text').first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(log.locator('.log-line.current')).toBeVisible();
  await log.locator('.rule-link').last().click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.rule-now')).toBeVisible();
});

test('a link that is damaged, or of other rules, is told as what it is', async ({ table, page }) => {
  const record = campaign();
  await table.arrive();
  const link = linkTo(table.address, record);
  await page.goto(link);
  await expect(table.decision).toContainText('You are watching decision');

  await page.goto(link.slice(0, -40));
  await expect(page.getByRole('heading', { name: /damaged, or was cut short/ })).toBeVisible();
  await page.goto(linkTo(table.address, '{"format":"something else"}'));
  await expect(page.getByRole('heading', { name: /damaged, or was cut short/ })).toBeVisible();
  await page.goto(linkTo(table.address, JSON.stringify({ ...JSON.parse(record), rules: '0' })));
  await expect(page.getByRole('heading', { name: /other rules or cards/ })).toBeVisible();
  await page.goto(linkTo(table.address, JSON.stringify({ ...JSON.parse(record), game: 'chess' })));
  await expect(page.getByRole('heading', { name: /cannot be opened.*chess/ })).toBeVisible();
});

test('a game too long for a link is offered as a file', async ({ table, page }) => {
  await table.arrive();
  // So many people sat down in turn that their names alone are too long.
  const name = (): string =>
    Array.from({ length: 12 }, () => Math.random().toString(36))
      .join('')
      .slice(0, 120);
  const sat = Array.from({ length: 400 }, () => ({ after: 0, seat: 0, name: name(), kind: 'person' }));
  const record = JSON.stringify({ ...(JSON.parse(campaign()) as object), sat });
  await bringIn(page, table.address, record);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to the replay' }).click();
  const told = page.locator('dialog.menu [role=status]');
  await expect(told).toContainText('too long for a link');
  const file = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Export the game' }).click();
  expect((await file).suggestedFilename()).toContain('.gravetable.json');
});
