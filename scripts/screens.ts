/** `npm run screens`: photographs every main screen, desk and phone, dark and light, into docs/screens. */

import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { smaller } from './png.ts';
import { serve } from './serve.mjs';
import { ROOT } from './setup.mjs';
import { IN_FRENCH, SHOTS } from './shots.ts';
import { build } from './start.mjs';

const OUT = path.join(ROOT, 'docs', 'screens');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const only = process.argv.slice(2);
if (!build()) process.exit(1);
mkdirSync(OUT, { recursive: true });
const server = await serve(path.join(ROOT, 'apps', 'web', 'dist'));
const place = server.address();
const address = `http://localhost:${typeof place === 'object' && place !== null ? place.port : 0}/`;
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
for (const size of ['desk', 'phone'] as const) {
  for (const theme of ['dark', 'light'] as const) await photograph(browser, { size, theme, language: 'en' });
  await photograph(browser, { size, theme: 'dark', language: 'fr' });
}
await browser.close();
server.close();

interface Eyes {
  readonly size: keyof typeof SIZES;
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'fr';
}

/** Every screen, seen with these eyes. */
async function photograph(browser: Browser, { size, theme, language }: Eyes): Promise<void> {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: theme, locale: language });
  const page = await context.newPage();
  await page.goto(address);
  const settings = JSON.stringify({ speed: 'instant', muted: true, language });
  await page.evaluate((value) => localStorage.setItem('gravetable-settings', value), settings);
  await page.reload();
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    if (language === 'fr' && !IN_FRENCH.includes(name)) continue;
    await page.goto('about:blank'); // No screen inherits what the one before it had open.
    await shot(page, address);
    await page.waitForTimeout(700);
    const file = [name, size, theme, ...(language === 'en' ? [] : [language])].join('-');
    writeFileSync(path.join(OUT, `${file}.png`), smaller(await page.screenshot()));
    console.log(`${file}.png`);
  }
  await context.close();
}
