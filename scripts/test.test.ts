import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultsOf, secondTries, toldAgain } from './checks/faults.mjs';
import { checksOf } from './checks/list.mjs';

const PROOFS = ['crash', 'two-nodes', 'hostile', 'leaks', 'soak', 'covered'];
const OTHERS = ['format:check', 'types', 'imports', 'ledger', 'unused', ...PROOFS, 'sizes', 'browser'];
const TOLD = `import { appendFileSync } from 'node:fs';
const games = process.env.GRAVETABLE_GAMES ? ' of ' + process.env.GRAVETABLE_GAMES : '';
appendFileSync(new URL('ran.log', import.meta.url), (process.argv.slice(2).join(' ') || 'all') + games + '\\n');`;

describe('npm test', () => {
  let house = '';
  beforeEach(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
    mkdirSync(path.join(house, 'node_modules'));
    for (const name of ['setup.mjs', 'test.mjs', 'files.mjs', 'checks']) {
      cpSync(path.join(import.meta.dirname, name), path.join(house, 'scripts', name), { recursive: true });
    }
    const write = (file: string, content: object) =>
      writeFileSync(path.join(house, file), JSON.stringify(content));
    write('package.json', {
      engines: { node: '>=20.19.0' },
      scripts: {
        ...Object.fromEntries(OTHERS.map((name) => [name, 'exit 0'])),
        lint: 'node untidy.mjs',
        unit: 'node told.mjs',
      },
    });
    writeFileSync(path.join(house, 'told.mjs'), TOLD);
    writeFileSync(path.join(house, 'untidy.mjs'), "console.log('a loose end'); process.exit(3);");
    write('package-lock.json', { packages: {} });
    write('node_modules/.package-lock.json', { packages: {} });
  });
  afterEach(() => rmSync(house, { recursive: true }));

  /** The house has one game; what its tests are told to run is kept in `ran`. */
  const giveGame = (content = 'a rule') => {
    mkdirSync(path.join(house, 'games', 'tag'), { recursive: true });
    writeFileSync(path.join(house, 'games', 'tag', 'package.json'), '{"name":"@gravetable/tag"}');
    writeFileSync(path.join(house, 'games', 'tag', 'tag.ts'), content);
    mkdirSync(path.join(house, 'packages', 'kernel'), { recursive: true });
    writeFileSync(path.join(house, 'packages', 'kernel', 'package.json'), '{"name":"@gravetable/kernel"}');
  };
  const ran = () => readFileSync(path.join(house, 'ran.log'), 'utf8').trim().split('\n');

  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const script = path.join(house, 'scripts', 'test.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
      env: { ...process.env, CI: '', ...env },
    });
    return { status, last: stdout.trimEnd().split('\n').at(-1), stdout };
  };

  test('runs the named check and closes with the count', () => {
    expect(run(['--only', 'ledger'])).toMatchObject({ status: 0, last: '1 passed, 0 failed' });
  });

  test('goes on after a failure, fails, and tells it again below the summary', () => {
    const { status, stdout } = run(['--only', 'lint', '--only', 'ledger']);
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n').slice(-3)).toEqual([
      '=== lint failed',
      '  a loose end',
      '1 passed, 1 failed',
    ]);
  });

  test('refuses a check it does not know, and helps whoever asks', () => {
    expect(run(['--only', 'everything']).status).toBe(2);
    expect(run(['lint']).status).toBe(2);
    expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('--all') as string });
  });

  test('what passed is not run again until something it depends on changes', () => {
    giveGame();
    run([]);
    expect(ran()).toEqual(['all']);
    expect(run([]).stdout).toContain('unit): passed before with the same inputs');
    expect(ran()).toEqual(['all']);
    giveGame('another rule');
    run([]);
    expect(ran()).toEqual(['all', 'games/tag/']);
  });

  test('a story is told again when a game it names has changed, also through what it imports', () => {
    giveGame();
    const folder = path.join(house, 'apps', 'web', 'browser');
    mkdirSync(folder, { recursive: true });
    const story = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    story('hill.spec.ts', "import { bring } from './bring.ts';");
    story('bring.ts', "import { gameOf } from '@gravetable/catalog';");
    story('tag.spec.ts', "import { moment } from './moments.ts';");
    story('moments.ts', "import type { View } from '../src/other.ts'; export const game = 'tag';");
    story('whatever.spec.ts', "import { games } from '@gravetable/catalog';");
    const due = checksOf(house)
      .find(({ script }) => script === 'browser')!
      .parts()
      .filter(({ inputs }) => inputs.includes('games/tag'));
    expect(due.map(({ name }) => path.basename(name))).toEqual(['tag.spec.ts', 'whatever.spec.ts']);
  });

  test('where a workspace knows all games, a test is run again for the games it names', () => {
    giveGame();
    const folder = path.join(house, 'apps', 'desk');
    mkdirSync(path.join(folder, 'test'), { recursive: true });
    const knows = { '@gravetable/tag': '*', '@gravetable/kernel': '*' };
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: '@gravetable/desk', dependencies: knows }),
    );
    const write = (name: string, text: string) => writeFileSync(path.join(folder, 'test', name), text);
    write('tag.test.ts', "const game = 'tag';");
    write('drawn.test.ts', "vi.mock('../src/db.ts', () => import('./drawn.ts'));");
    write('drawn.ts', "import {\n  games,\n} from '@gravetable/catalog';");
    write('lamp.test.ts', "import { lamp } from '../src/lamp.ts';");
    const parts = checksOf(house)
      .find(({ script }) => script === 'unit')!
      .parts()
      .filter(({ name }) => name.startsWith('apps/'));
    const named = (input: string): string[] =>
      parts.filter(({ inputs }) => inputs.includes(input)).map(({ name }) => path.basename(name));
    expect(named('games/tag')).toEqual(['drawn.test.ts', 'tag.test.ts']);
    for (const input of ['apps/desk', 'packages/kernel'])
      expect(named(input)).toEqual(['drawn.test.ts', 'lamp.test.ts', 'tag.test.ts']);
  });

  test('a test of every game is run again for the game that changed alone', () => {
    giveGame();
    const chess = path.join(house, 'games', 'chess');
    mkdirSync(chess);
    writeFileSync(path.join(chess, 'package.json'), '{"name":"@gravetable/chess"}');
    const folder = path.join(house, 'apps', 'desk');
    mkdirSync(path.join(folder, 'test'), { recursive: true });
    const dependencies = { '@gravetable/tag': '*', '@gravetable/chess': '*' };
    const desk = { name: '@gravetable/desk', dependencies };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(desk));
    const file = path.join(folder, 'test', 'all.test.ts');
    writeFileSync(file, "test.each(due(['tag', 'chess'], (game) => game))('%s', () => undefined);");
    run([]);
    giveGame('another rule');
    run([]);
    writeFileSync(file, "test.each(due(['chess', 'tag'], (game) => game))('%s', () => undefined);");
    run([]);
    expect(ran()).toEqual([
      'all',
      'games/tag/ apps/desk/test/all.test.ts of tag',
      'apps/desk/test/all.test.ts of chess,tag',
    ]);
  });

  test('what no one may know is shown of the game that changed alone', () => {
    giveGame();
    const parts = checksOf(house)
      .find(({ script }) => script === 'leaks')!
      .parts();
    const due = (input: string): string[] =>
      parts.filter(({ inputs }) => inputs.includes(input)).map(({ name }) => name);
    expect(due('games/tag')).toEqual(['tag']);
    expect(due('docs/example')).toEqual(['lantern-hill']);
    expect(due('apps/server')).toEqual(['lantern-hill', 'tag']);
  });

  test('a check of the scripts alone is not run again when a game changes', () => {
    for (const name of ['test', 'words'])
      writeFileSync(path.join(house, 'scripts', `${name}.test.ts`), 'test');
    const parts = checksOf(house)
      .find(({ script }) => script === 'imports')!
      .parts();
    const due = parts.filter(({ inputs }) => inputs.includes('games'));
    expect(parts.map(({ name }) => name)).toEqual(['scripts/test.test.ts', 'scripts/words.test.ts']);
    expect(due.map(({ name }) => name)).toEqual(['scripts/words.test.ts']);
  });

  test('what failed is run again', () => {
    run([]);
    expect(run([]).stdout).toContain('--- lint FAILED');
  });

  test('--all, --only and CI run whatever passed before', () => {
    giveGame();
    run([]);
    run(['--all']);
    run(['--only', 'unit']);
    run([], { CI: 'true' });
    expect(ran()).toEqual(['all', 'all', 'all', 'all']);
  });
});

