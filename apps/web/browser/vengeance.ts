/** Somebody who plays Vengeance on its own table, with the mouse: whatever is lit is pressed. */

import type { Page } from '@playwright/test';
import { expect, type Table } from './served.ts';

const LONGEST = 1_500;

export class Avenger {
  readonly page: Page;
  /** Rolls made since something was placed: after a few of them it is enough. */
  #rolls = 0;
  /** How often each scene was looked at. */
  readonly scenes = new Map<string, number>();

  constructor(readonly table: Table) {
    this.page = table.page;
  }

  /** Sit down to a new game; the clock where it is wanted. */
  async sitDown(seats: readonly string[], seed: string): Promise<void> {
    await this.table.sitDown({
      game: 'vengeance',
      seats: [...seats, ...Array(4 - seats.length).fill('empty')],
      seed,
    });
  }

  async scene(): Promise<string> {
    const board = this.page.locator('.vg-board');
    if (!(await board.isVisible())) return 'between';
    const name =
      (await board.getAttribute('class'))?.match(
        /vg-(setup|flashback|rolling|fighting|resolution|over)/,
      )?.[1] ?? '';
    this.scenes.set(name, (this.scenes.get(name) ?? 0) + 1);
    return name;
  }

  /** The first of these that can be seen is pressed; false where there is none. */
  async #press(...what: readonly string[]): Promise<boolean> {
    for (const one of what) {
      const found = this.page.locator(one).first();
      if (!(await found.isVisible())) continue;
      try {
        await found.click({ timeout: 1_500 });
      } catch {
        return true; // It went while the table moved on; it is looked at again.
      }
      return true;
    }
    return false;
  }

  /** One press that goes on with the game. */
  async press(): Promise<boolean> {
    if (await this.#press('.hand-over button.primary', '#confirm', '.vg-menu .option')) return true;
    switch (await this.scene()) {
      case 'setup':
        return this.#press('.vg-hero-card', '.vg-side', '.bar-buttons .primary');
      case 'flashback':
        return this.#press(
          '.vg-shop.offered.lit-available',
          '.vg-actions button',
          '.vg-bare',
          '.bar-buttons .button:not(.quiet)',
        );
      case 'rolling':
        return this.#roll();
      default:
        return this.#press(
          '.vg-loot-tray .vg-actions button',
          '.vg-is-boss.lit-available',
          '.vg-enemy.lit-available',
          '.vg-room.lit-available',
          '.vg-set.lit-available',
          '.vg-item.lit-available',
          '.vg-bare',
          '.bar-buttons .button:not(.quiet, .bar-icon)',
        );
    }
  }

  async #roll(): Promise<boolean> {
    if (await this.#press('.vg-tile.payable')) {
      this.#rolls = 0;
      return true;
    }
    if (this.#rolls++ < 6 && (await this.#press('.vg-roll-button:not([aria-disabled=true])'))) return true;
    this.#rolls = 0;
    return this.#press('.vg-bare', '.bar-buttons .button:not(.quiet, .bar-icon)');
  }

  /** Until this is so, or the game is over. */
  async playUntil(there: () => Promise<boolean>): Promise<void> {
    for (let n = 0; n < LONGEST; n++) {
      if (await there()) return;
      const pressed = await this.press();
      await this.page.waitForTimeout(pressed ? 15 : 60);
    }
    throw new Error(`${LONGEST} presses, and still: ${await this.table.decision.innerText()}`);
  }

  async playToTheEnd(): Promise<void> {
    await this.playUntil(() => this.table.isOver());
    await expect(this.page.locator('.vg-end-card')).toBeVisible();
  }
}
