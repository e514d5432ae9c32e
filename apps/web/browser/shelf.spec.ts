import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { apart, BESIDE, covered } from './boxes.ts';
import { bringIn } from './bring.ts';
import { hillBefore } from './lantern-hill.ts';
import { expect, test } from './served.ts';

test.describe('with what is stored for use offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the table opens without a network', async ({ table, page, context }) => {
    await table.arrive();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.poster').first()).toBeVisible();
    await table.sitDown();
    await table.answer();
    await page.locator('.tabs [role=tab]').nth(1).click();
    await expect(page.locator('.rule').first()).toBeVisible();
  });
});

test('a seat is called by its number until somebody is named, and names are remembered', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/lantern-hill`);
  await expect(page.locator('#name-0')).toHaveAttribute('placeholder', 'Player 1');
  await page.locator('#kind-1').selectOption('careful');
  await page.locator('#name-1').fill('Granny');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.seat-box').first()).toContainText('Player 1');
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await expect(page.locator('#name-0')).toHaveValue('');
  await expect(page.locator('#name-1')).toHaveValue('Granny');
  await page.goto(`${table.address}#/settings`);
  await page.locator('#language').selectOption('fr');
  await page.goto(`${table.address}#/new/lantern-hill`);
  await expect(page.locator('#name-0')).toHaveAttribute('placeholder', 'Joueur 1');
});

test('a game without a poster says at its set-up what it is about', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/lantern-hill`);
  const form = page.locator('main:has(#seed)');
  await expect(form.locator('h1')).toContainText('Lantern Hill');
  await expect(form).toContainText('the richest digger wins');
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await expect(form.locator('h1')).toContainText('Cards of the Dead');
  await expect(form).not.toContainText('digger');
});

test('a set-up without a seed says why there is no link to it', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/lantern-hill`);
  const copy = page.getByRole('button', { name: 'Copy a link to this set-up' });
  const said = page.locator('.setup-foot [role=status]');
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await expect(copy).toHaveAttribute('title', /only with a seed/);
  await copy.press('Enter');
  await expect(said).toContainText('only with a seed');
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expect(said).toBeEmpty();
  await expect(copy).not.toHaveAttribute('aria-disabled');
  await copy.click();
  await expect(said).toContainText(/Copied|#\/new\/lantern-hill/);
});

/** What is focused, where the bar with the way back lies on any of it. */
function underLatest(): string[] {
  const bar = document.querySelector('.latest-bar');
  const focused = document.activeElement;
  if (bar === null || focused === null || bar.contains(focused)) return [];
  const [over, under] = [bar, focused].map((one) => one.getBoundingClientRect());
  return over!.height > 0 && under!.bottom > over!.top + 1 && under!.top < over!.bottom
    ? [`under the bar: ${focused.textContent}`]
    : [];
}

test('a running game is on the shelf and can be resumed', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  await table.answer();
  const before = await table.asked();
  // A shelf is drawn from summaries: what a table's game is made of stays unread until it is opened.
  await page.addInitScript(() => {
    const read = new Set<string>();
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    IDBDatabase.prototype.transaction = function (stores, ...how) {
      for (const one of [stores].flat() as string[]) read.add(one);
      return begin.call(this, stores, ...how);
    };
    Object.assign(globalThis, { read });
  });
  await page.goto(table.address);
  await page.reload();
  await expect(page.locator('.continue-card')).toContainText('Lantern Hill');
  expect(
    await page.evaluate(() => [...(globalThis as unknown as { read: Set<string> }).read].sort()),
  ).toEqual(['aside', 'tables']);
  for (const [width, height, way] of [
    [390, 844, '.latest'],
    [1280, 720, '.latest'],
    [1440, 900, '.resume'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(way)).toBeInViewport({ ratio: 1 });
    // Whatever one comes to by keyboard stands clear of the bar with the way back.
    await page.locator('.brand').first().focus();
    const under: string[] = [];
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      under.push(...(await covered(page.locator(':focus'))), ...(await page.evaluate(underLatest)));
    }
    expect(under).toEqual([]);
  }
  await page.getByRole('link', { name: /Resume/ }).click();
  await expect.poll(() => table.state()).toBe(before);
});

test('a game is exported, brought back, reviewed, verified and branched', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, hillBefore(0, ['person', 'careful']));
  await page.goto(table.address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = await (await download).path();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(page.locator('.continue-card')).toHaveCount(2);
  await page.getByRole('link', { name: 'Review: mine' }).click();
  await expect(table.decision).toContainText('You are watching decision');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Verified')).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(table.decision).toContainText('decision 0 of');
  await page.keyboard.press('.');
  await expect(table.decision).toContainText('decision 1 of');
  await page.getByRole('slider').fill('3');
  await expect(table.decision).toContainText('decision 3 of');
  await page.getByRole('button', { name: /What if/ }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await table.answer();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(table.decision).toContainText('You are watching decision');
});

