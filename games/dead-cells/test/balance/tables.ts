// The figures as Markdown, as the README shows them.
import type { Beginners } from './beginners.ts';
import type { Campaign } from './campaign.ts';
import { INCOMES, TARGETS, type Figures, type Mean, type Share } from './figures.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const withError = ({ share, error }: Share): string => `${percent(share)} ± ${(100 * error).toFixed(1)}`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
const within = (n: number, [least, most]: readonly [number, number]): boolean => n >= least && n <= most;

function summary(all: readonly Figures[]): string {
  const head = ['Players', 'campaigns', 'first Run ends in B1 or B2', 'first Concierge kill, median Run'];
  head.push('first Time Keeper kill', 'first Hand of the King kill', `by Run ${TARGETS.within}`);
  head.push('best group ahead of the worst', 'Runs per second of one core', 'verdict');
  const rows = all.map((one) => {
    const { seats, early, medians, reached, lead, runsPerSecond } = one;
    const good =
      early.share >= TARGETS.early &&
      within(medians.C1, TARGETS.concierge) &&
      within(medians.C3, TARGETS.hand) &&
      reached.share >= TARGETS.reached &&
      lead <= TARGETS.lead;
    const cells = [
      seats,
      reached.of,
      withError(early),
      medians.C1,
      medians.C2,
      medians.C3,
      withError(reached),
    ];
    cells.push(`${Math.round(100 * lead)} points`, runsPerSecond.toFixed(0), good ? 'met' : 'missed');
    return row(...cells.map(String));
  });
  const { early, concierge, hand, reached, lead } = TARGETS;
  const bands = [concierge, hand].map(([least, most]) => `${least}–${most}`);
  const wanted = ['wanted', '200', `at least ${percent(early)}`, bands[0]!, '', bands[1]!];
  wanted.push(`at least ${percent(reached)}`, `at most ${Math.round(100 * lead)} points`, '', '');
  return table(head, [...rows, row(...wanted)]);
}

const groups = (all: readonly Figures[]): string =>
  table(
    ['Group', `Hand of the King by Run ${TARGETS.within}`, 'campaigns', 'median Run'],
    all.flatMap((one) =>
      one.groups.map(({ group, reached, median }) =>
        row(group, withError(reached), String(reached.of), String(median)),
      ),
    ),
  );

const mean = (cells: Mean | null): string =>
  cells === null
    ? '–'
    : `${cells.mean.toFixed(1)} ± ${cells.of > 1 ? cells.error.toFixed(1) : '?'} (${cells.of})`;
function pooled(parts: readonly (Mean | null)[]): number {
  const known = parts.filter((part) => part !== null);
  const of = known.reduce((sum, part) => sum + part.of, 0);
  return known.reduce((sum, part) => sum + part.mean * part.of, 0) / of;
}
function cells(all: readonly Figures[]): string {
  const head = ['Run', ...all.map(({ seats }) => `${seats}p: Cells (Runs)`), 'all', 'target', 'verdict'];
  const rows = INCOMES.map(({ what, target }, at) => {
    const own = all.map((one) => one.cells[at]!.cells);
    const together = pooled(own);
    const seen = own.some((one) => one !== null);
    const verdict = target === null || !seen ? '' : within(together, target) ? 'within' : 'outside';
    const band = target === null ? '' : `${target[0]}–${target[1]}`;
    return row(what, ...own.map(mean), seen ? together.toFixed(1) : '–', band, verdict);
  });
  return table(head, rows);
}

export const beginnersTable = (all: readonly Beginners[]): string =>
  table(
    ['Player', 'Players', 'first Runs', 'Cells of those who die in B1', 'Cells of those who leave it'],
    all.map(({ player, seats, runs, dead, alive }) =>
      row(player, String(seats), String(runs), mean(dead.of === 0 ? null : dead), mean(alive)),
    ),
  );

function wholeCampaigns(campaigns: readonly Campaign[]): string {
  const whole = campaigns.filter(({ checked }) => checked);
  if (whole.length === 0) return '';
  const runs = whole.reduce((sum, one) => sum + one.runs.length, 0);
  const answers = whole.reduce((sum, one) => sum + one.answers, 0);
  const finished = whole.filter(({ bossCells }) => bossCells === 5).length;
  return `\nWhole campaigns with the laws of the table looked at after every answer: ${whole.length}, of which ${finished} won the last Boss Cell; ${runs} Runs, ${answers} answers.`;
}

export const markdown = (all: readonly Figures[], campaigns: readonly Campaign[]): string =>
  [summary(all), groups(all), cells(all)].join('\n\n') + wholeCampaigns(campaigns);
