/** The Dead Keep, moment by moment on one page: what seldom comes up, and a whole Quest by ear. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { KeepListener } from './dead-keep-by-ear.ts';
import { momentOf } from './dead-keep-moments.ts';
import { Learner } from './lessons.ts';
import { expect, onward as test, type Table } from './served.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

const panel = (page: Page): Locator => page.locator('.dk-panel');

/** What is asked in the middle of an Enemy Phase. */
const IN_ENEMY_PHASE = /Which Zone is the goal|On the way from|Before the Wounds|Attacks? .*Who takes/;

test('T-20, T-23, T-13, T-19 a stranger: the lesson, a whole Quest by ear beside five bots, the tab closed on the way, a Campaign with a friend', async ({
  table,
  page,
}) => {
  test.slow();
  await table.arrive(QUIET);
  const learner = new Learner(table);
  await learner.begin('dead-keep');
  await learner.play();
  await learner.lesson.getByRole('link', { name: 'A table of my own' }).click();
  await expect(page).toHaveURL(/#\/new\/dead-keep$/);

  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'careful', 'careful', 'careful', 'careful', 'careful'],
    seed: 'by-ear',
  });
  const player = new KeepListener(table);
  let closed = false;
  await player.playToTheEnd(async (question) => {
    if (closed || !IN_ENEMY_PHASE.test(question)) return;
    closed = true;
    const place = page.url();
    await page.goto(`${table.address}icon.svg`);
    await page.goto(place);
    await expect(table.decision).toHaveText(question, { timeout: 30_000 });
  });
  expect(closed, 'the tab was closed in the middle of an Enemy Phase').toBe(true);
  const asked = [...player.asked].join(' ');
  for (const part of ['Who plays whom?', 'Actions left']) expect(asked).toContain(part);
  const pressed = player.pressed.join(' ');
  for (const part of [/Melee|Strike at/, /street of/]) expect(pressed).toMatch(part);
  await player.hearsTheEnd();
  await table.isAccessible();

  // What a Search turns up is luck; what is found is laid by ear too.
  await bringIn(page, table.address, momentOf('found'));
  expect(await new KeepListener(table).presses()).toBe('As it lies');

  // With a friend in front of the same screen.
  await page.goto(table.address);
  await page.getByRole('link', { name: 'Sit down at The Dead Keep' }).click();
  await page.locator('#option-quest').selectOption('campaign');
  for (const [seat, kind] of ['person', 'person', 'empty', 'empty', 'empty', 'empty'].entries())
    await page.locator(`#kind-${seat}`).selectOption(kind);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?', { timeout: 60_000 });
  const [own, friend] = [page.locator('.seat-box').first(), page.locator('.seat-box').nth(1)];
  await expect(own.locator('.dk-row')).toHaveCount(3);
  for (let turn = 0; turn < 3; turn++) await takesTurn(table, own);
  // Nothing is handed over: the friend is named, walks one Zone and ends their Turn.
  const name = await takesTurn(table, friend);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-line', { hasText: `${name} moves` })).not.toHaveCount(0);
});

/** Whoever sits there takes a Turn of one step; the Adventurer’s name. */
async function takesTurn({ page, decision }: Table, seat: Locator): Promise<string> {
  const played = seat.locator('.dk-row.played');
  const before = await played.count();
  const pick = page
    .locator('.bar-buttons > .button:not(.bar-icon), .dk-tray .dk-choice')
    .filter({ visible: true });
  await expect(decision).toContainText(/Whose Turn is it now|3 Actions left/);
  if (!(await decision.innerText()).includes('3 Actions left')) await pick.first().click();
  await expect(decision).toContainText('3 Actions left');
  await expect(page.locator('.hand-over')).toHaveCount(0);
  const [name] = (await decision.innerText()).split(':');
  await expect(seat).toHaveClass(/deciding/);
  await expect(seat.locator('.dk-row.acting')).toContainText(name!);
  await page.locator('.dk-floor.lit-available[aria-label*="1 Action to walk there"]').first().click();
  await expect(decision).toContainText('2 Actions left');
  await page.keyboard.press('e');
  const confirm = page.locator('#confirm');
  await expect(confirm.or(played.nth(before)).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(played).toHaveCount(before + 1);
  return name!;
}

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
  await expect(menu.first()).toContainText(/ at (\d|the).* in the .*\(\d+[RV]\.\w/);
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
