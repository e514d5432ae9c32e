import { gameOf } from '@gravetable/catalog';
import { belowOf, hash64, isRefusal, open, save } from '@gravetable/kernel';
import { aRecord, bring } from './files.ts';
import { expect, test } from './served.ts';
import { secondsIn, turnedByHand } from './time.ts';

/** Alone with a bot every phase has its time; alone only Rolling has. */
const WITH_A_BOT = { game: 'vengeance', seats: ['person', 'careful', 'empty', 'empty'] };
const SOLO = { game: 'vengeance', seats: ['person', 'empty', 'empty', 'empty'] };

test('calm is the usual way, and nothing runs out', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, listView: true });
  await table.sitDown(SOLO);
  for (let i = 0; i < 8; i++) await table.answer();
  await expect(page.locator('.clock')).toHaveCount(0);
});

test('several people at one screen play without the clock', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/vengeance`);
  await page.locator('#preset').selectOption('strict');
  await expect(page.getByLabel(/^Calm/)).not.toBeChecked();
  await page.locator('#kind-1').selectOption('person');
  // Online each has a screen: the clock can be chosen for them, and how long it runs.
  await expect(page.locator('#option-maxSeconds')).toBeVisible();
  await expect(page.getByText('Several people at one screen play without the clock')).toBeVisible();
  for (const [at, kind] of ['person', 'person', 'empty', 'empty'].entries())
    await page.locator(`#kind-${at}`).selectOption(kind);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.decision-bar, .hand-over').first()).toBeVisible();
  const calm = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open('gravetable');
      open.addEventListener('success', () => done(open.result));
    });
    const tables = database.transaction('heads').objectStore('heads').getAll();
    await new Promise((done) => tables.addEventListener('success', done));
    return (tables.result as { head: { options: { calm: boolean } } }[]).map(({ head }) => head.options.calm);
  });
  expect(calm).toEqual([true]);
});

test('against the clock: it counts down, warns, stands still when paused, and ends the phase', async ({
  table,
  page,
}) => {
  await page.clock.install();
  const heard = { muted: true, captions: true };
  await table.arrive({ speed: 'instant', language: 'en', ...heard, clocks: true, listView: true });
  await table.sitDown(WITH_A_BOT);
  const pass = await turnedByHand(page);
  const clock = page.locator('.clock');
  for (let i = 0; i < 12 && !(await clock.isVisible()); i++) await table.answer();
  await expect(clock.getByRole('timer')).toHaveText(/^(?:2:00|1:5\d)$/);
  await pass(60_000);
  await expect(clock.getByRole('timer')).toHaveText(/^(?:1:0\d|0:5\d)$/);
  await clock.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'The clock stands still' })).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await pass(600_000);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(clock.getByRole('timer')).toHaveText(/^(?:1:0\d|0:5\d)$/);
  const left = secondsIn(await clock.getByRole('timer').innerText());
  await pass((left - 10) * 1000);
  await expect(clock.getByRole('alert')).toContainText('Time is running out');
  await expect(clock).toHaveClass(/closing/);
  await expect(page.locator('.caption')).toContainText('time is closing');
  await table.isAccessible();
  await pass(11_000);
  // The Flashback is over; the dice wait for the player to start the clock.
  const start = page.getByRole('button', { name: 'Start the clock' });
  await expect(start).toBeVisible();
  await start.click();
  await expect(start).toBeHidden();
  await expect(clock).toBeVisible();
});

test('a hidden page stops the clock', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, clocks: true, listView: true });
  await table.sitDown(WITH_A_BOT);
  const clock = page.locator('.clock');
  for (let i = 0; i < 12 && !(await clock.isVisible()); i++) await table.answer();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('heading', { name: 'The clock stands still' })).toBeVisible();
});

test('against the clock bots play along unasked, and wait while it stands still', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true, clocks: true, listView: true });
  await table.sitDown({ game: 'vengeance', seats: ['person', 'careful', 'empty', 'empty'] });
  const start = page.getByRole('button', { name: 'Start the clock' });
  await expect(async () => {
    if (!(await start.isVisible())) await table.answer();
    await expect(start).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  await start.click();
  const byBot = page.locator('.log-line').filter({ hasText: /^Player 2/ });
  const before = await byBot.count();
  // VG-RULING-23: a command about every second, whatever the person does.
  await expect.poll(() => byBot.count(), { timeout: 15_000 }).toBeGreaterThan(before + 1);
  await expect(table.decision).toContainText('Roll, place a set');
  await page.locator('.clock').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'The clock stands still' })).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await goOn.click();
  await page.locator('.clock').getByRole('button', { name: 'Pause' }).click();
  await expect(goOn).toBeVisible();
  const told = () => page.evaluate(() => document.querySelector('#announcer')?.textContent);
  const silent = async (): Promise<boolean> => {
    const said = await told();
    await page.waitForTimeout(3500);
    return (await told()) === said;
  };
  // What happened before is still being said; were the bots still playing, a line would come every second.
  await expect.poll(silent).toBe(true);
  await goOn.click();
  const after = await byBot.count();
  await expect.poll(() => byBot.count(), { timeout: 15_000 }).toBeGreaterThan(after);
});

test('a forged position is refused, and other tables open', async ({ table, page }) => {
  await table.arrive();
  const play = open(gameOf('vengeance')!, { seats: 1, seed: 'forged' });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf('forged');
  while ((play.state.board as { phase: string }).phase !== 'flashback') {
    const asked = play.pending[0]!;
    play.answer(asked.seat, play.idOf(asked), play.ask(asked).sample(below));
  }
  const [header, state] = save(play as never).split('\n') as [string, string];
  const line = state.replace('"room":', '"room":77,"was":').replace(/"was":\d+,/, '');
  const forged = `${JSON.stringify({ ...(JSON.parse(header) as object), hash: hash64(line) })}\n${line}\n`;
  await bring(page, 'room.json', forged);
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(1);
  await bring(page, 'sound.json', JSON.stringify(aRecord()));
  await page.getByRole('link', { name: 'Resume: sound' }).click();
  await expect(page.getByRole('heading', { name: /cannot be read/ })).toHaveCount(0);
  await expect(page.locator('#decision')).toBeVisible();
});
