/** The panels below the great plots: seats, settings, seeds to open, failures, what was never reached. */

import { wilson } from '../intervals.ts';
import type { Simulated } from '../simulate.ts';
import type { Odd } from '../tally.ts';
import { settingName, settingWord } from '../words.ts';
import { escaped, panel } from './html.ts';
import { bars } from './plots.ts';
import type { Teller } from './teller.ts';

const SEEN_SHOWN = 40;

export function details(simulated: Simulated, teller: Teller): string {
  return [
    seedPanel(simulated, teller),
    ...settingPanel(simulated, teller),
    ...failurePanel(simulated, teller),
    reachPanel(simulated, teller),
    ...seenPanel(simulated, teller),
  ].join('\n');
}

function seedPanel({ plan, tally }: Simulated, teller: Teller): string {
  const line = (odd: Odd, id: string): string => {
    const words = teller.say(id, { n: odd.decisions, reason: teller.reason(odd.reason) });
    return `<li><code>${escaped(odd.seed)}</code>${escaped(words)}</li>`;
  };
  const items = [
    ...(tally.shortest === null ? [] : [line(tally.shortest, 'report.shortest')]),
    ...(tally.longest === null ? [] : [line(tally.longest, 'report.longest')]),
    ...Object.values(tally.examples).map((odd) => line(odd, 'report.example')),
  ];
  const first = tally.shortest ?? tally.failures[0];
  const setup = plan.setups[first?.setup ?? 0]!;
  const settings = Object.entries(setup.options).map(
    ([id, value]) => ` --option ${id}=${settingWord(value)}`,
  );
  const command = `npx gravetable sim ${plan.game} --seats ${setup.seats} --bot ${setup.bots.join(',')}${settings.join('')} --seed ${first?.seed ?? plan.seed} --record game.json\nnpx gravetable replay game.json`;
  const note = `<p class="names">${escaped(teller.say('report.openNote'))}</p><pre>${escaped(command)}</pre>`;
  const body = `<ul class="seeds">${items.join('\n')}</ul>${note}`;
  return panel('seeds', teller.say('report.openSeed'), teller.say('report.oddOnes'), body);
}

function settingPanel({ tally }: Simulated, teller: Teller): string[] {
  const ids = Object.keys(tally.settings).map((key) => key.slice(0, key.indexOf('=')));
  const several = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
  const rows = Object.entries(tally.settings)
    .map(([key, { games, won }]) => ({ id: key.slice(0, key.indexOf('=')), key, rate: wilson(won, games) }))
    .filter(({ id }) => several.has(id))
    .sort((a, b) => b.rate.share - a.rate.share)
    .map(({ id, key, rate }) => ({ name: settingName(teller.speaker, id, key.slice(id.length + 1)), rate }));
  return rows.length === 0 ? [] : [panel('settings', teller.say('report.bySetting'), '', bars(rows))];
}

function failurePanel({ tally }: Simulated, teller: Teller): string[] {
  if (tally.failed === 0) return [];
  const items = tally.failures.map(
    ({ seed, kind, message }) => `<li><code>${escaped(seed)}</code>${escaped(`${kind}: ${message}`)}</li>`,
  );
  const body = `<ul class="seeds">${items.join('\n')}</ul>`;
  return [panel('failures', teller.say('report.failed'), teller.number(tally.failed), body, true)];
}

function reachPanel({ tally }: Simulated, teller: Teller): string {
  const { ops, powers } = teller.game.program;
  const labels = new Set([...ops.map((op) => op.label), ...powers.map((power) => power.label)]);
  const never = [...labels].filter((label) => label !== '' && (tally.visits[label] ?? 0) === 0);
  const words = never.length === 0 ? teller.say('report.allReached') : never.join(', ');
  const count = `${never.length} / ${labels.size}`;
  return panel('reach', teller.say('report.unreached'), count, `<p class="names">${escaped(words)}</p>`);
}

function seenPanel({ tally }: Simulated, teller: Teller): string[] {
  const seen = Object.entries(tally.seen).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (seen.length === 0) return [];
  const names = seen.slice(0, SEEN_SHOWN).map(([id, n]) => `${teller.say(id)} ${teller.number(n)}`);
  const more = seen.length > SEEN_SHOWN ? `, + ${seen.length - SEEN_SHOWN}` : '';
  const body = `<p class="names">${escaped(names.join(', ') + more)}</p>`;
  return [
    panel('seen', teller.say('report.seen'), teller.say('report.seenNote', { n: tally.listened }), body),
  ];
}
