/** Everything that can be pressed on a phone, on every kind of screen, is found by a thumb. */

import { bringIn } from './bring.ts';
import { momentOf, type MomentName } from './dead-cells-moments.ts';
import { recordOf } from './positions.ts';
import { expect, onward as test, type Table } from './served.ts';
import { tooSmall } from './thumb.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

type Screen = (table: Table) => Promise<void>;

const place =
  (hash: string, seen: string): Screen =>
  async ({ page, address }) => {
    await page.goto(`${address}#/${hash}`);
    await expect(page.locator(seen).first()).toBeVisible();
  };
const cells =
  (moment: MomentName, seen: string): Screen =>
  async ({ page, address }) => {
    await bringIn(page, address, momentOf(moment));
    await expect(page.locator(seen).first()).toBeVisible();
  };

const SCREENS: Readonly<Record<string, Screen>> = {
  'the home page': async (table) => {
    await table.sitDown();
    await place('', '.continue-card')(table);
  },
  'a set-up': place('new/dead-cells', '#seed'),
  'the settings': place('settings', '.key-rows'),
  'the list view': (table) => table.sitDown(),
  'the street': async ({ page, address }) => {
    await bringIn(page, address, recordOf('crowded'));
    await expect(page.locator('.cd-slot.open .piece').first()).toBeVisible();
  },
  'a fight': cells('four', '.dc-foe'),
  'a map': cells('shut', '.dc-plate'),
  'a review': async ({ page, address }) => {
    await bringIn(page, address, recordOf('won'));
    await expect(page.locator('.scrubber')).toBeVisible();
  },
};

test('a thumb finds everything on every kind of screen', async ({ table, page }) => {
  test.slow();
  await table.arrive();
  const tabs = page.locator('.bottom-sheet [role=tab]');
  for (const [name, screen] of Object.entries(SCREENS))
    await test.step(name, async () => {
      await page.setViewportSize(PHONES[0]!);
      await screen(table);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await expect
          .poll(() => tooSmall(page), { message: JSON.stringify(size), timeout: 60_000 })
          .toEqual([]);
      }
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect
          .poll(() => tooSmall(page), { message: (await tab.textContent())!, timeout: 60_000 })
          .toEqual([]);
      }
    });
});
