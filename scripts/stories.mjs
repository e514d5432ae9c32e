// Stories look for their positions by the rules themselves. Each worker of Playwright reads whatever it needs of our packages,
// file by file through its own compiler: as one bundle they are there in a fraction of the time.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = path.join(import.meta.dirname, '..');
/** Here Playwright takes what it finds as it is. */
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'gravetable', 'stories');
/** What stories ask of our packages by name. */
const ASKED = ['packages/bots', 'packages/catalog', 'packages/host', 'packages/kernel', 'docs/example'];

/** Bundles them; what comes back is the settings that lead there. */
export async function bundledPackages() {
  const named = ASKED.map((folder) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    return { name, at: path.basename(folder), source: path.join(ROOT, folder, exports) };
  });
  const input = Object.fromEntries(named.map(({ at, source }) => [at, source]));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  await bundle.write({ dir: FOLDER, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  const paths = Object.fromEntries(named.map(({ name, at }) => [name, [`./${at}.mjs`]]));
  const settings = path.join(FOLDER, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify({ compilerOptions: { paths } }));
  return settings;
}
