/** What `npm run screens` photographs: how a player gets to each screen. */

import type { Page } from '@playwright/test';
import { recordOf, type Position } from '../apps/web/browser/positions.ts';

const GAMES = ['cards-of-the-dead', 'dead-cells', 'vengeance', 'lantern-hill'] as const;

export type Shot = (page: Page, address: string) => Promise<void>;

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

/** A moment that seldom comes up, opened from a file as a player would. */
function position(name: Position): Shot {
  return async (page, address) => {
    await page.goto(address);
    const file = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(recordOf(name)) };
    await page.locator('input[type=file]').setInputFiles(file);
    const card = page.locator('.continue-card', { hasText: name }).first();
    await card.locator('.continue-foot a').click();
    const take = page.locator('.hand-over button.primary');
    await page.locator('.decision-bar').or(take).first().waitFor();
    if (await take.isVisible()) await take.click();
    await page.locator('.decision-bar').waitFor();
  };
}

/** The end of a game that was won, and what a careful player would have done on the way. */
const won: Shot = async (page, address) => {
  await position('won')(page, address);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await page.locator('.cd-end').waitFor();
};

const turningPoint: Shot = async (page, address) => {
  await won(page, address);
  await page.locator('.cd-turning button').last().click();
  await page.locator('.scrubber').waitFor();
};

const hinted: Shot = async (page, address) => {
  await position('crowded')(page, address);
  await page.locator('.bar-icon', { has: page.locator('use[href="#gi-light-bulb"]') }).click();
  await page.locator('.hint-says').waitFor();
};

/** The street as a list: what a reader hears, for everybody. */
const listView: Shot = async (page, address) => {
  await street(page, address);
  const settings = await page.evaluate(() => localStorage.getItem('gravetable-settings') ?? '{}');
  const put = (text: string): Promise<void> =>
    page.evaluate((value) => localStorage.setItem('gravetable-settings', value), text);
  await put(JSON.stringify({ ...(JSON.parse(settings) as object), listView: true }));
  await page.reload();
  await page.locator('.options').first().waitFor();
  await put(settings);
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
    await page.locator(place.startsWith('learn/') ? '.frame' : '#main').waitFor();
  };

export const SHOTS: Readonly<Record<string, Shot>> = {
  ...Object.fromEntries(GAMES.map((game) => [`table-${game}`, tableOf(game)])),
  home: go(''),
  'table-cards-of-the-dead': street,
  'street-lesson': go('learn/cards-of-the-dead'),
  'street-end': streetEnd,
  'street-won': won,
  'street-hint': hinted,
  'street-indoor': position('indoor'),
  'street-order': position('reorder'),
  'street-toll': position('toll'),
  'street-review': turningPoint,
  'street-list': listView,
  'table-dead-cells': biome,
  'cells-combat': combat,
  'cells-lesson': go('learn/dead-cells'),
  'set-up': go('new/cards-of-the-dead'),
  'set-up-dead-cells': go('new/dead-cells'),
  settings: go('settings'),
  credits: go('credits'),
  rules: go('rules/cards-of-the-dead'),
  review: async (page, address) => {
    await tableOf('lantern-hill')(page, address);
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.locator('.scrubber').waitFor();
  },
  'hand-over': async (page, address) => {
    await page.goto(`${address}#/new/cards-of-the-dead/amber-crypt-4127/2`);
    await page.locator('form button[type=submit]').click();
    await page.locator('.hand-over button').waitFor();
  },
};

/** Photographed in French too, by candlelight. */
export const IN_FRENCH: readonly string[] = [
  'home',
  'set-up',
  'street-lesson',
  'table-cards-of-the-dead',
  'street-won',
  'street-toll',
];
