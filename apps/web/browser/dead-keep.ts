/** What the stories of The Dead Keep share: how they come to a moment, what they look for, how they step. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { momentOf, type MomentName } from './dead-keep-moments.ts';
import { expect, type Table } from './served.ts';

export const QUIET = { speed: 'instant', language: 'en', muted: true };
export const STEPPED = { ...QUIET, speed: 'step' };
export const DESK = { width: 1440, height: 900 };

/** On the page that is open. */
export async function at(table: Table, moment: MomentName): Promise<void> {
  await bringIn(table.page, table.address, momentOf(moment));
  await expect(table.page.locator('.dk-board')).toBeVisible();
}

export async function arriveAt(table: Table, moment: MomentName, settings: object = QUIET): Promise<void> {
  await table.arrive(settings);
  await at(table, moment);
}

export const zone = (page: Page, id: string): Locator => page.locator(`[data-piece="zone:${id}"]`);
export const panelOf = (page: Page): Locator => page.locator('.dk-panel');
export const nextLine = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });

const comes = (seen: Locator): Promise<boolean> =>
  seen
    .first()
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );

/** Line by line, until this is on the board. */
export async function stepUntil(page: Page, seen: Locator): Promise<void> {
  const told = page.locator('#decision');
  await expect(async () => {
    // It comes with its line, a moment later on a busy machine: none is stepped over.
    if (await comes(seen)) return;
    const line = await told.innerText();
    await nextLine(page).click({ timeout: 2_000 });
    await expect(told.filter({ hasNotText: line }).or(seen).first()).toBeVisible({ timeout: 3_000 });
    await expect(seen).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/**
 * What stands beyond the edge of the window where nothing can be moved to it, or is cut by its own box. The width of the
 * page tells nothing of it: the frame hides what is too wide.
 */
export const cutIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What is read from top to bottom is not moved aside as well: only the map and rows of one line are.
    const moves = (one: Element | null): boolean => {
      if (one === null) return false;
      const { overflowX, overflowY } = getComputedStyle(one);
      const isRow = /auto|scroll/.test(overflowX) && !/auto|scroll/.test(overflowY);
      return isRow || one.matches('.dk-window') || moves(one.parentElement);
    };
    const all = document.querySelectorAll('.frame :is(button, a, h1, h2, h3, p, li, summary, [role=tab])');
    return [...all].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      // Not by its opacity: the page of a test is not painted at all.
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (!isSeen || moves(one) || one.closest('.sr, [inert], [aria-hidden=true]') !== null) return [];
      const { overflowX, textOverflow } = getComputedStyle(one);
      const isClipped =
        /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
      const isBeyond = right > innerWidth + 1 || left < -1;
      return isClipped || isBeyond
        ? [`${one.className || one.tagName}: ${one.textContent?.slice(0, 60)}`]
        : [];
    });
  });
