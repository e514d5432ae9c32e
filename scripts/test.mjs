// `npm test`: installs what is missing, then runs every check in turn. `npm test -- --only NAME` runs one.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, ROOT } from './setup.mjs';

/** Every check: the script of package.json that carries it out, and its heading. */
const CHECKS = [
  { script: 'format:check', title: 'Formatting' },
  { script: 'types', title: 'Types' },
  { script: 'lint', title: 'Lint' },
  { script: 'imports', title: 'The house: import table, purity, entry scripts' },
  { script: 'ledger', title: 'Rules ledgers' },
  { script: 'unused', title: 'Unused files, exports and dependencies' },
  { script: 'unit', title: 'Unit tests, scenarios and properties' },
  { script: 'sizes', title: 'The browser table builds and keeps to its budgets' },
  { script: 'browser', title: 'Browser tests' },
];

function chosen(args) {
  const names = args.flatMap((arg, index) => (arg === '--only' ? [args[index + 1] ?? ''] : []));
  const known = CHECKS.map((check) => check.script);
  const strange = [
    ...names.filter((name) => !known.includes(name)),
    ...args.filter((arg, index) => arg !== '--only' && args[index - 1] !== '--only'),
  ];
  if (strange.length > 0) {
    console.error(`No such check: ${strange.join(' ')}\nUse --only with one of: ${known.join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? CHECKS : CHECKS.filter((check) => names.includes(check.script));
}

function run(script) {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(scripts[script], { cwd: ROOT, env, stdio: 'inherit', shell: true }).status === 0;
}

const checks = chosen(process.argv.slice(2));
prepare();
const results = checks.map(({ script, title }) => {
  console.log(`\n=== ${title} (${script})`);
  const began = performance.now();
  const passed = run(script);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`--- ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { script, passed, seconds };
});

console.log('\n=== Summary');
for (const { script, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${script}`);
}
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
