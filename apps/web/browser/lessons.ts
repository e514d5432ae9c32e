/** Somebody who does what a lesson says: reads, presses Next, and otherwise presses what is marked. */

import type { Locator, Page } from '@playwright/test';
import { expect, type Table } from './served.ts';

const LONGEST = 200;

export const NEXT = '.lesson-buttons > .primary';
/** What answers by itself where it is marked. */
export const ANSWERS = [
  '.cd-menu .hinted, .dc-announce .hinted, .bar-buttons .hinted, .dc-choices .hinted',
  '.vg-menu .hinted, .vg-actions .hinted, .vg-side.hinted',
  '.dk-menu .hinted, .dk-choices .hinted, .dk-actions .hinted',
].join();

export class Learner {
  readonly #page: Page;

  constructor(readonly table: Table) {
    this.#page = table.page;
  }

  get lesson() {
    return this.#page.locator('.lesson');
  }

  get next() {
    return this.lesson.locator(NEXT);
  }

  get heading() {
    return this.lesson.locator('h2');
  }

  /** What is marked: first what answers by itself, then the piece that offers it. */
  get marked() {
    return this.#answers.or(this.#page.locator('.piece.hinted').filter({ visible: true }));
  }

  get #answers() {
    return this.#page.locator(ANSWERS).filter({ visible: true });
  }

  async begin(game: string): Promise<void> {
    await this.#page.goto(`${this.table.address}#/learn/${game}`);
    await expect(this.lesson).toBeVisible({ timeout: 30_000 });
  }

  /** Whether the last step is there. */
  async isLast(): Promise<boolean> {
    return this.lesson.locator('.lesson-buttons.last').isVisible();
  }

  /** Until the last step; every step that was there, by its heading. `see` looks at each. */
  async play(
    see: () => Promise<void> = async () => undefined,
    goOn = (heading: string) => this.goOn(heading),
  ): Promise<readonly string[]> {
    const steps: string[] = [];
    for (let n = 0; n < LONGEST; n++) {
      await this.#rests();
      const heading = await this.heading.innerText();
      if (steps.at(-1) !== heading) {
        steps.push(heading);
        await see();
      }
      if (await this.isLast()) return steps;
      await goOn(heading);
    }
    throw new Error(`The lesson did not end: it stays at “${steps.at(-1)}”.`);
  }

  /** Until this step is there; no press of the step before reaches into it. */
  async until(step: number): Promise<void> {
    await expect(async () => {
      const heading = await this.heading.innerText({ timeout: 2_000 });
      if (!heading.includes(`${step} OF`)) await this.goOn(heading);
      await expect(this.heading).toHaveText(new RegExp(` ${step} of `), { timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [0] });
  }

  get #confirm() {
    return this.#page.locator('#confirm');
  }

  /** There is something to press. */
  async #rests(): Promise<void> {
    const either = this.next.or(this.#confirm).or(this.marked).first();
    await expect(either).toBeVisible();
    await expect(this.lesson).toHaveAttribute('aria-busy', 'false');
  }

  /** One press: Next of this step, Confirm, or what is marked. What goes while the table acts is looked for again. */
  async goOn(heading?: string): Promise<void> {
    const step = heading === undefined ? this.lesson : this.lesson.filter({ hasText: heading });
    let before = '';
    await expect(async () => {
      await this.#rests();
      before = await this.#state();
      if (!(await step.isVisible())) return;
      await (await this.#toPress(step)).click({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    if (await step.isVisible()) await expect.poll(() => this.#state()).not.toBe(before);
  }

  async #toPress(step: Locator): Promise<Locator> {
    const next = step.locator(NEXT);
    if (await next.isVisible()) return next;
    if (await this.#confirm.isVisible()) return this.#confirm;
    return (await this.#answers.count()) > 0 ? this.#answers.first() : this.marked.first();
  }

  /**
   * The same with keys alone: Next has the focus, an arrow leads to what is marked, and Enter takes and confirms it. That
   * a mouse could press it too, because nothing lies over it, is looked at without pressing.
   */
  async goOnByKeyboard(heading: string): Promise<void> {
    const step = this.lesson.filter({ hasText: heading });
    const next = step.locator(NEXT);
    let before = '';
    await expect(async () => {
      await this.#rests();
      before = await this.#state();
      if (!(await step.isVisible())) return;
      await (await this.#toPress(step)).click({ trial: true, timeout: 2_000 });
      if (await next.isVisible()) await expect(next).toBeFocused({ timeout: 2_000 });
      else if (!(await this.#confirm.isVisible())) await this.#arrowToMarked();
      await this.#page.keyboard.press('Enter');
    }).toPass({ timeout: 30_000 });
    if (await step.isVisible()) await expect.poll(() => this.#state()).not.toBe(before);
  }

  /** One arrow is enough; a menu or a group of answers already has the focus on the right one. */
  async #arrowToMarked(): Promise<void> {
    const focused = this.#page.locator('.hinted:focus');
    if ((await focused.count()) > 0) return;
    await this.#page.keyboard.press('ArrowRight');
    await expect(focused).toHaveCount(1, { timeout: 1_000 });
  }

  /** What is on the screen, as far as the lesson is concerned. */
  async #state(): Promise<string> {
    return this.#page.evaluate(() =>
      [
        '.lesson h2',
        '#decision',
        '#confirm',
        '.cd-menu',
        '.dc-announce',
        '.vg-menu',
        '.dk-tray',
        '.dk-menu',
        '.log-line:last-child',
      ]
        .map((one) => document.querySelector(one)?.textContent ?? '')
        .join('|'),
    );
  }
}
