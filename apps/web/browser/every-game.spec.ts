/** What is told of every game at once: a file of its own, so that a change in one game tells no other stories again. */

import type { Page } from '@playwright/test';
import { pressable } from './boxes.ts';
import { bringIn } from './bring.ts';
import { momentOf as cellsOf } from './dead-cells-moments.ts';
import { momentOf as keepOf } from './dead-keep-moments.ts';
import { recordOf } from './positions.ts';
import { expect, onward as test } from './served.ts';
import { momentOf as denOf } from './vengeance-moments.ts';

const FRENCH = { speed: 'instant', language: 'fr', muted: true };

test('every game of the shelf opens and takes its first decisions', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, listView: true });
  const games = await page
    .locator('a[href^="#/new/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('#/new/', '')));
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    await table.sitDown({ game, seats: ['person'] });
    for (let i = 0; i < 4 && !(await table.isOver()); i++) await table.answer();
  }
});

const FIRST: Readonly<Record<string, string>> = {
  'cards-of-the-dead': 'Ramasser, Échanger et Utiliser coûtent chacun une Action',
  vengeance: 'Chaque joueur choisit un Héros différent',
  'dead-cells': 'Chaque joueur choisit un plateau Prisonnier',
};

for (const [game, said] of Object.entries(FIRST)) {
  test(`${game} tells the rule of its first question in French`, async ({ table, page }) => {
    await table.arrive(FRENCH);
    await table.sitDown({ game, seats: ['person'] });
    await page.getByRole('tab', { name: 'Règles' }).click();
    await expect(page.locator('.rule-now')).toContainText(said);
    await expect(page.locator('.rule:not([lang=fr])')).toHaveCount(0);
  });
}

const EXAMPLES: readonly (readonly [string, string, string])[] = [
  ['dead-cells', 'DC-STATE-07', 'Cela fait 6, et l’Ennemi est tué.'],
  ['cards-of-the-dead', 'CD-DMG-RNG-02', 'Rien n’explose, personne n’est blessé'],
  ['vengeance', 'VG-ABIL-02', 'la Combinaison donne 2 Frappes.'],
  ['dead-keep', 'DK-MULTI-02', 'les Cavaliers ont encore une Action et frappent pour 8 Blessures en tout'],
];

test('every game explains its rules with examples in French', async ({ table, page }) => {
  await table.arrive(FRENCH);
  for (const [game, rule, told] of EXAMPLES) {
    await page.goto(`${table.address}#/rules/${game}/${rule}`);
    await expect(page.locator('.rule-now .rule-example')).toContainText(told);
  }
});

test('every tab of the sheet is in sight, in French and at every size of text', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive(FRENCH);
  for (const game of ['cards-of-the-dead', 'dead-cells', 'vengeance', 'dead-keep']) {
    await table.sitDown({ game, seats: ['person'] });
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const)
      for (const text of [100, 130, 160]) {
        await page.setViewportSize({ width, height });
        await large(page, text);
        for (const tab of await page.locator('.bottom-sheet [role=tab]').all())
          await expect
            .poll(() => pressable(tab), `${game} ${width} at ${text}: ${await tab.textContent()}`)
            .toBe(100);
      }
    await large(page, 100);
  }
});

test('nothing is cut and nothing overflows on the French pages of a phone', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await table.arrive(FRENCH);
  for (const place of [
    '',
    '#/settings',
    '#/new/dead-cells',
    '#/new/vengeance',
    '#/credits',
    '#/rules/dead-cells',
  ]) {
    await page.goto(`${table.address}${place}`);
    await expect(page.locator('h1').first()).toBeVisible();
    for (const text of [100, 130, 160]) {
      await large(page, text);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${place} at ${text}`)
        .toBe(320);
      await expect.poll(() => cutWords(page), `${place} at ${text}`).toEqual([]);
    }
  }
});

async function large(page: Page, text: number): Promise<void> {
  await page.evaluate((scale) => {
    document.documentElement.style.setProperty('--text-scale', String(scale));
  }, text / 100);
}

/** Controls whose words are wider than they are, or than the window. */
function cutWords(page: Page): Promise<string[]> {
  return page.locator('a.button, button:not(.skip), h1, h2, h3, summary').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.sr, .sr *'))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(one);
        const words = range.getBoundingClientRect();
        return words.right > Math.min(box.right, innerWidth) + 2 || words.left < box.left - 2;
      })
      .map((one) => `${one.className}: ${one.textContent}`),
  );
}

const LAPTOP = { width: 1280, height: 720 };
const DESK = { width: 1440, height: 900 };

test('a desk’s bar stands still under a refusal, which is read whole, in every game', async ({
  table,
  page,
}) => {
  await table.arrive();
  const bar = page.locator('.decision-bar');
  const standing = async (): Promise<unknown[]> =>
    Promise.all([bar, page.locator('#board'), page.locator('.hint-button')].map((one) => one.boundingBox()));
  for (const record of [cellsOf('four'), recordOf('crowded'), keepOf('found'), denOf('plan')]) {
    await page.setViewportSize(LAPTOP);
    await bringIn(page, table.address, record);
    for (const size of [LAPTOP, DESK]) {
      await page.setViewportSize(size);
      await expect(page.locator('.hint-button')).toBeVisible();
      const before = await standing();
      await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
      const refused = page.locator('.decision-bar .refused');
      await expect(refused).toBeVisible();
      // However long the reason is.
      await refused
        .locator('> span')
        .first()
        .evaluate((one) => one.prepend('It may not be. '.repeat(20)));
      expect(await standing()).toEqual(before);
      const said = await page.locator('.said').evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const { top: from, bottom: to } = one.querySelector('.refused')!.getBoundingClientRect();
        const { top: strip } = document.querySelector('#board')!.getBoundingClientRect();
        return { whole: from >= top && to <= bottom, inSight: top >= strip && bottom <= innerHeight };
      });
      expect(said).toEqual({ whole: true, inSight: true });
      await page.keyboard.press('Escape');
      await expect(refused).toBeHidden();
    }
  }
});
