import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);

// Plays every scenario once, straight on.
test('docs/coverage tells what is reached today, nothing is left unreached, and no rule is proved by name only', () => {
  const script = path.join(ROOT, 'scripts', 'coverage.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
