/**
 * What is told of the lesson of each game, in a file of its own: when a game changes, its own lesson is looked at again.
 * On every phone and at every size of text, what a lesson asks for is wholly in sight, and so is what it speaks of. A lesson
 * has some thirty steps: each is looked at on the smallest phone with the largest text, and in every window once with one of
 * the other sizes, which changes from step to step. Within three steps every window has met every size.
 */

import type { Page } from '@playwright/test';
import { missed, type Parts } from './lesson-sight.ts';
import { Learner } from './lessons.ts';
import { expect, test, type Table } from './served.ts';

/** One page, made larger and smaller; the last is the phone on which the lesson is played on. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 667 },
  { width: 390, height: 844 },
];
const PHONE = WINDOWS[2]!;
const TEXT_SIZES = [160, 130, 100];
/** Between two presses of one step the words stay: a low window and a lower one, the smallest and the largest text. */
const LOW = WINDOWS.filter((one) => one !== PHONE);
const OUTERMOST = [160, 100];

/** The sizes of text of this look in one of these windows. */
function textsOf(look: number, window: number, texts: readonly number[]): readonly number[] {
  const own = texts[(look + window) % texts.length]!;
  return window === 0 && own !== texts[0] ? [texts[0]!, own] : [own];
}
/** What moves there has come to rest by then, also on a busy machine. */
const PATIENCE = 6000;

interface Seated {
  readonly table: Table;
  readonly page: Page;
}
type Story = (seated: Seated) => Promise<void>;

/** French has the longer words. */
export function fits(game: string, steps: number, parts: Parts): Story {
  return async ({ table, page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(PHONE);
    await table.arrive({ speed: 'instant', language: 'fr', muted: true });
    const learner = new Learner(table);
    await learner.begin(game);
    const faults: string[] = [];
    let looks = 0;
    /** Look at this moment of the lesson in these windows. */
    const look = async (windows = WINDOWS, texts = TEXT_SIZES): Promise<void> => {
      looks++;
      for (const [at, size] of windows.entries()) {
        await page.setViewportSize(size);
        for (const one of await missed(page, parts, textsOf(looks, at, texts), PATIENCE))
          faults.push(`${size.width} × ${size.height} at ${one}`);
      }
      await page.setViewportSize(PHONE);
      const within = (): Promise<boolean> =>
        page.evaluate(() => {
          document.documentElement.style.setProperty('--text-scale', '1');
          return document.documentElement.scrollWidth <= innerWidth;
        });
      await expect.poll(within, { message: 'nothing is wider than the screen' }).toBe(true);
    };
    const seen = await learner.play(
      () => look(),
      async (heading) => {
        await learner.goOn(heading);
        if (await learner.lesson.filter({ hasText: heading }).isVisible()) await look(LOW, OUTERMOST);
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
