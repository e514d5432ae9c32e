/**
 * Reads the worked examples of a game: what happened at a table, told to players in every language. Each hangs on its
 * rules and retells a vector or a scenario, so that what it says is played by the tests.
 */

import { LANGUAGES, type Language } from '@gravetable/kernel';
import type { Ledger, LedgerFault } from './ledger.ts';

export interface WorkedExample {
  /** The rules and rulings it explains. */
  readonly rules: readonly string[];
  /** The vectors, by their ids, and scenarios, by their names, that it retells. */
  readonly retells: readonly string[];
  readonly told: Readonly<Partial<Record<Language, string>>>;
  readonly line: number;
}

interface Unfinished extends WorkedExample {
  readonly retells: string[];
  readonly told: Partial<Record<Language, string>>;
}

export interface WorkedExamples {
  readonly examples: readonly WorkedExample[];
  readonly faults: readonly LedgerFault[];
}

const HEADING = /^### (.+)$/;
const ITEM = /^- \*\*(\w+)\*\* (.+)$/;
const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** A heading of rule ids, then what it retells and the story in each language, one list item each; chapters between. */
export function parseExamples(markdown: string): WorkedExamples {
  const examples: Unfinished[] = [];
  const faults: LedgerFault[] = [];
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [, rules] = HEADING.exec(text) ?? [];
    if (rules !== undefined) {
      examples.push({ rules: rules.split(', '), retells: [], told: {}, line });
      continue;
    }
    const example = examples.at(-1);
    if (example === undefined || text === '' || text.startsWith('## ')) continue;
    const [, word = '', said = ''] = ITEM.exec(text) ?? [];
    if (word === 'retells') example.retells.push(said.replaceAll('`', ''));
    else if (isLanguage(word) && example.told[word] === undefined) example.told[word] = said;
    else faults.push({ line, message: 'is neither “retells” nor the example in one language' });
  }
  return { examples, faults };
}

/** The examples of each rule as they are told in a language. */
export function examplesByRule(markdown: string, language: Language): Map<string, string[]> {
  const byRule = new Map<string, string[]>();
  for (const { rules, told } of parseExamples(markdown).examples) {
    const said = told[language];
    if (said === undefined) continue;
    for (const rule of rules) byRule.set(rule, [...(byRule.get(rule) ?? []), said]);
  }
  return byRule;
}

/** Names of scenarios by the ids they tell of. */
export type ScenariosById = ReadonlyMap<string, readonly string[]>;

/** The rules a vector or scenario tells of, or null where there is none of that name. */
function rulesRetold(name: string, ledger: Ledger, scenarios: ScenariosById): ReadonlySet<string> | null {
  const vector = ledger.entries.find((entry) => entry.kind === 'vector' && entry.id === name);
  const titles = vector === undefined ? [name] : (scenarios.get(name) ?? []);
  const rules = new Set(
    [...scenarios].filter(([, names]) => names.some((one) => titles.includes(one))).map(([id]) => id),
  );
  if (vector === undefined) return rules.size === 0 ? null : rules;
  // Vectors name their rules in full or, in a table of one game, without its two letters.
  for (const [id] of `${vector.title ?? ''} ${vector.text}`.matchAll(
    /\b[A-Z][A-Z0-9-]*-(?:\d+|[A-Z][A-Z0-9]+)\b/g,
  )) {
    rules.add(id).add(`${ledger.prefix}-${id}`);
  }
  return rules;
}

/** Figures and their number: a translation may choose its words, not its numbers. (`1er` is a word.) */
const figuresIn = (text: string): string => (text.match(/\d+(?!\d|er)/g) ?? []).sort().join(' ');
const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

function languageFaults({ told }: WorkedExample): string[] {
  const faults = LANGUAGES.filter((language) => told[language] === undefined).map(
    (language) => `is not told in ${language}`,
  );
  for (const [language, text] of Object.entries(told)) {
    const sentences = sentencesIn(text);
    if (sentences < 2 || sentences > 4)
      faults.push(`takes ${sentences} sentences in ${language}, not 2 to 4`);
    if (figuresIn(text) !== figuresIn(told.en ?? text))
      faults.push(`has other figures in ${language} than in English`);
    if (language !== 'en' && text === told.en) faults.push(`is not translated to ${language}`);
  }
  return faults;
}

/** What is wrong with the examples of a game: of what they retell, of their rules, of their languages. */
export function exampleFaults(markdown: string, ledger: Ledger, scenarios: ScenariosById): LedgerFault[] {
  const { examples, faults } = parseExamples(markdown);
  const known = new Set(
    ledger.entries.filter((entry) => entry.kind !== 'vector' && !entry.withdrawn).map(({ id }) => id),
  );
  const found = examples.flatMap((example): LedgerFault[] => {
    const { rules, retells, line } = example;
    const messages = rules.filter((id) => !known.has(id)).map((id) => `${id} is no rule or ruling`);
    if (retells.length === 0) messages.push('retells nothing');
    for (const name of retells) {
      const retold = rulesRetold(name, ledger, scenarios);
      if (retold === null) messages.push(`“${name}” is no vector and no scenario`);
      else if (!rules.some((id) => retold.has(id)))
        messages.push(`“${name}” does not tell of ${rules.join(' or ')}`);
    }
    return [...messages, ...languageFaults(example)].map((message) => ({ line, message }));
  });
  return [...faults, ...found];
}
