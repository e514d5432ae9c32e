/** `gravetable rules`: each rule of the ledger with its steps, its scenarios, and how often play reached it. */

import {
  coverageOf,
  longRunOf,
  reachByPlay,
  together,
  type Coverage,
  type RuleCoverage,
  titleOf,
} from '@gravetable/lab';
import { CheckFault, FAILED, OK } from '../faults.ts';
import { gameNamed, wholeNumber } from '../find.ts';
import { showRule } from '../ledgers.ts';
import { ROOT } from '../repository.ts';
import { row, type Screen } from '../screen.ts';

export interface RulesFlags {
  readonly json?: boolean;
  readonly seconds: string;
}

export async function rules(
  screen: Screen,
  name: string,
  id: string | undefined,
  flags: RulesFlags,
): Promise<number> {
  const game = gameNamed(name);
  const live = await reachByPlay(game, { seconds: wholeNumber(flags.seconds, 0), seed: 'coverage' });
  const long = longRunOf(ROOT, game);
  const { visits, met } = together(live, long);
  const coverage = coverageOf(ROOT, game, visits, met);
  if (coverage === null) {
    throw new CheckFault({ id: 'cli.noLedger', args: { game: game.id, file: `docs/rules/${game.id}.md` } });
  }
  const { total, withoutStep, withoutScenario, neverReached, physical } = coverage;
  const rare = coverage.rare.map(({ name: code }) => code);
  const notYet = coverage.rules.filter((one) => one.notYet !== null);
  const missing = [...coverage.notYet, ...withoutStep, ...withoutScenario];
  const code = missing.length === 0 ? OK : FAILED;
  if (flags.json === true) {
    const reasons = Object.fromEntries(notYet.map((one) => [one.entry.id, one.notYet]));
    const lists = { withoutStep, withoutScenario, neverReached, physical, rare, notYet: reasons };
    screen.line(JSON.stringify({ total, ...lists }));
    return code;
  }
  if (id !== undefined) return showOne(screen, game.id, coverage, id.toUpperCase());
  screen.line(screen.colour.bold(titleOf(screen.speaker(game), game)));
  screen.line(screen.say('cli.rules.head', { total }));
  screen.line(screen.colour.dim(screen.say('cli.rules.columns')));
  for (const one of coverage.rules) showRow(screen, one);
  screen.line();
  showList(screen, 'cli.rules.notYet', coverage.notYet);
  showList(screen, 'cli.rules.withoutStep', withoutStep);
  showList(screen, 'cli.rules.withoutScenario', withoutScenario);
  showList(screen, 'cli.rules.neverReached', neverReached);
  showList(screen, 'cli.rules.physical', physical);
  showList(screen, 'cli.rules.rare', rare);
  const more = long === null ? 'no' : 'yes';
  screen.line(screen.colour.dim(screen.say('cli.rules.played', { games: screen.number(live.games), more })));
  return code;
}

function stepsText({ steps, carriedBy, notYet, entry }: RuleCoverage): string {
  if (entry.physical !== null) return '—';
  if (notYet !== null) return '✗';
  return steps.length > 0 ? String(steps.length) : carriedBy === null ? '·' : `→ ${carriedBy}`;
}

function showRow(screen: Screen, one: RuleCoverage): void {
  const { entry, scenarios, reached } = one;
  const plays = entry.kind !== 'vector' && entry.physical === null;
  const cells = [
    [entry.id, 20],
    [entry.kind === 'vector' ? '—' : stepsText(one), 14],
    [String(scenarios.length), -4],
    [plays ? screen.number(reached) : '—', -12],
  ] as const;
  const without = scenarios.length === 0 || (plays && reached === 0);
  const missing = one.notYet !== null || (entry.physical === null && without);
  const text = row(cells);
  screen.line(missing ? screen.colour.yellow(text) : text);
}

function showList(screen: Screen, id: string, ids: readonly string[]): void {
  const words = ids.length === 0 ? screen.say('cli.rules.none') : ids.join(', ');
  screen.paragraph(`${screen.colour.bold(`${screen.say(id)} (${ids.length})`)} ${words}`, '', '  ');
}

function showOne(screen: Screen, game: string, coverage: Coverage, id: string): number {
  const one = coverage.rules.find(({ entry }) => entry.id === id);
  if (one === undefined || !showRule(screen, game, id))
    throw new CheckFault({ id: 'cli.rules.unknown', args: { id } });
  const { scenarios, reached, entry } = one;
  screen.line();
  if (entry.kind !== 'vector') screen.paragraph(carriedOut(screen, one), '  ');
  screen.line(`  ${screen.say('cli.rules.scenarios', { n: scenarios.length })}`);
  for (const name of scenarios) screen.paragraph(name, '  · ', '    ');
  if (entry.kind !== 'vector' && entry.physical === null) {
    screen.line(`  ${screen.say('cli.rules.reached', { n: reached, times: screen.number(reached) })}`);
  }
  return OK;
}

/** Which steps carry a rule out, and where they are written. */
function carriedOut(screen: Screen, { entry, steps, files, carriedBy, proof, notYet }: RuleCoverage): string {
  if (entry.physical !== null) return screen.say('cli.rules.piecesOnly');
  if (notYet !== null) return screen.say('cli.rules.notYetFor', { why: notYet });
  if (steps.length > 0) {
    return screen.say('cli.rules.stepsIn', {
      n: steps.length,
      steps: steps.join(', '),
      files: files.join(', '),
    });
  }
  return carriedBy === null
    ? screen.say('cli.rules.noStep')
    : screen.say('cli.rules.carriedBy', {
        rule: carriedBy,
        n: files.length,
        files: files.join(', '),
        proof: proof ?? '',
      });
}
