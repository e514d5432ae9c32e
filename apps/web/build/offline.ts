/** Lists the built files for the service worker, so that everything works without a network after the first visit. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readCatalogue } from './read.ts';

const WORKER = new URL('./service-worker.js', import.meta.url);
const FIXED = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
  'manifest.fr.webmanifest',
];

export function offline(): Plugin {
  return {
    name: 'gravetable-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { games } = await readCatalogue();
        const plays = games.map(({ id, version, contentHash }) => [
          id,
          { rules: version, content: contentHash },
        ]);
        const PLAYED = 'plays.json';
        this.emitFile({
          type: 'asset',
          fileName: PLAYED,
          source: JSON.stringify(Object.fromEntries(plays)),
        });
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !name.endsWith('.woff'));
        const names = [...new Set([...built, 'index.html', PLAYED, ...FIXED])].sort();
        const contents = names.map((name) => {
          const file = bundle[name];
          return file === undefined ? '' : file.type === 'asset' ? file.source : file.code;
        });
        const hash = createHash('sha256');
        for (const one of contents) hash.update(one);
        const source = readFileSync(WORKER, 'utf8')
          .replace('__FILES__', JSON.stringify(names))
          .replace('__PLAYS__', JSON.stringify(Object.fromEntries(plays)))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
