import { expect, onward as test } from './served.ts';

const FRENCH = { speed: 'instant', language: 'fr', muted: true };

test('in French the rules panel tells the rule of the open question in French', async ({ table, page }) => {
  await table.arrive(FRENCH);
  await table.sitDown();
  await page.getByRole('tab', { name: 'Règles' }).click();
  const now = page.locator('.rule-now');
  await expect(now).toContainText('EX-DIG-02');
  await expect(now).toContainText('Un pilleur prend un dé du tas, tel qu’il est.');
  await expect(now.locator('.rule')).toHaveAttribute('lang', 'fr');
  await expect(now.locator('.rule-example')).toContainText('il a les mains pleines');
  await expect(page.locator('.rules .rule-section').first()).toHaveText('La partie');
  await table.isAccessible();
});

test('a rule that was looked up stays until something else is asked', async ({ table, page }) => {
  await table.arrive(FRENCH);
  await table.sitDown();
  const now = page.locator('.rule-now .rule-id');
  await page.locator('.option.lit-blocked').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.decision-bar .rule-link').click();
  await expect(now).toHaveText(/EX-DIG-03/);
  await table.answer();
  await expect(now).toHaveText(/EX-DIG-02/);
});

test('a rule that names another leads to it, at the table and on its page', async ({ table, page }) => {
  await table.arrive(FRENCH);
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person'] });
  const here = page.url();
  const now = page.locator('.rule-now');
  await page.getByRole('tab', { name: 'Règles' }).click();
  await page.getByRole('searchbox').fill('coup de poing berserk');
  await page.getByRole('link', { name: 'CD-SURV-DAN-04' }).press('Enter');
  await expect(now).toContainText('Les Agents changent le type de dégâts du Coup de poing');
  expect(page.url()).toBe(here);
  await page.goto(`${table.address}#/rules/cards-of-the-dead/CD-RULING-30`);
  await now.getByRole('link', { name: 'CD-SURV-DAN-04' }).click();
  await expect(page).toHaveURL(/CD-SURV-DAN-04$/);
  await expect(now).toContainText('Les Agents changent le type de dégâts du Coup de poing');
  await table.isAccessible();
});

test('the search finds French words, with and without their accents', async ({ table, page }) => {
  await table.arrive(FRENCH);
  await page.goto(`${table.address}#/rules/lantern-hill`);
  const search = page.getByRole('searchbox', { name: 'Chercher dans les règles' });
  const found = page.locator('.rules > section .rule-id');
  await search.fill('relancé');
  await expect(found).toHaveText([/EX-DIG-03/]);
  await search.fill('RELANCE mains');
  await expect(found).toHaveText([/EX-DIG-03/]);
  await search.fill('watchman');
  await expect(found).toHaveCount(0);
  await expect(page.getByText('Aucun paragraphe trouvé.')).toBeVisible();
});

test('a rule has its worked example under it, which the search finds', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/rules/lantern-hill/EX-SELL-01`);
  const now = page.locator('.rule-now .rule-example');
  await expect(now).toHaveText(/^Example\s*A digger holds three skulls and a ring.*holds 8\.$/);
  const announced = page.locator('.rule-now [aria-live=polite]');
  await expect(announced).toContainText('may sell relics of one kind');
  await expect(announced).not.toContainText('three skulls');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('three skulls');
  await expect(page.locator('.rules > section .rule-id')).toHaveText([/EX-SELL-01/]);
  await table.isAccessible();
});

test('a change of language changes the rulebook without a reload', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/rules/lantern-hill/EX-HIDE-02`);
  await expect(page.locator('.rule-now')).toContainText('the watchman comes');
  await expect(page.locator('.rule-now .rule-example')).toContainText('On a 2 the watchman comes');
  await page.goto(`${table.address}#/settings`);
  await page.locator('#language').selectOption('fr');
  await page.goto(`${table.address}#/rules/lantern-hill/EX-HIDE-02`);
  await expect(page.locator('.rule-now')).toContainText('le gardien passe');
  await expect(page.locator('.rule-now .rule-example')).toContainText('Sur un 2, le gardien passe');
});

test('the rules of The Dead Keep are read in French', async ({ table, page }) => {
  await table.arrive(FRENCH);
  await page.goto(`${table.address}#/rules/dead-keep/DK-DOOR-02`);
  await expect(page.locator('.rule-now')).toContainText('de 1 à 3, le Boss gagne 1 Fatalité');
  await expect(page.locator('.rule-now .rule')).toHaveAttribute('lang', 'fr');
});

test('the French rules are kept for use without a network', async ({ table, page }) => {
  await table.arrive(FRENCH);
  const kept = await (await page.request.get(`${table.address}sw.js`)).text();
  expect(kept).toContain('"rules/lantern-hill.json"');
  expect(kept).toContain('"rules/lantern-hill.fr.json"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the French rules open in the sheet and fit the screen', async ({ table, page }) => {
    await table.arrive(FRENCH);
    await table.sitDown();
    await page.getByRole('button', { name: 'Volet entier' }).click();
    await page.getByRole('tab', { name: 'Règles' }).click();
    await expect(page.locator('.rule-now')).toContainText('Un pilleur prend un dé du tas');
    await expect(page.locator('.rule-now .rule-example')).toContainText('il a les mains pleines');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(390);
    await table.isAccessible();
  });
});
