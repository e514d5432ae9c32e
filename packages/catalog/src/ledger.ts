/** Reads a rules ledger: which rules, rulings and vectors it defines, and what is wrong with it. */

export type LedgerKind = 'rule' | 'ruling' | 'vector';

export interface LedgerEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  /** What the ledger calls it: a vector's name, a ruling's question, a skill's name. */
  readonly title: string | null;
  readonly text: string;
  /** The heading it stands under. */
  readonly section: string;
  readonly line: number;
  /** Why no code can carry it out, written `(physical: reason)`, in French `(matérielle : raison)`. */
  readonly physical: string | null;
  /** Its number stays, the rule is gone: written `(withdrawn)`, in French `(retirée)`. */
  readonly withdrawn: boolean;
}

export interface LedgerFault {
  readonly line: number;
  readonly message: string;
}

export interface Ledger {
  readonly title: string;
  /** Which printing and which errata it follows: the paragraph `**Edition.** …`, in French `**Édition.** …`. */
  readonly edition: string | null;
  /** The two letters all its rule ids begin with. */
  readonly prefix: string;
  readonly entries: readonly LedgerEntry[];
  readonly faults: readonly LedgerFault[];
}

/** `DC-ACT-06`, `DK-CLASS-DUO-01`, `DK-SKILL-R6-PEN`, `CV-01`, `EX-00`: a number, or a name, comes last. */
const WELL_FORMED = /^[A-Z]{1,2}(?:-[A-Z][A-Z0-9]*)*-(?:\d{2,3}|[A-Z][A-Z0-9]+)$/;
const BULLET = /^\s*- \*\*/;
const BOLD = /\*\*([A-Z]{1,2}-[^\s*]+)([^*]*)\*\*/g;
const ROW = /^\|\s*`?([A-Z]{1,2}-[^\s|`]+)`?\s*\|/;
const PHYSICAL = /\((?:physical|matérielle)\s?: ([^)]+)\)/;
const WITHDRAWN = /\((?:withdrawn|retirée)\)/;
const EDITION = /^\*\*(?:Edition|Édition)\.\*\* (.+)$/m;
const VECTOR_SERIES = new Set(['CV', 'EX', 'V']);

/** Content codes such as `AE-01` also stand first in a table row; they are no rules. */
function kindOf(id: string, prefix: string): LedgerKind | null {
  const [series = '', chapter] = id.split('-');
  if (series !== prefix) return VECTOR_SERIES.has(series) ? 'vector' : null;
  if (chapter === 'RULING') return 'ruling';
  return chapter === 'T' ? 'vector' : 'rule';
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

interface Line {
  readonly text: string;
  readonly number: number;
  readonly section: string;
}

/** The lines that can define something: outside code blocks, a wrapped list item joined to one line. */
function linesOf(markdown: string): Line[] {
  const lines: Line[] = [];
  let section = '';
  let fenced = false;
  let item: { text: string; number: number; section: string } | null = null;
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    if (text.startsWith('```')) {
      fenced = !fenced;
      item = null;
      continue;
    }
    if (fenced) continue;
    const heading = /^#+ (.*)$/.exec(text);
    if (heading) section = heading[1] ?? '';
    if (item && /^\s+[^\s-]/.test(text)) {
      item.text += ` ${text.trim()}`;
      continue;
    }
    const line = { text, number: index + 1, section };
    item = BULLET.test(text) ? line : null;
    lines.push(line);
  }
  return lines;
}

interface Definition {
  readonly id: string;
  readonly title: string | null;
  readonly text: string;
}

/** A list item may define several ids, each in bold before its own text; a table row defines one. */
function definitionsOf(line: string): Definition[] {
  const row = ROW.exec(line);
  if (row) {
    const [, title = null, ...rest] = cellsOf(line);
    return [{ id: row[1] ?? '', title, text: rest.join(' — ') }];
  }
  if (!BULLET.test(line)) return [];
  const heads = [...line.matchAll(BOLD)];
  return heads.map((head, index) => ({
    id: head[1] ?? '',
    title: head[2]?.trim() || null,
    text: line.slice(head.index + head[0].length, heads[index + 1]?.index).trim(),
  }));
}

/** Ids spelt out in full that the ledger mentions; a chapter (`CD-ACT-USE`) stands for its rules. */
function danglingReferences(lines: readonly Line[], prefix: string, ids: ReadonlySet<string>): LedgerFault[] {
  const known = new Set(ids);
  for (const id of ids) {
    const parts = id.split('-');
    for (let length = 2; length < parts.length; length += 1) known.add(parts.slice(0, length).join('-'));
  }
  const reference = new RegExp(`\\b${prefix}(?:-[A-Z][A-Z0-9]*)+(?:-\\d{2,3})?\\b`, 'g');
  return lines.flatMap((line) =>
    [...line.text.matchAll(reference)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => ({ line: line.number, message: `${id} is mentioned but never defined` })),
  );
}

/** The pointer to the source at the end of a rule, `[SUM, HOW]` or `(§Goal)`, is for those who write rules. */
export function withoutSource(text: string): string {
  return text.replace(/\s*(?:\[[A-Z][^\]]*\]|\(§[^)]*\))\.?$/, '');
}

/** `elsewhere` are ids it may mention without defining them, as a translation does with vectors. */
export function parseLedger(markdown: string, elsewhere: Iterable<string> = []): Ledger {
  const lines = linesOf(markdown);
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? '';
  const prefix = /^- \*\*([A-Z]{2})-[A-Z]/m.exec(markdown)?.[1] ?? '';
  const entries: LedgerEntry[] = [];
  const faults: LedgerFault[] = [];
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    for (const { id, title: name, text } of definitionsOf(line.text)) {
      const kind = kindOf(id, prefix);
      if (kind === null) continue;
      const first = lineOf.get(id);
      if (!WELL_FORMED.test(id)) faults.push({ line: line.number, message: `${id} is not a well-formed id` });
      else if (first !== undefined) {
        faults.push({ line: line.number, message: `${id} is already defined on line ${first}` });
      } else {
        lineOf.set(id, line.number);
        entries.push({
          id,
          kind,
          title: name,
          text,
          section: line.section,
          line: line.number,
          physical: PHYSICAL.exec(text)?.[1] ?? null,
          withdrawn: WITHDRAWN.test(text),
        });
      }
    }
  }
  if (!entries.some((entry) => entry.kind === 'rule'))
    faults.push({ line: 1, message: 'no rule is defined' });
  faults.push(...danglingReferences(lines, prefix, new Set([...lineOf.keys(), ...elsewhere])));
  const edition = EDITION.exec(markdown)?.[1] ?? null;
  return { title, edition, prefix, entries, faults };
}
