import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const bench = (
  ...args: string[]
): { readonly stdout: string; readonly stderr: string; status: number | null } =>
  spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.join(import.meta.dirname, 'run.ts'), ...args],
    { encoding: 'utf8', timeout: 60_000 },
  );

test('bench --help says what can be asked for and measures nothing', () => {
  const { stdout, stderr, status } = bench('--only', 'copies', '--help');
  expect(stdout).toContain('--only NAME');
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 60_000);

test('bench refuses an option it does not know', () => {
  const { stdout, stderr, status } = bench('--only', 'copies', '--fast');
  expect(stderr).toContain('--fast');
  expect(stdout).toBe('');
  expect(status).toBe(2);
}, 60_000);
