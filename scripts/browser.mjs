// Finds the Chromium of the browser tests; run as a script it installs one where it can.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** The shell has no window: the same engine at two thirds of the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const FIX =
  'Install one with `apt-get install chromium-headless-shell` or `npx playwright install chromium`,' +
  ' or set PLAYWRIGHT_CHROMIUM to the path of a Chromium.';

function onPath(names, env, exists) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(exists) ?? null;
}

/**
 * The Chromium to use: the one PLAYWRIGHT_CHROMIUM names, Playwright's own, or one on PATH; null if there is none.
 * A variable that names no file is an error: falling back would hide the mistake.
 */
export function findBrowser({
  env = process.env,
  own = chromium.executablePath(),
  exists = existsSync,
} = {}) {
  const named = env.PLAYWRIGHT_CHROMIUM;
  if (named && !exists(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`);
  if (named) return named;
  return exists(own) ? own : onPath(NAMES, env, exists);
}

/** The commands that install a browser here: Debian's package for root, else Playwright's download. */
export function installCommands({ env = process.env, uid = process.getuid?.(), exists = existsSync } = {}) {
  const debian = exists('/etc/debian_version') && onPath(['apt-get'], env, exists) !== null;
  return uid === 0 && debian
    ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell']
    : ['npx playwright install chromium'];
}

/** The browser, installed if need be. Throws with the fix when there is none in the end. */
export function ensureBrowser({ find = findBrowser, commands = installCommands(), run = runLoudly } = {}) {
  const found = find();
  if (found !== null) return found;
  const done = commands.every(run);
  const installed = done ? find() : null;
  if (installed === null) throw new Error(`The browser tests need a Chromium and there is none. ${FIX}`);
  return installed;
}

function runLoudly(command) {
  console.error(`No Chromium found; installing one: ${command}`);
  return spawnSync(command, { shell: true, stdio: ['inherit', 2, 'inherit'] }).status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
