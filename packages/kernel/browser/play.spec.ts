import { expect, test } from '@playwright/test';
import { build } from 'vite';
import path from 'node:path';
import { playSeed } from './play.ts';

const PAGE = 'http://kernel.test/';
const STRICT = "default-src 'none'; script-src 'self'";
const SEEDS = ['browser', 'another'];

/** The page's script, bundled as the web would bundle it. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

let script = '';
test.beforeAll(async () => {
  script = await bundled();
});

for (const [title, headers, generates] of [
  ['a browser', {}, true],
  ['a browser that forbids generated code', { 'content-security-policy': STRICT }, false],
] as const) {
  test(`${title} plays seeded games to the same end as Node`, async ({ page }) => {
    await page.route(`${PAGE}**`, async (route) => {
      const isScript = route.request().url().endsWith('.js');
      const body = isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script>';
      await route.fulfill({ body, headers, contentType: isScript ? 'text/javascript' : 'text/html' });
    });
    await page.goto(`${PAGE}#${SEEDS.join(',')}`);
    const ends = SEEDS.map((seed) => playSeed(3, seed));
    await expect(page.locator('body')).toHaveText(JSON.stringify({ generates, ends }));
  });
}
