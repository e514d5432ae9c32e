import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('bench --json prints JSON alone: what npm says while it installs goes elsewhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gravetable-bench-'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\necho added 7 packages\n');
  chmodSync(path.join(bin, 'npm'), 0o755);
  const module = new URL('rival.ts', import.meta.url).href;
  const script = `const { installIn } = await import(${JSON.stringify(module)});
    installIn(${JSON.stringify(folder)}, (line) => process.stderr.write(line));
    process.stdout.write('{}');`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
    { encoding: 'utf8', env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` } },
  );
  expect(stderr).toContain('added 7 packages');
  expect(stdout).toBe('{}');
  expect(status).toBe(0);
});
