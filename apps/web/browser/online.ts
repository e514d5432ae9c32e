/** A server of its own for stories of several people at one table, and the people in front of their screens. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { Table } from './served.ts';

const STAND_IN = new URL('push-stand-in.mjs', import.meta.url).href;
const START = path.resolve(import.meta.dirname, '../../../scripts/start.mjs');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => {
    server.close(done);
  });
  return port;
}

/** One process with its tables; it can be ended and started again on the same port with the same tables. */
export class Server {
  readonly #data = mkdtempSync(path.join(tmpdir(), 'gravetable-online-'));
  readonly #pushed = path.join(this.#data, 'pushed');
  readonly port: number;
  /** Tables that were made since it was started: of one address it takes ten in an hour. */
  tables = 0;
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.port = port;
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(): Promise<void> {
    this.tables = 0;
    const own = [START, '--no-open', '--port', String(this.port), '--data', this.#data];
    const env = { ...process.env, GRAVETABLE_TEST_PUSHED: this.#pushed };
    this.#process = spawn(process.execPath, ['--import', STAND_IN, ...own], { stdio: 'ignore', env });
    await expect
      .poll(
        () =>
          fetch(`${this.address}api/server`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000, intervals: [200] },
      )
      .toBe(true);
  }

  /** What it has sent to the push service so far, to places that begin so. */
  pushed(place: string): readonly { readonly to: string; readonly body: string }[] {
    if (!existsSync(this.#pushed)) return [];
    const lines = readFileSync(this.#pushed, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line)).filter(({ to }) => to.startsWith(place));
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const ended = this.#process;
    this.#process = null;
    if (ended === null) return;
    await new Promise((done) => {
      ended.once('exit', done);
      ended.kill(signal);
    });
  }

  /** Nothing is heard of it, and no connection ends; `work` is done meanwhile. */
  async silent(work: () => Promise<void>): Promise<void> {
    this.#process!.kill('SIGSTOP');
    try {
      await work();
    } finally {
      this.#process!.kill('SIGCONT');
    }
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

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

/** Each worker has a server; its stories share it, a table each. */
/** No story makes more than five: after so many it begins on a server that was just started. */
const TABLES_KNOWN = 5;

export const test = base.extend<{ house: House }, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(await freePort());
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
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
