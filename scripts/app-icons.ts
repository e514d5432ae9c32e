/** `npm run app-icons`: draws the installed app's icons from our own sign, apps/web/public/icon.svg. */

import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { smaller } from './png.ts';
import { ROOT } from './setup.mjs';

const PUBLIC = path.join(ROOT, 'apps', 'web', 'public');
const GROUND = '#14110F';
/** A platform may cut a maskable icon down to a circle of four fifths: the sign must lie inside. */
const INSIDE = 0.78;

const ICONS = [
  { name: 'icon-192.png', size: 192, scale: 1 },
  { name: 'icon-512.png', size: 512, scale: 1 },
  { name: 'icon-maskable-512.png', size: 512, scale: INSIDE },
];

const sign = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
const executablePath = findBrowser() ?? undefined;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, scale } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; background: ${GROUND} } svg { display: block; transform: scale(${scale}) }</style>${sign}`,
  );
  const drawn = smaller(await page.screenshot());
  writeFileSync(path.join(PUBLIC, name), drawn);
  console.log(`${name}: ${drawn.length} bytes`);
}
await browser.close();
