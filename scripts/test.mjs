// `npm test`: installs what is missing, then runs every check, in lanes side by side.
// `npm test -- --help` tells what else it can do.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { secondTries, toldAgain } from './checks/faults.mjs';
import { checksOf } from './checks/list.mjs';
import { Passed } from './checks/passed.mjs';
import { prepare, ROOT } from './setup.mjs';

const CHECKS = checksOf(ROOT);
const NAMES = CHECKS.map((check) => check.script);
const USAGE = `npm test                    every check; one that passed with the same inputs is not run again
npm test -- --all           every check, whatever passed before (as in CI)
npm test -- --only NAME     one check, whatever passed before: ${NAMES.join(', ')}`;

/** What was asked for, or what is wrong with it. */
function wished(args) {
  const names = [];
  let all = false;
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '--all') all = true;
    else if (args[at] === '--only' && NAMES.includes(args[at + 1])) names.push(args[++at]);
    else return { wrong: `No such check or option: ${args.slice(at).join(' ')}` };
  }
  if (names.length === 0) return { checks: CHECKS, all };
  return { checks: CHECKS.filter(({ script }) => names.includes(script)), all: true };
}

/**
 * Runs the script of a check for these parts, and of tests of every game for these games; every line it prints names the check
 * it comes from, and is kept.
 */
function run(script, parts, games) {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  if (games.length > 0) env.GRAVETABLE_GAMES = games.join();
  const command = [scripts[script], ...parts].join(' ');
  const printed = [];
  const say = (line) => {
    printed.push(line);
    console.log(`${script.padEnd(12)} | ${line}`);
  };
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    child.on('error', (error) => say(error.message));
    child.on('close', (code) => resolve({ good: code === 0, printed }));
  });
}

async function carryOut({ script, title, whole, due }, passed) {
  if (due.length === 0) {
    console.log(`=== ${title} (${script}): passed before with the same inputs`);
    return { script, passed: true, seconds: '', note: 'passed before with the same inputs' };
  }
  const isWhole = due.length === whole.length;
  const some = isWhole ? [] : [...new Set(due.map(({ name }) => name))];
  const games = isWhole ? [] : [...new Set(due.flatMap(({ game }) => game ?? []))];
  const note = some.length > 0 ? `${due.length} of ${whole.length} parts, the others passed before` : '';
  console.log(`=== ${title} (${script})${note && `: ${note}`}`);
  const began = performance.now();
  const { good, printed } = await run(script, some, games);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`--- ${script} ${good ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (good) passed?.remember(script, due);
  return { script, passed: good, seconds, note, printed };
}

/**
 * The checks of a lane follow each other; the lanes run side by side. What is due is settled before the first one runs,
 * so that a file edited meanwhile is not taken for what was tested.
 */
async function carryOutAll(wanted, all, passed) {
  const checks = wanted.map((check) => {
    const whole = check.parts();
    const known = whole.filter((part) => passed?.has(check.script, part) && !all);
    return { ...check, whole, due: whole.filter((part) => !known.includes(part)) };
  });
  const lanes = [...new Set(checks.map(({ lane }) => lane))];
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const done = [];
      for (const check of checks.filter((one) => one.lane === lane)) done.push(await carryOut(check, passed));
      return done;
    }),
  );
  return results.flat();
}

const wish = wished(process.argv.slice(2));
if (wish.wrong !== undefined) {
  const help = process.argv.includes('--help');
  console[help ? 'log' : 'error'](help ? USAGE : `${wish.wrong}\n\n${USAGE}`);
  process.exit(help ? 0 : 2);
}
prepare();
const began = performance.now();
const results = await carryOutAll(wish.checks, wish.all, process.env.CI ? null : new Passed(ROOT));

console.log('\n=== Summary');
for (const { script, passed, seconds, note } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${script}${note && `  (${note})`}`);
}
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
for (const { script, printed = [] } of results) {
  for (const name of secondTries(printed))
    console.log(`needed a second try: ${script}, ${name.slice(0, 200)}`);
}
const failed = results.filter((result) => !result.passed);
for (const line of toldAgain(failed)) console.log(line);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
