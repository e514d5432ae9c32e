/** What of a moment in a lesson cannot be seen or pressed. */

import { heightSeen, pressable } from './boxes.ts';
import type { Learner } from './lessons.ts';

/** What each lesson speaks of, as a phone shows it. */
export const ABOUT: { readonly [game: string]: { readonly [about: string]: string } } = {
  'cards-of-the-dead': {
    street: '.cd-street',
    body: '.bottom-sheet > .cd-vitals',
    hand: '.cd-hand',
    odds: '.cd-if-line',
    area: '.cd-spaces',
    bar: '.decision-bar',
    threat: '.cd-in-force .cd-warn',
    notes: '.cd-shared',
  },
  'dead-cells': {
    seats: '.seat-list',
    board: '.dc-window',
    hand: '.dc-hand',
    body: '.dc-person',
    bar: '.decision-bar',
    bag: '.dc-shared',
  },
};

/** So much of a thing that is larger is enough: the rest is found by scrolling. */
const ENOUGH = 72;

/** What of this moment cannot be seen or pressed. */
export async function missed(learner: Learner, about: string): Promise<string[]> {
  const missing: string[] = [];
  const wanted = await learner.toPress();
  if (wanted === null) missing.push('there is nothing to press');
  else {
    const share = await pressable(wanted);
    if (share < 100) missing.push(`${share} % of ${await wanted.textContent()} can be pressed`);
  }
  // A menu is laid over the words that led to it.
  const menu = await learner.table.page.locator('.cd-menu').isVisible();
  const words = menu ? 20 : await heightSeen(learner.lesson.locator('p'));
  if (words < 20) missing.push(`${words} px of the words`);
  // What is spoken of is shown with the words; once an answer is taken up, that is.
  if (!(await learner.isUntouched())) return missing;
  const thing = learner.table.page.locator(about).first();
  if ((await thing.count()) === 0) return [...missing, `${about} is not there`];
  // What only tells something lets presses through: it is measured as if it did not.
  await thing.evaluate((one) => (one as HTMLElement).style.setProperty('pointer-events', 'auto'));
  const whole = await thing.evaluate((one) => one.getBoundingClientRect().height);
  const seen = await heightSeen(thing);
  if (seen < Math.min(whole - 4, ENOUGH)) missing.push(`${seen} of ${Math.round(whole)} px of ${about}`);
  return missing;
}
