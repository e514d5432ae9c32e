// Figures as tables for people, in Markdown.
import {
  adventurersOf,
  campaignsOf,
  cardsOf,
  cellsOf,
  deadlyOf,
  isDead,
  isInBand,
  skillsOf,
  type Cell,
  type Spread,
} from './figures.ts';
import type { Played } from './quest.ts';

const one = (n: number): string => n.toFixed(1);

const row = (cell: Cell): string => {
  const {
    quest,
    size,
    seats,
    games,
    won,
    error,
    band,
    rounds,
    decisions,
    emptied,
    lives,
    stays,
    blunt,
    endless,
  } = cell;
  const range = band === null ? '–' : `${band[0]}–${band[1]}`;
  const mark = isInBand(cell) ? '' : ' !';
  return `| ${quest} | ${size} | ${seats} | ${games} | ${one(won)} ± ${one(error)}${mark} | ${range} | ${rounds} | ${decisions} | ${one(emptied)} | ${one(lives)} | ${one(stays)} | ${one(blunt)} | ${endless} |`;
};

const HEAD = [
  '| Quest | Party | Seats | Games | Won, % | Band | Rounds | Decisions | Doom emptied | Lives added | Groups that stay, % | Lost blunt, % | Endless |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** What may be asked of a spread, in points. */
const ALLOWED = { adventurers: 10, skills: 8 } as const;

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${one(Math.abs(n))}`;

function spreads(title: string, rows: readonly Spread[], most: number): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${title} | Among | Games | Won, % | Off the mean |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ what, among, games, won, off, error }) => {
      const mark = Math.abs(off) > most ? ' !' : '';
      return `| ${what} | ${among} | ${games} | ${one(won)} ± ${one(error)} | ${signed(off)}${mark} |`;
    }),
    '',
  ];
}

/** A card that came in fewer Rounds says nothing yet. */
const TOO_FEW = 200;
const TOO_DEADLY = 2;

function cards(games: readonly Played[]): string[] {
  const dead = cardsOf(games).filter(isDead);
  const deadly = deadlyOf(games).filter(({ rounds, times }) => rounds >= TOO_FEW && times > TOO_DEADLY);
  return [
    `Cards taken in less than 1 % of the games that offered them: ${dead.map(({ card, taken, offered }) => `${card} (${taken} of ${offered})`).join(', ') || 'none'}.`,
    `Enemy and Stage cards in more than twice their share of last Rounds: ${deadly.map(({ card, times }) => `${card} (${one(times)} times)`).join(', ') || 'none'}.`,
    '',
  ];
}

function campaigns(games: readonly Played[]): string[] {
  const figures = campaignsOf(games);
  if (figures.length === 0) return [];
  return [
    '| Seats | Campaigns | Chapter IV within 14, % | Won within 24, % | Quests of the winners |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ seats, games: n, fourth, won, median }) =>
        `| ${seats} | ${n} | ${one(fourth)} | ${one(won)} | ${median} |`,
    ),
  ];
}

/** Everything that was measured. */
export function markdown(games: readonly Played[]): string {
  const cells = cellsOf(games);
  return [
    ...(cells.length === 0 ? [] : [...HEAD, ...cells.map(row), '']),
    ...spreads('Adventurer', adventurersOf(games), ALLOWED.adventurers),
    ...spreads('Skill', skillsOf(games), ALLOWED.skills),
    ...cards(games),
    ...campaigns(games),
  ].join('\n');
}
