// `npm start`: installs what is missing, builds the browser table when it changed, serves it and opens it.
// `npm start -- --terminal` opens the terminal table; `--no-open` only prints the address; `--port N` chooses one.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from './serve.mjs';
import { prepare, ROOT } from './setup.mjs';

const WEB = path.join(ROOT, 'apps', 'web');
const DIST = path.join(WEB, 'dist');
const STAMP = path.join(DIST, '.built-from');
const SOURCES = ['apps/web', 'packages', 'games', 'docs/rules', 'docs/example', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.types', 'test', 'browser', 'coverage']);
const PORT = 4173;

function* filesUnder(place) {
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (LEFT_OUT.has(entry.name)) continue;
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else yield inside;
  }
}

/** What the build is made of, as one hash. */
export function sourceHash(root = ROOT) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const place = path.join(root, source);
    if (!existsSync(place)) continue;
    const files = source.endsWith('.json') ? [place] : filesUnder(place);
    for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the browser table unless the last build is of the same sources. */
export function build() {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  console.log('Building the table...');
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  mkdirSync(DIST, { recursive: true });
  writeFileSync(STAMP, hash);
  return true;
}

function openBrowser(url) {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  // Where nothing can open a browser the address on the screen is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function terminal(args) {
  const table = path.join(ROOT, 'apps', 'cli', 'bin', 'gravetable.mjs');
  const { status } = spawnSync(process.execPath, [table, 'play', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function browser(args) {
  if (!build()) {
    process.exitCode = 1;
    return;
  }
  const at = args.indexOf('--port');
  const port = at === -1 ? PORT : Number(args[at + 1]);
  const server = await serve(DIST, { port }).catch(() => serve(DIST));
  const url = `http://localhost:${server.address().port}/`;
  console.log(`Gravetable is at ${url} (Ctrl+C ends it)`);
  if (!args.includes('--no-open')) openBrowser(url);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  prepare();
  const args = process.argv.slice(2);
  if (args.includes('--terminal')) terminal(args.filter((arg) => arg !== '--terminal'));
  else await browser(args);
}
