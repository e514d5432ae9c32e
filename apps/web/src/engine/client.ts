/** The page's side of the worker. There is one, started when a table is first wanted and kept warm. */

import { wrap, type Remote } from 'comlink';
import type { Host } from './types.ts';

export type Engine = Remote<Host>;

let engine: Engine | null = null;

export function theEngine(): Engine {
  engine ??= started();
  return engine;
}

/** A worker that breaks, or never loads, answers nothing any more: whoever waits for it is told, and so is who comes later. */
function started(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' });
  const remote = wrap<Host>(worker);
  const waiting = new Set<(why: Error) => void>();
  let broken: Error | null = null;
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message);
    engine = null; // The next table begins with another.
    worker.terminate();
    for (const fail of waiting) fail(broken);
  });
  const ask = (name: keyof Host, args: unknown[]): Promise<unknown> =>
    new Promise((answer, fail) => {
      if (broken !== null) return fail(broken);
      waiting.add(fail);
      const asked = remote[name] as (...all: unknown[]) => Promise<unknown>;
      asked(...args)
        .then(answer, fail)
        .finally(() => waiting.delete(fail));
    });
  const door = {
    get:
      (_: object, name: string) =>
      (...args: unknown[]) =>
        ask(name as keyof Host, args),
  };
  return new Proxy({}, door as ProxyHandler<object>) as Engine;
}
