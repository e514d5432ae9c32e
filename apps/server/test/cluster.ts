/**
 * A PostgreSQL of the test's own: `TEST_DATABASE_URL` where one is given, else a cluster in a temporary folder, run by a user who is
 * not root. Where no server is installed it says what to install.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Cluster {
  readonly url: string;
  stop(): void;
}

const MISSING =
  'PostgreSQL was not tested: no server is installed. `apt-get install postgresql`, or set TEST_DATABASE_URL.';

function binaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => path.join(debian, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
  if (found !== undefined) return found;
  const which = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return which.status === 0 ? path.dirname(which.stdout.trim()) : null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Who runs it: ourselves, or where we are root the user that the package made. */
function runner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** Null where none can be had; why is said aloud. */
export async function postgres(): Promise<Cluster | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => undefined };
  const bin = binaries();
  if (bin === null) {
    // A build that is meant to be trusted does not pass without it.
    if (process.env['CI']) throw new Error(MISSING);
    console.warn(MISSING);
    return null;
  }
  const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-pg-'));
  const as = runner();
  if (as !== null) chownSync(place, as.uid, as.gid);
  chmodSync(place, 0o700);
  const data = path.join(place, 'data');
  const run = (name: string, ...args: string[]): void =>
    void execFileSync(path.join(bin, name), args, {
      cwd: place,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...as,
    });
  run('initdb', '-D', data, '-A', 'trust', '-U', 'table', '--no-locale', '-E', 'UTF8');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${place} -c max_connections=50`;
  run('pg_ctl', '-D', data, '-l', path.join(place, 'log'), '-w', '-o', settings, 'start');
  return {
    url: `postgres://table@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(place, { recursive: true });
    },
  };
}
