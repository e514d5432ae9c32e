/** A page that stays open from story to story, as long as nobody could tell: the browser keeps what it kept at first. */

import type { Browser, Page } from '@playwright/test';

type Kept = Readonly<Record<string, string>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

const PATIENCE = 20_000;
/** After so many stories the shelf is emptied, and the page loaded anew. */
const MOST = 25;
/** Kept for each table by itself: another one is not read differently for it. */
const BY_TABLE = 'gravetable-end-read';

const SETTINGS = 'gravetable-settings';

/** What nobody arrives with. */
const CHOSEN = '{"chosen":true}';

/** What is chosen for oneself is followed at once, whatever order it is written in. */
const settingsOf = (kept: Kept): string =>
  Object.entries(JSON.parse(kept[SETTINGS] ?? '{}'))
    .map((one) => JSON.stringify(one))
    .toSorted()
    .join();

/** What else is kept is read when the page is loaded. */
const restOf = (kept: Kept): string =>
  JSON.stringify(
    Object.keys(kept)
      .filter((key) => key !== SETTINGS)
      .toSorted()
      .map((key) => [key, kept[key]]),
  );

/** In the page: home, and from there on with these settings, as if they had been chosen in another tab. */
async function goHome([key, settings]: readonly [key: string, settings: string | null]): Promise<void> {
  if (location.hash !== '#/') {
    location.hash = '#/';
    await new Promise((there) => addEventListener('hashchange', () => setTimeout(there), { once: true }));
  }
  if (settings === null) return;
  localStorage.setItem(key, settings);
  dispatchEvent(new StorageEvent('storage', { key, newValue: settings, storageArea: localStorage }));
}

/** In the page. */
const dressOf = (): string | null => document.documentElement.getAttribute('style');

/**
 * Everything is laid out, can be seen by whoever asks the page and pressed; only no pixel is drawn, which nobody looks at
 * and which is a fifth of a browser's work. What is found by colours is looked at with the page drawn.
 */
export function unpainted(): void {
  if ('unpainted' in globalThis) return; // Somebody who arrives again.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets.push(sheet);
  (globalThis as { unpainted?: CSSStyleSheet }).unpainted = sheet;
}

export class OpenPage {
  readonly #browser: Browser;
  readonly #hasTouch: boolean;
  #page: Page | null = null;
  /** What the browser keeps; null where the page must be loaded anew. */
  #kept: Kept | null = null;
  /** How the page itself was dressed then: a story may have set another size of text. */
  #dress: string | null = null;
  #stories = 0;

  constructor(browser: Browser, hasTouch: boolean) {
    this.#browser = browser;
    this.#hasTouch = hasTouch;
  }

  is(page: Page): boolean {
    return page === this.#page;
  }

  async take(viewport: Size): Promise<Page> {
    if (this.#page === null) {
      const hasTouch = this.#hasTouch;
      const context = await this.#browser.newContext({ viewport, hasTouch, serviceWorkers: 'block' });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(unpainted);
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
    if (this.#kept !== null && restOf(this.#kept) === restOf(kept) && this.#stories++ < MOST) {
      const same = settingsOf(this.#kept) === settingsOf(kept);
      await page.evaluate(goHome, [SETTINGS, same ? null : kept[SETTINGS]!] as const);
      if (!same) this.#dress = await page.evaluate(dressOf);
      this.#kept = kept;
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
    this.#kept = kept;
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
    const isClean = this.#kept !== null && restOf(kept) === restOf(this.#kept) && styles <= 1;
    // Whatever it chose for itself, a size of text too, the next one chooses anew.
    const chose = isClean && settingsOf(kept) !== settingsOf(this.#kept!);
    if (chose) this.#kept = { ...kept, [SETTINGS]: CHOSEN };
    else if (!isClean || dress !== this.#dress) this.#kept = null;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
    this.#kept = null;
  }
}

/** One for the mouse and one for fingers: a page is the one or the other as long as it is open. */
export class OpenPages {
  readonly #all: readonly [mouse: OpenPage, fingers: OpenPage];

  constructor(browser: Browser) {
    this.#all = [new OpenPage(browser, false), new OpenPage(browser, true)];
  }

  for(hasTouch: boolean): OpenPage {
    return this.#all[hasTouch ? 1 : 0];
  }

  /** Which of them this page is; null for one of a story's own. */
  of(page: Page): OpenPage | null {
    return this.#all.find((one) => one.is(page)) ?? null;
  }

  async close(): Promise<void> {
    for (const one of this.#all) await one.close();
  }
}
