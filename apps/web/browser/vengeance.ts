/** Somebody who plays Vengeance on its own table, with the mouse: whatever is lit is pressed. */

import type { Page } from '@playwright/test';
import { expect, type Table } from './served.ts';

const LONGEST = 6_000;
/** Rolls without a set. */
const ENOUGH = 6;
const ROLL = '.vg-roll-button:not([aria-disabled=true])';
/**
 * While something is asked: where the game is over these buttons lead away from it. The clock is started on purpose, never
 * along the way: who waits for its button would wait in vain.
 */
const ENDS =
  '[data-question]:not([data-question=over], [data-question=end]) .bar-buttons .button:not(.quiet, .bar-icon, #start-clock)';

/** What ends each phase; the roll is stopped by its key. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  flashback: ['.vg-bare', ENDS],
  rolling: [],
  fighting: ['.vg-bare', ENDS],
  resolution: ['.vg-bare', ENDS],
};

export class Avenger {
  readonly page: Page;
  /** Rolls made since something was placed: after a few of them it is enough. */
  #rolls = 0;
  /** Rounds in which as little is done as the rules allow. */
  readonly #idle: ReadonlySet<number>;
  /** The rounds that were played on the page. */
  readonly rounds = new Set<number>();
  /** How often each scene was looked at. */
  readonly scenes = new Map<string, number>();

  constructor(
    readonly table: Table,
    idle: readonly number[] = [],
  ) {
    this.page = table.page;
    this.#idle = new Set(idle);
  }

  /** Sit down to a new game; the clock where it is wanted. */
  async sitDown(seats: readonly string[], seed: string): Promise<void> {
    await this.table.sitDown({
      game: 'vengeance',
      seats: [...seats, ...Array(4 - seats.length).fill('empty')],
      seed,
    });
  }

  /**
   * One press that goes on with the game: whatever is wanted first and lies on top is pressed with the mouse. All of it is
   * looked up in the page at once: a game is hundreds of presses. False where there is nothing to press just now.
   */
  async press(): Promise<boolean> {
    const found = await this.page.evaluate(lookFor, {
      always: ['.hand-over button.primary', '#confirm', '.vg-menu .option'],
      scenes: this.#wanted(),
      idleScenes: IDLE,
      idleRounds: [...this.#idle],
    });
    if (found.round > 0) this.rounds.add(found.round);
    const idle = this.#idle.has(found.round);
    if (found.scene !== null) this.scenes.set(found.scene, (this.scenes.get(found.scene) ?? 0) + 1);
    if (idle && found.scene === 'rolling' && found.at === null) {
      await this.page.keyboard.press('s');
      return true;
    }
    if (found.at === null) {
      // Nothing but rolling is left, and that was enough of it.
      if (found.scene === 'rolling') this.#rolls = 0;
      return false;
    }
    this.#rolls = found.what === ROLL ? this.#rolls + 1 : found.scene === 'rolling' ? 0 : this.#rolls;
    await this.page.mouse.click(found.at.x, found.at.y);
    return true;
  }

  /** What is pressed in each scene, what is wanted most first. */
  #wanted(): Readonly<Record<string, readonly string[]>> {
    const fight = [
      '.vg-loot-tray .vg-action button',
      '.vg-is-boss.lit-available',
      '.vg-enemy.lit-available',
      '.vg-room.lit-available',
      '.vg-set.lit-available',
      '.vg-item.lit-available',
      '.vg-bare',
      ENDS,
    ];
    return {
      setup: ['.vg-hero-card', '.vg-side', '.bar-buttons .primary'],
      flashback: ['.vg-shop.offered.lit-available', '.vg-action button', '.vg-bare', ENDS],
      rolling: ['.vg-tile.payable', ...(this.#rolls < ENOUGH ? [ROLL] : []), '.vg-bare', ENDS],
      fighting: fight,
      resolution: fight,
    };
  }

  /** Whether this is asked now. */
  async asks(words: string): Promise<boolean> {
    return (await this.table.decision.innerText()).includes(words);
  }

  /** Until this is so, or the game is over. */
  async playUntil(there: () => Promise<boolean>): Promise<void> {
    for (let n = 0; n < LONGEST; n++) {
      if (await there()) return;
      const pressed = await this.press();
      await this.page.waitForTimeout(pressed ? 15 : 60);
    }
    throw new Error(`${LONGEST} looks, and still: ${await this.table.decision.innerText()}`);
  }

  async playToTheEnd(): Promise<void> {
    await this.playUntil(() => this.table.isOver());
    await expect(this.page.locator('.end-card')).toBeVisible();
  }
}

type Scenes = Readonly<Record<string, readonly string[]>>;

interface Sought {
  readonly always: readonly string[];
  readonly scenes: Scenes;
  readonly idleScenes: Scenes;
  readonly idleRounds: readonly number[];
}

interface Found {
  /** Which round it is; 0 before the first. */
  readonly round: number;
  readonly scene: string | null;
  readonly what: string | null;
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** In the page: the round, the first of these that can be seen, and a place on it that nothing covers. */
function lookFor({ always, scenes: usual, idleScenes, idleRounds }: Sought): Found {
  const crumbs = document.querySelector<HTMLElement>('.crumbs')?.innerText ?? '';
  const round = Number(/Round (\d)/.exec(crumbs)?.[1] ?? 0);
  const scenes = idleRounds.includes(round) ? idleScenes : usual;
  const board = document.querySelector('.vg-board');
  const scene = Object.keys(scenes).find((one) => board?.classList.contains(`vg-${one}`)) ?? null;
  const places = [
    [0.5, 0.5],
    [0.15, 0.15],
    [0.85, 0.85],
    [0.15, 0.85],
  ] as const;
  for (const what of [...always, ...(scene === null ? [] : scenes[scene]!)]) {
    for (const one of document.querySelectorAll(what)) {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      for (const [across, down] of places) {
        const at = { x: left + across * width, y: top + down * height };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit !== null && one.contains(hit)) return { round, scene, what, at };
      }
    }
  }
  return { round, scene, what: null, at: null };
}
