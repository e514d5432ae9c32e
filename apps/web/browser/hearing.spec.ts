/** What is heard: nothing before a gesture, each sound in words too, silence in one press, and how much is spoken. */

import type { Page } from '@playwright/test';
import { covered } from './boxes.ts';
import { Learner } from './lessons.ts';
import { expect, test, type Table } from './served.ts';

test.describe.configure({ timeout: 90_000 });

const LOUD = { speed: 'instant', language: 'en', muted: false, captions: true };

/** Counts what the page starts to play, from its beginning and after every reload. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { started: 0 };
    Object.assign(globalThis, { counted });
    const kind = AudioScheduledSourceNode.prototype;
    const start = Reflect.get(kind, 'start') as (this: AudioScheduledSourceNode, when?: number) => void;
    kind.start = function (this: AudioScheduledSourceNode, when) {
      counted.started++;
      start.call(this, when);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { counted: { started: number } }).counted.started);
}

const street = (table: Table) => table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'empty'] });

const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('gravetable-settings') ?? '{}') as Record<string, unknown>,
  );

test('a table is silent until the first gesture, and then begins with the motif of its game', async ({
  table,
  page,
}) => {
  const sounds = await countSounds(page);
  await table.arrive(LOUD);
  await street(table);
  const caption = page.locator('.caption');
  await expect(caption).toContainText('cue: the motif of the game');
  await expect.poll(sounds).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('#announcer')).toContainText('Your turn.');
  expect(await sounds()).toBe(0);
  await expect(caption).toHaveText('');
  await page.keyboard.press('b');
  await expect(caption).toHaveText('cue: the motif of the game');
  await expect.poll(sounds).toBeGreaterThan(0);
  await page.locator('.cd-slot .lit-blocked').first().dispatchEvent('click');
  await expect(caption).toContainText('dice: a knock, not possible');
});

test('what sounds is written, muted or not, and nothing is written unasked', async ({ table, page }) => {
  const sounds = await countSounds(page);
  await table.arrive({ ...LOUD, muted: true });
  const learner = new Learner(table);
  await learner.begin('cards-of-the-dead');
  const caption = page.locator('.caption');
  await page.keyboard.press('b');
  await expect(caption).toHaveText('cue: the motif of the game');
  await learner.until(6);
  await learner.goOn();
  await page.locator('#confirm').click();
  await expect(caption).toContainText('cards: a card is turned');
  expect(await sounds()).toBe(0);
  for (const theme of ['dark', 'light']) {
    await table.prefer({ ...LOUD, muted: true, theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(caption).toBeVisible();
    await table.isAccessible();
  }
  await table.prefer({ ...LOUD, muted: true, language: 'fr' });
  await expect(caption).toBeVisible();
  await page.keyboard.press('b');
  await expect(caption).toHaveText('signal\u00a0: le motif du jeu');
  await table.prefer({ ...LOUD, muted: true, captions: false });
  await expect(table.decision).toBeVisible();
  await expect(caption).toHaveCount(0);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test(`a phone ${width} px wide is silenced in one press, at a table and in a lesson`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ speed: 'instant', language: 'en' });
    await street(table);
    const sound = page.locator('.bottom-sheet').getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    const { width: wide, height: high, x } = (await sound.boundingBox())!;
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await covered(sound)).toEqual([]);
    expect((await page.locator('.top-strip').boundingBox())!.height).toBeLessThanOrEqual(46);
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await kept(page))['muted']).toBe(true);
    await table.isAccessible();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(sound).toBeInViewport({ ratio: 1 });

    await new Learner(table).begin('cards-of-the-dead');
    const besides = page.locator('.lesson').getByRole('button', { name: 'Sound' });
    await expect(besides).toHaveAttribute('aria-pressed', 'false');
    expect(await covered(besides)).toEqual([]);
    await besides.click();
    await expect(besides).toHaveAttribute('aria-pressed', 'true');
  });
}

test('one key silences the table and says so', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en' });
  await street(table);
  const sound = page.locator('.top-strip').getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('#announcer')).toContainText('Sound is off.');
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#announcer')).toContainText('Sound is on.');
});

test('volumes are set by keyboard, kept, survive damage and go back to what is usual', async ({
  table,
  page,
}) => {
  await table.arrive({ language: 'en', muted: true, volume: 'loud', volumes: { bone: 0.5, metal: [] } });
  await page.goto(`${table.address}#/settings`);
  await expect(page.getByRole('slider')).toHaveCount(5);
  await expect(page.locator('#volume')).toHaveValue('50');
  await expect(page.locator('#volume-bone')).toHaveValue('50');
  await expect(page.locator('#volume-metal')).toHaveValue('100');
  const paper = page.getByRole('slider', { name: /^Cards/ });
  await paper.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(paper).toHaveValue('90');
  await expect(paper).toHaveAttribute('aria-valuetext', '90 %');
  await page.reload();
  await expect(paper).toHaveValue('90');
  await page.getByRole('button', { name: 'Usual volumes' }).click();
  await expect(paper).toHaveValue('100');
  await expect(page.locator('#volume-bone')).toHaveValue('100');
  await page.getByLabel(/^Write what sounds/).check();
  await expect.poll(async () => (await kept(page))['captions']).toBe(true);
});

test('how each kind of line is spoken is chosen, and kept', async ({ table, page }) => {
  await table.arrive({ language: 'en', muted: true });
  await page.goto(`${table.address}#/settings`);
  const all = page.locator('#spoken-all');
  await expect(all).toHaveValue('whole');
  await page.getByLabel('Fights', { exact: true }).selectOption('As a summary');
  await expect(all).toHaveValue('own');
  await all.selectOption('Not at all');
  await expect(page.getByLabel('Fights', { exact: true })).toHaveValue('none');
  await page.getByLabel('Chance and reveals').selectOption('Spoken line by line');
  await page.reload();
  await expect(page.getByLabel('Chance and reveals')).toHaveValue('whole');
  await expect(page.getByLabel('Everything else')).toHaveValue('none');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
