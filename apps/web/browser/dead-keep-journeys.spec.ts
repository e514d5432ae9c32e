/** The Dead Keep, moment by moment on one page: what seldom comes up, and a whole Quest by ear. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { KeepListener } from './dead-keep-by-ear.ts';
import { momentOf } from './dead-keep-moments.ts';
import { expect, test } from './served.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

const panel = (page: Page): Locator => page.locator('.dk-panel');

test('T-23 a whole Quest by ear beside five bots: roles and names are enough, and Enter presses', async ({
  table,
}) => {
  await table.arrive(QUIET);
  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'careful', 'careful', 'careful', 'careful', 'careful'],
    seed: 'by-ear',
  });
  const player = new KeepListener(table);
  await player.playToTheEnd();
  const asked = [...player.asked].join(' ');
  for (const part of ['Who plays whom?', 'Actions left']) expect(asked).toContain(part);
  const pressed = player.pressed.join(' ');
  for (const part of ['Melee', 'Search', 'Confirm', 'street of']) expect(pressed).toContain(part);
  await player.hearsTheEnd();
  await table.isAccessible();
});

test('T-6, T-7, T-12, T-20 mist, weapon or target first, chips, ties and what a shortage does', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  const at = (moment: Parameters<typeof momentOf>[0]): Promise<void> =>
    bringIn(page, table.address, momentOf(moment));

  // The lamp says why it shows less.
  await at('mist');
  await expect(page.locator('.dk-lamp-note')).toContainText('Blinding Mist: nobody sees through a Mist Zone');
  const seen = await page.locator('.dk-range').count();
  await at('first');
  await expect(page.locator('.dk-lamp-note')).not.toContainText('Blinding Mist');
  expect(seen).toBeLessThan(await page.locator('.dk-range').count());

  // The weapon first: where it reaches is lit. The target first: its Zone offers the weapons.
  await at('strike');
  await page.locator('.dk-hands .piece.lit-available').first().click();
  const menu = page.locator('.dk-menu button');
  await expect(menu.first()).toContainText('at the Undead in');
  const aimed = await page.locator('.dk-floor.lit-available').last().getAttribute('data-piece');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.locator(`[data-piece="${aimed}"]`).click();
  const shot = menu.or(page.locator('#confirm')).filter({ hasText: /Crossbow|Shoot/ });
  await expect(shot.first()).toBeVisible();

  // What may be spent before the dice are chips, with their price; the dice are told in words.
  await at('boosts');
  await expect(table.decision).toContainText('Anything before the dice?');
  const chips = page.locator('.dk-tray .dk-choice, .bar-buttons .button:not(.bar-icon)');
  await expect(chips.filter({ hasText: /\+\d+ (die|dice) for \d+ Mana/ }).first()).toBeVisible();
  await chips
    .filter({ hasText: /^\D*Roll \d/ })
    .first()
    .click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-line', { hasText: / rolls .*: (no hit|\d+ hits?)/ }).last()).toBeVisible();
  await page.getByRole('tab', { name: 'Forecast' }).click();

  // The table chooses: yellow and hollow on the map, and named.
  await at('tie');
  await expect(panel(page).locator('.dk-tie', { hasText: 'tie' }).first()).toBeVisible();
  await expect(page.locator('.dk-over path[marker-end="url(#dk-tie)"]').first()).toBeAttached();

  // Too few pieces: which card, and what that would do.
  await at('shortage');
  await expect(panel(page).locator('.dk-odds', { hasText: 'too few pieces' }).first()).toBeVisible();
  await expect(panel(page).locator('.dk-shortage')).toHaveText(
    /all (Monsters|Enemies) act once more, and the Boss gains 1 Doom/,
  );
});

test('T-10, T-19, T-22 a Crawler is a moment; a new roster; and zoomed in four times nothing is lost', async ({
  table,
  page,
}) => {
  await table.arrive({ ...QUIET, speed: 'step' });
  await bringIn(page, table.address, momentOf('crawler'));
  await page.locator('.dk-deed', { hasText: 'Search' }).first().click();
  await page.locator('#confirm').click();
  const scene = page.locator('.dk-scene.crawls');
  await expect(scene).toContainText('Aaahh!! Crawler!');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(scene).toBeHidden();
  await expect(table.decision).not.toContainText('!.');

  // A Chapter is over: somebody leaves, somebody else comes.
  await bringIn(page, table.address, momentOf('roster'));
  await expect(table.decision).toContainText('Who changes?');
  const asked = await table.decision.textContent();
  await page
    .getByRole('button', { name: /^Lothar makes room/ })
    .first()
    .click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await expect(table.decision).not.toHaveText(asked!);

  // 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await bringIn(page, table.address, momentOf('bridge'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const what of ['.board .piece.lit-available', '.bar-buttons button', '.dk-deed', '.dk-tiles button']) {
    const one = page.locator(what).last();
    await one.scrollIntoViewIfNeeded();
    await expect(one, what).toBeInViewport();
  }
});
