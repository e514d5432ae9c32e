// `npm run sizes`: builds the browser table and holds it to its budgets (gzip, except fonts, which are packed already).

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from './start.mjs';
import { prepare, ROOT } from './setup.mjs';

const DIST = path.join(ROOT, 'apps', 'web', 'dist');
const KB = 1000;

const ONLINE = /^assets\/(OnlineScreen|MyTables)-/;

/** Rules and bots run in the worker, and come game by game. */
const RULES = /^assets\/(worker|rules)-.*\.js$/;

/** Fonts the first paint needs: text, bold, titles. The mono face comes later. */
const FIRST_FONTS = /(next-latin-\d+|gotisch-latin-\d+)/;

/** The styles every page has. */
const SHELL_CSS = /^assets\/index-.*\.css$/;

export const BUDGETS = [
  { name: 'JS to a usable lobby', limit: 120 * KB, files: (name, first) => first.includes(name) },
  {
    name: 'JS of the frame and each game’s table',
    limit: 130 * KB,
    files: (name, first) => /^assets\/.*\.js$/.test(name) && !first.includes(name) && !RULES.test(name),
    each: true,
  },
  {
    name: 'sound, unpacked',
    limit: 15 * KB,
    files: (name) => /^assets\/(player|sound)-.*\.js$/.test(name),
    plain: true,
  },
  {
    // A page loads the styles of the shell and of one table, which come with that table.
    name: 'CSS of the shell and each game’s table',
    limit: 25 * KB,
    files: (name) => /^assets\/.*\.css$/.test(name) && !SHELL_CSS.test(name) && !ONLINE.test(name),
    with: (name) => SHELL_CSS.test(name),
    each: true,
  },
  // Fetched by whoever opens a table online, or has one.
  {
    name: 'CSS of tables online',
    limit: 4.5 * KB,
    files: (name) => name.endsWith('.css') && ONLINE.test(name),
  },
  { name: 'fonts before first paint', limit: 45 * KB, files: (name) => FIRST_FONTS.test(name), plain: true },
  { name: 'fonts', limit: 90 * KB, files: (name) => name.endsWith('.woff2'), plain: true },
  {
    // The worker holds the rules of every game: the limit per game, four times.
    name: 'rules and bots of all games',
    limit: 4 * 130 * KB,
    files: (name) => RULES.test(name),
  },
  {
    // What a table waits for: the worker, and the rules of its game.
    name: 'rules and bots of each game',
    limit: 230 * KB,
    files: (name) => /^assets\/rules-.*\.js$/.test(name),
    with: (name) => name.startsWith('assets/worker-') && name.endsWith('.js'),
    each: true,
  },
  { name: 'icon sprite', limit: 60 * KB, files: (name) => /^icons\/.*\.svg$/.test(name), each: true },
];

function filesUnder(place, inside = '') {
  return readdirSync(path.join(place, inside), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(inside, entry.name);
    return entry.isDirectory() ? filesUnder(place, name) : [name];
  });
}

export function weigh(dist = DIST) {
  const names = filesUnder(dist);
  // What the page itself asks for before anything is clicked: its script and what that imports.
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  const size = (name, plain) => {
    const content = readFileSync(path.join(dist, name));
    return plain ? content.length : gzipSync(content, { level: 9 }).length;
  };
  return BUDGETS.flatMap(({ name, limit, files, each, plain, with: besides }) => {
    const found = names.filter((one) => files(one, first));
    const base =
      besides === undefined ? 0 : names.filter(besides).reduce((sum, file) => sum + size(file, plain), 0);
    if (each)
      return found.map((file) => ({ name: `${name}: ${file}`, limit, bytes: base + size(file, plain) }));
    return [{ name, limit, bytes: found.reduce((sum, file) => sum + size(file, plain), 0) }];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  prepare();
  if (!build()) process.exit(1);
  let over = 0;
  for (const { name, limit, bytes } of weigh()) {
    const broken = bytes > limit;
    if (broken) over++;
    console.log(
      `${broken ? 'OVER' : 'ok  '} ${(bytes / KB).toFixed(1).padStart(7)} of ${(limit / KB).toFixed(0).padStart(4)} kB  ${name}`,
    );
  }
  process.exitCode = over > 0 ? 1 : 0;
}
