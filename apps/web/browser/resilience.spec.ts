import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { save, Session, isRefusal, type Json } from '@gravetable/kernel';
import { lanternHill } from '@gravetable/example';
import { expect, Table, test } from './served.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A folder of our own on a port of its own: its files can change under the page. */
async function served(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.replace(/\?.*/, '');
    response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    response.end(readFileSync(path.join(folder, name)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  return {
    address: `http://localhost:${typeof place === 'object' ? place?.port : 0}/`,
    close: () => server.close(),
  };
}

const COLOURS = ['dark', 'light'] as const;

test('forced colours: what a fill tells is still told, and axe finds nothing', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await table.arrive();
  const ground = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const colorScheme of COLOURS)
    await test.step(`the first page on a ${colorScheme} ground`, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await table.isAccessible();
      const canvas = await ground('body');
      await page.mouse.move(0, 0);
      await expect.poll(() => ground('.poster-sit:not([aria-disabled])')).not.toBe(canvas);
      await page.locator('.poster-sit').first().hover();
      await expect.poll(() => ground('.poster-sit:not([aria-disabled])')).not.toBe(canvas);
    });
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'careful', 'empty'] });
  await expect(page.locator('.cd-slot .piece.lit-available').first()).toBeVisible();
  for (const colorScheme of COLOURS)
    await test.step(`a table on a ${colorScheme} ground`, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const canvas = await ground('body');
      await expect.poll(() => ground('.action-pips .full')).not.toBe(canvas);
      await expect.poll(() => ground('.heart-cells .full')).not.toBe(canvas);
      const underlined = (selected: boolean) =>
        page
          .locator(`.tabs [role=tab][aria-selected=${selected}]`)
          .first()
          .evaluate((one) => getComputedStyle(one).borderBottomColor);
      expect(await underlined(true)).not.toBe(await underlined(false));
      await table.isAccessible();
    });
  await test.step('outlines, notches and the shapes of seats', async () => {
    const look = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          const notch = getComputedStyle(one, '::after');
          return {
            outline: `${outlineStyle} ${outlineWidth}`,
            notch: notch.content !== 'none' && notch.borderTopWidth,
          };
        });
    await expect
      .poll(() => look('.cd-slot .piece.lit-available'))
      .toEqual({ outline: 'solid 3px', notch: false });
    await page.locator('.cd-hand .piece.lit-available').first().click();
    await expect.poll(() => look('.piece.lit-selected')).toMatchObject({ notch: '8px' });
    const shapes = await page
      .locator('.seat-column svg.seat-chip, .seat-column .seat-chip svg')
      .evaluateAll((chips) => chips.map((chip) => chip.innerHTML.replaceAll(/fill="[^"]*"/g, '')));
    expect(new Set(shapes).size).toBeGreaterThan(1);
  });
});

test.describe('with what is stored for use offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits behind a notice, and the running game goes on under it', async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gravetable-update-'));
    cpSync(path.join(import.meta.dirname, '..', 'dist'), folder, { recursive: true });
    const server = await served(folder);
    try {
      const table = new Table(page, server.address);
      await table.arrive();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.reload(); // From here on the page is under the worker's control.
      await table.sitDown();
      await table.answer();
      const before = await table.asked();
      const at = page.url();
      await page.goto(table.address);
      await expect(page.locator('.continue-card')).toBeVisible();
      await expect(page.getByText('A new version is ready.')).toHaveCount(0);
      const worker = path.join(folder, 'sw.js');
      const update = async (change: (source: string) => string): Promise<void> => {
        writeFileSync(worker, change(readFileSync(worker, 'utf8')));
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update();
        });
      };
      /** A version that says something else of Lantern Hill, under another name. */
      const publish = async (name: string, change: (source: string) => string): Promise<void> => {
        const played = path.join(folder, 'plays.json');
        writeFileSync(played, change(readFileSync(played, 'utf8')));
        await update((source) => change(source).replace(/CACHE = [^;]*;/, `CACHE = '${name}';`));
      };
      const versions = (): Promise<string[]> => page.evaluate(() => caches.keys());
      const notice = page.getByText('A new version is ready.');
      // One without that game: the player may take it along first.
      await publish('gravetable-without', (source) => source.replaceAll('"lantern-hill":', '"no-hill":'));
      await expect(notice).toContainText('Lantern Hill');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export it' }).click();
      expect((await download).suggestedFilename()).toBe('Lantern Hill.gravetable.json');
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(notice).toHaveCount(0);

      // One of other rules: the game goes on in it, and the older version makes room.
      await publish('gravetable-other', (source) =>
        source
          .replaceAll('"no-hill":', '"lantern-hill":')
          .replace(/("lantern-hill":\{"rules":)"[^"]*"/, '$1"9.9.9"'),
      );
      await page.reload();
      await expect(notice).toContainText('Every game you have running goes on');
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Use it now' }).click(),
      ]);
      await expect(page.locator('.continue-card')).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expect.poll(versions).toEqual(['gravetable-other']);
      await page.goto(at);
      await expect.poll(() => table.state()).toBe(before);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('two tabs without locks: the second to decide is told, and nothing is overwritten', async ({
  table,
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second, table.address);
  await expect(other.decision).toBeVisible();
  await table.answer();
  const kept = await table.asked();
  await second.locator('.option.lit-available').first().click();
  await expect(second.getByRole('heading', { name: /moved to another tab/ })).toBeVisible();
  await second.close();
  await page.reload();
  await expect.poll(() => table.state()).toBe(kept);
});

