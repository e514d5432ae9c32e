import { deflateRawSync } from 'node:zlib';
import { lanternHill } from '@gravetable/example';
import { isRefusal, Session } from '@gravetable/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './served.ts';

function aRecord(): object {
  const session = Session.open(lanternHill, [{ name: 'A', kind: 'person' }], { seed: 'bad' });
  if (isRefusal(session)) throw new Error(session.code);
  return session.record(true);
}

async function bring(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}

test('an address that makes no sense is answered with a page that does', async ({ table, page }) => {
  await table.arrive();
  for (const [address, says] of [
    ['new/lantern-hill/%E0%A4%A/2', 'Lantern Hill'],
    ['new/lantern-hill/seed/many', 'Lantern Hill'],
    ['new/constructor', 'not at this table'],
    ['learn/constructor', 'no ledger'],
    ['rules/__proto__', 'no ledger'],
    ['table/constructor', 'no such game'],
    ['replay/__proto__', 'no such game'],
    ['replay/link/%', 'is damaged'],
    ['replay/link/AAAA', 'is damaged'],
    ['nowhere', 'Begin here'],
  ] as const) {
    await page.goto(`${table.address}#/${address}`);
    await expect(page.locator('main'), address).toContainText(new RegExp(says, 'i'));
  }
});

test('a link that unpacks without end is refused at once', async ({ table, page }) => {
  await table.arrive();
  const code = deflateRawSync(Buffer.alloc(60_000_000, 32)).toString('base64url');
  await page.goto(`${table.address}#/replay/link/${code}`);
  await expect(page.getByRole('heading', { name: /is damaged/ })).toBeVisible();
});

test('files with traps in them are set aside or put on the shelf, and the shelf stands', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bring(page, 'deep.json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(1);
  const deep = { ...aRecord(), outcome: {} };
  await bring(
    page,
    'outcome.json',
    JSON.stringify(deep).replace('"outcome":{}', `"outcome":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`),
  );
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(2);
  for (const game of ['constructor', '__proto__', 'toString']) {
    await bring(page, `${game}.json`, JSON.stringify({ ...aRecord(), game }));
    await expect(page.getByRole('heading', { name: game, exact: true })).toBeVisible();
  }
  await bring(page, 'nobody.json', JSON.stringify({ ...aRecord(), seats: [] }));
  await expect(page.getByRole('heading', { name: 'nobody' })).toBeVisible();
  await page.reload();
  await expect(page.locator('.continue-card')).toHaveCount(4);
  for (const name of ['constructor', 'nobody']) {
    await page.getByRole('link', { name: `Resume: ${name}` }).click();
    await expect(page.getByRole('heading', { name: /cannot be read/ })).toBeVisible();
    await page.goto(table.address);
  }
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(4);
});

test('damaged preferences are put right one by one', async ({ table, page }) => {
  await table.arrive({
    language: 'tlh',
    theme: 7,
    textSize: 'huge',
    speed: null,
    names: 'Ann',
    keys: { undo: 5, redo: 'x' },
    muted: true,
    listView: true,
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await table.sitDown({ seats: ['person', 'empty'] });
  const before = await table.asked();
  await table.answer();
  await page.keyboard.press('u');
  await expect.poll(() => table.state()).toBe(before);
  await page.keyboard.press('x');
  await expect.poll(() => table.state()).not.toBe(before);
});

test('a file that the browser will not keep is told, not swallowed', async ({ table, page }) => {
  await table.arrive();
  await table.sitDown();
  await page.goto(`${table.address}#/`);
  // Games are kept by the worker, what cannot be read by the page.
  const fill = (): void => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  };
  await page.workers()[0]!.evaluate(fill);
  await page.evaluate(fill);
  await bring(page, 'mine.json', JSON.stringify(aRecord()));
  await expect(page.locator('.shelf-bring [role=status]')).toContainText('not among your saved games');
  await bring(page, 'broken.json', '{');
  await expect(page.locator('.shelf-bring [role=status]')).toContainText('not among your saved games');
});
