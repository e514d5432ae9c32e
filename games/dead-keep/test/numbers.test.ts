// Ledger 3.19: what a Skill says in either language has the numbers of its row in the ledger, and no others.
import { LANGUAGES } from '@gravetable/kernel';
import { numbersIn } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { SKILLS } from '../src/cards/skills.ts';
import { deadKeep } from '../src/index.ts';
import { section, table } from './ledger.ts';

const RULINGS = new Map(table(section('## 4. Rulings')).map(([id, , adopted]) => [id!, adopted!]));
/** What its row says, and the rulings the row names; a general maximum may be left out. */
const ROWS = new Map(
  table(section('### 3.19')).map(([rule, , , , effect]) => {
    const rulings = [...effect!.matchAll(/DK-RULING-\d+/g)].map(([id]) => RULINGS.get(id) ?? '');
    const row = effect!.replaceAll(/DK-RULING-\d+/g, '');
    const must = numbersIn(row.replaceAll(/maximum \d+/g, ''));
    return [rule!, { must, may: [row, ...rulings].flatMap(numbersIn) }] as const;
  }),
);
const skills = [...new Map(SKILLS.map((one) => [one.skill, one])).values()];

describe.each(LANGUAGES)('%s', (language) => {
  test.each(skills.map(({ skill, rule }) => [skill, rule]))('%s has the numbers of %s', (skill, rule) => {
    const said = numbersIn(deadKeep.text[language][`effect.${skill}`]!);
    const { may, must } = ROWS.get(rule)!;
    expect({
      unsaid: must.filter((n) => !said.includes(n)),
      wrong: said.filter((n) => !may.includes(n)),
    }).toEqual({
      unsaid: [],
      wrong: [],
    });
  });
});
