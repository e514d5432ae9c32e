/** The page's side of the worker. There is one, started when a table is first wanted and kept warm. */

import { wrap, type Remote } from 'comlink';
import type { Host } from './types.ts';

export type Engine = Remote<Host>;

let engine: Engine | null = null;
let faulted: ((why: string) => void) | null = null;

export function theEngine(): Engine {
  if (engine === null) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' });
    worker.addEventListener('error', (event) => faulted?.(event.message));
    engine = wrap<Host>(worker);
  }
  return engine;
}

/** Told when the worker itself breaks: nothing it was asked will be answered any more. */
export function onEngineFault(listen: ((why: string) => void) | null): void {
  faulted = listen;
}
