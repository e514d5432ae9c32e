/** A player at the table of Dead Cells: acts on pieces, trays and the bar, never through the list view. */

import { expect, type Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { CELLS_OFFERS } from './dead-cells-offers.ts';
import { isOver, pressFirst } from './pressing.ts';
import type { Table } from './served.ts';

const OTHERS = /is deciding|are deciding|table acts|décide|table agit/;
const PLAYING = /Lay one card down|Posez une carte/;

export const GAME = 'dead-cells';

export class Cell {
  readonly page: Page;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.page = table.page;
  }

  /** A new campaign that stops after so many Runs. */
  async sitDown(seats: readonly string[], { seed = 'amber-crypt-1', runs = 1 } = {}): Promise<void> {
    const { page } = this;
    await page.goto(`${this.#table.address}#/new/${GAME}`);
    await page.locator('#seed').fill(seed);
    for (const [at, kind] of seats.entries()) await page.locator(`#kind-${at}`).selectOption(kind);
    await page.locator('#option-runs').fill(String(runs));
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('.decision-bar')).toBeVisible({ timeout: 20_000 });
  }

  /** A game from its record, brought in as a file and resumed. */
  async bring(record: string): Promise<void> {
    await bringIn(this.page, this.#table.address, record);
  }

  /** Press the first of these, and confirm where that is asked for. */
  async take(what: string): Promise<void> {
    const { page } = this;
    const before = await this.#table.state();
    await page.locator(what).first().click();
    const confirm = page.locator('#confirm');
    await expect
      .poll(async () => (await this.#table.state()) !== before || (await confirm.isVisible()))
      .toBe(true);
    if (await confirm.isVisible()) await confirm.click();
  }

  /** Answer what is asked with keys alone: arrows go to what is lit, Tab to the buttons, Enter takes it. */
  async answerByKeyboard(): Promise<void> {
    const { page } = this;
    const before = await this.#table.state();
    const confirm = page.locator('#confirm');
    const announced = page.locator('.dc-announce');
    const moved = async (): Promise<boolean> => (await this.#table.state()) !== before;
    const follows = async (): Promise<boolean> =>
      (await moved()) || (await confirm.isVisible()) || (await announced.isVisible());
    const form = '.dc-tray .options button.primary';
    if ((await page.locator('.frame button.lit-available').count()) > 0)
      await page.keyboard.press('ArrowRight');
    else if (await page.locator(form).isVisible()) await this.#tabTo(form, 'Shift+Tab');
    else await this.#tabTo('.bar-buttons .button:not(.quiet):not(.bar-icon)', 'Tab');
    await page.keyboard.press('Enter');
    await expect.poll(follows).toBe(true);
    if ((await announced.isVisible()) && !(await confirm.isVisible())) await page.keyboard.press('1');
    await expect.poll(async () => (await moved()) || (await confirm.isVisible())).toBe(true);
    if (await confirm.isVisible()) {
      await this.#tabTo('#confirm', 'Tab');
      await page.keyboard.press('Enter');
    }
    await expect.poll(moved).toBe(true);
  }

  /** From the question on, or back, until one of these has the focus. */
  async #tabTo(what: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    const there = (): Promise<boolean> =>
      this.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what);
    await this.page.locator('#decision').focus();
    for (let tab = 0; tab < 20 && !(await there()); tab++) await this.page.keyboard.press(key);
    await expect.poll(there).toBe(true);
  }

  isOver(): Promise<boolean> {
    return isOver(this.page);
  }

  /** One step of whatever is asked: the first thing that can be pressed. */
  async act(offers: readonly string[] = CELLS_OFFERS): Promise<void> {
    const { page } = this;
    const pressed = await pressFirst(page, offers, OTHERS);
    await page.waitForTimeout(pressed ? 40 : 60);
  }

  /** Play until something is seen. How long may be waited for the others meanwhile is for the test to say. */
  async until(seen: () => Promise<boolean>, most = 3000): Promise<void> {
    for (let i = 0; i < most && !(await seen()); i++) await this.act();
    await expect.poll(seen).toBe(true);
  }

  /** The map, a way to choose and none pointed out: whoever walked here in haste may have pressed one already. */
  async toMap(): Promise<void> {
    await this.until(() => this.page.locator('.dc-plate .piece.lit-available').first().isVisible());
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('#confirm')).toHaveCount(0);
  }

  /** Play until a Run's end lies there, and leave it there: it may come between the look and the press. */
  async untilScene(): Promise<void> {
    const scene = this.page.locator('.end-scene');
    const offers = CELLS_OFFERS.filter((offer) => offer !== '.end-next');
    for (let i = 0; i < 3000 && !(await scene.isVisible()); i++) await this.act(offers);
    await expect(scene).toBeVisible();
  }

  async playToTheEnd(): Promise<void> {
    await this.until(() => this.isOver());
  }

  /** The first Combat, with this seat about to lay a card down. */
  async toFirstCard(): Promise<void> {
    await this.until(async () => PLAYING.test((await this.page.locator('#decision').textContent()) ?? ''));
  }
}
