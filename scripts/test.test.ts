import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe('npm test', () => {
  let house = '';
  beforeEach(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
    mkdirSync(path.join(house, 'node_modules'));
    for (const name of ['setup.mjs', 'test.mjs']) {
      cpSync(path.join(import.meta.dirname, name), path.join(house, 'scripts', name));
    }
    const write = (file: string, content: object) =>
      writeFileSync(path.join(house, file), JSON.stringify(content));
    write('package.json', {
      engines: { node: '>=20.19.0' },
      scripts: { ledger: 'node -e 0', lint: 'node -e process.exit(3)' },
    });
    write('package-lock.json', { packages: {} });
    write('node_modules/.package-lock.json', { packages: {} });
  });
  afterEach(() => rmSync(house, { recursive: true }));

  const run = (...args: string[]) => {
    const script = path.join(house, 'scripts', 'test.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    return { status, last: stdout.trimEnd().split('\n').at(-1) };
  };

  test('runs the named check and closes with the count', () => {
    expect(run('--only', 'ledger')).toEqual({ status: 0, last: '1 passed, 0 failed' });
  });

  test('goes on after a failure, and fails', () => {
    expect(run('--only', 'lint', '--only', 'ledger')).toEqual({ status: 1, last: '1 passed, 1 failed' });
  });

  test('refuses a check it does not know', () => {
    expect(run('--only', 'everything').status).toBe(2);
    expect(run('lint').status).toBe(2);
  });
});
