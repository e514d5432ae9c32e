import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { coverageOf, coveragePage, lengthened, longRunOf, reachByPlay } from '../src/index.ts';
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

const KEPT = { games: 1, earlier: 0 };
const carried: AnyGame = {
  ...toy,
  carriedBy: {
    'TY-RULING-01': { by: 'TY-RACE-02b', proof: 'TY-RACE-01b and TY-RULING-01 all begin' },
    'TY-MUD-01': { notYet: 'nobody has made mud' },
  },
};

test('each rule with its steps, scenarios and visits; what is missing is listed', () => {
  const visits = { 'TY-STEP-01': 7, 'TY-RACE-02b': 2 };
  const shown = { 'TY-RACE-01': ['TY-RULING-01 all begin | and run'], 'TY-STEP-01': ['TY-STEP-01 walks'] };
  const coverage = coverageOf(repository(), carried, visits, {}, shown)!;
  expect(coverage).toMatchObject({
    total: 7,
    withoutStep: [],
    withoutScenario: ['TY-STEP-02', 'TY-T-01'],
    notYet: ['TY-MUD-01'],
    byNameOnly: ['TY-STEP-02', 'TY-RACE-01'],
    neverReached: ['TY-STEP-02', 'TY-RACE-01'],
    physical: ['TY-MUD-02'],
  });
  expect(coverage.rare).toContainEqual({ name: 'TY-STEP-02', shownBy: [] });
  expect(coverage.rare).toContainEqual({ name: 'TY-RACE-01', shownBy: shown['TY-RACE-01'] });
  expect(coverage.rare.map(({ name }) => name)).not.toContain('TY-STEP-01');
  const ruling = coverage.rules.find(({ entry }) => entry.id === 'TY-RULING-01');
  expect(ruling).toMatchObject({ steps: [], carriedBy: 'TY-RACE-02b', reached: 2 });
  const page = coveragePage(carried, coverage, { games: 1234, earlier: 0 });
  expect(page).toContain('played 1,234 times.');
  expect(page).toContain(
    `: ${coverage.rare.length}, ${coverage.rare.length - 1} of them by no scenario either`,
  );
  expect(page).toContain('| TY-RACE-01 | TY-RULING-01 all begin \\| and run |');
  expect(page).toContain('| TY-STEP-01 | A runner walks or runs. | race.ts | TY-STEP-01 | 1 | 7 |');
});

test('what nothing carries yet is missing, with its reason, and never counts as reached', () => {
  const coverage = coverageOf(repository(), carried, { 'TY-RACE-02b': 2 }, {}, {})!;
  const mud = coverage.rules.find(({ entry }) => entry.id === 'TY-MUD-01');
  expect(mud).toMatchObject({ carriedBy: null, notYet: 'nobody has made mud', reached: 0 });
  const page = coveragePage(carried, coverage, KEPT);
  expect(page).toContain('- Not yet: TY-MUD-01 (nobody has made mud)');
  expect(page).toContain('| TY-MUD-01 | Mud is slow. |  | **not yet** |  |  |');
  const none = coverageOf(repository(), toy, {}, {}, {})!;
  expect(none).toMatchObject({ notYet: [], withoutStep: ['TY-MUD-01', 'TY-RULING-01'] });
});

const RULING = 'TY-RACE-01b and TY-RULING-01 all begin';

test.each<[string, string, Readonly<Record<string, readonly string[]>>, boolean]>([
  ['a scenario that passes the step', RULING, { 'TY-RACE-02b': [RULING] }, true],
  ['a scenario that passes other steps only', RULING, { 'TY-STEP-01': [RULING] }, false],
  ['a test that is not watched', RULING, { 'TY-RACE-02b': ['another'] }, true],
  ['a test nobody has written', 'TY-RULING-01 all stop', {}, false],
  ['a test of another rule', 'TY-STEP-01 a runner walks', { 'TY-RACE-02b': [RULING] }, false],
])('what carries a rule is proved by %s: or not', (_, proof, shown, proves) => {
  const game: AnyGame = { ...toy, carriedBy: { 'TY-RULING-01': { by: 'TY-RACE-02b', proof } } };
  const { byNameOnly } = coverageOf(repository(), game, {}, {}, shown)!;
  expect(byNameOnly.includes('TY-RULING-01')).toBe(!proves);
});

test('games are added to the long run; those of earlier cards are told apart, other rules forgotten', () => {
  const root = repository();
  const reached = { games: 2, visits: { 'TY-STEP-01': 1, 'TY-GONE-01': 4 }, met: {}, failures: [] };
  const first = lengthened(toy, reached, null);
  expect(first).toMatchObject({ games: 2, earlier: 0, visits: { 'TY-STEP-01': 1 } });
  expect(lengthened(toy, reached, first)).toMatchObject({
    games: 4,
    earlier: 0,
    visits: { 'TY-STEP-01': 2 },
  });
  const others = { ...first, content: 'other cards' };
  const both = lengthened(toy, reached, others);
  expect(both).toMatchObject({ games: 2, earlier: 2, visits: { 'TY-STEP-01': 2 } });
  const page = coveragePage(toy, coverageOf(root, toy, {})!, both);
  expect(page).toContain('played 2 times with the cards of today, 2 times with earlier ones.');
  mkdirSync(path.join(root, 'docs/coverage'));
  const keep = (run: unknown): void =>
    writeFileSync(path.join(root, 'docs/coverage/toy.json'), JSON.stringify(run));
  expect(longRunOf(root, toy)).toBeNull();
  keep(both);
  expect(longRunOf(root, toy)).toEqual(both);
  keep({ ...both, rules: 'other rules' });
  expect(longRunOf(root, toy)).toBeNull();
});

test('pieces that no table has seen are listed with the scenarios that used them', () => {
  const pieces = { all: ['waxed', 'muddy', 'rusty'], met: () => [] };
  const game: AnyGame = { ...toy, content: { ...toy.content, pieces } };
  const { rare } = coverageOf(repository(), game, {}, { waxed: 2 }, { rusty: ['rusty nails'] })!;
  expect(rare.slice(-2)).toEqual([
    { name: 'muddy', shownBy: [] },
    { name: 'rusty', shownBy: ['rusty nails'] },
  ]);
  expect(
    coveragePage(game, { ...coverageOf(repository(), game, {})!, rare: [rare.at(-1)!] }, KEPT),
  ).toContain('not reached by play: 1, each reached by a scenario');
});

test('play reaches the steps, with every bot, seat count and setting', async () => {
  const sound: AnyGame = { ...toy, bots: [] };
  const enough = new AbortController();
  const reached = await reachByPlay(sound, {
    seed: 'reach',
    seconds: 60,
    signal: enough.signal,
    onProgress: ({ done }) => done > 500 && enough.abort(),
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
