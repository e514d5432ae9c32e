/** A player without thoughts: presses the first thing that can be pressed, with a real pointer. */

import type { Page } from '@playwright/test';
import { bringIn } from '../../apps/web/browser/bring.ts';
import { OFFERS } from '../../apps/web/browser/offers.ts';

export type Played = keyof typeof OFFERS;

export interface Press {
  readonly at: number;
  /** Milliseconds from the pointer to the painted next question; null where the press only opened or chose something. */
  readonly asked: number | null;
  /** The same to the painted forecast. */
  readonly foretold: number | null;
  /** The same to the first words of a hint that was asked for. */
  readonly hinted: number | null;
}

export interface Probe {
  readonly presses: Press[];
  readonly interactions: Map<number, number>;
  readonly shift: number;
  readonly paint: number;
  readonly firstQuestion: number | null;
  readonly frames: number[];
  readonly rolls: readonly { readonly fell: number | null }[];
  readonly watchFrames: () => void;
  readonly watchRolls: (key: string) => void;
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

export interface Seating {
  readonly game: Played;
  readonly seats: readonly string[];
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** A stored game that is gone on with, in place of a new one. */
  readonly record?: string;
}

export const SEED = 'amber-crypt-1';
/** A press that changes nothing is given so long before the next is tried. */
const PATIENCE = 1500;

export async function sitDown(
  page: Page,
  address: string,
  { game, seats, seed = SEED, options = {}, record }: Seating,
): Promise<void> {
  if (record !== undefined) return goOn(page, address, record);
  await page.goto(`${address}#/new/${game}`);
  await page.locator('#seed').fill(seed);
  for (const [at, kind] of seats.entries()) await page.locator(`#kind-${at}`).selectOption(kind);
  for (const [id, value] of Object.entries(options)) await page.locator(`#option-${id}`).fill(value);
  await page.locator('form button[type=submit]').click();
  await page.locator('.decision-bar[data-question]').waitFor();
  await page.waitForTimeout(500); // Fonts and pictures are there; what is measured is play.
}

async function goOn(page: Page, address: string, record: string): Promise<void> {
  await bringIn(page, address, record);
  await page.locator('.decision-bar[data-question]').waitFor();
  await page.waitForTimeout(500);
}

/** Where to press next; null while the others act. */
function nextPress(offers: readonly string[]): { x: number; y: number } | null {
  for (const offer of offers) {
    for (const found of document.querySelectorAll(offer)) {
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = found.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = width > 0 ? document.elementFromPoint(at.x, at.y) : null;
      if (top !== null && (found.contains(top) || top.contains(found))) return at;
    }
  }
  return null;
}

/** Everything a press may change. */
function seen(): string {
  const bar = document.querySelector<HTMLElement>('.decision-bar');
  return [
    bar?.dataset['question'],
    bar?.textContent,
    document.querySelectorAll('.lit-selected, .cd-menu').length,
  ].join();
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.decision-bar[data-question=over]').isVisible();
}

/** How many decisions the viewer has made: questions count up. */
export function decisions(page: Page): Promise<number> {
  return page.evaluate(() => window.probe.presses.filter((press) => press.asked !== null).length);
}

/** One press; false when there was nothing to press. */
export async function press(page: Page, game: Played): Promise<boolean> {
  const at = await page.evaluate(nextPress, OFFERS[game]);
  if (at === null) {
    await page.waitForTimeout(50);
    return false;
  }
  const before = await page.evaluate(seen);
  await page.mouse.click(at.x, at.y);
  await page
    .waitForFunction(`(${seen.toString()})() !== ${JSON.stringify(before)}`, null, {
      timeout: PATIENCE,
      polling: 30,
    })
    .catch(() => undefined); // It led nowhere; the next press finds something else or the limit is reached.
  return true;
}
