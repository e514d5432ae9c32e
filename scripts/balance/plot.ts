/** `docs/balance.svg`: what `strong` wins against what it may spend, a line for each game, with the intervals. */

import { wilson } from '@gravetable/lab';
import { BUDGETS } from './cells.ts';
import type { Measured } from './play.ts';

export interface Curve {
  readonly title: string;
  /** By budget; undefined where nothing was played. */
  readonly points: readonly (Measured | undefined)[];
}

const WIDTH = 820;
const HEIGHT = 420;
const EDGE = { left: 56, right: 270, top: 24, bottom: 48 };
/** Told apart in both themes and without colour: each line has a sign of its own. */
const LINES = [
  { colour: '#c2410c', dash: '' },
  { colour: '#2563eb', dash: '8 4' },
  { colour: '#15803d', dash: '2 4' },
  { colour: '#9333ea', dash: '12 4 2 4' },
  { colour: '#b45309', dash: '4 2' },
  { colour: '#0e7490', dash: '16 4' },
  { colour: '#be185d', dash: '1 2' },
] as const;

const across = (at: number): number =>
  EDGE.left + (at * (WIDTH - EDGE.left - EDGE.right)) / (BUDGETS.length - 1);
const down = (share: number): number => EDGE.top + (1 - share) * (HEIGHT - EDGE.top - EDGE.bottom);
const text = (x: number, y: number, words: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

function frame(): string[] {
  const right = across(BUDGETS.length - 1);
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<path d="M${EDGE.left} ${down(share)}H${right}" stroke="#888" stroke-opacity="0.35"/>`,
      text(EDGE.left - 8, down(share) + 4, `${100 * share} %`, 'end'),
    ]),
    ...BUDGETS.map((budget, at) => text(across(at), HEIGHT - EDGE.bottom + 20, String(budget), 'middle')),
    text((EDGE.left + right) / 2, HEIGHT - 8, 'tries a decision', 'middle'),
  ];
}

function lineOf({ title, points }: Curve, no: number): string[] {
  const { colour, dash } = LINES[no % LINES.length]!;
  const met = points.flatMap((one, at) =>
    one === undefined || one.n === 0 ? [] : [{ x: across(at) + 5 * no - 7, ...wilson(one.won, one.n) }],
  );
  if (met.length === 0) return [];
  const way = met.map(({ x, share }, at) => `${at === 0 ? 'M' : 'L'}${x} ${down(share).toFixed(1)}`).join('');
  return [
    `<g stroke="${colour}" fill="none" stroke-width="2">`,
    `<path d="${way}" stroke-dasharray="${dash}"/>`,
    ...met.map(
      ({ x, low, high }) =>
        `<path d="M${x} ${down(low).toFixed(1)}V${down(high).toFixed(1)}" stroke-opacity="0.5"/>`,
    ),
    `<path d="M${WIDTH - EDGE.right + 16} ${EDGE.top + 24 * no + 8}h28" stroke-dasharray="${dash}"/>`,
    '</g>',
    text(WIDTH - EDGE.right + 52, EDGE.top + 24 * no + 12, title),
  ];
}

export function plotOf(curves: readonly Curve[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Games won against tries a decision" font-family="sans-serif" font-size="13" fill="#777">`,
    ...frame(),
    ...curves.flatMap(lineOf),
    '</svg>',
    '',
  ].join('\n');
}
