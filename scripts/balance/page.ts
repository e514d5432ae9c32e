/** `docs/balance.md`, from what was counted. */

import { gameOf } from '@gravetable/catalog';
import { Speaker } from '@gravetable/kernel';
import { titleOf, wilson } from '@gravetable/lab';
import { BUDGETS, CELLS, CURVE_ROWS, LEVEL_CELLS, type Cell } from './cells.ts';
import { UNKNOWN, type Measured } from './play.ts';
import type { Curve } from './plot.ts';

type Counted = ReadonlyMap<string, Measured>;

const percent = (share: number): string => (100 * share).toFixed(0);

/** `53 % (46–60, n 200)`; a dash where nothing was played. */
function share(one: Pick<Measured, 'n' | 'won'> | undefined): string {
  if (one === undefined || one.n === 0) return '–';
  const { share: part, low, high } = wilson(one.won, one.n);
  return `${percent(part)} % (${percent(low)}–${percent(high)}, n ${one.n})`;
}

const cellsOf = (one: Measured | undefined): string =>
  one?.runs === undefined ? '' : `; ${(one.cells! / one.runs).toFixed(1)} Cells a Run`;

const secondsOf = (one: Measured | undefined): string =>
  one === undefined ? '–' : (one.seconds / one.n).toFixed(2);
const longestOf = (one: Measured | undefined): string =>
  one?.longest === undefined ? '–' : `${one.longest.seconds.toFixed(2)} (n ${one.longest.games})`;

const row = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
];

/** The cells of one set-up: everything before the name of the player. */
const setUp = ({ id, bots: [bot] }: Cell): string => id.slice(0, id.lastIndexOf(` ${bot}`));
function titleFor(id: string): string {
  const game = gameOf(id)!;
  return titleOf(new Speaker('en', [game.text.en]), game);
}

const told = (one: Measured | undefined): string => share(one) + cellsOf(one);

const measured = (counted: Counted, cell: Cell, bot: string): string =>
  told(counted.get(`${setUp(cell)} ${bot}`));

/** Deal by deal: `7 : 3 of 40`. */
function against(more: Measured | undefined, less: Measured | undefined): string {
  let [gained, lost, both] = [0, 0, 0];
  for (let at = 0; at < Math.min(more?.n ?? 0, less?.n ?? 0); at++) {
    const [one, other] = [more!.each[at]!, less!.each[at]!];
    if (one === UNKNOWN || other === UNKNOWN) continue;
    both++;
    if (one > other) gained++;
    if (one < other) lost++;
  }
  return both === 0 ? '–' : `${gained} : ${lost} of ${both}`;
}

/** The games of a hero, counted from what is known game by game. */
function ofHero(one: Measured | undefined, cell: Cell, hero: string): Pick<Measured, 'n' | 'won'> {
  let [n, won] = [0, 0];
  for (let at = 0; at < (one?.n ?? 0); at++) {
    const each = one!.each[at]!;
    if (each === UNKNOWN || cell.hero!(at) !== hero) continue;
    n++;
    if (each === '1') won++;
  }
  return { n, won };
}

/** A row for each hero of the set-ups in which they take turns. */
function heroRows(counted: Counted, firsts: readonly Cell[]): string[][] {
  return firsts.flatMap((cell) => {
    const { hero } = cell;
    if (hero === undefined) return [];
    const all = new Set(Array.from({ length: 12 }, (_, n) => hero(n)));
    const speaker = new Speaker('en', [gameOf(cell.game)!.text.en]);
    return [...all].map((one) => [
      titleFor(cell.game),
      cell.what,
      speaker.say({ id: one }),
      ...['careful', 'strong'].map((bot) => share(ofHero(counted.get(`${setUp(cell)} ${bot}`), cell, one))),
    ]);
  });
}

/** The lines of the plot, a game each. */
export function curvesOf(counted: Counted): Curve[] {
  return CURVE_ROWS.map((cells) => ({
    title: `${titleFor(cells[0]!.game)}, ${cells[0]!.what.split(',')[0]!}`,
    points: cells.map(({ id }) => counted.get(id)),
  }));
}

/** Paired by number: the n-th game of every player of a set-up has the same deal. */
export function pageOf(counted: Counted): string {
  const firsts = CELLS.filter(({ bots }) => bots[0] === 'careful');
  const levels = LEVEL_CELLS.filter(({ bots }) => bots[0] === 'gentle');
  return [
    '# Measured difficulty',
    '',
    'Shares of games won by the first seat, with the 95 % interval of Wilson and the number of games. Every player of a row is dealt the same',
    'games. Written by `npm run balance`; counts are added to with `npm run balance -- --games N`, and kept in `balance.json`.',
    '',
    '## Careful and strong',
    '',
    ...table(
      [
        'Game',
        'Set-up',
        'careful',
        'strong',
        'processor s a game, careful / strong',
        'longest decision of strong, s',
      ],
      firsts.map((cell) => [
        titleFor(cell.game),
        cell.what,
        measured(counted, cell, 'careful'),
        measured(counted, cell, 'strong'),
        `${secondsOf(counted.get(`${setUp(cell)} careful`))} / ${secondsOf(counted.get(`${setUp(cell)} strong`))}`,
        longestOf(counted.get(`${setUp(cell)} strong`)),
      ]),
    ),
    'The longest decision is told in seconds of the thread that plays, of the last so many games; waiting for a busy processor does not count.',
    '',
    '## By hero',
    '',
    ...table(['Game', 'Set-up', 'Hero', 'careful', 'strong'], heroRows(counted, firsts)),
    '## Levels',
    '',
    '`gentle` plays as `careful` does and gives one decision in three away, in Vengeance one in six and in The Dead Keep one in 25 to the lot; `even`',
    'weighs its decisions with a fifth of the tries of `strong`, at most 20.',
    '',
    ...table(
      ['Game', 'Set-up', 'gentle', 'even'],
      levels.map((cell) => [
        titleFor(cell.game),
        cell.what,
        measured(counted, cell, 'gentle'),
        measured(counted, cell, 'even'),
      ]),
    ),
    '## Strength against budget',
    '',
    'What `strong` wins when it may spend so many tries on a decision (`--budget N`; in Vengeance the width of the beam). Without any it plays by habit:',
    'that is `careful`, but in The Dead Keep a more patient player that goes for Objectives as one band, and in Cards of the Dead one whose',
    'weights were found by play (`npm run tune`).',
    '',
    ...table(
      ['Game', 'Set-up', ...BUDGETS.map(String)],
      CURVE_ROWS.map((cells) => [
        titleFor(cells[0]!.game),
        cells[0]!.what,
        ...cells.map(({ id }) => told(counted.get(id))),
      ]),
    ),
    '![Games won against tries a decision](balance.svg)',
    '',
    'On the deals that both were played on, the larger budget against the next smaller one: games only the larger won, games only the smaller won.',
    '',
    ...table(
      ['Game', 'Set-up', ...BUDGETS.slice(1).map((tries, at) => `${tries} / ${BUDGETS[at]!}`)],
      CURVE_ROWS.map((cells) => [
        titleFor(cells[0]!.game),
        cells[0]!.what,
        ...cells.slice(1).map(({ id }, at) => against(counted.get(id), counted.get(cells[at]!.id))),
      ]),
    ),
  ].join('\n');
}
