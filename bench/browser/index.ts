/**
 * The browser bench: games played with a real pointer in the production build. What is held to a limit in play is
 * processor time, so that a busy machine changes little; `wall` figures are what the browser's own INP says here and
 * now. Loading is wall time, the fastest of several. Memory is counted after the rubbish is out.
 */

import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { build, serveBuilt } from '../../scripts/start.mjs';
import { momentOf } from '../../apps/web/browser/dead-keep-moments.ts';
import { elementsOf, framesOf, nodesOf } from './frames.ts';
import { heapOf } from './heap.ts';
import { decisions, isOver, press, SEED, sitDown, type Played, type Seating } from './player.ts';
import { traced, type Trace } from './trace.ts';
import { processorTime } from '../measure.mjs';

/** Limits of docs and design: what a figure may be at most. */
export const BROWSER_LIMITS: Readonly<Record<string, number>> = {
  lobby_lcp_ms: 1800,
  lobby_cls: 0.05,
  offline_resume_ms: 1500,
  ...Object.fromEntries(
    ['cards-of-the-dead', 'dead-cells', 'vengeance', 'dead-keep'].flatMap((game) => [
      [`${game}_inp_p95_ms`, 100],
      [`${game}_longest_task_ms`, 50],
      [`${game}_frame_ms`, 16.7],
      [`${game}_svg_nodes`, 1500],
      [`${game}_hint_p95_ms`, 300],
    ]),
  ),
  'dead-keep_elements': 1500,
  'dead-keep_forecast_p95_ms': 150,
  vengeance_pools_frame_p95_ms: 16.7,
  vengeance_pools_longest_task_ms: 50,
  vengeance_dice_seen_p95_ms: 100,
  page_heap_500_vs_50: 1.5,
  worker_heap_500_vs_50: 1.5,
};

export interface Measured {
  readonly browser: Record<string, number>;
  readonly absolute: Record<string, number>;
}

const PHONE = { latency: 170, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 };
const PHONE_SLOWNESS = 4;
const SETTINGS = JSON.stringify({ speed: 'instant', muted: true, language: 'en' });
const REAL_TIME = JSON.stringify({
  speed: '2',
  muted: true,
  language: 'en',
  clocks: true,
  motion: 'full',
});
const FOUR = ['person', 'careful', 'careful', 'careful'];
/** So many rolls of one's own, as fast as hands may roll (VG-RULING-19); what the dice pay for is placed between them. */
const ROLLS = 24;
const GATE = 450;
const PLACED = 150;
/** Four pools that were rolled less often tell nothing. */
const FEWEST_ROLLS = 12;
/** A die that falls as it lay shows nothing new: of all rolls so many must. */
const FALLS = 15;
/** Until the bots of a busy machine have prepared themselves. */
const PREPARED = 90_000;
const PRESSES = 120;
/** Nine tiles and eighty figures: every press is dear there. */
const CROWD_PRESSES = 60;
const BOARD_PRESSES = 200;
/** So many questions a hint is asked for. */
const HINTS = 20;
/** A hint that gets better may take so long. */
const HINTED = 20_000;
/** Somebody reads the first words while the hint gets better: what that costs does not count for the next. */
const HINT_LOOKED_AT = 150;
/** A board that was left after fewer decisions tells nothing. */
const FEWEST = 5;
const FRAME = 1000 / 60;
const LOADS = 3;
const EARLY = 50;
const LATE = 500;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How many times longer than its processor time a loop takes: what else the machine is busy with. */
function machineBusy(): number {
  const began = performance.now();
  const before = processorTime();
  while (processorTime() - before < 200);
  return (performance.now() - began) / (processorTime() - before);
}

/** The keys drawn on what the dice pay for. */
const payableKeys = (page: Page): Promise<string[]> =>
  page.locator('.vg-tile.payable > kbd').allTextContents();

class Bench {
  readonly #address: string;
  readonly #home: string;
  readonly results: Measured = { browser: {}, absolute: {} };

  constructor(address: string, home: string) {
    this.#address = address;
    this.#home = home;
  }

