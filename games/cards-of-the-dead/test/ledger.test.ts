// The ledger and the game agree: every rule has a step or is carried by one, every id has a scenario.

import { ruleOf } from '@gravetable/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';
import { RULE_IDS } from '../src/rule-ids.ts';

const file = path.join(import.meta.dirname, '../../../docs/rules/cards-of-the-dead.md');
const ledger = readFileSync(file, 'utf8');
/** Rules and vectors are bold at the head of a list item, rulings stand first in a row. */
const defined = [...ledger.matchAll(/^(?:- \*\*|\| )(C[DV]-[A-Z0-9-]+)/gm)].map(([, id]) => id!);
const labels = cardsOfTheDead.program.ops.flatMap(({ label }) => (label === '' ? [] : [label]));
const steps = new Set(labels.map(ruleOf));
const carriedBy = cardsOfTheDead.carriedBy!;

test('the list of rule ids is what the ledger says (npm run rule-ids)', () => {
  expect(RULE_IDS).toEqual(defined.filter((id) => id.startsWith('CD-')));
});

test('every rule has a step, or is carried by one', () => {
  expect(RULE_IDS.filter((id) => !steps.has(id) && carriedBy[id] === undefined)).toEqual([]);
  expect(Object.keys(carriedBy).filter((id) => steps.has(id))).toEqual([]);
  const carriers = Object.values(carriedBy).flatMap(({ by }) => by ?? []);
  expect(carriers.filter((carrier) => !steps.has(carrier) && !labels.includes(carrier))).toEqual([]);
});

test('every rule, ruling and vector begins the name of a scenario', () => {
  const told = new Set<string>();
  for (const name of readdirSync(import.meta.dirname).filter((one) => one.endsWith('.test.ts'))) {
    const source = readFileSync(path.join(import.meta.dirname, name), 'utf8');
    for (const [, title] of source.matchAll(/scenario\(\s*['`]([^'`]*)/g)) {
      for (const id of title!.split(' ')) {
        if (!/^C[DV]-/.test(id)) break;
        told.add(id);
      }
    }
  }
  expect(defined.filter((id) => !told.has(id))).toEqual([]);
});
