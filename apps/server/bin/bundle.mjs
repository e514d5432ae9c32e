// Bundles the server before it runs, when a source is newer than the last bundle: plain files for it and its threads.

import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SERVER = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ROOT = path.resolve(SERVER, '../..');
const DIST = path.join(SERVER, 'dist');
// Threads first: whoever sees a fresh main also sees them.
const ENTRIES = { writer: 'store/writer.ts', thinker: 'thinking/thinker.ts', main: 'main.ts' };

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(place) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, { parentPath, path: old, name }) => {
      return Math.max(latest, timeOf(path.join(parentPath ?? old, name)));
    }, 0);
}

function isFresh() {
  const built = timeOf(path.join(DIST, 'main.mjs'));
  if (built < timeOf(path.join(ROOT, 'package-lock.json'))) return false;
  const below = (place) =>
    readdirSync(path.join(ROOT, place)).map((name) => path.join(ROOT, place, name, 'src'));
  const sources = [
    path.join(SERVER, 'src'),
    ...below('packages'),
    ...below('games'),
    path.join(ROOT, 'docs/example/src'),
  ];
  return sources.filter((source) => timeOf(source) > 0).every((source) => newest(source) <= built);
}

async function build() {
  const { rolldown } = await import('rolldown');
  mkdirSync(DIST, { recursive: true });
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const input = path.join(SERVER, 'src', entry);
    if (timeOf(input) === 0) continue;
    const part = path.join(DIST, `${name}.${process.pid}.mjs`);
    // Our own packages become part of it; whatever was installed stays where it is.
    const bundle = await rolldown({
      input,
      platform: 'node',
      external: [/^(?!@gravetable\/)[@a-z]/, /^node:/],
    });
    await bundle.write({ file: part, codeSplitting: false });
    await bundle.close();
    renameSync(part, path.join(DIST, `${name}.mjs`));
  }
}

/** The address of the bundled server, made anew if need be. */
export async function bundled() {
  if (!isFresh()) await build();
  return pathToFileURL(path.join(DIST, 'main.mjs')).href;
}