test('a branch leaves nothing behind at the table', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  await table.answer();
  const before = await table.asked();
  await page.locator('.log-text').last().click();
  await page.getByRole('button', { name: /What if/ }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await page.keyboard.press('u');
  await expect(page.locator('.decision-bar .refused')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.decision-bar .refused')).toHaveCount(0);
  await expect.poll(() => table.state()).toBe(before);
});

test('a full disk is told plainly, and the game goes on', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  await page.workers()[0]!.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await table.answer();
  await expect(page.locator('.notice')).toContainText('refuses to keep the game');
  await expect(page.locator('.badge.warn')).toContainText('Not saved');
  await table.answer();
  await expect(table.decision).toBeVisible();
});

test('a browser that keeps nothing is told on the first page', async ({ table, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await table.arrive();
  await expect(page.locator('.notice')).toContainText('games last until this window closes');
});

test('a bare position is played on; what it begins with is said', async ({ table, page }) => {
  const seats = ['A', 'B'].map((name) => ({ name, kind: 'person' }));
  const session = Session.open(lanternHill, seats, { seed: 'position' });
  if (isRefusal(session)) throw new Error(session.code);
  const { play } = session;
  const pending = play.pending[0]!;
  session.answer(pending.seat, play.idOf(pending), play.ask(pending).nth(0) as Json);
  await table.arrive();
  // Other stories may have left games on this page: the one that is brought comes first.
  const games = page.locator('.continue-card');
  const others = await games.count();
  await page.locator('input[type=file]').setInputFiles({
    name: 'hill.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(session.play)),
  });
  await expect(page.getByText('undo and replay begin here', { exact: false })).toBeVisible();
  await expect(games).toHaveCount(others + 1);
  await games
    .first()
    .getByRole('link', { name: /Resume/ })
    .click();
  await page.locator('.hand-over button.primary').click();
  await expect(page.locator('.log')).toContainText('Undo and replay begin here');
  await table.answer();
  const before = await table.asked();
  await page.reload();
  for (let i = 0; i < 2 && (await table.state()) !== before; i++) {
    await expect(page.locator('.decision-bar, .hand-over button.primary').first()).toBeVisible();
    const take = page.locator('.hand-over button.primary');
    // It may go by itself: whose eyes look on is remembered.
    if (await take.isVisible()) await take.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await expect(page.locator('.log-line').first()).toBeVisible();
});

test('a game of other rules is set aside whole, and the player is told what to do', async ({
  table,
  page,
}) => {
  await table.arrive();
  const session = Session.open(lanternHill, [{ name: 'A', kind: 'person' }], { seed: 'old' });
  if (isRefusal(session)) throw new Error(session.code);
  const record = { ...session.record(true), rules: '0.0.1' };
  await page.locator('input[type=file]').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('link', { name: /Resume/ }).click();
  await expect(page.getByRole('heading', { name: /begun under other rules/ })).toBeVisible();
  await page.goto(table.address);
  await expect(page.locator('section[aria-labelledby=aside]')).toContainText('export it and play it on');
});
