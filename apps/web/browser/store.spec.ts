import { botNamed, playOut } from '@gravetable/bots';
import { STORE_CONTRACT } from '@gravetable/host';
import { belowOf, isRefusal, open, stateHash, type AnyPlay } from '@gravetable/kernel';
import { build } from 'vite';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as tableTest } from './served.ts';
import { ANSWERS, GUIDED, SEED } from './strong-games.ts';
import { base as test } from './workers.ts';

const PAGE = 'http://localhost:1/';

/** The page's script, bundled as the web would bundle it. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'store-page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

/** The same games as `gravetable sim` plays them. */
function simulated(): Record<string, string> {
  const played = GUIDED.map((game) => {
    const play = open(game, { seats: 1, seed: SEED, options: { ...game.simulated } });
    if (isRefusal(play)) throw new Error(play.code);
    const bots = [botNamed(game, 'strong')!];
    playOut(play.resume() as AnyPlay, bots, belowOf(SEED), { seed: SEED, limit: ANSWERS });
    return [game.id, stateHash(play)];
  });
  return Object.fromEntries(played) as Record<string, string>;
}

test('the browser’s database keeps the contract of a store, and strong bots play as in a simulation', async ({
  page,
}) => {
  const script = await bundled();
  await page.route(`${PAGE}**`, async (route) => {
    const isScript = route.request().url().endsWith('.js');
    const body = isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script>';
    await route.fulfill({ body, contentType: isScript ? 'text/javascript' : 'text/html' });
  });
  await page.goto(PAGE);
  await expect(page.locator('body')).toContainText('rows', { timeout: 60_000 });
  const { kept, rows, games } = JSON.parse((await page.locator('body').textContent())!) as {
    readonly kept: readonly string[];
    readonly rows: number;
    readonly games: Readonly<Record<string, string>>;
  };
  expect(kept).toEqual(STORE_CONTRACT.map(({ name }) => `kept: ${name}`));
  expect(rows).toBeGreaterThan(5);
  expect(Object.keys(games)).toHaveLength(4);
  expect(games).toEqual(simulated());
});

tableTest('shelves of version 0.1.0 are taken over, and their games go on', async ({ table, page }) => {
  const text = readFileSync(path.join(import.meta.dirname, '../test/fixtures/shelf-0.1.0.txt'), 'utf8');
  // Before the table is first opened: a page of the same place that has no script.
  await page.goto(`${table.address}icon.svg`);
  await page.evaluate(
    (rows) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('gravetable', 1);
        opening.onerror = () => fail(new Error('no database'));
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('aside', { keyPath: 'id' });
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite');
          for (const row of JSON.parse(rows) as object[]) transaction.objectStore('tables').put(row);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    text,
  );
  await table.arrive();
  await expect(page.locator('.continue-card')).toHaveCount(4);
  const card = page.locator('.continue-card[data-game=lantern-hill]');
  await card.locator('.resume').click();
  await expect(page.locator('.log-line').first()).toBeVisible();
  await table.answer();
  await page.goto(table.address);
  await expect(card).toContainText(/1[5-9] decisions|2\d decisions/);
});
