// The win rates of the twelve Quests beside their bands, drawn as an SVG file.
import { BANDS, type Cell } from './figures.ts';

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 260, 40, 20] as const;
const PLOT = HEIGHT - 2 * TOP;
const y = (percent: number): number => TOP + PLOT - (PLOT * percent) / 100;

/** Bars for the bands, dots for what was measured. */
export function winRates(cells: readonly Cell[]): string {
  const quests = Object.keys(BANDS);
  const step = (WIDTH - LEFT) / quests.length;
  const parts = quests.flatMap((quest, at) => {
    const x = LEFT + step * (at + 0.5);
    const [low, high] = BANDS[quest]![0];
    const cell = cells.find((one) => one.quest === quest && one.size === 6);
    return [
      `<rect x="${x - 10}" y="${y(high)}" width="20" height="${y(low) - y(high)}" fill="#9ab" />`,
      cell === undefined ? '' : `<circle cx="${x}" cy="${y(cell.won)}" r="4" fill="#a33" />`,
      `<text x="${x}" y="${HEIGHT - 4}" font-size="11" text-anchor="middle">${quest}</text>`,
    ];
  });
  const lines = [0, 25, 50, 75, 100].map(
    (percent) =>
      `<line x1="${LEFT}" x2="${WIDTH}" y1="${y(percent)}" y2="${y(percent)}" stroke="#ccc" /><text x="4" y="${y(percent) + 4}" font-size="11">${percent} %</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif">${[...lines, ...parts].join('')}</svg>\n`;
}
