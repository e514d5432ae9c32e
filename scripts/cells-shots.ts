/** Dead Cells for `npm run screens`: how a player gets to each of its screens. */

import type { Page } from '@playwright/test';
import { bringIn } from '../apps/web/browser/bring.ts';
import { momentOf, type MomentName } from '../apps/web/browser/dead-cells-moments.ts';
import { answer, until, withSettings, type Shot } from './photographer.ts';

const DESK = 1100;
const isDesk = (page: Page): boolean => page.viewportSize()!.width >= DESK;

/** A new campaign of three Beheaded, one person and two bots, on the map of the first Biome. */
const map: Shot = async (page, address) => {
  await page.goto(`${address}#/new/dead-cells`);
  await page.locator('#seed').fill('amber-crypt-4127');
  for (const at of [1, 2]) await page.locator(`#kind-${at}`).selectOption('careful');
  await page.locator('form button[type=submit]').click();
  const way = page.locator('.dc-plate .lit-available').first();
  const asked = page.locator('.dc-choice, .bar-buttons .button:not(.quiet):not(.bar-icon)').first();
  await until(async () => {
    if (await way.isVisible()) return true;
    if (await asked.isVisible()) await asked.click();
    return false;
  }, 'the map never opens');
  await way.focus();
};

/** The first Combat, with a card chosen but not yet laid down. */
const combat: Shot = async (page, address) => {
  await map(page, address);
  await page.locator('.dc-plate .lit-available').first().click();
  await page.locator('#confirm').click();
  await chooseCard(page);
};

/** The hand's first card, and the second thing that can be announced about it. */
async function chooseCard(page: Page): Promise<void> {
  await page.locator('.dc-hand .lit-available').first().click();
  const words = page.locator('.dc-announce button');
  await words.first().waitFor();
  await words.nth((await words.count()) > 1 ? 1 : 0).click();
}

/** Far into a campaign everybody has read the coach's notes. */
function moment(name: MomentName, then: (page: Page) => Promise<void> = () => Promise.resolve()): Shot {
  return async (page, address) => {
    await bringIn(page, address, momentOf(name));
    const read = page.locator('.dc-coach .coach-read');
    while (await read.isVisible()) await read.click();
    // What is bought after a Run is asked for once its end was read.
    const end = page.locator('.end-next');
    if (await end.isVisible()) await end.click();
    await then(page);
  };
}

const focus =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().focus();
const press =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().click();

/** Point at a thing with the mouse; a thumb presses it. */
const pointAt =
  (what: string) =>
  async (page: Page): Promise<void> => {
    const thing = page.locator(what).first();
    await (isDesk(page) ? thing.hover() : thing.click());
  };

const tab =
  (id: string) =>
  (page: Page): Promise<void> =>
    page.locator(`[role=tab][id$="t${id}"]`).click();

/** What is told next is drawn by then: a second press would go past it. */
const DRAWN = 150;

/** Line by line until this one is told; what is asked on the way is answered somehow. */
async function stepTo(page: Page, seen: string): Promise<void> {
  const next = page.locator('.dc-pacing button, .bar-buttons .button.primary').first();
  const asked = page
    .locator('.dc-choice.lit-available, .bar-buttons .button:not(.quiet):not(.bar-icon)')
    .first();
  await until(async () => {
    if (await page.locator(seen).first().isVisible()) return true;
    if (await next.isVisible()) {
      await next.click();
      await page.waitForTimeout(DRAWN);
    } else if (await asked.isVisible()) await asked.click();
    return false;
  }, `${seen} is never told`);
}

const slowly = (name: MomentName, then: (page: Page) => Promise<void>): Shot =>
  withSettings({ speed: 'step' }, moment(name, then));

const turning = slowly('shut', async (page) => {
  await page.locator('.dc-plate .lit-available').first().click();
  await page.locator('#confirm').click();
  await stepTo(page, '.dc-plate.dc-turning .piece');
});

const acting = slowly('solo', async (page) => {
  for (let card = 0; card < 2; card++) {
    await page.locator('.dc-hand .lit-available').first().click();
    await answer(page, '.dc-announce button');
  }
  await stepTo(page, '.dc-row.struck .dc-blow');
});

const ledger = moment('cells', async (page) => {
  if (!isDesk(page)) await tab('seats')(page);
  await page.locator('.dc-links button').first().click();
  await page.locator('dialog .dc-ledger').waitFor();
});

const over: Shot = async (page, address) => {
  await moment('over')(page, address);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await page.locator('.dc-ledger').first().waitFor();
};

export const CELLS: Readonly<Record<string, Shot>> = {
  'cells-map': map,
  'cells-combat': combat,
  'cells-beheaded': moment('whom'),
  'cells-map-shut': moment('shut', focus('.dc-plate .lit-blocked')),
  'cells-map-seen': moment('seen', focus('.dc-plate .piece:has(.dc-done)')),
  'cells-map-look': moment('look'),
  'cells-tile-turned': turning,
  'cells-bells': moment('bell'),
  'cells-lanterns': moment('lantern'),
  'cells-lantern-cards': moment('lanternCards'),
  'cells-solo': moment('solo'),
  'cells-pair': moment('pair', pointAt('.dc-hand .lit-available')),
  'cells-four': moment('four', chooseCard),
  'cells-acting': acting,
  'cells-target': moment('target'),
  'cells-skill': moment('skill'),
  'cells-gear': moment('gear'),
  'cells-potion': moment('potion'),
  'cells-loot': moment('loot'),
  'cells-scroll': moment('scroll'),
  'cells-equipment': moment('equipment'),
  'cells-market': moment('market'),
  'cells-plans': moment('plans'),
  'cells-boss-concierge': moment('concierge'),
  'cells-boss-time-keeper': moment('timeKeeper'),
  'cells-boss-shuriken': moment('shuriken'),
  'cells-boss-hand': moment('handOfTheKing'),
  'cells-boss-sheet': moment('handOfTheKing', press('.dc-boss .rule-link')),
  'cells-mutation': moment('cells'),
  'cells-well': moment('deck'),
  'cells-upgrade': moment('upgrade'),
  'cells-purge': moment('purge'),
  'cells-next-run': moment('next'),
  'cells-ledger': ledger,
  'cells-compendium': moment('concierge', tab('compendium')),
  'cells-run-end': async (page, address) => {
    await bringIn(page, address, momentOf('cells'));
    await page.locator('.end-scene').waitFor();
  },
  'cells-over': over,
};

/** Photographed in French too, by candlelight. */
export const CELLS_IN_FRENCH: readonly string[] = [
  'cells-map',
  'cells-combat',
  'cells-map-shut',
  'cells-four',
  'cells-boss-hand',
  'cells-market',
  'cells-mutation',
  'cells-ledger',
];
