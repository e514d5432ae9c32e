/** The report of a simulation: one page in one file, dark or light, the plots beside the same facts in words. */

import type { AnyGame, Language } from '@gravetable/kernel';
import { binned, quantile, wilson } from '../intervals.ts';
import type { Simulated } from '../simulate.ts';
import { escaped, panel, table } from './html.ts';
import { details } from './panels.ts';
import { bars, histogram, intervalPlot, type RateRow } from './plots.ts';
import { against, proseOf, ratesOf, totals } from './prose.ts';
import { styleOf } from './style.ts';
import { Teller } from './teller.ts';

export interface ReportOptions {
  readonly language: Language;
  readonly jobs: number;
  /** The share of wins that is wanted. */
  readonly target: readonly [low: number, high: number] | null;
}

const STONE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 20V9a7 7 0 0 1 14 0v11zM2 20h20v3H2z"/></svg>';

export function reportOf(game: AnyGame, simulated: Simulated, options: ReportOptions): string {
  const teller = new Teller(options.language, game);
  const { plan } = simulated;
  const prose = proseOf(simulated, teller, options.target);
  return `<!doctype html>
<html lang="${options.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${teller.title}, ${teller.say('report.lab')}`)}</title>
<style>${styleOf(game.id)}</style>
</head>
<body>
<header>${STONE}<h1>${escaped(teller.title)}</h1><span class="crumb">${escaped(teller.say('report.lab'))}</span>
<span class="crumb">${escaped(teller.say('report.seed', { seed: plan.seed }))}</span></header>
<div class="layout">
<aside>
<h2>${escaped(teller.say('report.played'))}</h2>
${playedList(simulated, teller, options)}
<h2>${escaped(teller.say('report.inWords'))}</h2>
<ul class="prose">${prose.map((one) => `<li>${escaped(one)}</li>`).join('\n')}</ul>
</aside>
<main>
${factCards(simulated, teller)}
${ratePanel(simulated, teller, options)}
${outcomePanel(simulated, teller)}
${lengthPanel(simulated, teller)}
${details(simulated, teller)}
</main>
</div>
<footer>${escaped(teller.say('report.footer'))}</footer>
</body>
</html>
`;
}

function playedList({ plan, seconds, cut }: Simulated, teller: Teller, { jobs }: ReportOptions): string {
  const bots = [...new Set(plan.setups.flatMap((one) => one.bots))];
  const took = teller.say('report.workers', { s: teller.number(seconds, 1), n: jobs });
  const rows = [
    [teller.say('report.perSetup'), teller.number(plan.games)],
    [teller.say('report.setups'), teller.number(plan.setups.length)],
    [teller.say('report.players'), teller.say('report.bots', { bots })],
    [teller.say('report.seeds'), `${plan.seed}-…`],
    [teller.say('report.rules'), teller.game.version],
    [teller.say('report.took'), cut ? `${took}, ${teller.say('report.cut')}` : took],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${escaped(name!)}</dt><dd>${escaped(value!)}</dd></div>`).join('\n')}</dl>`;
}

function factCards(simulated: Simulated, teller: Teller): string {
  const { games, won, lengths } = totals(simulated);
  const { failed, setups } = simulated.tally;
  const rate = wilson(won, games);
  const decisions = setups.reduce((sum, one) => sum + one.decisions, 0);
  const fact = (value: string, name: string, note: string, bad = false): string =>
    `<div class="fact${bad ? ' bad' : ''}"><b>${escaped(value)}</b>${escaped(name)}<small>${escaped(note)}</small></div>`;
  const interval = { low: teller.percent(rate.low), high: teller.percent(rate.high) };
  const middle = { low: quantile(lengths, 0.25), high: quantile(lengths, 0.75) };
  return `<div class="facts">
${fact(teller.number(games), teller.say('report.games', { n: games }), teller.say('report.setupCount', { n: setups.length }))}
${fact(`${teller.percent(rate.share)}%`, teller.say('report.wonOverall'), teller.say('report.interval', interval))}
${fact(teller.number(quantile(lengths, 0.5)), teller.say('report.decisions'), teller.say('report.middleHalf', middle))}
${fact(teller.number(decisions / simulated.seconds), teller.say('report.rate'), teller.say('report.allWorkers'))}
${fact(teller.number(failed), teller.say('report.failures', { n: failed }), teller.say(failed === 0 ? 'report.noFailure' : 'report.lookBelow'), failed > 0)}
</div>`;
}

function ratePanel(simulated: Simulated, teller: Teller, { target }: ReportOptions): string {
  const rows: RateRow[] = ratesOf(simulated, teller).map(({ name, rate }) => ({
    name,
    rate,
    off: target !== null && ['above', 'below'].includes(against(rate, target)),
  }));
  const band =
    target === null ? '' : teller.say('report.target', { low: target[0] * 100, high: target[1] * 100 });
  const title = teller.say('report.winRate');
  const numbers = rows.map(({ name, rate }) => [
    name,
    teller.number(rate.of),
    ...[rate.share, rate.low, rate.high].map((share) => `${teller.percent(share)} %`),
  ]);
  const head = ['setup', 'count', 'share', 'low', 'high'].map((one) => teller.say(`report.${one}`));
  const body = intervalPlot(rows, target, { title, band }) + table(teller.say('report.table'), head, numbers);
  return panel('rates', title, teller.say('report.bars'), body, true);
}

function outcomePanel(simulated: Simulated, teller: Teller): string {
  const { reasons, games } = totals(simulated);
  const rows = Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => ({ name: teller.reason(reason), rate: wilson(count, games) }));
  return panel('outcomes', teller.say('report.outcomes'), teller.say('report.allGames'), bars(rows));
}

function lengthPanel(simulated: Simulated, teller: Teller): string {
  const { lengths } = totals(simulated);
  const bins = binned(lengths);
  const median = quantile(lengths, 0.5);
  const title = teller.say('report.length');
  const head = [teller.say('report.decisions'), teller.say('report.count')];
  const rows = bins.map((bin) => [
    bin.from === bin.to ? String(bin.from) : `${bin.from}–${bin.to}`,
    teller.number(bin.count),
  ]);
  const plot = histogram(bins, median, title, teller.say('report.medianAt', { n: median }));
  return panel(
    'length',
    title,
    teller.say('report.lengthNote'),
    plot + table(teller.say('report.table'), head, rows),
    true,
  );
}
