/** What somebody brought is opened in a worker of its own: one that takes too long is stopped, and that is said. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apart } from '../src/engine/client.ts';

class SilentWorker extends EventTarget {
  static readonly begun: SilentWorker[] = [];
  readonly name: string;
  stopped = false;

  constructor(_: URL, { name }: WorkerOptions) {
    super();
    this.name = name!;
    SilentWorker.begun.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.stopped = true;
  }
}

beforeEach(() => {
  SilentWorker.begun.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what does not open within 30 seconds is refused, and its worker is stopped', async () => {
  const opening = apart((door) => door.recordFrom('a loop', []));
  await vi.advanceTimersByTimeAsync(29_000);
  const [worker] = SilentWorker.begun;
  expect(worker).toMatchObject({ name: 'brought', stopped: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opening).toMatchObject({ refused: true, code: 'TOO_SLOW' });
  expect(worker!.stopped).toBe(true);
});

test('a worker is there for one thing only, and stops when that is done', async () => {
  expect(await apart(async () => 'done')).toBe('done');
  expect(await apart(async () => 'again')).toBe('again');
  expect(SilentWorker.begun.map(({ stopped }) => stopped)).toEqual([true, true]);
});

test('one that breaks fails at once, and rules that break inside it are refused', async () => {
  const opening = apart(() => new Promise(() => undefined));
  const broke = Object.assign(new Event('error'), { message: 'out of memory' });
  queueMicrotask(() => SilentWorker.begun[0]!.dispatchEvent(broke));
  await expect(opening).rejects.toThrow('out of memory');
  expect(await apart(() => Promise.reject(new Error('a card that is not there')))).toMatchObject({
    refused: true,
    code: 'CORRUPT',
  });
});
