/** Every main screen of Dead Cells: it is reached, no rule of accessibility is broken on it, the keyboard answers from it. */

import type { MomentName } from './dead-cells-moments.ts';
import { momentOf } from './dead-cells-moments.ts';
import { Cell } from './dead-cells.ts';
import { expect, onward as test } from './served.ts';

/** What tells each screen from the others. */
const SCREENS = {
  whom: '.dc-own-answers .dc-choice-hero',
  shut: '.dc-plate .lit-blocked',
  look: '.dc-plate.down .lit-available',
  bell: '.dc-bell.lit-available',
  lantern: '.dc-lantern.lit-available',
  lanternCards: '.dc-zone',
  solo: '.dc-hero:has-text("Serenade")',
  four: '.dc-hero:nth-of-type(5)',
  target: '.dc-foe .piece.lit-available',
  skill: '.dc-hero .piece.lit-available',
  gear: '.dc-gear .piece.lit-available',
  potion: '.dc-hero .piece.lit-available',
  scroll: '.dc-hero .piece.lit-available',
  equipment: '.dc-subject .dc-item',
  market: '.dc-interbiome .dc-market li.now',
  plans: '.dc-tray .options',
  concierge: '.dc-boss:has-text("The Concierge")',
  shuriken: '.dc-hung .piece.lit-available',
  handOfTheKing: '.dc-hung:has-text("Banner")',
  cells: '.dc-mutation .dc-runes',
  purge: '.dc-tray .dc-choice .dc-card',
  upgrade: '.dc-tray .dc-choice .dc-bought',
  deck: '.dc-subject .dc-card',
  next: '.dc-mutation .dc-market',
} satisfies Readonly<Partial<Record<MomentName, string>>>;

/** Scenes that share a page: it is opened once for all of them. */
const TOGETHER = 6;
const scenes = Object.entries(SCREENS) as readonly [MomentName, string][];

for (let from = 0; from < scenes.length; from += TOGETHER) {
  const these = scenes.slice(from, from + TOGETHER);
  const names = these.map(([name]) => name).join(', ');
  test(`${names}: accessible in both themes, and answered by keyboard`, async ({ table, page }) => {
    test.slow();
    await table.arrive();
    const cell = new Cell(table);
    for (const [name, shows] of these)
      await test.step(name, async () => {
        await cell.bring(momentOf(name));
        await expect(page.locator(shows).first()).toBeVisible();
        await table.isAccessibleInBothThemes();
        await cell.answerByKeyboard();
      });
  });
}
