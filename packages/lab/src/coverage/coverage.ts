/** Coverage: each rule of the ledger with the steps that carry it out, the scenarios that prove it, and play. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLedger, type LedgerEntry } from '@gravetable/catalog';
import { ruleOf, type AnyGame } from '@gravetable/kernel';
import type { Counts } from '../tally.ts';
import { idsIn, literalsOf, scenariosOf } from './literals.ts';
import { ledgerFile, sourceFiles, testFiles } from './places.ts';

export interface RuleCoverage {
  readonly entry: LedgerEntry;
  /** Labels of its own steps. */
  readonly steps: readonly string[];
  /** The label or rule that carries it, where it has no step of its own. */
  readonly carriedBy: string | null;
  /** The test that goes red when it is broken, where it has no step of its own. */
  readonly proof: string | null;
  /** Why nothing carries it yet. */
  readonly notYet: string | null;
  /** Files its steps (or those that carry it) are written in, seen from the repository. */
  readonly files: readonly string[];
  readonly scenarios: readonly string[];
  readonly reached: number;
}

export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  readonly total: number;
  readonly withoutStep: readonly string[];
  readonly withoutScenario: readonly string[];
  /** Rules for something that does not exist yet: they count as missing. */
  readonly notYet: readonly string[];
  /** Rules whose steps no scenario of their name passes; of those carried elsewhere, whose proof does not. */
  readonly byNameOnly: readonly string[];
  readonly neverReached: readonly string[];
  readonly physical: readonly string[];
  /** Steps and pieces that play has not reached, each with what shows it instead. */
  readonly rare: readonly Rare[];
}

/** What needs more games than were played: a step label, or a piece by its code. */
export interface Rare {
  readonly name: string;
  /** Scenarios that passed the step, or in which the piece was used. */
  readonly shownBy: readonly string[];
}

/** Names of scenarios by the steps they passed and the pieces they used, as watched while they were played. */
export type Shown = Readonly<Record<string, readonly string[]>>;

/** Every label of a game: steps of procedures, and powers. */
export function labelsOf(game: AnyGame): string[] {
  const { ops, powers } = game.program;
  const labels = [...ops.map((op) => op.label), ...powers.map((power) => power.label)];
  return [...new Set(labels)].filter((label) => label !== '');
}

function labelsByRule(game: AnyGame): Map<string, string[]> {
  const byRule = new Map<string, string[]>();
  for (const label of labelsOf(game)) {
    const rule = ruleOf(label);
    byRule.set(rule, [...(byRule.get(rule) ?? []), label]);
  }
  return byRule;
}

/** The labels that stand for a rule: its own, or those of what carries it, however many hands it goes through. */
function carriers(
  id: string,
  byRule: ReadonlyMap<string, readonly string[]>,
  game: AnyGame,
): readonly string[] {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = game.carriedBy?.[at]?.by) {
    seen.add(at);
    const labels = byRule.get(at);
    if (labels !== undefined) return labels;
    const asLabel: string = at;
    if (byRule.get(ruleOf(asLabel))?.includes(asLabel) === true) return [asLabel];
  }
  return [];
}

/** Null when the game has no ledger. */
export function coverageOf(
  root: string,
  game: AnyGame,
  visits: Counts,
  met: Counts = {},
  shown: Shown = {},
): Coverage | null {
  const file = ledgerFile(root, game.id);
  if (file === null) return null;
  const entries = parseLedger(readFileSync(file, 'utf8')).entries.filter((entry) => !entry.withdrawn);
  const byRule = labelsByRule(game);
  const scenarios = scenariosOf(testFiles(root, game.id));
  const home = homesOf(root, game.id);
  const rules = entries.map((entry): RuleCoverage => {
    const labels = carriers(entry.id, byRule, game);
    const files = labels.flatMap((label) => home.get(label) ?? []);
    const carried = byRule.has(entry.id) ? undefined : game.carriedBy?.[entry.id];
    return {
      entry,
      steps: byRule.get(entry.id) ?? [],
      carriedBy: carried?.by ?? null,
      proof: carried?.proof ?? null,
      notYet: carried?.notYet ?? null,
      files: [...new Set(files)],
      scenarios: scenarios.get(entry.id) ?? [],
      reached: labels.reduce((sum, label) => sum + (visits[label] ?? 0), 0),
    };
  });
  const due = rules.filter(({ entry, notYet }) => entry.physical === null && notYet === null);
  const played = due.filter(({ entry }) => entry.kind !== 'vector');
  const titles = titlesIn(scenarios);
  const ids = (list: readonly RuleCoverage[]): string[] => list.map(({ entry }) => entry.id);
  return {
    rules,
    total: rules.length,
    withoutStep: ids(played.filter(({ entry }) => carriers(entry.id, byRule, game).length === 0)),
    withoutScenario: ids(due.filter((one) => one.scenarios.length === 0)),
    notYet: ids(rules.filter((one) => one.notYet !== null)),
    byNameOnly: ids(
      due.filter(({ entry, steps, proof }) => {
        if (steps.length > 0) return !isShown(entry.id, steps, shown);
        return proof !== null && !isProof(proof, entry.id, carriers(entry.id, byRule, game), titles, shown);
      }),
    ),
    neverReached: ids(played.filter((one) => one.reached === 0)),
    physical: ids(rules.filter(({ entry }) => entry.physical !== null)),
    rare: [
      ...labelsOf(game).filter((label) => (visits[label] ?? 0) === 0),
      ...(game.content.pieces?.all ?? []).filter((code) => (met[code] ?? 0) === 0),
    ].map((name) => ({ name, shownBy: shown[name] ?? [] })),
  };
}

/** Whether a scenario of the rule's name was seen to pass one of its steps. */
const isShown = (id: string, steps: readonly string[], shown: Shown): boolean =>
  steps.some((label) => shown[label]?.some((name) => idsIn(name).includes(id)) === true);

const titlesIn = (scenarios: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> =>
  new Set([...scenarios.values()].flat());

/**
 * Whether a test of this name proves a carried rule: it is written in the game's tests and tells of the rule, and where it
 * is a scenario it was seen to pass a step that carries it. Other tests are not watched.
 */
function isProof(
  proof: string,
  id: string,
  carrying: readonly string[],
  titles: ReadonlySet<string>,
  shown: Shown,
): boolean {
  if (!titles.has(proof) || !idsIn(proof).includes(id)) return false;
  const isOfProof = nameTest(proof);
  const passes = (labels: readonly string[]): boolean =>
    labels.some((label) => shown[label]?.some(isOfProof) === true);
  return passes(carrying) || !passes(Object.keys(shown));
}

/** Whether a name is that of a test as it is written; what a template fills in may be anything. */
function nameTest(written: string): (name: string) => boolean {
  const parts = written
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (name) => pattern.test(name);
}

const STEP = /(?:\.(?:ask|chance|set|do|call|when|while|together|return)\(|\blabel:)\s*'([^']+)'/g;
const LABEL = /^[A-Z]{2}-[A-Z0-9-]+[a-z]*$/;

/** The file each label is written in: where it is a step, or else where it is named at all. */
function homesOf(root: string, game: string): Map<string, string> {
  const named = new Map<string, string>();
  const written = new Map<string, string>();
  for (const file of sourceFiles(root, game)) {
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    const source = readFileSync(file, 'utf8');
    for (const literal of literalsOf(source)) if (LABEL.test(literal)) named.set(literal, name);
    for (const [, label] of source.matchAll(STEP)) written.set(label!, name);
  }
  return new Map([...named, ...written]);
}
