/** Time that passes when a test says so. */

import type { Page } from '@playwright/test';

/** What a clock shows, in seconds. */
export function secondsIn(shown: string): number {
  const [minutes = 0, seconds = Number.NaN] = shown.split(':').map(Number);
  return minutes * 60 + seconds;
}

/**
 * The host keeps the time in its worker: there it stands still, and long waits end when the test lets it pass, on the page as
 * well. Short waits (a bot's turn, what is told) end by themselves. The page's clock must be installed before the table opens.
 */
export async function turnedByHand(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const worker = page.workers()[0]!;
  await worker.evaluate(() => {
    const LONG = 2000;
    let due: { readonly at: number; readonly work: () => void }[] = [];
    let now = performance.now();
    const [later, never] = [setTimeout, clearTimeout];
    performance.now = () => now;
    const wait = (work: () => void, time = 0): unknown => {
      if (time < LONG) return later(work, time);
      const one = { at: now + time, work };
      due.push(one);
      return one;
    };
    const drop = (timer: unknown): void => {
      if (typeof timer === 'number') never(timer);
      else due = due.filter((one) => one !== timer);
    };
    const pass = (time: number): void => {
      now += time;
      const over = due.filter((one) => one.at <= now);
      due = due.filter((one) => !over.includes(one));
      for (const { work } of over) work();
    };
    Object.assign(globalThis, { setTimeout: wait, clearTimeout: drop, pass });
  });
  return async (milliseconds) => {
    await worker.evaluate(
      (time) => (globalThis as unknown as { pass: (time: number) => void }).pass(time),
      milliseconds,
    );
    await page.clock.fastForward(milliseconds);
  };
}
