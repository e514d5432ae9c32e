import type { Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { expect, test, type Table } from './served.ts';
import { denMoment, DENS, momentOf } from './vengeance-moments.ts';

const QUIET = { speed: 'instant', muted: true };
const PHONES = [
  [390, 844],
  [320, 568],
] as const;

/** In the page: room names that are cut, cross a wall, or lie on somebody or something. */
function misplacedNames(): string[] {
  const shapes = '.vg-people .vg-shape, .vg-people .vg-boss, .vg-people .vg-hero, .vg-visited, .vg-room-foot';
  const things = [...document.querySelectorAll(shapes)].map((one) => ({
    is: one.closest('.vg-enemy, .vg-hero, .vg-visited, .vg-room-foot')!.className,
    box: one.getBoundingClientRect(),
  }));
  return [...document.querySelectorAll<HTMLElement>('.vg-board .vg-room-name')].flatMap((name) => {
    const words = name.textContent!.replaceAll('\u00ad', '');
    const text = document.createRange();
    text.selectNodeContents(name);
    const lines = [...text.getClientRects()];
    if (lines.length === 0) return [`${words}: hidden`];
    const faults = new Set<string>();
    const wall = name.closest('.vg-room-box')!.getBoundingClientRect();
    const own = name.getBoundingClientRect();
    for (const { left, right, top, bottom } of lines) {
      if (left < wall.left || right > wall.right || top < wall.top || bottom > wall.bottom + 1)
        faults.add('crosses a wall');
      if (left < own.left - 1 || right > own.right + 1 || bottom > own.bottom + 2) faults.add('is cut');
      for (const { is, box } of things) {
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        // A line is a little higher than its letters.
        const high = Math.min(bottom - 2, box.bottom) - Math.max(top + 2, box.top);
        if (wide > 1 && high > 1) faults.add(`lies on ${is} by ${Math.round(wide)} x ${Math.round(high)}`);
      }
    }
    return [...faults].map((fault) => `${words}: ${fault}`);
  });
}

for (const [width, height] of PHONES) {
  for (const language of ['en', 'fr']) {
    test(`${width} x ${height}: every room of every den has its name whole, on nobody, ${language}`, async ({
      table,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await table.arrive({ ...QUIET, language });
      const faults: string[] = [];
      for (const den of DENS) {
        await bringIn(page, table.address, denMoment(den));
        const note = page.locator('.coach-read');
        while (await note.isVisible()) await note.click();
        await expect(page.locator('.vg-compact .vg-room-name').first()).toBeAttached();
        await expect(page.locator('.vg-den-head')).toContainText(den);
        faults.push(...(await page.evaluate(misplacedNames)).map((fault) => `${den} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

/** In the page: what is written over the marks of the ring, or over the band of the closing moment. */
function overTheRing(): string[] {
  const ring = document.querySelector('.vg-ring-box')!;
  const { left, top, width } = ring.querySelector('svg')!.getBoundingClientRect();
  // Of 66 parts from the middle to the edge the marks begin at 50, the band of the closing moment at 41.
  const free = (width / 132) * (ring.matches('.closing') ? 41 : 50);
  const [x, y] = [left + width / 2, top + width / 2];
  return [...ring.querySelectorAll('.vg-ring-text :is(b, small)')].flatMap((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    // Beside the ring nothing runs over it. Digits are as high as two thirds of their line.
    const over = [...text.getClientRects()]
      .filter((box) => box.left < left + width)
      .map((box) =>
        Math.hypot(
          Math.max(x - box.left, box.right - x),
          Math.max(y - box.top - box.height / 6, box.bottom - box.height / 6 - y),
        ),
      )
      .filter((far) => far > free);
    return over.map((far) => `${one.textContent} ${Math.round(far)} > ${Math.round(free)}`);
  });
}

/** The clock runs, and closes. */
async function holdsTheTime(table: Table, page: Page): Promise<void> {
  await bringIn(page, table.address, momentOf('clock'));
  await expect(page.locator('.vg-ring-text b')).toHaveText(/^0:\d\d$/);
  expect(await page.evaluate(overTheRing)).toEqual([]);
  await page.locator('.vg-ring-box').evaluate((ring) => ring.classList.add('closing'));
  expect(await page.evaluate(overTheRing)).toEqual([]);
  // One way of saying time, in the ring and in the bar.
  const shown = await page.evaluate(() =>
    ['.vg-ring-text b', '.clock-number'].map((one) => document.querySelector(one)!.textContent),
  );
  expect(shown[1]).toBe(shown[0]);
  const bar = await page.locator('.clock').evaluate((clock) => {
    const ring = clock.querySelector('.clock-track')!.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(clock.querySelector('.clock-number')!);
    return ring.width - text.getBoundingClientRect().width;
  });
  expect(bar, 'the bar’s figure stays inside its ring').toBeGreaterThan(0);
}

for (const [width, height] of [...PHONES, [1280, 720], [1280, 800], [1440, 900]] as const) {
  test(`${width} x ${height}: the time stays inside its ring`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ ...QUIET, language: 'en', clocks: true });
    await holdsTheTime(table, page);
    await table.prefer({ ...QUIET, language: 'fr', clocks: true });
    await holdsTheTime(table, page);
  });
}
