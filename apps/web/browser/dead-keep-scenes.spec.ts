/** The Dead Keep: who plays whom, what is closed, growing, the Boss, Potions, trade, stillness and no network. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-keep-moments.ts';
import { ANSWERS } from './lessons.ts';
import { arriveAt, nextLine, QUIET, stepUntil, STEPPED } from './dead-keep.ts';
import { expect, onward as test, test as fresh } from './served.ts';

async function takeObjective(page: Page): Promise<void> {
  await page.locator('.dk-touch[data-piece^="objective:"]').first().click();
  const [confirm, next] = [page.locator('#confirm'), nextLine(page)];
  await expect(confirm.or(next).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
}

test('T-2 Adventurers are tapped onto seats, unevenly, beside a bot', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'person', 'careful', 'empty', 'empty', 'empty'],
  });
  const tray = page.locator('.dk-layout');
  await expect(table.decision).toContainText('Who plays whom?');
  const seatOf = (n: number): Locator => tray.locator('.dk-places > li').nth(n);
  // Everybody but Astrid and one other goes to the bot.
  for (const name of ['Lothar', 'Mai Ling', 'Theron', 'Ysolde']) {
    await tray.locator('.dk-choice', { hasText: name }).click();
    await seatOf(2).locator('.dk-place').click();
  }
  await tray.locator('.dk-choice', { hasText: 'Astrid' }).click();
  await seatOf(0).locator('.dk-place').click();
  await tray.locator('.dk-choice', { hasText: 'Tessara' }).click();
  await seatOf(1).locator('.dk-place').click();
  await expect(seatOf(2).locator('.dk-choice')).toHaveCount(4);
  await page.locator('#confirm').click();
  await page.getByRole('button', { name: 'As suggested' }).click();
  const seats = page.locator('.seat-box');
  await expect(seats.nth(0).locator('.dk-row')).toHaveCount(1);
  await expect(seats.nth(0)).toContainText('Astrid');
  await expect(seats.nth(1).locator('.dk-row')).toHaveCount(1);
  await expect(seats.nth(2).locator('.dk-row')).toHaveCount(4);
});

test('T-4 a dark room says what will happen, and the door to it with which odds', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAt(table, 'darkDoor');
  await expect(page.locator('.dk-note', { hasText: 'dark: 1 card' }).first()).toBeVisible();
  const dark = page.locator('.dk-zone.dark .dk-floor').first();
  await expect(dark).toHaveAccessibleName(/dark room: one Building card/);
  await page.locator('.dk-door.lit-available').first().hover();
  const panel = page.locator('.dk-panel');
  await expect(panel).toContainText('Behind this door');
  await expect(panel).toContainText('dark: 1 card');
  await expect(panel).toContainText(/\d+ Building cards? of \d+/);
  // Every card of the deck is counted once.
  const rows = await panel.locator('.dk-odds .mono').allInnerTexts();
  const counts = rows.map((row) => row.split(' of ').map(Number) as [number, number]);
  expect(counts.reduce((sum, [n]) => sum + n, 0)).toBe(counts[0]![1]);
});

test('T-14 the gauge says how far it is, and a Skill is chosen as a card with its rule', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'growing', STEPPED);
  await expect(page.locator('.dk-danger')).toHaveAccessibleName(
    /Danger Level 1: .* leads with \d+ adrenaline/,
  );
  await takeObjective(page);
  const scene = page.locator('.dk-scene.level');
  await stepUntil(page, scene);
  await expect(scene).toContainText(/grows: Danger Level 2.*One Action more in every Turn/);
  await bringIn(page, table.address, momentOf('levelUp'));
  const cards = page.locator('.dk-level-up .dk-skill');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(1);
  await expect(cards.first().locator('span').last()).toHaveText(/.{8,}/);
  await page.locator('.dk-level-up .rule-link').first().click();
  await expect(page.locator('.side-panel')).toContainText('DK-SKILL-');
  const name = (await cards.first().locator('b').first().textContent())!;
  await cards.first().click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-line', { hasText: 'learns' }).last()).toContainText(name);
});

test('T-15 the Boss asleep shows Doom and its lives; its waking is a scene', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAt(table, 'waking', STEPPED);
  const boss = page.locator('.dk-boss');
  await expect(boss).toContainText('asleep');
  await expect(boss.locator('.dk-doom')).toHaveAccessibleName(/Doom \d of 5/);
  expect(await boss.locator('.dk-stages li').count()).toBeGreaterThan(0);
  await takeObjective(page);
  const scene = page.locator('.dk-scene.bossActive');
  await stepUntil(page, scene);
  await expect(scene).toContainText(/Ogre Boss wakes/);
  await expect(scene).toContainText(/lives? in reserve/);
  await page.getByRole('button', { name: 'Go on' }).or(nextLine(page)).first().click();
  await expect(scene).toBeHidden();
  // Awake: Wounds and Armor; each life it loses shows its card.
  await bringIn(page, table.address, momentOf('lifeLost'));
  await expect(boss).toContainText('awake');
  const [, left, most] = /(\d+) of (\d+) Wounds? left, Armor \d/.exec(await boss.innerText()) ?? [];
  expect(Number(left)).toBeLessThan(Number(most));
  await page.getByRole('button', { name: 'Hint' }).click();
  const suggested = page.locator(ANSWERS).filter({ visible: true });
  const falls = page.locator('.dk-scene.bossFalls');
  await expect(async () => {
    const confirm = page.locator('#confirm');
    if (await confirm.isVisible()) await confirm.click({ timeout: 2_000 });
    else if ((await suggested.count()) > 0) await suggested.first().click({ timeout: 2_000 });
    else if (!(await nextLine(page).isVisible()))
      await page.locator('.piece.hinted').first().click({ timeout: 2_000 });
    await expect(nextLine(page).or(falls).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await stepUntil(page, falls);
  await expect(falls).toContainText(/A life is lost: .+/);
});

test('T-16 a Potion is drunk in another’s Turn, and before Wounds who would fall is named', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'falling');
  await expect(table.decision).toContainText('would fall');
  await page
    .getByRole('button', { name: /(drinks|gives .*) a Potion$/ })
    .last()
    .click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.side-panel')).toContainText(/Potion/);
  await bringIn(page, table.address, momentOf('thirsty'));
  const before = await table.decision.textContent();
  const power = page.locator('.dk-power', { hasText: 'Potion' });
  await expect(power.first()).toBeVisible();
  await power.first().click();
  await page.locator('dialog[open] .button.lit-available').first().click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-line', { hasText: 'Potion' }).last()).toBeVisible();
  await expect(table.decision).toHaveText(before!);
});

test('T-8 a division is foretold as health left, and advised with its reason', async ({ table, page }) => {
  await arriveAt(table, 'attacks');
  const tray = page.locator('.dk-divide');
  const panel = page.locator('.dk-panel');
  await expect(panel).toContainText('Health left');
  await expect(panel.locator('.dk-lefts > li').first()).toBeVisible();
  const advice = page.getByRole('button', { name: /As suggested: \S/ });
  await expect(advice).toHaveAttribute('title', /.{8,}/);
  await advice.click();
  await expect(tray).toContainText('all shared out');
  // One thread for each, and the same numbers on the figures and in the table below.
  const numbers = (place: string): Promise<string[]> =>
    page.locator(`${place} .dk-stepper b`).allTextContents();
  const given = await numbers('.dk-divide');
  expect(await numbers('.dk-shares')).toEqual(given);
  const total = given.reduce((sum, n) => sum + Number(n), 0);
  expect((await page.locator('.dk-spread path').getAttribute('d'))!.match(/M/g)).toHaveLength(total);
  await page
    .locator('.dk-shares')
    .getByRole('button', { name: /One less/ })
    .and(page.locator(':not([aria-disabled=true])'))
    .first()
    .click();
  await expect(tray).toContainText('1 left');
  expect(await numbers('.dk-divide')).toEqual(await numbers('.dk-shares'));
  await advice.click();
  const bars = panel.locator('.dk-left');
  await expect(bars.first()).toHaveAccessibleName(/\d+ ?%/);
  await expect(page.locator('#confirm')).toBeEnabled();
});

test('T-11 a trade lays both inventories side by side, and what is tapped over changes hands', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'trade');
  const sides = page.locator('.dk-sides > ul');
  const [left, right] = [sides.nth(0), sides.nth(1)];
  expect((await left.boundingBox())!.y).toBe((await right.boundingBox())!.y);
  const card = left.locator('.dk-choice').first();
  const name = (await card.locator('.dk-called').textContent())!.trim();
  await card.click();
  await right.locator('.dk-place.lit-available', { hasText: 'Backpack' }).click();
  await expect(right).toContainText(name);
  await page.locator('#confirm').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.side-panel')).toContainText(new RegExp(`gives? .*${name}`));
});

test('T-24 as suggested spends the Gold of a rich Quest, by what a careful player would buy', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'shop');
  const gold = async (): Promise<number> =>
    Number(/(\d+) Gold/.exec((await page.locator('.dk-muster').textContent()) ?? '')?.[1] ?? 0);
  const before = await gold();
  expect(before).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?', { timeout: 60_000 });
  await page.getByRole('tab', { name: 'Log' }).click();
  const bought = page.locator('.log-line', { hasText: / Gold/ });
  const left = Number(/(\d+)[^\d]*$/.exec((await bought.last().textContent())!)?.[1] ?? before);
  expect(left).toBeLessThan(before / 2);
});

test('what is told moves: a figure walks; with reduced motion nothing moves, and nothing by itself', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'first', { ...QUIET, speed: '1' });
  await page.evaluate(() => {
    const counted = window as unknown as { walked: number };
    counted.walked = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const one of addedNodes)
          if (one instanceof HTMLElement && one.querySelector('[data-figure=tessara]') !== null)
            counted.walked++;
    }).observe(document.querySelector('.frame')!, { childList: true });
  });
  const walked = (): Promise<number> => page.evaluate(() => (window as unknown as { walked: number }).walked);
  const north = page.locator('[data-piece="zone:7R.b"]');
  await north.click();
  await expect(table.decision).toContainText('2 Actions left');
  expect(await walked()).toBe(1);
  await page.keyboard.press('u');
  await expect(table.decision).toContainText('3 Actions left');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await north.click();
  await expect(table.decision).toContainText('2 Actions left');
  expect(await walked()).toBe(1);
  await bringIn(page, table.address, momentOf('bridge'));
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime ?? 0) > 50,
          ).length,
    );
  expect(await moving()).toBe(0);
  await page.locator('.dk-zone .dk-floor').first().hover();
  expect(await moving()).toBe(0);
});

fresh(
  'T-13 whoever closes the tab in the middle of an Enemy Phase comes back to what it asks',
  async ({ table, page, context }) => {
    await arriveAt(table, 'ending', STEPPED);
    await page.keyboard.press('e');
    const [confirm, next] = [page.locator('#confirm'), nextLine(page)];
    await expect(confirm.or(next).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await next.click();
    await expect(page.locator('.dk-board')).toHaveClass(/acting/);
    const address = page.url();
    await page.close();
    const later = await context.newPage();
    await later.goto(address);
    // The Enemies are still at it: which way they take is asked in the middle of their Phase.
    await expect(later.locator('#decision')).toContainText('Which Zone is the goal?');
    await expect(later.locator('.dk-person')).toHaveCount(6);
    await later.getByRole('tab', { name: 'Log' }).click();
    await expect(later.locator('.side-panel')).toContainText(/Enemies activate/);
  },
);

test('T-19 two people at one screen begin a Campaign: the ledger, the shop, the first Turn', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/dead-keep`);
  await page.locator('#option-quest').selectOption('campaign');
  for (const [seat, kind] of ['person', 'person', 'empty', 'empty', 'empty', 'empty'].entries())
    await page.locator(`#kind-${seat}`).selectOption(kind);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.dk-ledger li')).toHaveCount(12);
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?', { timeout: 60_000 });
  await expect(page.locator('.hand-over')).toHaveCount(0);
  for (const seat of [0, 1])
    await expect(page.locator('.seat-box').nth(seat).locator('.dk-row')).toHaveCount(3);

  // The friend goes home; somebody else takes the first seat, and a bot the second. All of it by keys.
  await page.locator('#menu').press('Enter');
  await page.getByRole('button', { name: 'Who plays' }).press('Enter');
  await expect(page.locator('#kind-0')).toHaveValue('person');
  await expect(page.locator('#kind-0 option[value=empty]')).toHaveCount(0);
  await page.locator('#name-0').fill('Dot');
  await page.locator('#kind-1').selectOption('careful');
  await table.isAccessible();
  await page.locator('#name-1').press('Enter');
  await expect(table.decision).toContainText('Whose Turn is it now?');
  await expect(page.locator('.seat-box').first()).toContainText('Dot');
  await expect(page.locator('.seat-box').nth(1)).toContainText('bot, careful');

  // The file of it: brought along it goes on at the same place, with the same people.
  await page.locator('#menu').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  await page.goto(table.address);
  const resumed = page.locator('.continue-card');
  await expect(resumed).not.toHaveCount(0);
  const before = await resumed.count();
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(resumed).toHaveCount(before + 1);
  await resumed.locator('.resume').first().click();
  await expect(table.decision).toContainText('Whose Turn is it now?');
  await expect(page.locator('.seat-box').first()).toContainText('Dot');
});

test('T-23 what is found is laid by the list as well as by the board, and the Quest goes on by it', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'found');
  const asked = await table.decision.textContent();
  await page.getByRole('button', { name: 'list' }).click();
  const list = page.getByRole('region', { name: 'list' });
  const found = list.getByRole('combobox').last();
  await found.selectOption({ label: await found.locator('option:not([disabled])').first().innerText() });
  await page.locator('#confirm').click();
  await expect(table.decision).not.toHaveText(asked!);
  for (let n = 0; n < 15 && !(await table.isOver()); n++) {
    await expect(page.locator('.dk-listed .options')).toBeVisible();
    await table.answer();
  }
});

fresh.describe('without a network', () => {
  fresh.use({ serviceWorkers: 'allow' });

  fresh(
    'T-24 after the first visit a Quest is begun and played offline',
    async ({ table, page, context }) => {
      await table.arrive();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.reload();
      await table.sitDown({
        game: 'dead-keep',
        seats: ['person', 'empty', 'empty', 'empty', 'empty', 'empty'],
      });
      await page.getByRole('button', { name: 'As suggested' }).click();
      await expect(table.decision).toContainText('Whose Turn is it now?');
      await page.locator('.dk-choice', { hasText: 'Theron' }).click();
      await expect(table.decision).toContainText('Theron: 3 Actions left');
      await expect(page.locator('.dk-panel')).toContainText('If all ended now');
    },
  );
});
