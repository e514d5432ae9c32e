/** The built table, served for the tests, and the steps every story begins with. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { unpainted, type OpenPage } from './open-page.ts';
import { isOver } from './pressing.ts';
import { base } from './workers.ts';

export const test = base.extend<{ table: Table }>({
  table: async ({ page, baseURL, open }, use) => {
    const faults: string[] = [];
    const thrown = (error: Error): unknown => faults.push(error.message);
    const written = (message: ConsoleMessage): void => {
      if (message.type() === 'error') faults.push(message.text());
    };
    page.on('pageerror', thrown).on('console', written);
    await use(new Table(page, baseURL!, open.of(page)));
    expect(faults, 'nothing went wrong behind the page').toEqual([]);
    page.off('pageerror', thrown).off('console', written);
  },
});

/**
 * A story at tables alone: it goes on in the page where another one was told, as a player goes from table to table. Loading
 * the page anew costs more than most of these stories do.
 */
export const onward = test.extend({
  page: async ({ open, viewport, hasTouch }, use) => {
    const own = open.for(hasTouch);
    await use(await own.take(viewport!));
    await own.leave();
  },
});

export { expect };

export interface NewGame {
  readonly game?: string;
  /** What each seat is: `person`, a bot's name, `empty`. */
  readonly seats?: readonly string[];
  readonly seed?: string;
}

/** Put into the page as it is: there are no frames, so the page's own results are all there is. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe finds by colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * In the page: colours are most of the work of a look, and the log is most of the words. Of the lines that are made alike
 * the last is looked at; the others have its colours. Every other rule looks at all of them.
 */
function markAgain(): void {
  const makes = new Set<string>();
  const makeOf = (one: Element): string =>
    `${one.tagName} ${(one.getAttribute('class') ?? '').replace(/kind-\S+/, '')} ${one.getAttribute('style')}`;
  for (const line of [...document.querySelectorAll('.log-line')].reverse()) {
    const parts = [line, ...line.querySelectorAll(':not(svg, svg *)')];
    const make = [line.parentElement!, ...parts].map(makeOf).join();
    for (const part of parts) part.toggleAttribute('data-again', makes.has(make));
    makes.add(make);
  }
  const { axe: checker } = window as unknown as { readonly axe: typeof axe };
  checker.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-again])' }] });
}

/**
 * In the page: words that stand as others do (made alike, as is all around them, over grounds of the same colours) have
 * their contrast and are not measured again, on this screen or a later one of the same page. What is too faint is measured, and
 * named, wherever it stands.
 */
function lookOnce(): void {
  const { axe: checker } = window as unknown as { readonly axe: typeof axe & Innards };
  const check = checker._audit.checks['color-contrast'];
  check.first ??= check.evaluate;
  const { first } = check;
  const made = new WeakMap<Element, string>();
  const around = new WeakMap<Element, string>();
  const makeOf = (one: Element): string => {
    const known = made.get(one);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    const make = [one.tagName, one.getAttribute('class'), backgroundColor, backgroundImage, opacity].join();
    made.set(one, make);
    return make;
  };
  const aroundOf = (one: Element | null): string => {
    if (one === null) return '';
    const known = around.get(one) ?? `${makeOf(one)}>${aroundOf(one.parentElement)}`;
    around.set(one, known);
    return known;
  };
  const good = (check.good ??= new Set<string>());
  check.evaluate = function (node, ...rest) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    const under = checker.commons.dom.getTextElementStack(node).map((stack) => stack.map(makeOf).join('|'));
    const alike = [color, fontSize, fontWeight, textShadow, aroundOf(node), ...under].join(';');
    if (good.has(alike)) return true;
    const found = first.call(this, node, ...rest);
    if (found === true) good.add(alike);
    return found;
  };
}

/** What axe gives nobody a type for. */
interface Innards {
  readonly commons: { readonly dom: { getTextElementStack(node: Element): readonly Element[][] } };
  readonly _audit: {
    readonly checks: {
      readonly 'color-contrast': { evaluate: Evaluate; first?: Evaluate; good?: Set<string> };
    };
  };
}
type Evaluate = (this: unknown, node: Element, ...rest: readonly unknown[]) => boolean | undefined;

/** A player in front of the page. */
export class Table {
  readonly page: Page;
  readonly address: string;
  readonly #open: OpenPage | null;
  #arrivals = 0;

  constructor(page: Page, address: string, open: OpenPage | null = null) {
    this.page = page;
    this.address = address;
    this.#open = open;
  }

  get decision() {
    return this.page.locator('#decision');
  }

