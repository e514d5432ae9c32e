// Every rule id of docs/rules is defined exactly once and well-formed, and every id mentioned exists.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLedger } from '../packages/catalog/src/ledger.ts';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../docs/rules'));
const ownerOf = new Map<string, string>();
let faults = 0;

function report(file: string, line: number, message: string): void {
  faults += 1;
  console.error(`${file}:${line}: ${message}`);
}

const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
if (files.length === 0) report(folder, 1, 'no ledger here');
for (const file of files) {
  const ledger = parseLedger(readFileSync(path.join(folder, file), 'utf8'));
  for (const fault of ledger.faults) report(file, fault.line, fault.message);
  const owner = ownerOf.get(ledger.prefix);
  if (owner !== undefined) report(file, 1, `the prefix ${ledger.prefix} already belongs to ${owner}`);
  ownerOf.set(ledger.prefix, file);
  const count = (kind: string) => ledger.entries.filter((entry) => entry.kind === kind).length;
  console.log(`${file}: ${count('rule')} rules, ${count('ruling')} rulings, ${count('vector')} vectors`);
}
process.exitCode = faults > 0 ? 1 : 0;
