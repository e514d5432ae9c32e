// `npm start`: installs what is missing, then opens the terminal table.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare, ROOT } from './setup.mjs';

prepare();
const table = path.join(ROOT, 'apps', 'cli', 'bin', 'gravetable.mjs');
const { status } = spawnSync(process.execPath, [table, 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
