/** How heavy a board is, and how fast it is drawn while the pointer goes over its pieces. */

import type { Page } from '@playwright/test';

/** Elements of pictures on the page that can be seen. */
export function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.frame svg')].filter((one) => {
      const { width, height, bottom, right, top, left } = one.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    return shown.reduce(
      (sum, one) =>
        sum + 1 + [...one.querySelectorAll('*')].filter((part) => part.closest('defs') === null).length,
      0,
    );
  });
}

/** All elements of the table, drawn or not. */
export function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('.frame *').length);
}

const SWEEPS = 2;
const STOPS = 30;

/** The median time between two frames while the pointer sweeps over the board, so that pieces light up and preview. */
export async function framesOf(page: Page): Promise<number> {
  const box = await page.locator('#board').boundingBox();
  if (box === null) throw new Error('there is no board');
  await page.evaluate(() => window.probe.watchFrames());
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let stop = 0; stop < STOPS; stop++) {
      const share = (stop + 0.5) / STOPS;
      await page.mouse.move(box.x + box.width * share, box.y + box.height * (0.3 + 0.4 * (stop % 2)));
    }
  }
  const frames = await page.evaluate(() => window.probe.frames);
  const gaps = frames.slice(1).map((time, i) => time - frames[i]!);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
}
