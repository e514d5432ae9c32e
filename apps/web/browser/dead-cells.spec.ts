import { momentOf } from './dead-cells-moments.ts';
import { Cell } from './dead-cells.ts';
import { expect, onward as test } from './served.ts';

test('a run alone with Serenade is played to its end, and the ledger tells of it', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'empty', 'empty', 'empty']);
  await cell.until(() => page.locator('.dc-seat').nth(1).isVisible());
  await expect(page.locator('.dc-seat')).toContainText(['The', 'Serenade']);
  await cell.playToTheEnd();
  await expect(page.locator('.dc-ledger')).toContainText('Run 1 ends');
});

test('bots fight beside a person, and the campaign goes on into a second run', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127', runs: 2 });
  await cell.toFirstCard();
  await expect(page.locator('.dc-hero')).toHaveCount(3);
  await cell.until(async () => (await page.locator('.top-strip').textContent())?.includes('Run 2') === true);
  await expect(page.locator('.dc-mutation')).toBeVisible();
  await page.getByRole('button', { name: 'All Runs so far' }).click();
  await expect(page.locator('.dc-ledger')).toContainText('Run 1 ends');
});

test('the board of a partner is read up close, by keys too, and the hand stays its player’s', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  await cell.toFirstCard();
  const asked = await table.decision.textContent();
  const look = page.locator('.seat-list li').nth(1).locator('.dc-look');
  await expect(look).toHaveAccessibleName('Look closer: The Quartered');
  await look.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog.zoom');
  await expect(dialog.locator('.dc-steps')).toHaveCount(3);
  await expect(dialog).toContainText('draw');
  await expect(dialog).toContainText('seen by its player alone');
  await expect(dialog.locator('[data-piece^="combat:"]')).toHaveCount(0);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(table.decision).toHaveText(asked!);
});

test('pointing at a card previews it, laying it down waits for the button, and a reload keeps the question', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  await cell.toFirstCard();
  const asked = await table.decision.textContent();
  await page.locator('.dc-hand .piece').first().hover();
  await expect(page.locator('.dc-act.preview').first()).toBeVisible();
  await page.locator('.dc-hand .piece').first().click();
  await page.locator('.dc-announce button').first().click();
  await expect(page.locator('#confirm')).toHaveText(/Lay it down/);
  await expect(page.locator('.dc-act.chosen')).toHaveCount(1);
  await page.reload();
  await expect(table.decision).toHaveText(asked!);
  await expect(page.locator('.dc-timeline')).toBeVisible();
});

test('from the first question to the cards on the table by keyboard alone', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  // Arrows go to what is lit, Enter takes it; Enter again confirms where something follows.
  const press = async (): Promise<void> => {
    const before = await table.asked();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await table.state()) !== before || (await page.locator('#confirm').isVisible()))
      .toBe(true);
    if (await page.locator('#confirm').isVisible()) await page.keyboard.press('Enter');
    await expect.poll(() => table.state()).not.toBe(before);
  };
  const asked = async (): Promise<string> => (await table.decision.textContent()) ?? '';
  for (let i = 0; i < 60 && !/Lay one card down/.test(await asked()); i++) {
    if (/deciding|table acts/.test(await asked())) await page.waitForTimeout(100);
    else await press();
  }
  await expect.poll(asked).toMatch(/Lay one card down/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.dc-act.preview').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.locator('#confirm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dc-hero.mine')).not.toContainText('choosing');
});

test('who chooses by a key confirms by Enter, whatever was pressed in the bar before', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  await cell.toMap();
  const before = await table.asked();
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('1');
  await expect(page.locator('#confirm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.state()).not.toBe(before);
  await expect(page.locator('.hint-says')).toHaveCount(0);
});

test('everything is said in French', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'fr', muted: true });
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  await cell.toFirstCard();
  await expect(page.locator('.dc-band')).toContainText('Le Groupe');
  await expect(page.locator('.dc-shared')).toContainText('Besace commune');
});

test('the first question, and a card that is pointed at, are accessible in both themes', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
  await table.isAccessibleInBothThemes();
  await cell.bring(momentOf('pair'));
  await page.locator('.dc-hand .piece').first().hover();
  await expect(page.locator('.dc-act.preview').first()).toBeVisible();
  await table.isAccessibleInBothThemes();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a combat is fought in portrait, and nothing is wider than the screen', async ({ table, page }) => {
    await table.arrive();
    const cell = new Cell(table);
    await cell.sitDown(['person', 'careful', 'careful', 'empty'], { seed: 'amber-crypt-4127' });
    await cell.toFirstCard();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await table.isAccessible();
    await page.getByRole('tab', { name: 'My board' }).click();
    await expect(page.locator('.dc-person')).toBeVisible();
    await page.getByRole('tab', { name: 'Hand' }).click();
    await cell.playToTheEnd();
  });

  test('the boss itself is in sight, even under a first note of the coach', async ({ table, page }) => {
    await table.arrive();
    await new Cell(table).bring(momentOf('concierge'));
    await expect(page.locator('.dc-coach')).toBeVisible();
    await expect(page.locator('.dc-foe .dc-who')).toBeInViewport({ ratio: 0.9 });
  });
});

test('pointing at a target foretells what becomes of it', async ({ table, page }) => {
  await table.arrive();
  await new Cell(table).bring(momentOf('target'));
  const row = page.locator('.dc-foe:has(.piece.lit-available)').first();
  await expect(row.locator('.dc-outlook').first()).toBeVisible({ timeout: 20_000 });
  const before = await row.innerText();
  await row.locator('.piece.lit-available').hover();
  await expect.poll(() => row.innerText(), { timeout: 20_000 }).not.toBe(before);
});

test('a combat is acted out round by round, and can be answered, stepped or hurried meanwhile', async ({
  table,
  page,
}) => {
  await table.arrive({ speed: 'step', language: 'en', muted: true });
  const cell = new Cell(table);
  await cell.bring(momentOf('solo'));
  for (let card = 0; card < 2; card++) {
    await page.locator('.dc-hand .piece').first().click();
    await cell.take('.dc-announce button');
  }
  await expect(page.locator('.dc-combat.acting')).toBeVisible();
  const next = page.getByRole('button', { name: 'One step on' });
  const rounds = new Set<string>();
  const now = page.locator('.dc-rounds .now b');
  for (; await next.isVisible(); await next.click()) {
    if ((await now.count()) > 0) rounds.add((await now.textContent())!);
  }
  rounds.add((await now.textContent())!);
  expect([...rounds]).toEqual(expect.arrayContaining(['0', 'I']));
  // Steps and answers mix: the question is open while the lines are told.
  const struck = page.locator('.dc-row.struck .dc-blow');
  let blows = 0;
  for (let step = 0; step < 120 && blows < 3; step++) {
    if ((await struck.count()) > 0) blows++;
    if (step % 3 < 2 && (await next.isVisible())) await next.click();
    else await cell.act();
  }
  expect(blows).toBe(3);
});
