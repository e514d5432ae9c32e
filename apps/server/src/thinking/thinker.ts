/** A thread that thinks: one task after the other. */

import { parentPort } from 'node:worker_threads';
import { gameOf } from '@gravetable/catalog';
import { thought, type Task } from '@gravetable/host';

export interface ToThinker {
  readonly number: number;
  readonly task: Task;
}

export type FromThinker =
  | 'ready'
  | { readonly number: number; readonly found: unknown }
  | { readonly number: number; readonly error: string };

const port = parentPort!;
const say = (message: FromThinker): void => port.postMessage(message);

port.on('message', ({ number, task }: ToThinker) => {
  try {
    say({ number, found: thought(task, gameOf) });
  } catch (error) {
    say({ number, error: String(error) });
  }
});
say('ready');
