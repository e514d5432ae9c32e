/** Boxes on the screen: what lies on what, what is cut, what a thumb can find. */

import type { Locator, Page } from '@playwright/test';

/** Pairs of these that lie on each other, told by their text. */
export function overlapping(these: Locator): Promise<string[]> {
  return these.evaluateAll((all) => {
    const boxes = all
      .map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map(({ text }) => `${one.text} | ${text}`),
    );
  });
}

/** Those of these whose inside is wider than they are. */
export function spilling(these: Locator): Promise<string[]> {
  return these.evaluateAll((all) =>
    all
      .filter((one) => {
        const { right } = one.getBoundingClientRect();
        return [...one.children].some((child) => child.getBoundingClientRect().right > right + 1);
      })
      .map((one) => `${one.className}: ${one.textContent}`),
  );
}

/** Those of these that cannot be pressed in their middle where they stand. */
export function covered(these: Locator): Promise<string[]> {
  return these.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === null || !(one.contains(top) || top.contains(one));
      })
      .map((one) => one.textContent ?? ''),
  );
}

/** What stands beside something is no farther from it than this. */
export const BESIDE = 48;

/** How far apart two things on the screen are, from edge to edge. */
export async function apart(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const gap = (from: number, length: number, to: number, size: number): number =>
    Math.max(0, from - (to + size), to - (from + length));
  return Math.hypot(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height));
}

/** How many of these stand in sight from top to bottom, in the place that scrolls them. */
export function inSight(these: Locator, place: string): Promise<number> {
  return these.evaluateAll((all, within) => {
    const { top, bottom } = document.querySelector(within)!.getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1).length;
  }, place);
}

/** Controls in sight that are smaller than this. */
export function smallerThan(page: Page, least: number, where = 'body'): Promise<string[]> {
  return page.locator(`${where} :is(button, a, [role=tab], select)`).evaluateAll(
    (all, size) =>
      all
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ one, box }) => box.width > 0 && !one.matches('.skip'))
        .filter(({ box }) => Math.round(box.height) < size || Math.round(box.width) < size)
        .map(({ one, box }) => `${one.textContent} ${Math.round(box.width)} × ${Math.round(box.height)}`),
    least,
  );
}

/** Words that a line break cuts in two. */
export function brokenWords(these: Locator): Promise<string[]> {
  return these.evaluateAll((all) =>
    all.flatMap((one) => {
      const inside = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = inside.nextNode(); node !== null; node = inside.nextNode()) {
        for (const found of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(found[0]);
        }
      }
      return broken;
    }),
  );
}

/** Of one of these, how much can be pressed where it stands: a grid of points over it, in hundredths. */
export function pressable(one: Locator): Promise<number> {
  return one.evaluate((thing) => {
    const SIDE = 7;
    const INSIDE = 4;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const at = (from: number, length: number, n: number): number =>
      from + INSIDE + ((length - 2 * INSIDE) * n) / (SIDE - 1);
    let own = 0;
    for (let n = 0; n < SIDE * SIDE; n++) {
      const hit = document.elementFromPoint(at(left, width, n % SIDE), at(top, height, Math.floor(n / SIDE)));
      if (hit !== null && (thing.contains(hit) || thing === hit)) own++;
    }
    return Math.round((100 * own) / (SIDE * SIDE));
  });
}

/** How many pixels of the height of one of these can be seen: not above or below the window, nor under anything else. */
export function heightSeen(one: Locator): Promise<number> {
  return one.evaluate((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    let seen = 0;
    for (let y = 0; y < height; y += 2) {
      const hits = [0.2, 0.5, 0.8].map((x) => document.elementFromPoint(left + width * x, top + y + 1));
      if (hits.some((hit) => hit !== null && thing.contains(hit))) seen += 2;
    }
    return Math.min(seen, height);
  });
}