  async #context(name: string): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(path.join(this.#home, name), {
      executablePath: ensureBrowser(),
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
    });
    await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
    await context.addInitScript(`localStorage.setItem('gravetable-settings', ${JSON.stringify(SETTINGS)})`);
    return context;
  }

  async #with(
    name: string,
    work: (page: Page, cdp: CDPSession, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const context = await this.#context(name);
    const page = context.pages()[0] ?? (await context.newPage());
    try {
      await work(page, await context.newCDPSession(page), context);
    } finally {
      await context.close();
    }
  }

  /** Noise only ever slows down: of several runs the fastest tells most. */
  #least(name: string, value: number): void {
    this.results.browser[name] = Math.min(value, this.results.browser[name] ?? Infinity);
  }

  /** The first visit on a phone's network and processor. */
  async lobby(run: number): Promise<void> {
    await this.#with(`lobby-${run}`, async (page, cdp) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...PHONE });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWNESS });
      await page.goto(this.#address);
      await page.waitForTimeout(3000);
      const { paint, shift } = await page.evaluate(() => window.probe);
      this.#least('lobby_lcp_ms', paint);
      this.results.browser['lobby_cls'] = Math.max(shift, this.results.browser['lobby_cls'] ?? 0);
    });
  }

  /** Games alone, one after the other, until there were presses enough to speak of. */
  async play(seating: Seating, presses = PRESSES): Promise<void> {
    const { game } = seating;
    await this.#with(`play-${game}`, async (page, cdp) => {
      await sitDown(page, this.#address, seating);
      const trace = await traced(cdp, async () => {
        for (let i = 0; i < presses; i++) {
          if (await isOver(page)) await sitDown(page, this.#address, { ...seating, seed: `${SEED}${i}` });
          await press(page, game);
        }
      });
      const asked = await page.evaluate(() => window.probe.presses.flatMap((one) => one.asked ?? []));
      const timed = await page.evaluate(() => [...window.probe.interactions.values()]);
      const foretold = await page.evaluate(() => window.probe.presses.flatMap((one) => one.foretold ?? []));
      for (const list of [asked, timed, foretold]) list.sort((a, b) => a - b);
      const { browser, absolute } = this.results;
      // From the press to the paint nothing waits but for the next frame.
      browser[`${game}_inp_p95_ms`] = at(trace.toPaint, 0.95) + FRAME;
      browser[`${game}_longest_task_ms`] = trace.mainTasks[0]!;
      absolute[`${game}_presses`] = trace.toPaint.length;
      absolute[`${game}_decisions`] = trace.toQuestion.length;
      absolute[`${game}_inp_p50_ms`] = at(trace.toPaint, 0.5) + FRAME;
      absolute[`${game}_inp_worst_ms`] = trace.toPaint.at(-1)! + FRAME;
      absolute[`${game}_next_question_p50_ms`] = at(trace.toQuestion, 0.5) + FRAME;
      absolute[`${game}_next_question_p95_ms`] = at(trace.toQuestion, 0.95) + FRAME;
      absolute[`${game}_wall_inp_p50_ms`] = at(timed, 0.5);
      absolute[`${game}_wall_inp_p95_ms`] = at(timed, 0.95);
      absolute[`${game}_wall_next_question_p50_ms`] = at(asked, 0.5);
      absolute[`${game}_wall_next_question_p95_ms`] = at(asked, 0.95);
      if (foretold.length === 0) return;
      browser[`${game}_forecast_p95_ms`] = at(trace.toForecast, 0.95) + FRAME;
      absolute[`${game}_forecasts`] = foretold.length;
      absolute[`${game}_forecast_p50_ms`] = at(trace.toForecast, 0.5) + FRAME;
      absolute[`${game}_forecast_worst_ms`] = trace.toForecast.at(-1)! + FRAME;
      absolute[`${game}_wall_forecast_p50_ms`] = at(foretold, 0.5);
      absolute[`${game}_wall_forecast_p95_ms`] = at(foretold, 0.95);
    });
  }

  /** From the press on Hint to its first words: what the page and the rules in their worker work for it. */
  async hints(seating: Seating): Promise<void> {
    const { game } = seating;
    await this.#with(`hints-${game}`, async (page, cdp) => {
      await sitDown(page, this.#address, seating);
      const trace = await traced(cdp, async () => {
        for (let i = 0, given = 0; i < PRESSES && given < HINTS; i++) {
          if (await isOver(page)) await sitDown(page, this.#address, { ...seating, seed: `${SEED}${i}` });
          const hint = page.locator('.hint-button:not([aria-disabled=true])');
          // Before a second press the bar warns of what cannot be taken back, and says nothing else. A hint puts back what
          // was in hand: asked for at every press, no piece would ever be played.
          const isWarning = await page.locator('.decision-bar .warned').isVisible();
          const words = page.locator('.hint-says, .hinted').first();
          if (!isWarning && !(await words.isVisible()) && (await hint.isVisible())) {
            await hint.click();
            await words.waitFor({ timeout: HINTED });
            given++;
            await page.waitForTimeout(HINT_LOOKED_AT);
          }
          await press(page, game);
        }
      });
      const timed = await page.evaluate(() => window.probe.presses.flatMap((one) => one.hinted ?? []));
      if (trace.toHint.length < FEWEST) throw new Error(`${game}: only ${trace.toHint.length} hints`);
      timed.sort((a, b) => a - b);
      const { browser, absolute } = this.results;
      browser[`${game}_hint_p95_ms`] = at(trace.toHint, 0.95) + FRAME;
      absolute[`${game}_hints`] = trace.toHint.length;
      absolute[`${game}_hint_p50_ms`] = at(trace.toHint, 0.5) + FRAME;
      absolute[`${game}_hint_worst_ms`] = trace.toHint.at(-1)! + FRAME;
      absolute[`${game}_wall_hint_p50_ms`] = at(timed, 0.5);
      absolute[`${game}_wall_hint_p95_ms`] = at(timed, 0.95);
    });
  }

  /** A full table: wherever the board is heavier than before, its frames are counted. */
  async board(seating: Seating): Promise<void> {
    const { game } = seating;
    await this.#with(`board-${game}`, async (page) => {
      await sitDown(page, this.#address, seating);
      let heaviest = 0;
      let frame = 0;
      for (let i = 0; i < BOARD_PRESSES && !(await isOver(page)); i++) {
        const nodes = await nodesOf(page);
        if (nodes > heaviest * 1.05) {
          heaviest = nodes;
          frame = Math.round((await framesOf(page)) * 10) / 10;
        }
        await press(page, game);
      }
      if ((await decisions(page)) < FEWEST) throw new Error(`${game}: the board was hardly played`);
      this.results.browser[`${game}_frame_ms`] = frame;
      this.results.browser[`${game}_svg_nodes`] = heaviest;
    });
  }

  /** The heaviest map as it stands: what is on it, and its frames. */
  async map(seating: Seating): Promise<void> {
    const { game } = seating;
    await this.#with(`map-${game}`, async (page) => {
      await sitDown(page, this.#address, seating);
      // The whole map is what weighs most.
      await page.getByRole('button', { name: 'whole', exact: true }).click();
      await page.waitForTimeout(300);
      const { browser } = this.results;
      browser[`${game}_svg_nodes`] = await nodesOf(page);
      browser[`${game}_elements`] = await elementsOf(page);
      browser[`${game}_frame_ms`] = Math.round((await framesOf(page)) * 10) / 10;
    });
  }

  /** Four pools roll at once against the clock: what the page works in each frame, in its longest task, and for a roll. */
  async pools(seeds: readonly string[]): Promise<void> {
    const [frames, dice, seen]: [number[], number[], number[]] = [[], [], []];
    let longest = 0;
    for (const seed of seeds) {
      await this.#with(`pools-${seed}`, async (page, cdp) => {
        const trace = await this.#pool(page, cdp, seed);
        frames.push(...trace.frames);
        dice.push(...trace.toDice);
        seen.push(...(await page.evaluate(() => window.probe.rolls.flatMap(({ fell }) => fell ?? []))));
        longest = Math.max(longest, trace.mainTasks[0]!);
      });
    }
    if (dice.length < FALLS) throw new Error(`dice were seen to fall ${dice.length} times`);
    for (const list of [frames, dice, seen]) list.sort((a, b) => a - b);
    const { browser, absolute } = this.results;
    browser['vengeance_pools_frame_p95_ms'] = at(frames, 0.95);
    browser['vengeance_pools_longest_task_ms'] = longest;
    browser['vengeance_dice_seen_p95_ms'] = at(dice, 0.95) + FRAME;
    absolute['vengeance_pools_frames'] = frames.length;
    absolute['vengeance_pools_frame_p50_ms'] = at(frames, 0.5);
    absolute['vengeance_pools_frame_worst_ms'] = frames.at(-1)!;
    absolute['vengeance_dice_seen'] = dice.length;
    absolute['vengeance_dice_seen_p50_ms'] = at(dice, 0.5) + FRAME;
    absolute['vengeance_wall_dice_seen_p50_ms'] = at(seen, 0.5);
    absolute['vengeance_wall_dice_seen_p95_ms'] = at(seen, 0.95);
  }

  async #pool(page: Page, cdp: CDPSession, seed: string): Promise<Trace> {
    await page.addInitScript(`localStorage.setItem('gravetable-settings', ${JSON.stringify(REAL_TIME)})`);
    await sitDown(page, this.#address, { game: 'vengeance', seats: FOUR, seed });
    const start = page.getByRole('button', { name: 'Start the clock' });
    for (const began = Date.now(); Date.now() - began < PREPARED && !(await start.isVisible());)
      await press(page, 'vengeance');
    await start.click();
    const tray = page.locator('.vg-tray ul');
    await tray.waitFor();
    const log = page.getByRole('tab', { name: 'Log' });
    await log.click();
    const rolled = page.locator('.log-line').filter({ hasText: ' rolls ' });
    const before = await rolled.count();
    const trace = await traced(cdp, async () => {
      await page.evaluate(() => {
        window.probe.watchFrames();
        window.probe.watchRolls('r');
      });
      // Who has nothing left to roll fights: there the key opens the rules, and the log is out of sight.
      for (let i = 0; i < ROLLS && (await tray.isVisible()); i++) {
        await page.keyboard.press('r');
        await page.waitForTimeout(GATE);
        for (const key of [...(await payableKeys(page)), 'w']) await page.keyboard.press(key);
        await page.waitForTimeout(PLACED);
      }
    });
    await log.click();
    const rolls = (await rolled.count()) - before;
    if (rolls < FEWEST_ROLLS) throw new Error(`four pools were rolled ${rolls} times`);
    return trace;
  }

  /** A long campaign: what the page and the worker hold after 500 decisions, against what they held after 50. */
  async memory(seating: Seating): Promise<void> {
    await this.#with('memory', async (page, cdp) => {
      await sitDown(page, this.#address, seating);
      const playTo = async (count: number): Promise<void> => {
        for (let i = 0; i < count * 6 && (await decisions(page)) < count; i++)
          await press(page, seating.game);
        if ((await decisions(page)) < count) throw new Error(`the game ended before ${count} decisions`);
      };
      await playTo(EARLY);
      const early = await heapOf(cdp);
      await playTo(LATE);
      const late = await heapOf(cdp);
      const { browser, absolute } = this.results;
      browser['page_heap_500_vs_50'] = late.page / early.page;
      browser['worker_heap_500_vs_50'] = late.worker / early.worker;
      absolute['page_heap_50_bytes'] = early.page;
      absolute['page_heap_500_bytes'] = late.page;
      absolute['worker_heap_50_bytes'] = early.worker;
      absolute['worker_heap_500_bytes'] = late.worker;
    });
  }

  /** The browser is closed, the network is gone, and the game goes on. */
  async offlineResume(game: Played): Promise<void> {
    await this.#with('offline', async (page) => {
      await sitDown(page, this.#address, { game, seats: ['person'] });
      for (let i = 0; i < 12; i++) await press(page, game);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    });
    for (let run = 0; run < LOADS; run++) {
      await this.#with('offline', async (page, _cdp, context) => {
        await context.setOffline(true);
        await page.goto(`${this.#address}#/resume`);
        await page.waitForFunction(() => window.probe.firstQuestion !== null);
        this.#least('offline_resume_ms', await page.evaluate(() => window.probe.firstQuestion!));
      });
    }
  }
}

