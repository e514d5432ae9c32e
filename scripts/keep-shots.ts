/** The Dead Keep for `npm run screens`: how a player gets to each of its screens. */

import type { Page } from '@playwright/test';
import { bringIn } from '../apps/web/browser/bring.ts';
import { momentOf, type MomentName } from '../apps/web/browser/dead-keep-moments.ts';
import { withSettings, type Shot } from './photographer.ts';

const DESK = 1100;
const isDesk = (page: Page): boolean => page.viewportSize()!.width >= DESK;

/** Whoever looks at pictures has read the coach's notes. */
function moment(name: MomentName, then: (page: Page) => Promise<void> = () => Promise.resolve()): Shot {
  return async (page, address) => {
    await bringIn(page, address, momentOf(name));
    const read = page.locator('.dk-coach .coach-read');
    while (await read.isVisible()) await read.click();
    await then(page);
  };
}

const press =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().click();

/** Point at a thing with the mouse; a thumb only sees it. */
const pointAt =
  (what: string) =>
  async (page: Page): Promise<void> => {
    if (isDesk(page)) await page.locator(what).first().hover();
  };

const muster: Shot = async (page, address) => {
  await page.goto(`${address}#/new/dead-keep`);
  await page.locator('#seed').fill('amber-crypt-4127');
  await page.locator('form button[type=submit]').click();
  await page.locator('.dk-choice').first().waitFor();
};

const lesson: Shot = async (page, address) => {
  await page.goto(`${address}#/learn/dead-keep`);
  await page.locator('.lesson').waitFor();
};

const over: Shot = async (page, address) => {
  await moment('over')(page, address);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await page.locator('.end-scene').waitFor();
};

/** A line takes a moment to be drawn: none is stepped over. */
const comes = (page: Page, scene: string): Promise<boolean> =>
  page
    .locator(scene)
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );

/** Line by line, until this is told. */
function told(name: MomentName, begin: (page: Page) => Promise<void>, scene: string): Shot {
  return withSettings({ speed: 'step' }, async (page, address) => {
    await moment(name)(page, address);
    await begin(page);
    const [confirm, next] = [page.locator('#confirm'), page.locator('.bar-buttons > .primary')];
    await confirm.or(next).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    for (let line = 0; line < 60 && !(await comes(page, scene)); line++) await next.click();
    await page.locator(scene).waitFor();
  });
}

/** Whatever is asked on the way is answered with the first answer there is. */
async function goOn(page: Page): Promise<void> {
  const offers = ['#confirm', '.bar-buttons > .primary', '.dk-floor.lit-available', '.dk-tray .dk-choice'];
  for (const offer of offers) {
    const one = page.locator(offer).first();
    if (await one.isVisible()) return one.click();
  }
}

/** The Enemy Phase line by line, until this is told. */
const untilTold = (scene: string): Shot =>
  withSettings({ speed: 'step' }, async (page, address) => {
    await moment('ending')(page, address);
    await page.keyboard.press('e');
    for (let line = 0; line < 90 && !(await page.locator(scene).isVisible()); line++) await goOn(page);
    await page.locator(scene).waitFor();
  });

const takeObjective = press('.dk-touch[data-piece^="objective:"]');

const review: Shot = async (page, address) => {
  await moment('over')(page, address);
  await page.locator('.playback, .dk-board').first().waitFor();
};

/** A far Zone in reach, weighed but not walked to. */
const walk = moment('first', press('[data-piece="zone:7R.a"]'));

export const KEEP: Readonly<Record<string, Shot>> = {
  'keep-muster': muster,
  'keep-lesson': lesson,
  'keep-quest-end': moment('home'),
  'keep-shop': moment('shop'),
  'keep-talismans': moment('talismans'),
  'keep-small': moment('early'),
  'keep-walk': walk,
  'keep-lamp': moment('first', (page) => page.locator('[data-piece="zone:7R.b"]').click({ button: 'right' })),
  'keep-large': moment('bridge'),
  'keep-forecast': moment('crowd'),
  'keep-tower': moment('tower', async (page) => {
    if (isDesk(page)) await page.locator('.dk-steps button').first().click();
    await pointAt('[data-piece="zone:5R.c"]')(page);
  }),
  'keep-tile': moment('bridge', async (page) => {
    if (isDesk(page)) await page.locator('.dk-steps button').last().click();
  }),
  'keep-list': moment('early', async (page) => {
    if (isDesk(page)) await page.getByRole('button', { name: 'list', exact: true }).click();
  }),
  'keep-compendium': moment('early', async (page) => {
    if (isDesk(page)) await page.getByRole('tab', { name: 'Compendium' }).click();
  }),
  'keep-potion': moment('thirsty'),
  'keep-shoot': moment('strike', async (page) => {
    await press('.dk-deed:not(.off):has(use[href$="bow-arrow"])')(page);
    await pointAt('.dk-tray .dk-choice')(page);
  }),
  'keep-door': moment('door', pointAt('.dk-door.lit-available')),
  'keep-dark': moment('dark'),
  'keep-divide': moment('attacks'),
  'keep-hits': moment('hits'),
  'keep-reroll': moment('reroll'),
  'keep-search': moment('found'),
  'keep-crawler': told('crawler', press('.dk-deed:has(use[href$="magnifying-glass"])'), '.dk-scene.crawls'),
  'keep-trade': moment('trade'),
  'keep-market': moment('market'),
  'keep-ledger': moment('campaign', press('.end-scene .primary')),
  'keep-level-up': moment('levelUp'),
  'keep-growing': told('growing', takeObjective, '.dk-scene.level'),
  'keep-boss-asleep': moment('waking'),
  'keep-boss-wakes': told('waking', takeObjective, '.dk-scene.bossActive'),
  'keep-boss-awake': moment('lifeLost'),
  'keep-spawn': untilTold('.dk-drawn'),
  'keep-ko': moment('ko'),
  'keep-acting': told('ending', (page) => page.keyboard.press('e'), '.dk-board.acting'),
  'keep-falling': moment('falling'),
  'keep-review': review,
  'keep-over': over,
};

export const KEEP_IN_FRENCH: readonly string[] = [
  'keep-muster',
  'keep-shop',
  'keep-large',
  'keep-forecast',
  'keep-divide',
  'keep-door',
  'keep-ledger',
  'keep-boss-wakes',
  'keep-lesson',
  'keep-over',
  'keep-level-up',
];
