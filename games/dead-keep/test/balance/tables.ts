// Figures as tables for people, in Markdown.
import { campaignsOf, cardsOf, cellsOf, isInBand, type Cell } from './figures.ts';
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

/** Everything that was measured. */
export function markdown(games: readonly Played[]): string {
  const cells = cellsOf(games);
  const dead = cardsOf(games).filter(({ offered, taken }) => taken < offered / 100);
  const campaigns = campaignsOf(games).map(
    ({ seats, games: n, fourth, won, median }) =>
      `| ${seats} | ${n} | ${one(fourth)} | ${one(won)} | ${median} |`,
  );
  return [
    ...(cells.length === 0 ? [] : [...HEAD, ...cells.map(row), '']),
    ...(cells.length === 0
      ? []
      : [
          `Cards taken in less than 1 % of the games that offered them: ${dead.map(({ card }) => card).join(', ') || 'none'}.`,
        ]),
    ...(campaigns.length === 0
      ? []
      : [
          '',
          '| Seats | Campaigns | Chapter IV within 14, % | Won within 24, % | Quests of the winners |',
          '| --- | --- | --- | --- | --- |',
          ...campaigns,
        ]),
  ].join('\n');
}
