import { deflateRawSync } from 'node:zlib';
import { aRecord, bring } from './files.ts';
import { expect, test } from './served.ts';

test('an address that makes no sense is answered with a page that does', async ({ table, page }) => {
  await table.arrive();
  for (const [address, says] of [
    ['new/lantern-hill/%E0%A4%A/2', 'Lantern Hill'],
    ['new/lantern-hill/seed/many', 'Lantern Hill'],
    ['new/constructor', 'not at this table'],
    ['learn/constructor', 'not written down here'],
    ['rules/__proto__', 'not written down here'],
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

test('what is larger than any game is refused with a sentence, and nothing of it is kept', async ({
  table,
  page,
}) => {
  await table.arrive();
  const seats = Array.from({ length: 100_000 }, () => ({ name: 'x', kind: 'person' }));
  await bring(page, 'seats.json', JSON.stringify({ ...aRecord(), seats }));
  await expect(page.getByText('This is larger than any game: at most 16 seats can be opened.')).toBeVisible();
  await bring(page, 'file.json', JSON.stringify({ ...aRecord(), seed: 'x'.repeat(9_000_000) }));
  await expect(page.getByText('a file of at most 8000000 characters')).toBeVisible();
  await expect(page.locator('section[aria-labelledby=aside] li')).toHaveCount(0);
  await expect(page.locator('.continue-card')).toHaveCount(0);
});

test('a link with more consents than a table has is refused, and the page stands', async ({
  table,
  page,
}) => {
  await table.arrive();
  const record = { ...aRecord(), consents: Array.from({ length: 200_000 }, () => 1) };
  const code = deflateRawSync(Buffer.from(JSON.stringify(record))).toString('base64url');
  await page.goto(`${table.address}#/replay/link/${code}`);
  await expect(page.getByText(/larger than any game/)).toBeVisible();
});

test('the page itself forbids foreign scripts', async ({ table, page }) => {
  await table.arrive();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("default-src 'none'");
});
