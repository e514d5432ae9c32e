/** Vengeance for `npm run screens`: how a player gets to each of its screens. */

import type { Page } from '@playwright/test';
import { bringIn } from '../apps/web/browser/bring.ts';
import { momentOf, type MomentName } from '../apps/web/browser/vengeance-moments.ts';
import { withSettings, type Shot } from './photographer.ts';

/** Far into a game everybody has read the coach's notes. */
function moment(name: MomentName, then: (page: Page) => Promise<void> = () => Promise.resolve()): Shot {
  return async (page, address) => {
    await bringIn(page, address, momentOf(name));
    const read = page.locator('.vg-coach .coach-read');
    while (await read.isVisible()) await read.click();
    await then(page);
  };
}

const focus =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().focus();

/** The die that trains is opened, and looked at: what could be bought then is marked. */
async function trainWith(page: Page): Promise<void> {
  await page.locator('.vg-slot').nth(1).click();
  await page.locator('.vg-action button').first().focus();
}

/** Two dice are kept for the set that is hoped for. */
async function keepTwo(page: Page): Promise<void> {
  for (const at of [0, 2]) await page.locator('.vg-big').nth(at).click();
}

async function largeDen(page: Page): Promise<void> {
  const seats = page.locator('[role=tab][id$="tseats"]');
  if (await seats.isVisible()) await seats.click();
  await page.locator('.vg-thumb-button').first().click();
  await page.locator('dialog .vg-den').waitFor();
}

const over =
  (name: MomentName): Shot =>
  async (page, address) => {
    await moment(name)(page, address);
    await page.goto(page.url().replace('#/replay/', '#/table/'));
    await page.locator('.end-card').waitFor();
  };

/** Against the clock, which runs. */
const clock = moment('clock', (page) => page.locator('.vg-ring-text b').waitFor());

const lesson: Shot = async (page, address) => {
  await page.goto(`${address}#/learn/vengeance`);
  await page.locator('.lesson').waitFor();
};

const halfMinute: Shot = async (page, address) => {
  await page.goto(`${address}#/learn/vengeance:clock`);
  await page.locator('.lesson').waitFor();
};

/** The form for a new table: the solo challenge and its three dials. */
const form: Shot = async (page, address) => {
  await page.goto(`${address}#/new/vengeance`);
  await page.locator('.vg-dial').last().scrollIntoViewIfNeeded();
};

/** A game looked back on. */
const review = moment('over', (page) => page.locator('.vg-den').waitFor());

const compendium: Shot = async (page, address) => {
  await moment('over')(page, address);
  await page.locator('[role=tab][id$=compendium]').first().click();
  await page.locator('.vg-compendium').first().waitFor();
};

export const VENGEANCE: Readonly<Record<string, Shot>> = {
  'vengeance-form': form,
  'vengeance-heroes': moment('heroes', focus('.vg-hero-card')),
  'vengeance-items': moment('items'),
  'vengeance-sides': moment('sides'),
  'vengeance-flashback': moment('plan', trainWith),
  'vengeance-flashback-later': moment('planLater'),
  'vengeance-fresh-dice': moment('fresh'),
  'vengeance-roll': moment('roll', keepTwo),
  'vengeance-race': moment('race'),
  'vengeance-wounds': moment('wound'),
  'vengeance-roll-solo': moment('rollSolo'),
  'vengeance-clock': clock,
  'vengeance-den': moment('fight'),
  'vengeance-hit': moment('hit', focus('.vg-enemy.lit-available')),
  'vengeance-move': moment('move', focus('.vg-room.lit-available')),
  'vengeance-shoot': moment('shoot'),
  'vengeance-boss': moment('boss'),
  'vengeance-other-den': moment('fight', largeDen),
  'vengeance-loot': moment('loot'),
  'vengeance-over': over('over'),
  'vengeance-over-four': over('overFour'),
  'vengeance-lesson': lesson,
  'vengeance-lesson-clock': halfMinute,
  'vengeance-review': review,
  'vengeance-compendium': compendium,
  'vengeance-list': withSettings({ listView: true }, moment('fight')),
};

/** Photographed in French too, by candlelight. */
export const VENGEANCE_IN_FRENCH: readonly string[] = [
  'vengeance-form',
  'vengeance-flashback',
  'vengeance-roll',
  'vengeance-den',
  'vengeance-hit',
  'vengeance-clock',
  'vengeance-loot',
  'vengeance-over',
  'vengeance-lesson',
  'vengeance-review',
  'vengeance-compendium',
];
