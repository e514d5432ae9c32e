/** A player at the street: acts on pieces, never through the list view. */

import { expect, type Locator, type Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { recordOf, type Position } from './positions.ts';
import { isOver } from './pressing.ts';
import type { Table } from './served.ts';

/** Press what may be gone by the time the pointer arrives. */
async function tap(button: Locator): Promise<void> {
  await button.click({ timeout: 2_000 }).catch(() => undefined);
}

const GAME = 'cards-of-the-dead';

export class Street {
  readonly page: Page;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.page = table.page;
    this.page.setDefaultTimeout(10_000); // A game can end under the pointer: no press waits for long.
  }

  get menu() {
    return this.page.locator('.cd-menu button');
  }

  get reachable() {
    return this.page.locator('.cd-slot.open .piece.lit-available');
  }

  async sitDown(seats: readonly string[], seed = 'amber-crypt-1'): Promise<void> {
    await this.#table.sitDown({ game: GAME, seats, seed });
    await expect(
      this.page.locator('.cd-slot .piece.lit-available, .hand-over button.primary').first(),
    ).toBeVisible();
  }

  /** Open a game from a file, as a player would, at the moment it was exported. */
  async open(position: Position): Promise<void> {
    await bringIn(this.page, this.#table.address, recordOf(position));
  }

  /** Press a piece, take the first thing its menu offers, and confirm what cannot be taken back. */
  async press(piece: Locator, option: RegExp = /./): Promise<void> {
    const before = await this.asked();
    await piece.click();
    const chosen = this.menu.filter({ hasText: option }).first();
    const confirm = this.page.locator('#confirm');
    const answered = async () =>
      (await chosen.isVisible()) || (await confirm.isVisible()) || (await this.asked()) !== before;
    await expect.poll(answered).toBe(true);
    if (await chosen.isVisible()) await chosen.click();
    const settled = async () => (await confirm.isVisible()) || (await this.asked()) !== before;
    await expect.poll(settled).toBe(true);
    if (await confirm.isVisible()) await confirm.click();
    await expect.poll(() => this.asked()).not.toBe(before);
  }

  /** What is asked, and how much has been told. */
  async asked(): Promise<string> {
    return this.page.evaluate(() => {
      const said = document.querySelector('#decision, .hand-over h1')?.textContent ?? '';
      const lit = [...document.querySelectorAll('.lit-available')].length;
      const area = document.querySelector('.cd-area')?.textContent ?? '';
      const told = document.querySelectorAll('.log-line').length;
      return `${said} ${lit} ${area} ${told} ${document.querySelector('.log-line:last-child')?.textContent ?? ''}`;
    });
  }

  isOver(): Promise<boolean> {
    return isOver(this.page);
  }

  /** One decision on the table: fight what stands there, else walk on. */
  async act(): Promise<void> {
    const { page } = this;
    const take = page.locator('.hand-over button.primary');
    const confirm = page.locator('#confirm');
    const tray = page.locator('.cd-tray');
    const none = page.getByRole('button', { name: /^(None of them|Aucune)$/ });
    const dayOver = page.locator('.end-next');
    if (await take.isVisible()) return tap(take);
    // The end of the game looks like that of a day: it is left as it stands.
    if (await dayOver.isVisible()) return (await this.isOver()) ? undefined : tap(dayOver);
    if (await confirm.isVisible()) return tap(confirm);
    if (await none.isVisible()) return tap(none);
    if (await tray.isVisible()) return tap(tray.locator('button.lit-available').first());
    const zombie = page.locator('.cd-space.kind-zombie .piece.lit-available').first();
    if (await zombie.isVisible()) return this.press(zombie);
    if (await this.reachable.first().isVisible()) return this.press(this.reachable.first());
    const end = page.getByRole('button', { name: /^(End turn|Finir le tour)/ });
    if (await end.isVisible()) return tap(end);
    // A bot asks which way, or whether to take a door.
    const way = page.locator('.cd-space .piece.lit-available, .bar-buttons [data-answer]').first();
    if (await way.isVisible()) return tap(way);
    await page.waitForTimeout(100); // The others are acting.
  }

  async playToTheEnd(most = 1000): Promise<void> {
    for (let i = 0; i < most && !(await this.isOver()); i++) {
      await this.act().catch(async (error: unknown) => {
        if (!(await this.isOver())) throw error;
      });
    }
    await expect.poll(() => this.isOver()).toBe(true);
  }
}
