import { expect, onward as test, test as fresh } from './served.ts';

test('a new game is played to its end in the list view with bots', async ({ table }) => {
  await table.arrive();
  await table.sitDown();
  await table.playToTheEnd();
  await expect(table.decision).not.toBeEmpty();
});

test('undo takes answers back and redo gives them again, two in haste, and none while one looks back', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  const before = await table.asked();
  await table.answer();
  const between = await table.asked();
  await page.keyboard.press('u');
  await expect.poll(() => table.state()).toBe(before);
  await page.keyboard.press('y');
  await expect.poll(() => table.state()).toBe(between);
  await table.answer();
  const after = await table.asked();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => table.state()).toBe(before);
  await page.keyboard.press('y');
  await page.keyboard.press('y');
  await expect.poll(() => table.state()).toBe(after);
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await page.keyboard.press('u');
  await expect(table.decision).toContainText('decision 0 of 2');
  await expect(page.locator('.decision-bar .refused')).toContainText(
    'Nothing is taken back while you look back',
  );
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => table.state()).toBe(after);
});

test('the hand-over screen hides the table between two people', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'person'] });
  await expect(page.getByRole('heading', { name: /Hand over to/ })).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  for (let i = 0; i < 12 && (await page.locator('.hand-over').count()) === 0; i++) await table.answer();
  await expect(page.locator('.hand-over')).toBeVisible();
});

fresh('a second tab is told, and may take the game over', async ({ table, page, context }) => {
  await table.arrive();
  await table.sitDown();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: /open in another tab/ })).toBeVisible();
  await second.getByRole('button', { name: 'Take over here' }).click();
  await expect(second.locator('.decision-bar')).toBeVisible();
  await expect(page.getByRole('heading', { name: /moved to another tab/ })).toBeVisible();
});

test('keyboard only: a whole turn without a pointer', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  await expect(table.decision).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveClass(/lit-available/);
  const before = await table.asked();
  await page.keyboard.press('1');
  await expect.poll(() => table.state()).not.toBe(before);
  await page.keyboard.press('o');
  await expect(page.locator('#announcer')).toContainText(/option/);
  await page.keyboard.press('s');
  await expect(page.locator('#announcer')).toContainText('Player 1');
  await page.keyboard.press('?');
  await expect(page.locator('#key-list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#key-list')).toBeHidden();
});

test('French, switched while playing', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'fr', muted: true });
  await expect(page.getByText('Quatre jeux macabres')).toBeVisible();
  await table.sitDown();
  await expect(page.getByRole('button', { name: 'Annuler le coup' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.seat-name').first()).toHaveText('Joueur 1');
  const here = page.url();
  await page.goto(`${table.address}#/settings`);
  await page.locator('#language').selectOption('en');
  await page.goto(here);
  await expect(page.locator('.seat-name').first()).toHaveText('Player 1');
  for (let i = 0; i < 4; i++) await table.answer();
});

test('a reload in the middle of a decision returns to the same question, with no ring before a key is pressed', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown();
  await table.answer();
  await table.answer();
  const before = await table.asked();
  await page.reload();
  await expect.poll(() => table.state()).toBe(before);
  await expect(table.decision).toBeFocused();
  // The ring lies around the whole sentence.
  const ring = () =>
    table.decision.evaluate((one) => getComputedStyle(one.closest('.said') ?? one).outlineStyle);
  await expect.poll(ring).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(table.decision).toBeFocused();
  await expect.poll(ring).toBe('solid');
});

test('focus: the skip link comes first, dialogs give it back, the decision gets it; a refusal names its rule', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown();
  await expect(table.decision).toBeFocused(); // The table leads there by itself; only then it is left.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to the table');
  await page.keyboard.press('Enter');
  await expect(table.decision).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  const blocked = page.locator('.option.lit-blocked').first();
  await expect(blocked).toBeVisible();
  await blocked.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.decision-bar .refused')).toContainText('You have no die');
  await page.locator('.decision-bar .rule-link').click();
  await expect(page.locator('.rule-now')).toContainText('EX-DIG-03');
});

test('what happens is announced politely', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  await expect(page.locator('#announcer')).toHaveAttribute('aria-live', 'polite');
  await expect(page.locator('#announcer')).toContainText('Your turn.');
  await table.answer();
  await expect(page.locator('#announcer')).toContainText(/Player 1 (takes|stops)/);
});
