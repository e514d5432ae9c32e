// `npm start`: installs what is missing, builds the browser table when it changed, serves it and opens it.
// `npm start -- --help` tells what else it can do.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder, MADE } from './files.mjs';
import { prepare, ROOT } from './setup.mjs';

const WEB = path.join(ROOT, 'apps', 'web');
const DIST = path.join(WEB, 'dist');
const STAMP = path.join(DIST, '.built-from');
const SOURCES = ['apps/web', 'packages', 'games', 'docs/rules', 'docs/example', 'package-lock.json'];
const LEFT_OUT = new Set([...MADE, 'test', 'browser']);
const PORT = 4173;

/** What the build is made of, as one hash. */
export function sourceHash(root = ROOT) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(path.join(root, source), LEFT_OUT)) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the browser table unless the last build is of the same sources. */
export function build() {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  console.error('Building the table...');
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    // What is printed is for who reads along: a bench prints its figures alone.
    stdio: ['inherit', 2, 'inherit'],
  });
  if (status !== 0) return false;
  mkdirSync(DIST, { recursive: true });
  pack();
  writeFileSync(STAMP, hash);
  return true;
}

/** What is asked for again and again is packed once, not with every visit. */
function pack() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  for (const file of filesUnder(DIST, new Set())) {
    if (!/\.(html|js|css|json|svg|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

/** The server, bundled like the page itself. */
async function server() {
  const { bundled } = await import('../apps/server/bin/bundle.mjs');
  return import(await bundled());
}

/** The built page on a port of its own, with tables in a folder that is gone afterwards: for pictures and figures. */
export async function serveBuilt() {
  const { quietLog, serve } = await server();
  const data = mkdtempSync(path.join(tmpdir(), 'gravetable-'));
  const own = { port: 0, host: '127.0.0.1', data, database: null, page: DIST, log: quietLog() };
  const { url, close } = await serve(own);
  return {
    url,
    async close() {
      await close();
      rmSync(data, { recursive: true });
    },
  };
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

async function browser({ args, open }) {
  if (!build()) {
    process.exitCode = 1;
    return;
  }
  const { announce, endWith, quietLog, serve, wished: serverWish } = await server();
  const wish = serverWish(args);
  if (wish.wrong !== undefined) {
    console.error(`${wish.wrong}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const running = await serve({ ...wish, page: DIST, log: quietLog() });
  endWith(running);
  announce(running);
  if (open) openBrowser(running.url);
}

const USAGE = `npm start                      the table in the browser, alone or with friends online
npm start -- --no-open         only print its address
npm start -- --port N          at this port, or another one where it is taken
npm start -- --lan             open to the house: prints the address and a QR code
npm start -- --data FOLDER     where online tables are kept
npm start -- --database URL    keep them in PostgreSQL: postgres://...
npm start -- --terminal ...    the table in the terminal; --terminal --help tells what may follow`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  'no-open': { type: 'boolean', default: false },
  port: { type: 'string', default: String(PORT) },
  lan: { type: 'boolean', default: false },
  data: { type: 'string' },
  database: { type: 'string' },
};

/** What was asked for: `terminal` with what is meant for it, `browser` with how, `usage`, or what is wrong with it. */
export function wished(args) {
  if (args.includes('--terminal')) return { terminal: args.filter((arg) => arg !== '--terminal') };
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const wanted = String(values.port);
    const port = Number(wanted);
    if (values.help) return { usage: USAGE };
    if (!/^\d+$/.test(wanted) || port > 65_535) return { wrong: `'${wanted}' is no port` };
    const passed = ['data', 'database'].flatMap((name) =>
      values[name] === undefined ? [] : [`--${name}`, values[name]],
    );
    const handed = ['--port', String(port), ...(values.lan ? ['--lan'] : []), ...passed];
    return { browser: { args: handed, open: !values['no-open'] } };
  } catch (error) {
    return { wrong: error.message };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wish = wished(process.argv.slice(2));
  if (wish.usage !== undefined) console.log(wish.usage);
  else if (wish.wrong !== undefined) {
    console.error(`${wish.wrong}\n\n${USAGE}`);
    process.exitCode = 2;
  } else {
    prepare();
    if (wish.terminal !== undefined) terminal(wish.terminal);
    else await browser(wish.browser);
  }
}
