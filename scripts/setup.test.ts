import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installFault, isOlder } from './setup.mjs';

test.each([
  ['v20.19.0', '20.19.0', false],
  ['v20.18.3', '20.19.0', true],
  ['v18.20.0', '20.19.0', true],
  ['v22.1.0', '20.19.0', false],
])('Node %s against %s: too old is %s', (version, oldest, older) => {
  expect(isOlder(version, oldest)).toBe(older);
});

describe('an installation', () => {
  let root = '';
  const lock = (file: string, packages: object) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  const WANTED = {
    '': { version: '0.1.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@gravetable/kernel': { link: true },
    'node_modules/tsx': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
    mkdirSync(path.join(root, 'node_modules'));
    lock('package-lock.json', WANTED);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const installed = (tsx: string) => ({
    'node_modules/@gravetable/kernel': { link: true },
    'node_modules/tsx': { version: tsx },
  });

  test('is missing before the first install', () => {
    expect(installFault(root)).toBe('nothing is installed yet');
  });

  test('is right when it holds what the lockfile asks for, optional packages aside', () => {
    lock('node_modules/.package-lock.json', installed('4.0.0'));
    expect(installFault(root)).toBeNull();
  });

  test('is stale when a version differs or a workspace is not linked', () => {
    lock('node_modules/.package-lock.json', installed('3.9.0'));
    expect(installFault(root)).toBe('node_modules/tsx is not 4.0.0');
    lock('node_modules/.package-lock.json', { 'node_modules/tsx': { version: '4.0.0' } });
    expect(installFault(root)).toBe('node_modules/@gravetable/kernel is missing');
  });
});
