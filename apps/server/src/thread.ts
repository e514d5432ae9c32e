/** Threads of our own, from the sources or from the bundle. */

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Reading TypeScript in a thread wants its loader registered before the first import. */
function fromSource(file: URL): string {
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href;
  return `import(${JSON.stringify(loader)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(file.href)});
  });`;
}

/** `place` is where the thread's file lies from here in the sources; a bundle has all of them side by side. */
export function startThread(place: string, name: string, workerData: object): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${name}.mjs`, import.meta.url), { workerData });
  const file = new URL(`./${place}/${name}.ts`, import.meta.url);
  return new Worker(fromSource(file), { eval: true, workerData });
}
