/** A page that stays open from story to story, as long as nobody could tell: the browser keeps what it kept at first. */

import type { Browser, Page } from '@playwright/test';

type Kept = Readonly<Record<string, string>>;

/** What a story is told on. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

const PATIENCE = 20_000;
/** After so many stories the shelf is emptied, and the page loaded anew. */
const MOST = 25;
/** Kept for each table by itself: another one is not read differently for it. */
const BY_TABLE = 'gravetable-end-read';

const textOf = (kept: Kept): string =>
  JSON.stringify(
    Object.keys(kept)
      .toSorted()
      .map((key) => [key, kept[key]]),
  );

/** In the page. */
const dressOf = (): string | null => document.documentElement.getAttribute('style');

export class OpenPage {
  readonly #browser: Browser;
  readonly #unpainted: () => void;
  #page: Page | null = null;
  /** What the browser kept when the page was loaded; null where it must be loaded anew. */
  #kept: string | null = null;
  /** How the page itself was dressed then: a story may have set another size of text. */
  #dress: string | null = null;
  #stories = 0;
  #hasTouch = false;

  constructor(browser: Browser, unpainted: () => void) {
    this.#browser = browser;
    this.#unpainted = unpainted;
  }

  is(page: Page): boolean {
    return page === this.#page;
  }

  async take({ viewport, hasTouch }: Screen): Promise<Page> {
    if (hasTouch !== this.#hasTouch) await this.close();
    this.#hasTouch = hasTouch;
    if (this.#page === null) {
      const context = await this.#browser.newContext({ viewport, hasTouch, serviceWorkers: 'block' });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(this.#unpainted);
      this.#page = await context.newPage();
    } else {
      await this.#page.setViewportSize(viewport);
      await this.#page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
      await this.#page.mouse.move(0, 0);
    }
    return this.#page;
  }

  /** On the home page, with this kept and nothing else but tables that were left. */
  async arrive(address: string, kept: Kept): Promise<void> {
    const page = this.#page!;
    const wanted = textOf(kept);
    if (this.#kept === wanted && this.#stories++ < MOST) {
      await page.evaluate(() => (location.hash = '#/'));
      return;
    }
    await page.goto(`${address}icon.svg`); // A page of the same place that has no script of its own.
    await page.evaluate(async (all) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(address);
    await page.locator('.brand-name').first().waitFor();
    this.#dress = await page.evaluate(dressOf);
    this.#kept = wanted;
    this.#stories = 0;
  }

  /** The next story may go on here if this one has left nothing behind that it could see. */
  async leave(): Promise<void> {
    const page = this.#page!;
    if (page.isClosed() || page.context().pages().length > 1) return this.close();
    const [kept, styles] = await page.evaluate((but) => {
      sessionStorage.clear();
      localStorage.removeItem(but);
      return [
        Object.fromEntries(Object.entries(localStorage)) as Kept,
        document.adoptedStyleSheets.length,
      ] as const;
    }, BY_TABLE);
    const dress = await page.evaluate(dressOf);
    if (textOf(kept) !== this.#kept || styles > 1 || dress !== this.#dress) this.#kept = null;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
    this.#kept = null;
  }
}
