/** A keyboard with a screen: the prompt that counts down is written anew while somebody thinks. */

import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Screen } from '../src/screen.ts';
import { Input, TIME } from '../src/table/input.ts';

const { stdin } = process;
let written = '';

beforeEach(() => {
  vi.useFakeTimers();
  written = '';
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  Object.defineProperty(process, 'stdin', { value: keyboard, configurable: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
});

/** A prompt as against the clock: the seconds that are left. */
const counting = (seconds: number): (() => string) => {
  const due = performance.now() + seconds * 1000;
  return () => `${Math.ceil((due - performance.now()) / 1000)} s > `;
};

test('the countdown runs in the prompt, second by second, until an answer is typed', async () => {
  const input = new Input(Object.assign(new Screen('en'), { tty: true }));
  const line = input.next(counting(20));
  expect(written).toContain('20 s > ');
  await vi.advanceTimersByTimeAsync(3000);
  for (const left of ['19 s > ', '18 s > ', '17 s > ']) expect(written).toContain(left);
  process.stdin.emit('data', '7\r');
  await vi.advanceTimersByTimeAsync(600);
  expect(await line).toBe('7');
  const before = written;
  await vi.advanceTimersByTimeAsync(5000);
  expect(written).toBe(before);
  input.close();
});

test('a prompt without a clock is written once, and whoever is woken looks again', async () => {
  const input = new Input(Object.assign(new Screen('en'), { tty: true }));
  const line = input.next('> ');
  await vi.advanceTimersByTimeAsync(5000);
  expect(written.split('> ')).toHaveLength(2);
  input.wake();
  expect(await line).toBe(TIME);
  input.close();
});
