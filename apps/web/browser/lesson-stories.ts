/**
 * What is told of the lesson of each game, in a file of its own: when a game changes, its own lesson is looked at again.
 * On every phone and at every size of text, what a lesson asks for is wholly in sight, and so is what it speaks of.
 */

import type { Page } from '@playwright/test';
import { missed, type Parts } from './lesson-sight.ts';
import { Learner } from './lessons.ts';
import { expect, test, type Table } from './served.ts';

const WINDOWS = [
  [320, 568],
  [390, 667],
  [390, 844],
] as const;
const TEXT_SIZES = [100, 130, 160];
const EVERY = WINDOWS.flatMap((size) => TEXT_SIZES.map((text) => [size, text] as const));
/** Between two presses of one step the words stay: a low window and a lower one, the smallest and the largest text. */
const OUTERMOST = EVERY.filter(([[, height], text]) => height !== 844 && text !== 130);
/** What moves there has come to rest by then, also on a busy machine. */
const PATIENCE = 6000;

async function wear(page: Page, size: readonly [number, number], text: number): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.evaluate((scale) => {
    document.documentElement.style.setProperty('--text-scale', String(scale));
  }, text / 100);
}

interface Seated {
  readonly table: Table;
  readonly page: Page;
}
type Story = (seated: Seated) => Promise<void>;

/** French has the longer words. */
export function fits(game: string, steps: number, parts: Parts): Story {
  return async ({ table, page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await table.arrive({ speed: 'instant', language: 'fr', muted: true });
    const learner = new Learner(table);
    await learner.begin(game);
    const faults: string[] = [];
    /** Look at this moment of the lesson at every size: one page, made larger and smaller. */
    const look = async (sizes = EVERY): Promise<void> => {
      for (const [size, text] of sizes) {
        await wear(page, size, text);
        for (const one of await missed(page, parts, PATIENCE))
          faults.push(`${size.join(' × ')} at ${text} %: ${one}`);
      }
      await wear(page, [390, 844], 100);
      const within = (): Promise<boolean> =>
        page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await expect.poll(within, { message: 'nothing is wider than the screen' }).toBe(true);
    };
    const seen = await learner.play(
      () => look(),
      async (heading) => {
        await learner.goOn(heading);
        if (await learner.lesson.filter({ hasText: heading }).isVisible()) await look(OUTERMOST);
      },
    );
    expect(faults).toEqual([]);
    expect(seen).toHaveLength(steps);
    await learner.next.click();
    await expect(learner.lesson).toBeHidden();
    await expect(table.decision).toBeVisible();
  };
}

export function goesOn(game: string): Story {
  return async ({ table, page }) => {
    await table.arrive();
    const learner = new Learner(table);
    await learner.begin(game);
    await learner.next.click();
    await expect(learner.heading).toContainText('2 of');
    await page.reload();
    await expect(learner.heading).toContainText('2 of');
    await learner.lesson.getByRole('button', { name: 'Skip the lesson' }).click();
    await page.reload();
    await expect(table.decision).toBeVisible();
    await expect(learner.lesson).toBeHidden();
  };
}

export function byKeyboard(game: string, steps: number): Story {
  return async ({ table, page }) => {
    test.setTimeout(600_000);
    await table.arrive();
    const learner = new Learner(table);
    await learner.begin(game);
    const seen = await learner.play(
      async () => {
        await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
      },
      (heading) => learner.goOnByKeyboard(heading),
    );
    expect(seen).toHaveLength(steps);
    await expect(learner.next).toBeFocused();
    await test.step('it offers a table', async () => {
      await table.isAccessible();
      const own = learner.lesson.getByRole('link', { name: 'A table of my own' });
      await expect(own).toHaveAttribute('href', new RegExp(`#/new/${game}$`));
    });
    await page.keyboard.press('Enter');
    await expect(learner.lesson).toBeHidden();
    await expect(table.decision).toBeFocused();
  };
}
