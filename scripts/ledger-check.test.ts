import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe('the ledger check', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, ...lines: string[]) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), ['# Ledger', ...lines].join('\n'));
  };
  const check = () => {
    const script = path.join(import.meta.dirname, 'ledger-check.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', script, folder], { encoding: 'utf8' });
    return { status: run.status, out: run.stdout, errors: run.stderr };
  };

  test('counts a sound ledger and its French', () => {
    write('a.md', '- **AA-GEN-01** One.', '| AA-RULING-01 | Who? | You. |', '- **CV-01 First** (AA-GEN-01)');
    write('fr/a.md', '- **AA-GEN-01** Un.', '| AA-RULING-01 | Qui ? | Vous. |');
    expect(check()).toEqual({
      status: 0,
      out: 'a.md: 1 rules, 1 rulings, 1 vectors, 0 examples\n',
      errors: '',
    });
  });

  test('fails with file and line on a fault, and when two ledgers share a prefix', () => {
    write('a.md', '- **AA-GEN-01** One.', '- **AA-GEN-01** Two.');
    write('b.md', '- **AA-GEN-02** Three.');
    const { status, errors } = check();
    expect(status).toBe(1);
    expect(errors).toContain('a.md:3: AA-GEN-01 is already defined on line 2');
    expect(errors).toContain('b.md:1: the prefix AA already belongs to a.md');
  });

  test('fails when the French is missing, incomplete, left in English, or of no ledger', () => {
    write('a.md', '- **AA-GEN-01** One.', '- **AA-GEN-02** Two.');
    write('b.md', '- **BB-GEN-01** One.');
    write('fr/a.md', '- **AA-GEN-02** Two.');
    write('fr/c.md', '- **CC-GEN-01** Un.');
    const { status, errors } = check();
    expect(status).toBe(1);
    expect(errors.trim().split('\n')).toEqual([
      'fr/a.md:1: AA-GEN-01 is missing',
      'fr/a.md:2: AA-GEN-02 is not translated',
      'b.md:1: there is no fr/b.md',
      'fr/c.md:1: translates no ledger',
    ]);
  });

  test('counts examples that retell a scenario, and fails on others with file and line', () => {
    write('lantern-hill.md', '- **EX-DIG-03** One.');
    write('fr/lantern-hill.md', '- **EX-DIG-03** Un.');
    const example = (name: string): string[] => [
      '### EX-DIG-03',
      `- **retells** \`EX-DIG-03 ${name}\``,
      '- **en** One. Two.',
      '- **fr** Un. Deux.',
    ];
    write('examples/lantern-hill.md', ...example('the lowest die is thrown again, once a night'));
    expect(check()).toMatchObject({ status: 0, errors: '' });
    expect(check().out).toContain('0 vectors, 1 examples\n');
    write('examples/lantern-hill.md', ...example('the highest die is thrown again'));
    write('examples/hill.md', ...example('the lowest die is thrown again, once a night'));
    expect(check()).toMatchObject({
      status: 1,
      errors:
        'examples/lantern-hill.md:2: “EX-DIG-03 the highest die is thrown again” is no vector and no scenario\n' +
        'examples/hill.md:1: explains no ledger\n',
    });
  });

  test('fails when there is no ledger at all', () => {
    expect(check()).toMatchObject({ status: 1 });
  });
});
