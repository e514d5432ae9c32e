/**
 * `npm run screens`: photographs every main screen, desk and phone, dark and light, into docs/screens.
 * `npm run screens -- cells-market phone` takes those whose name begins so, and only with these eyes.
 */

import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { smaller } from './png.ts';
import { ROOT } from './setup.mjs';
import { IN_FRENCH, SHOTS } from './shots.ts';
import { build, serveBuilt } from './start.mjs';

const OUT = path.join(ROOT, 'docs', 'screens');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const EYES = ['desk', 'phone', 'dark', 'light', 'en', 'fr'];
const asked = process.argv.slice(2);
const only = asked.filter((word) => !EYES.includes(word));
const eyes = asked.filter((word) => EYES.includes(word));
if (!build()) process.exit(1);
mkdirSync(OUT, { recursive: true });
const server = await serveBuilt();
const address = server.url;
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
/** Screens that could not be reached, and why. */
const missed: string[] = [];
for (const size of ['desk', 'phone'] as const) {
  await photograph(browser, { size, themes: ['dark', 'light'], language: 'en' });
  await photograph(browser, { size, themes: ['dark'], language: 'fr' });
}
await browser.close();
await server.close();
for (const one of missed) console.error(one);
if (missed.length > 0) process.exitCode = 1;

interface Eyes {
  readonly size: keyof typeof SIZES;
  readonly themes: readonly ('dark' | 'light')[];
  readonly language: 'en' | 'fr';
}

/** Every screen, seen with these eyes. It is reached once and photographed in every theme. */
async function photograph(browser: Browser, { size, themes, language }: Eyes): Promise<void> {
  const seeing = (one: string): boolean => eyes.every((word) => [size, one, language].includes(word));
  const wanted = themes.filter(seeing);
  if (wanted.length === 0) return;
  // A phone has a thumb and no keys: no number is drawn for them.
  const thumb = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport: SIZES[size], locale: language, ...thumb });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  await page.goto(address);
  const settings = JSON.stringify({ speed: 'instant', muted: true, language });
  await page.evaluate((value) => localStorage.setItem('gravetable-settings', value), settings);
  await page.reload();
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (only.length > 0 && !only.some((one) => name.startsWith(one))) continue;
    if (language === 'fr' && !IN_FRENCH.includes(name)) continue;
    await page.goto('about:blank'); // No screen inherits what the one before it had open.
    await page.emulateMedia({ colorScheme: wanted[0]!, reducedMotion: 'reduce' });
    try {
      await shot(page, address);
    } catch (error) {
      missed.push(`${name} ${size} ${language}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    for (const theme of wanted) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(600);
      const file = [name, size, theme, ...(language === 'en' ? [] : [language])].join('-');
      writeFileSync(path.join(OUT, `${file}.png`), smaller(await page.screenshot()));
      console.log(`${file}.png`);
    }
  }
  await context.close();
}
