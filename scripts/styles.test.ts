// Style sheets: whatever changes inside the anchor of a `:has()` has it asked again, and everything any such rule may
// reach from there styled anew. On a board that was hundreds of elements at every press; so its anchors stay small, and
// larger places say by a class or an attribute what they hold.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const PLACE = path.join(path.dirname(import.meta.dirname), 'apps', 'web', 'src');

/** Bars, cells, cards and chips; what is not on the table; and places whose children alone are looked at. */
const SMALL = [
  '.bar-buttons',
  '.sentence',
  '.seat-chip',
  '.seat-box',
  '.compendium-entry',
  '.dc-card',
  '.dc-choice',
  '.dc-hearts',
];
const OFF_TABLE = ['.home'];
const BY_CHILDREN = ['.tab-panel', '.bottom-sheet.peek', '.dc-tray', 'section'];

interface Asked {
  readonly anchor: string;
  readonly children: boolean;
}

/** Every `:has()` of a style sheet: the element it is asked of, and whether only of its children. */
function askedIn(style: string): Asked[] {
  return [...style.matchAll(/([^\s>~+,({]*?)(?::not\(\s*)?:has\((\s*>)?/g)].map(([, anchor, child]) => ({
    anchor: anchor!,
    children: child !== undefined,
  }));
}

const isSmall = ({ anchor, children }: Asked): boolean =>
  [...SMALL, ...OFF_TABLE].includes(anchor) || (children && BY_CHILDREN.includes(anchor));

const SHEETS = readdirSync(PLACE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

describe('style sheets ask of small places what they hold', () => {
  test.each(SHEETS)('%s', (file) => {
    const wide = askedIn(readFileSync(path.join(PLACE, file), 'utf8')).filter((one) => !isSmall(one));
    expect(wide).toEqual([]);
  });

  test('a frame, a nested game and the children of a panel are told apart', () => {
    expect(askedIn(".frame:has([data-about='bar']) .decision-bar {}")).toEqual([
      { anchor: '.frame', children: false },
    ]);
    expect(askedIn('  &:has(.dc-tray) {}')[0]?.anchor).toBe('&');
    expect(askedIn('.compact .tab-panel:has(> .cd-hand) {}').every(isSmall)).toBe(true);
    expect(askedIn('.compact .tab-panel:has(.cd-hand) {}').some(isSmall)).toBe(false);
    expect(askedIn('.dc-choice:not(:has(.dc-choice-hero)) {}')[0]?.anchor).toBe('.dc-choice');
    expect(askedIn('.dc-choice:not(\n  :has(.dc-choice-hero)\n) {}')[0]?.anchor).toBe('.dc-choice');
  });
});
