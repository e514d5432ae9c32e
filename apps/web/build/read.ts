import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as catalogue from './catalogue.ts';

type Catalogue = typeof catalogue;

const ENTRY = fileURLToPath(new URL('./catalogue.ts', import.meta.url));
let read: Promise<Catalogue> | null = null;

/** The catalogue, read once per build. */
export function readCatalogue(): Promise<Catalogue> {
  read ??= runnerImport<Catalogue>(ENTRY, { configFile: false, logLevel: 'error' }).then(
    ({ module }) => module,
  );
  return read;
}
