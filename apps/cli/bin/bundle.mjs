// Bundles the command before it runs, when a source is newer than the last bundle: starting takes a fraction of the
// time, and simulations run at full speed (loaders that read TypeScript file by file slow down every closure).

import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CLI = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ROOT = path.resolve(CLI, '../..');
const DIST = path.join(CLI, 'dist');
const MAIN = path.join(DIST, 'main.mjs');
const ENTRIES = { main: 'apps/cli/src/main.ts', worker: 'packages/lab/src/work.ts' };

function folders(place) {
  return readdirSync(path.join(ROOT, place)).map((name) => path.join(ROOT, place, name, 'src'));
}

function newest(place) {
  let latest = 0;
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    latest = Math.max(latest, statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs);
  }
  return latest;
}

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isFresh() {
  const built = timeOf(MAIN);
  if (built < timeOf(path.join(ROOT, 'package-lock.json'))) return false;
  const sources = [path.join(CLI, 'src'), ...folders('packages'), ...folders('games')];
  sources.push(path.join(ROOT, 'docs', 'example', 'src'));
  return sources.filter((source) => timeOf(source) > 0).every((source) => newest(source) <= built);
}

async function build() {
  const { rolldown } = await import('rolldown');
  mkdirSync(DIST, { recursive: true });
  // The worker first: whoever sees a fresh main also sees its worker. Renaming keeps several builds at once apart.
  for (const name of ['worker', 'main']) {
    const part = path.join(DIST, `${name}.${process.pid}.mjs`);
    const bundle = await rolldown({
      input: path.join(ROOT, ENTRIES[name]),
      platform: 'node',
      external: [/^(node:|piscina$|commander$|picocolors$|ws$)/],
    });
    await bundle.write({ file: part, codeSplitting: false });
    await bundle.close();
    renameSync(part, path.join(DIST, `${name}.mjs`));
  }
}

/** The address of the bundled command, made anew if need be. */
export async function bundled() {
  if (!isFresh()) await build();
  return pathToFileURL(MAIN).href;
}
