/** The page's side of the worker. There is one, started when a table is first wanted and kept warm. */

import { wrap, type Remote } from 'comlink';
import type { Host } from './types.ts';

export type Engine = Remote<Host>;

let engine: Engine | null = null;

export function theEngine(): Engine {
  engine ??= wrap<Host>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' }),
  );
  return engine;
}