  /** Open the home page with these preferences. */
  async arrive(settings: object = { speed: 'instant', language: 'en', muted: true }): Promise<void> {
    const kept = {
      'gravetable-settings': JSON.stringify(settings),
      'gravetable-coach-table': '["closer"]', // Has enlarged a card before.
    };
    if (this.#open !== null) await this.#open.arrive(this.address, kept);
    else {
      await this.page.addInitScript(unpainted);
      await this.page.addInitScript(
        ([all, mark]) => {
          if (localStorage.getItem(mark) !== null) return; // Set once: what is changed later stays changed.
          localStorage.setItem(mark, 'set');
          for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
        },
        [kept, `arrived-${++this.#arrivals}`] as const,
      );
      await this.page.goto(this.address);
    }
    await expect(this.page.locator('.brand-name').first()).toBeVisible();
  }

  /** Change the preferences and open the same page again. */
  async prefer(settings: object): Promise<void> {
    await this.page.evaluate(
      (value) => localStorage.setItem('gravetable-settings', value),
      JSON.stringify(settings),
    );
    await this.page.reload();
  }

  async sitDown({
    game = 'lantern-hill',
    seats = ['person', 'careful'],
    seed = 'amber-crypt-1',
  }: NewGame = {}): Promise<void> {
    await this.page.goto(`${this.address}#/new/${game}`);
    await this.page.locator('#seed').fill(seed);
    for (const [at, kind] of seats.entries()) await this.page.locator(`#kind-${at}`).selectOption(kind);
    await this.page.locator('form button[type=submit]').click();
    await expect(this.page.locator('.decision-bar, .hand-over button.primary')).toBeVisible({
      timeout: 20_000,
    });
  }

  /** Answer whatever is asked with the first answer there is. */
  async answer(): Promise<void> {
    const { page } = this;
    const before = await this.state();
    const form = page.locator('.options fieldset').first();
    const take = page.locator('.hand-over button.primary');
    const confirm = page.locator('#confirm');
    if (await take.isVisible()) await take.click();
    else if (await confirm.isVisible()) await confirm.click();
    else if (await form.locator('button.option.lit-available').first().isVisible()) {
      await form.locator('button.option.lit-available').first().click();
      await expect
        .poll(async () => (await this.state()) !== before || (await confirm.isVisible()))
        .toBe(true);
      if (await confirm.isVisible()) await confirm.click();
    } else if (await form.locator('button.primary').isVisible()) await this.compose();
    await expect.poll(() => this.state()).not.toBe(before);
  }

  /** An answer made of parts: fill in until it can be confirmed. */
  async compose(): Promise<void> {
    const form = this.page.locator('.options fieldset').first();
    const sure = form.locator('button.primary');
    const more = form.locator('button[aria-label^="One more"], button[aria-label^="Un de plus"]');
    const boxes = form.locator('input[type=checkbox]');
    for (let i = 0; i < 40 && (await sure.isDisabled()); i++) {
      if ((await more.count()) > 0) await more.nth(i % (await more.count())).click();
      else await boxes.nth(i % (await boxes.count())).click();
      await this.page.waitForTimeout(50);
    }
    await sure.click();
  }

  /** What is asked, and how many lines of the log lie behind it, once the log has caught up with the board. */
  async state(): Promise<string> {
    const seen = await this.page.waitForFunction(() => {
      if (document.querySelector('.log-groups[aria-busy=true]') !== null) return false;
      const sheet = document.querySelector('.options')?.textContent ?? '';
      const said = document.querySelector('#decision, .hand-over h1')?.textContent ?? '';
      return `${said} ${sheet} ${document.querySelectorAll('.log-line').length}`;
    });
    return (await seen.jsonValue()) as string;
  }

  /** The same when it is a player's turn again: what a bot does meanwhile comes before it. */
  async asked(): Promise<string> {
    await expect(this.page.locator('.decision-bar[data-question], .hand-over')).toBeVisible();
    return this.state();
  }

  isOver(): Promise<boolean> {
    return isOver(this.page);
  }

  async playToTheEnd(most = 400): Promise<void> {
    for (let i = 0; i < most && !(await this.isOver()); i++) {
      await Promise.race([
        this.answer(),
        this.page.getByRole('button', { name: /Play again|Rejouer/ }).waitFor({ timeout: 60_000 }),
      ]);
    }
    await expect.poll(() => this.isOver()).toBe(true);
  }

  /** No rule of accessibility is broken on this screen. */
  async isAccessible(): Promise<void> {
    await this.#breaksNone({ type: 'tag', values: STANDARDS });
  }

  /**
   * The same in both themes, for a table that wears the system's. The light one has the same elements in other colours:
   * there only what depends on colour is looked at again.
   */
  async isAccessibleInBothThemes(): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'dark' });
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await this.isAccessible();
    await this.page.emulateMedia({ colorScheme: 'light' });
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', 'light');
    await this.#breaksNone({ type: 'rule', values: COLOUR_RULES });
  }

  async #breaksNone(runOnly: axe.RunOnly): Promise<void> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE);
    await this.page.evaluate(markAgain);
    await this.page.evaluate(lookOnce);
    const broken = await this.page.evaluate(async (only) => {
      // Colours on their way from one theme to the other are neither.
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const { axe: checker, unpainted: sheet } = window as unknown as {
        readonly axe: typeof axe;
        readonly unpainted?: CSSStyleSheet;
      };
      if (sheet !== undefined) sheet.disabled = true;
      if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('nothing is drawn');
      const { violations } = await checker.run({ runOnly: only, resultTypes: ['violations'] });
      if (sheet !== undefined) sheet.disabled = false;
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }, runOnly);
    expect(broken).toEqual([]);
  }
}
