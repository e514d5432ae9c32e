/** The coverage page of a game, as Markdown. */

import { Speaker, type AnyGame } from '@gravetable/kernel';
import { titleOf } from '../words.ts';
import type { Coverage, Rare, RuleCoverage } from './coverage.ts';
import type { LongRun } from './reach.ts';

const WORDS_SHOWN = 12;

export function coveragePage(
  game: AnyGame,
  coverage: Coverage,
  { games, earlier }: Pick<LongRun, 'games' | 'earlier'>,
): string {
  const times = (n: number): string => n.toLocaleString('en');
  const before = earlier === 0 ? '' : ` with the cards of today, ${times(earlier)} times with earlier ones`;
  const title = titleOf(new Speaker('en', [game.text.en]), game);
  const lists = [
    [
      'Not yet',
      coverage.rules.flatMap(({ entry, notYet }) => (notYet === null ? [] : `${entry.id} (${notYet})`)),
    ],
    ['Without a step', coverage.withoutStep],
    ['Without a scenario', coverage.withoutScenario],
    ['Proved by name only', coverage.byNameOnly],
    ['Never reached by play', coverage.neverReached],
    ['About the pieces only', coverage.physical],
  ] as const;
  return `# ${title}: coverage

Written by \`npm run coverage\`. Rules ${game.version}, played ${times(games)} times${before}.

${coverage.total} rules, rulings and vectors.
${lists.map(([name, ids]) => `- ${name}: ${ids.length === 0 ? 'none' : ids.join(', ')}`).join('\n')}
${rareTable(coverage.rare)}
| Rule | Says | Lives in | Steps | Scenarios | Reached |
|---|---|---|---|---|---|
${coverage.rules.map((one) => rowOf(one)).join('\n')}
`;
}

/** What play has not reached, with the scenarios that were seen to reach it. */
function rareTable(rare: readonly Rare[]): string {
  if (rare.length === 0) return '- Steps and pieces not reached by play: none\n';
  const missing = rare.filter(({ shownBy }) => shownBy.length === 0).length;
  const all = missing === 0 ? 'each reached by a scenario' : `${missing} of them by no scenario either`;
  const rows = rare.map(({ name, shownBy }) => `| ${name} | ${shownBy.join(' · ').replaceAll('|', '\\|')} |`);
  return `- Steps and pieces not reached by play: ${rare.length}, ${all}\n
| Step or piece | Reached by |\n|---|---|\n${rows.join('\n')}\n`;
}

function rowOf(rule: RuleCoverage): string {
  const { entry, steps, carriedBy, proof, notYet, files, scenarios, reached } = rule;
  const carried = carriedBy === null ? '' : `by ${carriedBy}, red in “${proof}”`;
  const own = notYet === null ? steps.join(' ') || carried : '**not yet**';
  const uncounted = entry.kind === 'vector' || entry.physical !== null || notYet !== null;
  const times = uncounted ? '' : reached.toLocaleString('en');
  const cells = [
    entry.id,
    opening(entry.title === null ? entry.text : `${entry.title}: ${entry.text}`),
    files.map((file) => file.replace(/^.*\/src\//, '')).join(' '),
    entry.physical === null ? own : `physical: ${entry.physical}`,
    scenarios.length === 0 ? '' : String(scenarios.length),
    times,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The first words of a rule, without marks. */
function opening(text: string): string {
  const words = text.replaceAll(/\*\*|`/g, '').split(/\s+/);
  return words.length <= WORDS_SHOWN ? words.join(' ') : `${words.slice(0, WORDS_SHOWN).join(' ')} …`;
}
