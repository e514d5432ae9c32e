/** boardgame.io is no dependency of ours: it is installed in its own folder, from its own lockfile, when first needed. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export function installIn(folder: string, say: (line: string) => void): void {
  if (existsSync(path.join(folder, 'node_modules', 'boardgame.io'))) return;
  say('installing boardgame.io for comparison …');
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    // What npm says is no part of what was measured: only that goes to standard output.
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  if (done.status !== 0) throw new Error('boardgame.io could not be installed');
}
