import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksOf } from './checks/list.mjs';

const OTHERS = ['format:check', 'types', 'imports', 'ledger', 'unused', 'sizes', 'browser'];
const TOLD = `import { appendFileSync } from 'node:fs';
appendFileSync(new URL('ran.log', import.meta.url), (process.argv.slice(2).join(' ') || 'all') + '\\n');`;

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
        ...Object.fromEntries(OTHERS.map((name) => [name, 'node -e 0'])),
        lint: 'node -e process.exit(3)',
        unit: 'node told.mjs',
      },
    });
    writeFileSync(path.join(house, 'told.mjs'), TOLD);
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

  test('goes on after a failure, and fails', () => {
    expect(run(['--only', 'lint', '--only', 'ledger'])).toMatchObject({
      status: 1,
      last: '1 passed, 1 failed',
    });
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
