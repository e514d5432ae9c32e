import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { coverageOf, coveragePage, longRunOf, reachByPlay } from '../src/index.ts';
import { literalsOf, scenariosIn } from '../src/coverage/literals.ts';
import { toy } from './toy.ts';

const LEDGER = `# Toy — rules ledger

- **TY-STEP-01** A runner walks or runs.
- **TY-STEP-02** A die is thrown.
- **TY-RACE-01** They race until one arrives.
- **TY-MUD-01** Mud is slow.
- **TY-MUD-02** Wooden runners are waxed. (physical: about wood)
- **TY-OLD-01** Gone. (withdrawn)
- **TY-RULING-01** **Q** Who begins? **R** All.
- **TY-T-01** *Vector* one.
`;
const SCENARIOS = `// it's a trap: 'TY-MUD-01 in a comment'
scenario('TY-STEP-01 a runner walks', (s) => s.answers(0, 'TY-STEP-02', 'walk'));
scenario(\`TY-RACE-01b and TY-RULING-01 all begin\`, (s) => s);
`;

function repository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('docs/rules/toy.md', LEDGER);
  write('games/toy/test/rules.test.ts', SCENARIOS);
  write('games/toy/src/race.ts', "book.do('TY-RACE-01', run);\nconst other = 'TY-STEP-01';\n");
  return root;
}

const carried: AnyGame = { ...toy, carriedBy: { 'TY-RULING-01': 'TY-RACE-02b' } };

test('each rule with its steps, scenarios and visits; what is missing is listed', () => {
  const coverage = coverageOf(repository(), carried, { 'TY-STEP-01': 7, 'TY-RACE-02b': 2 })!;
  expect(coverage).toMatchObject({
    total: 7,
    withoutStep: ['TY-MUD-01'],
    withoutScenario: ['TY-STEP-02', 'TY-MUD-01', 'TY-T-01'],
    neverReached: ['TY-STEP-02', 'TY-RACE-01', 'TY-MUD-01'],
    physical: ['TY-MUD-02'],
  });
  expect(coverage.rare.map(({ name }) => name)).toContain('TY-STEP-02');
  expect(coverage.rare.find(({ name }) => name === 'TY-RACE-01')?.shownBy).toEqual([
    'TY-RACE-01b and TY-RULING-01 all begin',
  ]);
  const ruling = coverage.rules.find(({ entry }) => entry.id === 'TY-RULING-01');
  expect(ruling).toMatchObject({ steps: [], carriedBy: 'TY-RACE-02b', reached: 2 });
  const page = coveragePage(carried, coverage, 1234);
  expect(page).toContain('played 1,234 times');
  expect(page).toContain('| TY-RACE-01 | TY-RACE-01b and TY-RULING-01 all begin |');
  expect(page).toContain('| TY-STEP-01 | A runner walks or runs. | race.ts | TY-STEP-01 | 1 | 7 |');
});

test('a long run counts only for the rules and cards it was played with', () => {
  const root = repository();
  const run = { game: 'toy', rules: toy.version, content: toy.contentHash, games: 1, visits: {}, met: {} };
  mkdirSync(path.join(root, 'docs/coverage'));
  const file = path.join(root, 'docs/coverage/toy.json');
  expect(longRunOf(root, toy)).toBeNull();
  writeFileSync(file, JSON.stringify(run));
  expect(longRunOf(root, toy)).toEqual(run);
  writeFileSync(file, JSON.stringify({ ...run, content: 'other cards' }));
  expect(longRunOf(root, toy)).toBeNull();
});

test('pieces that no table has seen are listed with the tests that name them', () => {
  const pieces = { all: ['waxed', 'muddy', 'TY-STEP-02'], met: () => [] };
  const game: AnyGame = { ...toy, content: { ...toy.content, pieces } };
  const { rare } = coverageOf(repository(), game, {}, { waxed: 2 })!;
  expect(rare.slice(-2)).toEqual([
    { name: 'muddy', shownBy: [] },
    { name: 'TY-STEP-02', shownBy: ['rules.test.ts'] },
  ]);
});

test('play reaches the steps, with every bot, seat count and setting', async () => {
  const sound: AnyGame = { ...toy, bots: [] };
  const reached = await reachByPlay(sound, {
    seed: 'reach',
    seconds: 1,
    source: new URL('toy.ts', import.meta.url).href,
  });
  expect(reached.games).toBeGreaterThan(0);
  expect(reached.visits['TY-BELL-02']).toBeGreaterThan(0);
});

test('string literals are found outside of comments', () => {
  expect(literalsOf(`a('x\\'y', "z") // 'no'\n/* 'no' */ b(\`t\n\${u}\`) 'lone`)).toEqual([
    "x'y",
    'z',
    't\n${u}',
  ]);
  const found = scenariosIn(`row('CV-01', 'TY-STEP-01'); test('TY-STEP-02 and TY-STEP-02b')`);
  expect([...found.keys()]).toEqual(['CV-01', 'TY-STEP-02']);
});