/** `of`: only the steps whose name has this in it. */
export async function measureBrowser(say: (line: string) => void, of = ''): Promise<Measured> {
  if (!build()) throw new Error('the browser table could not be built');
  const server = await serveBuilt();
  const home = mkdtempSync(path.join(tmpdir(), 'gravetable-bench-'));
  const bench = new Bench(server.url, home);
  const alone = ['person'];
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ...Array.from({ length: LOADS }, (_, run) => ['the lobby', () => bench.lobby(run)] as const),
    ['resuming offline', () => bench.offlineResume('cards-of-the-dead')],
    ['a game of Cards of the Dead', () => bench.play({ game: 'cards-of-the-dead', seats: alone })],
    ['a run of Dead Cells', () => bench.play({ game: 'dead-cells', seats: alone, options: { runs: '2' } })],
    ['a game of Vengeance', () => bench.play({ game: 'vengeance', seats: alone })],
    ...(['cards-of-the-dead', 'dead-cells', 'vengeance', 'dead-keep'] as const).map(
      (game) => [`hints in ${game}`, () => bench.hints({ game, seats: alone })] as const,
    ),
    ['four pools of dice', () => bench.board({ game: 'vengeance', seats: FOUR })],
    ['four pools against the clock', () => bench.pools(['amber-crypt-1', 'amber-crypt-2', 'amber-crypt-3'])],
    [
      'the largest street',
      () => bench.board({ game: 'cards-of-the-dead', seats: ['person', 'careful', 'careful'] }),
    ],
    [
      'the largest combat',
      () => bench.board({ game: 'dead-cells', seats: ['person', 'careful', 'careful'] }),
    ],
    [
      'the fullest map of The Dead Keep',
      () => bench.map({ game: 'dead-keep', seats: alone, record: momentOf('crowd') }),
    ],
    [
      'a game of The Dead Keep',
      () => bench.play({ game: 'dead-keep', seats: alone, record: momentOf('crowd') }, CROWD_PRESSES),
    ],
    ['memory', () => bench.memory({ game: 'dead-cells', seats: alone, options: { runs: '20' } })],
  ];
  try {
    for (const [what, measure] of steps.filter(([name]) => name.includes(of))) {
      say(`  ${what} …`);
      const { absolute } = bench.results;
      absolute['machine_busy'] = Math.max(machineBusy(), absolute['machine_busy'] ?? 1);
      await measure();
    }
  } finally {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
  return bench.results;
}
