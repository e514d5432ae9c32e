/** What of a moment in a lesson cannot be seen or pressed. */

import type { Page } from '@playwright/test';
import { ANSWERS, NEXT } from './lessons.ts';

/** What a lesson speaks of, as a phone shows it. */
export type Parts = { readonly [about: string]: string };

/** So much of a thing that is larger is enough: the rest is found by scrolling. */
const ENOUGH = 72;
/** A line of words. */
const LINE = 20;
/** Of the table itself a strip stays in sight, whatever is asked for. */
const STRIP = 40;

interface Sought {
  readonly parts: Parts;
  /** What a lesson waits for: the first of these that is there. */
  readonly toPress: readonly string[];
  readonly enough: number;
  readonly line: number;
  readonly strip: number;
  readonly patience: number;
  readonly texts: readonly number[];
}

/**
 * What of this moment cannot be seen or pressed at each of these sizes of text, once it has come to rest; with the size and
 * the step it is. All of it is found in the page: a lesson has hundreds of such moments.
 */
export function missed(
  page: Page,
  parts: Parts,
  texts: readonly number[],
  patience: number,
): Promise<string[]> {
  const sought: Sought = {
    parts,
    toPress: [NEXT, '#confirm', '.bar-buttons .hinted', ANSWERS, `${ANSWERS}, .piece.hinted`],
    enough: ENOUGH,
    line: LINE,
    strip: STRIP,
    patience,
    texts,
  };
  return page.evaluate(
    async ({ parts: spoken, toPress, enough, line, strip, patience: most, texts: sizes }) => {
      const isVisible = (one: Element | null): one is Element => one?.checkVisibility() === true;
      const within = (thing: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        // A button of its own on a tile's corner is no cover.
        return hit !== null && (thing.contains(hit) || hit.matches('.vg-ways'));
      };
      /** Of its area, how much can be pressed where it stands: a grid of points over it, in hundredths. */
      const pressable = (thing: Element): number => {
        const SIDE = 7;
        const INSIDE = 4;
        const { left, top, width, height } = thing.getBoundingClientRect();
        const at = (from: number, length: number, n: number): number =>
          from + INSIDE + ((length - 2 * INSIDE) * n) / (SIDE - 1);
        let own = 0;
        for (let n = 0; n < SIDE * SIDE; n++)
          if (within(thing, at(left, width, n % SIDE), at(top, height, Math.floor(n / SIDE)))) own++;
        return Math.round((100 * own) / (SIDE * SIDE));
      };
      /** How much of its height can be seen; nobody looks on once it is enough. */
      const heightSeen = (thing: Element, most: number): number => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        let seen = 0;
        for (let y = 0; y < height && seen < most; y += 2)
          if ([0.2, 0.5, 0.8].some((x) => within(thing, left + width * x, top + y + 1))) seen += 2;
        return Math.min(seen, height);
      };
      const lookAt = (): string[] => {
        const missing: string[] = [];
        const wanted = toPress.map((one) => document.querySelector(one)).find(isVisible);
        if (wanted === undefined) missing.push('there is nothing to press');
        else if (pressable(wanted) < 100)
          missing.push(`${pressable(wanted)} % of ${wanted.textContent} can be pressed`);
        const confirms = document.querySelector('#confirm') !== null;
        const menu = document.querySelector('.cd-menu, .dk-menu');
        // A menu is laid over the words that led to it.
        const words = document.querySelector('.lesson p');
        if (!isVisible(menu) && (words === null || heightSeen(words, line) < line)) missing.push('the words');
        const board = document.querySelector('.board');
        if (!isVisible(menu) && (board === null || heightSeen(board, strip) < strip))
          missing.push(`${board === null ? 0 : heightSeen(board, strip)} px of the board`);
        // The words lie in the board: what they leave of it is looked at too.
        const behind = document.querySelector('.dc-board:not(.dc-trayed) > .dc-window');
        if (behind !== null && behind.getBoundingClientRect().height < line / 2)
          missing.push('the table behind the words');
        // What is spoken of is shown with the words; once an answer is taken up, that is.
        if (confirms || menu !== null || document.querySelector('.dc-announce .hinted') !== null)
          return missing;
        const frame = document.querySelector<HTMLElement>('.frame')!;
        const about = frame.dataset['about'] ?? '';
        // The mark decides: where it lies in the sheet, that stands in the place of the board.
        const part =
          about === 'board' && frame.dataset['lesson'] === 'sheet' ? '#own .hinted' : spoken[about];
        // A tray stands in the place of the board that lies flat behind it.
        const things = [...document.querySelectorAll<HTMLElement>(part ?? '.no-such-part')];
        const thing = things.find((one) => one.matches('.dc-tray')) ?? things[0];
        if (thing === undefined) return [...missing, `what it speaks of (${about}) is not there`];
        // What only tells something lets presses through: it is measured as if it did not.
        thing.style.setProperty('pointer-events', 'auto');
        const whole = thing.getBoundingClientRect().height;
        // A board gives way to everything else: pressed flat, all of it would be in sight.
        const due = part === spoken['board'] ? enough : Math.min(whole - 4, enough);
        const seen = heightSeen(thing, due);
        if (seen < due) missing.push(`${seen} of ${Math.round(whole)} px of ${about}`);
        return missing;
      };
      /** Two frames: sizes are observed with the first, and followed with the second. */
      const laidOut = (): Promise<unknown> =>
        new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const atRest = async (): Promise<string[]> => {
        for (const end = performance.now() + most; ; await new Promise((next) => setTimeout(next, 50))) {
          await laidOut();
          const missing = lookAt();
          if (missing.length === 0 || performance.now() > end) return missing;
        }
      };
      const found: string[] = [];
      for (const text of sizes) {
        document.documentElement.style.setProperty('--text-scale', String(text / 100));
        const missing = await atRest();
        const step = document.querySelector('.lesson h2')?.textContent ?? '';
        found.push(...missing.map((one) => `${text} %: ${step}: ${one}`));
      }
      return found;
    },
    sought,
  );
}
