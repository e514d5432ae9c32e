/** On every phone and at every size of text, what a lesson asks for is wholly in sight, and so is what it speaks of. */

import type { Page } from '@playwright/test';
import { ABOUT, missed } from './lesson-sight.ts';
import { Learner } from './lessons.ts';
import { expect, test } from './served.ts';

const WINDOWS = [
  [320, 568],
  [390, 667],
  [390, 844],
] as const;
const TEXT_SIZES = [100, 130, 160];
/** What moves there has come to rest by then, also on a busy machine. */
const PATIENCE = 6000;

async function wear(page: Page, size: readonly [number, number], text: number): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.evaluate((scale) => {
    document.documentElement.style.setProperty('--text-scale', String(scale));
  }, text / 100);
}

for (const game of Object.keys(ABOUT)) {
  // French has the longer words.
  test(`the lesson of ${game} fits every phone and text`, async ({ table, page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await table.arrive({ speed: 'instant', language: 'fr', muted: true });
    const learner = new Learner(table);
    await learner.begin(game);
    const faults: string[] = [];
    /** Look at this moment of the lesson at every size: one page, made larger and smaller. */
    const look = async (): Promise<void> => {
      for (const size of WINDOWS)
        for (const text of TEXT_SIZES) {
          await wear(page, size, text);
          for (const one of await missed(page, game, PATIENCE))
            faults.push(`${size.join(' × ')} at ${text} %: ${one}`);
        }
      await wear(page, [390, 844], 100);
    };
    await learner.play(look, async (heading) => {
      await learner.goOn(heading);
      if (await learner.lesson.filter({ hasText: heading }).isVisible()) await look();
    });
    expect(faults).toEqual([]);
  });
}