describe('what failed, told again', () => {
  const vitest = [
    ' ✓ |unit| a.test.ts (2 tests) 4ms',
    ' ❯ |unit| b.test.ts (2 tests | 1 failed) 9ms',
    '     × one is two 7ms',
    '⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯',
    '',
    '\u001B[41m FAIL \u001B[49m |unit| b.test.ts > one is two',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    '',
    '- Expected',
    '+ Received',
    '',
    '- 2',
    '+ 1',
    '',
    ' ❯ b.test.ts:2:73',
    ' Test Files  1 failed | 1 passed (2)',
  ];
  const playwright = [
    '  ✘  1 a.spec.ts:2:1 › one is two (14ms)',
    '  1) a.spec.ts:2:1 › one is two ──────────',
    '',
    '    Error: expect(received).toBe(expected) // Object.is equality',
    '',
    '    Expected: 2',
    '    Received: 1',
    '  2) a.spec.ts:3:1 › a flaky one ─────────',
    '',
    '    Error: too late',
    '',
    '  1 failed',
    '    a.spec.ts:2:1 › one is two ───────────',
    '  1 flaky',
    '    a.spec.ts:3:1 › a flaky one ──────────',
    '  5 passed (2.1s)',
  ];

  test('names every failed test with the beginning of its message, and no flaky one', () => {
    expect(faultsOf(vitest, 10)).toEqual([
      'FAIL  |unit| b.test.ts > one is two',
      '    AssertionError: expected 1 to be 2 // Object.is equality',
      '    - 2',
      '    + 1',
    ]);
    expect(faultsOf(playwright, 10)).toEqual([
      'a.spec.ts:2:1 › one is two',
      '    Error: expect(received).toBe(expected) // Object.is equality',
      '    Expected: 2',
      '    Received: 1',
    ]);
  });

  test('names what went well at the second try only', () => {
    expect(secondTries(playwright)).toEqual(['a.spec.ts:3:1 › a flaky one']);
    expect(secondTries([...vitest, 'second try: a.test.ts > late'])).toEqual(['a.test.ts > late']);
  });

  test('where no test is named, says how it ended', () => {
    expect(faultsOf(['much', '', 'a.ts(1,2): error TS1', 'Found 1 error.', ''], 2)).toEqual([
      'a.ts(1,2): error TS1',
      'Found 1 error.',
    ]);
  });

  test('names come before messages, and many failures do not push each other out of sight', () => {
    const many = Array.from({ length: 30 }, (_, at) => [
      ` FAIL  |unit| c.test.ts > ${at}`,
      'Error: no',
    ]).flat();
    expect(faultsOf(many, 4)).toEqual([
      'FAIL  |unit| c.test.ts > 0',
      'FAIL  |unit| c.test.ts > 1',
      'FAIL  |unit| c.test.ts > 2',
      '... and 27 more',
    ]);
    const all = ['imports', 'unit', 'browser'].map((script) => ({ script, printed: many }));
    expect(toldAgain(all)).toHaveLength(24);
    expect(toldAgain(all).filter((line: string) => line.startsWith('==='))).toHaveLength(3);
  });
});
