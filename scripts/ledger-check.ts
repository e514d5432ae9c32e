// Every rule id of docs/rules is defined exactly once and well-formed, every id mentioned exists, the French ledgers
// say the same rules in French, and every worked example retells, in both languages, what a test plays.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleFaults, parseExamples } from '../packages/catalog/src/examples.ts';
import { parseLedger, type Ledger } from '../packages/catalog/src/ledger.ts';
import { translationFaults } from '../packages/catalog/src/translation.ts';
import { scenariosOf } from '../packages/lab/src/coverage/literals.ts';
import { testFiles } from '../packages/lab/src/coverage/places.ts';

const docs = path.join(import.meta.dirname, '../docs');
const folder = path.resolve(process.argv[2] ?? path.join(docs, 'rules'));
const ownerOf = new Map<string, string>();
let faults = 0;

function report(file: string, line: number, message: string): void {
  faults += 1;
  console.error(`${file}:${line}: ${message}`);
}

function check(name: string, file: string, french: string, examples: string): void {
  const ledger = parseLedger(readFileSync(file, 'utf8'));
  for (const fault of ledger.faults) report(name, fault.line, fault.message);
  const owner = ownerOf.get(ledger.prefix);
  if (owner !== undefined) report(name, 1, `the prefix ${ledger.prefix} already belongs to ${owner}`);
  ownerOf.set(ledger.prefix, name);
  const count = (kind: string) => ledger.entries.filter((entry) => entry.kind === kind).length;
  const shown = path.relative(path.dirname(file), french);
  checkFrench(name, ledger, french, shown);
  const told = checkExamples(path.basename(name, '.md'), ledger, examples, path.dirname(file));
  console.log(
    `${name}: ${count('rule')} rules, ${count('ruling')} rulings, ${count('vector')} vectors, ${told} examples`,
  );
}

function checkFrench(name: string, ledger: Ledger, french: string, shown: string): void {
  if (!existsSync(french)) return report(name, 1, `there is no ${shown}`);
  for (const { line, message } of translationFaults(ledger, readFileSync(french, 'utf8')))
    report(shown, line, message);
}

/** How many worked examples there are. */
function checkExamples(game: string, ledger: Ledger, file: string, home: string): number {
  if (!existsSync(file)) return 0;
  const markdown = readFileSync(file, 'utf8');
  const scenarios = scenariosOf(testFiles(path.dirname(docs), game));
  for (const { line, message } of exampleFaults(markdown, ledger, scenarios))
    report(path.relative(home, file), line, message);
  return parseExamples(markdown).examples.length;
}

const ledgersIn = (place: string): string[] =>
  existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : [];
const names = ledgersIn(folder);
if (names.length === 0) report(folder, 1, 'no ledger here');
for (const name of names) {
  const [english, french, examples] = ['', 'fr', 'examples'].map((place) => path.join(folder, place, name));
  check(name, english!, french!, examples!);
}
for (const name of ledgersIn(path.join(folder, 'fr')))
  if (!names.includes(name)) report(`fr/${name}`, 1, 'translates no ledger');
for (const name of ledgersIn(path.join(folder, 'examples')))
  if (!names.includes(name)) report(`examples/${name}`, 1, 'explains no ledger');
if (process.argv[2] === undefined) {
  const example = ['ledger.md', 'ledger.fr.md', 'examples.md'].map((name) =>
    path.join(docs, 'example', name),
  );
  check('example', example[0]!, example[1]!, example[2]!);
}
process.exitCode = faults > 0 ? 1 : 0;
