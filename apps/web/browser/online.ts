/** People in front of their screens, at tables of one server. */

import { expect, type Browser, type Page } from '@playwright/test';
import { Table } from './served.ts';
import type { Server } from './server.ts';
import { base } from './workers.ts';

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly table: Table;
}

/** Settings of a game that are numbers, by name. */
type Numbers = Readonly<Record<string, number>>;

export interface Arriving {
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: object;
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const USUAL = { speed: 'instant', language: 'en', muted: true, listView: true };

export class House<S extends { readonly address: string } = Server> {
  readonly server: S;
  /** How many tables were made here. */
  made = 0;
  readonly #browser: Browser;
  readonly #faults: string[] = [];

  constructor(server: S, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  /** Somebody in a browser of their own, on the home page. */
  async person(name: string, { size = DESK, settings = {} }: Arriving = {}): Promise<Person> {
    const context = await this.#browser.newContext({ viewport: size, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#faults.push(`${name}: ${error.message}`));
    const table = new Table(page, this.server.address);
    await table.arrive({ ...USUAL, names: [name], ...settings });
    return { name, page, table };
  }

  /** A table out of the set-up form: its maker, the others by link. */
  async make(
    { page }: Person,
    game: string,
    seats: readonly string[],
    { seed = 'amber-crypt-1', options = {} }: { readonly seed?: string; readonly options?: Numbers } = {},
  ): Promise<void> {
    await page.goto(`${this.server.address}#/new/${game}`);
    await page.locator('#seed').fill(seed);
    for (const [at, kind] of seats.entries()) await page.locator(`#kind-${at}`).selectOption(kind);
    for (const [id, value] of Object.entries(options))
      await page.locator(`#option-${id}`).fill(String(value));
    await page.getByRole('button', { name: /^Play online$|^Jouer en ligne$/ }).click();
    await expect(page.locator('.lobby')).toBeVisible();
    this.made++;
  }

  /** The link that the lobby's maker would send. */
  async link({ page }: Person): Promise<string> {
    await expect(page.locator('.ask-friends .qr')).toBeVisible();
    const kept = await page.evaluate(
      () =>
        new Promise<{ table: string; invite: string }[]>((done) => {
          const open = indexedDB.open('gravetable-online');
          open.addEventListener('success', () => {
            const all = open.result.transaction('tables').objectStore('tables').getAll();
            all.addEventListener('success', () => done(all.result as never));
          });
        }),
    );
    const at = /#\/online\/(\w+)/.exec(page.url())?.[1];
    const found = kept.find(({ table }) => table === at)!;
    return `${this.server.address}#/join/${found.table}/${found.invite}`;
  }

  async join({ page, name }: Person, link: string): Promise<void> {
    await page.goto(link);
    await page.locator('#your-name').fill(name);
    await page.locator('.join-foot .primary').click();
    await expect(page.locator('.lobby, .decision-bar').first()).toBeVisible();
  }

  async begin(host: Person, ...others: readonly Person[]): Promise<void> {
    await host.page.locator('.lobby-bar .primary').click();
    for (const { page } of [host, ...others]) await expect(page.locator('.decision-bar')).toBeVisible();
  }

  /** Whoever is asked answers, until so many answers have been given in all. */
  async play(answers: number, ...people: readonly Person[]): Promise<void> {
    for (let given = 0; given < answers;) {
      const asked = await this.asked(...people);
      if (asked === null) return; // The game is over.
      await asked.table.answer();
      given++;
    }
  }

  /** Somebody whose decision it is; null when the game is over. */
  async asked(...people: readonly Person[]): Promise<Person | null> {
    const end = Date.now() + 60_000;
    for (;;) {
      for (const one of people) {
        if (await one.page.locator('.decision-bar[data-question]:not([data-question=over])').isVisible())
          return one;
        if (await one.table.isOver()) return null;
      }
      if (Date.now() > end) throw new Error('nobody is asked');
      await people[0]!.page.waitForTimeout(100);
    }
  }

  faultless(): void {
    expect(this.#faults).toEqual([]);
  }
}

/** No story makes more than five: after so many it begins on a server that was just started. */
const TABLES_KNOWN = 5;

/** Each worker has a server; its stories share it, a table each. */
export const test = base.extend<{ house: House }>({
  house: async ({ server, browser }, use) => {
    const house = new House(server, browser);
    if (server.tables > TABLES_KNOWN) {
      await server.stop();
      await server.start();
    }
    await use(house);
    server.tables += house.made;
    house.faultless();
  },
});

export { expect };
