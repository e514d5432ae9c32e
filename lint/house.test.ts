// The lint must fail on what the house forbids: each bad file below is linted in a small copy of the house.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFault, MAY_IMPORT } from './house.mjs';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOT = path.dirname(import.meta.dirname);
const FOLDERS = ['packages', 'games', 'apps'].flatMap((group) =>
  readdirSync(path.join(ROOT, group))
    .filter((name) => existsSync(path.join(ROOT, group, name, 'package.json')))
    .map((name) => `${group}/${name}`),
);

/** Where a bad line stands, the line, and the rule that must object. */
const BAD: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['packages/kernel', `export * from '@gravetable/bots';`, 'import-table'],
  ['packages/kernel', `export * from '@gravetable/vengeance';`, 'import-table'],
  ['packages/kernel', `export * from '../../bots/src/index.ts';`, 'import-table'],
  ['packages/kernel', `export * from 'node:fs';`, 'import-table'],
  ['packages/kernel', `export * from 'fs';`, 'import-table'],
  ['packages/kernel', `export * from 'picocolors';`, 'import-table'],
  ['games/vengeance', `export * from '@gravetable/dead-cells';`, 'import-table'],
  ['games/vengeance', `export * from '../../dead-cells/src/index.ts';`, 'import-table'],
  ['games/vengeance', `export * from '@gravetable/testkit';`, 'import-table'],
  ['games/vengeance', `export * from '@gravetable/kernel/src/frame.ts';`, 'import-table'],
  ['games/vengeance', `export type { Stats } from 'node:fs';`, 'import-table'],
  ['packages/bots', `export * from '@gravetable/catalog';`, 'import-table'],
  ['packages/catalog', `export * from '@gravetable/bots';`, 'import-table'],
  ['packages/lab', `export const later = () => import('@gravetable/cli');`, 'import-table'],
  ['apps/cli', `export * from '@gravetable/dead-cells';`, 'import-table'],
  ['apps/web', `export * from '@gravetable/server';`, 'import-table'],
  ['packages/kernel', `export const now = () => Date.now();`, 'no-restricted-globals'],
  ['packages/kernel', `export const now = () => performance.now();`, 'no-restricted-globals'],
  ['games/vengeance', `setTimeout(() => 1, 10);`, 'no-restricted-globals'],
  ['games/vengeance', `export const all = Promise.all([]);`, 'no-restricted-globals'],
  ['games/vengeance', `export const page = window.document;`, 'no-restricted-globals'],
  ['games/vengeance', `export const title = document.title;`, 'no-restricted-globals'],
  ['games/vengeance', `export const kept = localStorage.length;`, 'no-restricted-globals'],
  ['games/vengeance', `export const asked = () => fetch('/');`, 'no-restricted-globals'],
  ['games/vengeance', `export const home = process.env;`, 'no-restricted-globals'],
  ['games/vengeance', `export const sneaky = globalThis;`, 'no-restricted-globals'],
  ['packages/kernel', `export const roll = () => Math.random();`, 'no-restricted-properties'],
  ['packages/kernel', `export const roll = () => Math['random']();`, 'no-restricted-properties'],
  ['packages/kernel', `export const { random } = Math;`, 'no-restricted-properties'],
  ['packages/kernel', `export const wait = async () => 1;`, 'no-async-await'],
  ['packages/kernel', `export const load = () => import('./index.ts');`, 'no-dynamic-import'],
  ['packages/kernel', `export type Later = Promise<number>;`, 'no-restricted-types'],
  ['packages/kernel', `export type When = Date;`, 'no-restricted-types'],
  ['apps/cli', `const later = async () => 1;\nlater();`, 'no-floating-promises'],
  [
    'apps/cli',
    `export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n};`,
    'switch-exhaustiveness-check',
  ],
];

/** What must pass: the same lines where the house allows them. */
const GOOD: readonly (readonly [file: string, code: string])[] = [
  ['games/vengeance/src/good.ts', `export * from '@gravetable/kernel';`],
  ['games/vengeance/src/combat/good.ts', `export * from '../good.ts';`],
  [
    'games/vengeance/test/good.test.ts',
    `export * from '@gravetable/testkit';\nexport * from '../src/good.ts';`,
  ],
  ['games/vengeance/test/node.test.ts', `export * from 'node:fs';\nexport const now = Date.now();`],
  ['packages/catalog/src/good.ts', `export * from '@gravetable/dead-keep';`],
  ['packages/lab/src/good.ts', `export * from '@gravetable/catalog';\nexport const now = () => Date.now();`],
  ['apps/cli/src/good.ts', `export * from '@gravetable/lab';\nexport const wait = async () => 1;`],
];

describe('the lint', () => {
  let house = '';
  const findings = new Map<string, string[]>();
  const badFile = (index: number) => `${BAD[index]?.[0]}/src/bad${index}.ts`;

  function write(file: string, code: string): void {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), `${code}\n`);
  }

  beforeAll(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
    for (const name of ['oxlint.config.mjs', 'tsconfig.base.json', 'lint']) {
      cpSync(path.join(ROOT, name), path.join(house, name), { recursive: true });
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
    const tsconfig = { extends: './tsconfig.base.json', include: ['packages', 'games', 'apps'] };
    write('tsconfig.json', JSON.stringify(tsconfig));
    BAD.forEach(([, code], index) => write(badFile(index), code));
    GOOD.forEach(([file, code]) => write(file, code));
    write('packages/bots/src/one.ts', `import { two } from './two.ts';\nexport const one = () => two();`);
    write('packages/bots/src/two.ts', `import { one } from './one.ts';\nexport const two = () => one();`);
    const oxlint = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const args = [oxlint, '-c', 'oxlint.config.mjs', '-f', 'json', 'packages', 'games', 'apps'];
    const run = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { filename: string; code?: string }[] };
    for (const { filename, code } of diagnostics) {
      findings.set(filename, [...(findings.get(filename) ?? []), code ?? 'unnamed']);
    }
  });
  afterAll(() => rmSync(house, { recursive: true }));

  test.each(BAD.map(([folder, code, rule], index) => ({ folder, code, rule, index })))(
    '$folder: $rule objects to $code',
    ({ rule, index }) => {
      expect(findings.get(badFile(index))?.join(' ')).toContain(`(${rule})`);
    },
  );

  test.each(GOOD.map(([file]) => file))('%s is fine', (file) => {
    expect(findings.get(file)).toBeUndefined();
  });

  test('finds a circle of imports', () => {
    expect(findings.get('packages/bots/src/one.ts')?.join(' ')).toContain('(no-cycle)');
  });
});

describe('the import table', () => {
  test('has a row for every folder there is', () => {
    const rows = Object.keys(MAY_IMPORT);
    const hasRow = (folder: string) => rows.includes(folder) || rows.includes(folder.replace(/\/.*/, '/*'));
    expect(FOLDERS.filter((folder) => !hasRow(folder))).toEqual([]);
  });

  test('allows every dependency that a package declares', () => {
    const faults = FOLDERS.flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
      const file = path.join(ROOT, folder, 'src', 'index.ts');
      return Object.keys(manifest.dependencies ?? {}).map((name) => importFault(file, name));
    });
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    expect(faults.length).toBeGreaterThan(5);
  });
});