test('a damaged file is set aside and never deleted', async ({ table, page }) => {
  await table.arrive();
  const bring = (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('broken.json', '{"format":"gravetable-record","version":1,"game":');
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
  await bring('half.json', '{"format":"gravetable-record","version":1,"game":"lantern-hill"}');
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(2);
});

test('a save damaged in the browser is set aside when it is opened', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  await table.answer();
  const at = page.url();
  await page.goto(table.address);
  await expect(page.locator('.continue-card')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('gravetable');
        opening.onerror = () => fail(new Error('no database'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('acts', 'readwrite').objectStore('acts');
          const all = store.getAll();
          all.onsuccess = () => {
            const row = all.result[0] as { text: string };
            store.put({ ...row, text: row.text.slice(0, -3) }).onsuccess = () => done();
          };
        };
      }),
  );
  await page.goto(at);
  await expect(page.getByRole('heading', { name: /cannot be read/ })).toBeVisible();
  await page.goto(table.address);
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
});

/** What lies on the shelves; with a shape, a newer version first changes them to it. */
const shelves = (page: Page, shape?: number): Promise<string> =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('gravetable', wanted);
        opening.onerror = () => fail(new Error('no database'));
        opening.onupgradeneeded = () => opening.result.createObjectStore('newer').put('kept', 'key');
        opening.onsuccess = () => {
          const { result } = opening;
          const names = [...result.objectStoreNames];
          const all = result.transaction(names).objectStore('tables').getAll();
          all.onsuccess = () => {
            done(JSON.stringify([result.version, names, all.result]));
            result.close();
          };
        };
      }),
    shape,
  );

test('shelves of a newer shape are left as they are, and it is said', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  await table.answer();
  const game = page.url();
  await page.goto(table.address);
  await expect(page.locator('.continue-card')).toBeVisible();
  // The table is open, and lets the newer version change the shape.
  const before = await shelves(page, 7);
  expect(before).toContain('lantern-hill');
  await page.reload();
  await expect(page.locator('.notice')).toContainText('A newer version of this table');
  await page.goto(game);
  await expect(page.locator('main.hand-over h1')).toContainText('A newer version of this table');
  await page.goto(game.replace('#/table/', '#/replay/'));
  await page.reload();
  await expect(page.locator('main.hand-over h1')).toContainText('A newer version of this table');
  await table.prefer({ language: 'fr' });
  await expect(page.locator('main.hand-over h1')).toContainText('Une version plus récente de cette table');
  expect(await shelves(page)).toBe(before);
});

test('a game under way when a newer version changes the shelves goes on, and says why it is not kept', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown();
  await expect(page.locator('.badge.good')).toBeVisible();
  await table.asked();
  const before = await shelves(page, 7);
  await table.answer();
  const notice = page.getByRole('alert').filter({ hasText: 'only in this window' });
  await expect(notice).toContainText('a newer version of this table keeps its games here in another way');
  await expect(page.locator('.badge.warn')).toBeVisible();
  expect(await shelves(page)).toBe(before);
});

test('a link to a replay opens it', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.arrive();
  await table.sitDown();
  await table.answer();
  await page.getByRole('button', { name: 'Menu' }).click();
  const copy = page.getByRole('button', { name: 'Copy a link to the replay' });
  const copied = page.getByText('Copied.');
  await copy.click();
  await expect(copied).toBeInViewport({ ratio: 1 });
  expect(await apart(copy, copied)).toBeLessThan(BESIDE);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('#decision')).toContainText('You are watching decision');
});

test('the shelf reads what is said of tables, and no record of one', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown({ seats: ['person', 'empty'] });
  await table.answer();
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { read });
    for (const how of ['get', 'getAll', 'openCursor'] as const) {
      const really = IDBObjectStore.prototype[how] as (...given: unknown[]) => IDBRequest;
      Object.assign(IDBObjectStore.prototype, {
        [how](this: IDBObjectStore, ...given: unknown[]) {
          read.push(this.name);
          return really.apply(this, given);
        },
      });
    }
  });
  await page.goto(table.address);
  await page.reload();
  await expect(page.locator('.continue-card')).toHaveCount(1);
  const read = await page.evaluate(() => (globalThis as unknown as { read: string[] }).read);
  expect([...new Set(read)].toSorted()).toEqual(['aside', 'tables']);
});
