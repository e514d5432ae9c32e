/** What `npm run screens` photographs: how a player gets to each screen. */

import type { Page } from '@playwright/test';
import { bringIn } from '../apps/web/browser/bring.ts';
import { recordUntil } from '../apps/web/browser/dead-cells-records.ts';
import { recordOf, type Position } from '../apps/web/browser/positions.ts';
import { CELLS, CELLS_IN_FRENCH } from './cells-shots.ts';
import { VENGEANCE, VENGEANCE_IN_FRENCH } from './vengeance-shots.ts';
import { KEEP, KEEP_IN_FRENCH } from './keep-shots.ts';
import { answer, withSettings, type Shot } from './photographer.ts';

/** A new table told in words, some decisions in. */
function tableOf(game: string, decisions: number): Shot {
  return async (page, address) => {
    await page.goto(`${address}#/new/${game}`);
    await page.locator('#seed').fill('amber-crypt-4127');
    await page.locator('form button[type=submit]').click();
    await page.locator('.options').first().waitFor();
    for (let i = 0; i < decisions; i++) await press(page, '.options button.option.lit-available');
  };
}

/** Press a piece of the street, take the first thing offered, and confirm when that is asked for. */
const press = (page: Page, piece: string, sure = true): Promise<void> =>
  answer(page, piece, { menu: '.cd-menu button', sure });

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

/** A game of the street at its end: nobody does anything until the city has won. */
const streetEnd: Shot = async (page, address) => {
  await page.goto(`${address}#/new/cards-of-the-dead`);
  await page.locator('#seed').fill('pale-owl-11');
  await page.locator('form button[type=submit]').click();
  const over = page.locator('.end-scene');
  const turns = '.cd-tray .lit-available, button:text-is("End turn")';
  for (let turn = 0; turn < 60; turn++) {
    await page.locator(turns).or(over).first().waitFor();
    if (await over.isVisible()) return;
    await press(page, turns);
  }
};

/** A moment that seldom comes up, opened from a file as a player would. */
function position(name: Position): Shot {
  return (page, address) => bringIn(page, address, recordOf(name));
}

/** The end of a game that was won, and what a careful player would have done on the way. */
const won: Shot = async (page, address) => {
  await position('won')(page, address);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await page.locator('.end-scene').waitFor();
};

const turningPoint: Shot = async (page, address) => {
  await won(page, address);
  await page.locator('.turning li').last().locator('button').first().click();
  await page.locator('.scrubber').waitFor();
};

/** A campaign looked back on: in the middle of a fight, at a key moment, with something tried out. */
const lookBack: Shot = async (page, address) => {
  await bringIn(page, address, recordUntil({ seats: 3, seed: 'look-back', runs: 2 }, 'over')!);
  await page.locator('.scrubber select').first().selectOption({ index: 1 });
  await page.locator('.key-moment', { hasText: 'Damage' }).first().click();
  await page.locator('.key-moment[aria-current=true]', { hasText: 'Damage' }).waitFor();
  await page.locator('.bar-buttons .primary').click();
  await page.locator('.notice .button').click();
  await page.locator('.branches').waitFor();
};

const hinted: Shot = async (page, address) => {
  await position('crowded')(page, address);
  await page.locator('.bar-icon', { has: page.locator('use[href="#gi-light-bulb"]') }).click();
  await page.locator('.hint-says').waitFor();
};

/** The street as a list: what a reader hears, for everybody. */
const listView = withSettings({ listView: true }, tableOf('cards-of-the-dead', 3));

const go =
  (place: string): Shot =>
  async (page, address) => {
    await page.goto(`${address}#/${place}`);
    await page.locator(place.startsWith('learn/') ? '.frame' : '#main').waitFor();
  };

export const SHOTS: Readonly<Record<string, Shot>> = {
  'table-lantern-hill': tableOf('lantern-hill', 3),
  home: go(''),
  'table-cards-of-the-dead': street,
  'street-lesson': go('learn/cards-of-the-dead'),
  'street-end': streetEnd,
  'street-won': won,
  'street-day': position('dayOver'),
  'street-hint': hinted,
  'street-indoor': position('indoor'),
  'street-order': position('reorder'),
  'street-toll': position('toll'),
  'street-review': turningPoint,
  'street-list': listView,
  'cells-lesson': go('learn/dead-cells'),
  'set-up': go('new/cards-of-the-dead'),
  'set-up-dead-cells': go('new/dead-cells'),
  settings: go('settings'),
  credits: go('credits'),
  rules: go('rules/cards-of-the-dead'),
  review: lookBack,
  'hand-over': async (page, address) => {
    await page.goto(`${address}#/new/cards-of-the-dead/amber-crypt-4127/2`);
    await page.locator('form button[type=submit]').click();
    await page.locator('.hand-over button.primary').waitFor();
  },
  ...CELLS,
  ...VENGEANCE,
  ...KEEP,
};

/** Photographed in French too, by candlelight. */
export const IN_FRENCH: readonly string[] = [
  'home',
  'set-up',
  'street-lesson',
  'table-cards-of-the-dead',
  'street-won',
  'street-toll',
  ...CELLS_IN_FRENCH,
  ...VENGEANCE_IN_FRENCH,
  ...KEEP_IN_FRENCH,
];
