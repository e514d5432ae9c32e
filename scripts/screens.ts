/** `npm run screens`: photographs every main screen, desk and phone, dark and light, into docs/screens. */

import { chromium, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { smaller } from './png.ts';
import { serve } from './serve.mjs';
import { ROOT } from './setup.mjs';
import { build } from './start.mjs';

const OUT = path.join(ROOT, 'docs', 'screens');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const GAMES = ['cards-of-the-dead', 'dead-cells', 'vengeance', 'lantern-hill'] as const;

type Shot = (page: Page, address: string) => Promise<void>;

/** A new table of a game, a few decisions in. */
function tableOf(game: string): Shot {
  return async (page, address) => {
    await page.goto(`${address}#/new/${game}`);
    await page.locator('#seed').fill('amber-crypt-4127');
    await page.locator('form button[type=submit]').click();
    await page.locator('.decision-bar').waitFor();
    for (let i = 0; i < 3; i++) {
      const option = page
        .locator('.options button.option.lit-available, .bar-buttons .button.primary')
        .first();
      await option.click({ timeout: 4000 }).catch(() => undefined); // Some questions need more than one press.
      await page
        .locator('#confirm')
        .click({ timeout: 600 })
        .catch(() => undefined);
    }
  };
}

/** Press a piece of the street, take the first thing offered, and confirm when that is asked for. */
async function press(page: Page, piece: string, sure = true): Promise<void> {
  const brief = { timeout: 1500 };
  const soft = (): undefined => undefined; // The table may be asking for something else by now.
  await page.locator(piece).first().click(brief).catch(soft);
  await page.locator('.cd-menu button').first().click({ timeout: 400 }).catch(soft);
  if (sure) await page.locator('#confirm').click({ timeout: 600 }).catch(soft);
}

/** The street a few walks in, with a card chosen but not yet turned. */
const street: Shot = async (page, address) => {
  await page.goto(`${address}#/new/cards-of-the-dead`);
  await page.locator('#seed').fill('pale-owl-11');
  await page.locator('form button[type=submit]').click();
  await page.locator('.cd-slot .lit-available').first().waitFor();
  await press(page, '.cd-hand .piece');
  for (let walk = 0; walk < 3; walk++) await press(page, '.cd-slot.open .piece.lit-available');
  await press(page, '.cd-slot.open .piece.lit-available', false);
};

/** A game of the street at its end. */
const streetEnd: Shot = async (page, address) => {
  await street(page, address);
  const over = page.locator('.cd-end');
  for (let turn = 0; turn < 30 && !(await over.isVisible()); turn++) {
    await press(
      page,
      '.cd-tray .lit-available, .cd-slot.open .piece.lit-available, button:text-is("End turn")',
    );
  }
};

/** Three Beheaded on the map of the first Biome; one person, two bots. */
const biome: Shot = async (page, address) => {
  await page.goto(`${address}#/new/dead-cells`);
  await page.locator('#seed').fill('amber-crypt-4127');
  for (const at of [1, 2]) await page.locator(`#kind-${at}`).selectOption('careful');
  await page.locator('form button[type=submit]').click();
  await page.locator('.dc-choice').first().click();
  const way = page.locator('.dc-plate .lit-available').first();
  for (let i = 0; i < 20 && !(await way.isVisible()); i++) await press(page, '#confirm, .dc-choice');
  await way.focus();
};

/** The first Combat, with a card chosen but not yet laid down. */
const combat: Shot = async (page, address) => {
  await biome(page, address);
  await page.locator('.dc-plate .lit-available').first().click();
  await page.locator('#confirm').click();
  await page.locator('.dc-timeline').waitFor();
  await page.locator('.dc-hand .lit-available').first().click();
  await page.locator('.dc-announce button').nth(1).click();
};

const go =
  (place: string): Shot =>
  async (page, address) => {
    await page.goto(`${address}#/${place}`);
  };

const SHOTS: Readonly<Record<string, Shot>> = {
  ...Object.fromEntries(GAMES.map((game) => [`table-${game}`, tableOf(game)])),
  'table-cards-of-the-dead': street,
  'street-lesson': go('learn/cards-of-the-dead'),
  'street-end': streetEnd,
  'table-dead-cells': biome,
  'cells-combat': combat,
  'cells-lesson': go('learn/dead-cells'),
  home: go(''),
  'set-up': go('new/cards-of-the-dead'),
  settings: go('settings'),
  credits: go('credits'),
  rules: go('rules/cards-of-the-dead'),
  review: async (page, address) => {
    await tableOf('lantern-hill')(page, address);
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.locator('.scrubber').waitFor();
  },
  'hand-over': async (page, address) => {
    await page.goto(`${address}#/new/lantern-hill/amber-crypt-4127/2`);
    await page.locator('form button[type=submit]').click();
    await page.locator('.hand-over button').waitFor();
  },
};

const only = process.argv.slice(2);
if (!build()) process.exit(1);
mkdirSync(OUT, { recursive: true });
const server = await serve(path.join(ROOT, 'apps', 'web', 'dist'));
const place = server.address();
const address = `http://localhost:${typeof place === 'object' && place !== null ? place.port : 0}/`;
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en' });
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => {
      localStorage.setItem(
        'gravetable-settings',
        JSON.stringify({ speed: 'instant', muted: true, language: 'en' }),
      );
    });
    await page.reload();
    for (const [name, shot] of Object.entries(SHOTS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await shot(page, address);
      await page.waitForTimeout(700);
      writeFileSync(path.join(OUT, `${name}-${size}-${theme}.png`), smaller(await page.screenshot()));
      console.log(`${name}-${size}-${theme}.png`);
    }
    await context.close();
  }
}
await browser.close();
server.close();
