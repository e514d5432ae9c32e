/** Compares a translated ledger with the one it translates: the same rules under the same ids, every text its own. */

import { parseLedger, withoutSource, type Ledger, type LedgerEntry, type LedgerFault } from './ledger.ts';

/** Vectors are for those who write rules; players read rules and rulings. */
const readByPlayers = ({ entries }: Ledger): readonly LedgerEntry[] =>
  entries.filter((entry) => entry.kind !== 'vector');

/** What is wrong with one translated entry. */
function entryFaults(original: LedgerEntry, translated: LedgerEntry): string[] {
  const { id } = original;
  const faults: string[] = [];
  const said = withoutSource(translated.text);
  if (said === '' && withoutSource(original.text) !== '') faults.push(`${id} has no text`);
  else if (said === withoutSource(original.text)) faults.push(`${id} is not translated`);
  if ((original.title === null) !== (translated.title === null))
    faults.push(`${id} gains or loses its title`);
  if (original.kind === 'ruling' && original.title !== null && original.title === translated.title)
    faults.push(`the question of ${id} is not translated`);
  if (original.withdrawn !== translated.withdrawn) faults.push(`${id} is withdrawn in one language only`);
  if ((original.physical === null) !== (translated.physical === null))
    faults.push(`${id} is about the pieces only in one language`);
  return faults;
}

/** Sections answer one another: what stands together in one language stands together in the other. */
function sectionFaults(original: readonly LedgerEntry[], translated: ReadonlyMap<string, LedgerEntry>) {
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  return original.flatMap(({ id, section }): LedgerFault[] => {
    const other = translated.get(id);
    if (other === undefined) return [];
    if (!there.has(section) && !back.has(other.section)) {
      there.set(section, other.section);
      back.set(other.section, section);
    }
    return there.get(section) === other.section
      ? []
      : [{ line: other.line, message: `${id} of “${section}” stands under “${other.section}”` }];
  });
}

/** The faults of a translation, its own and those against the original. */
export function translationFaults(original: Ledger, markdown: string): LedgerFault[] {
  const translated = parseLedger(
    markdown,
    original.entries.map(({ id }) => id),
  );
  const wanted = readByPlayers(original);
  const found = new Map(translated.entries.map((entry) => [entry.id, entry]));
  const ids = new Set(wanted.map(({ id }) => id));
  return [
    ...translated.faults,
    ...wanted.flatMap((entry): LedgerFault[] => {
      const other = found.get(entry.id);
      if (other === undefined) return [{ line: 1, message: `${entry.id} is missing` }];
      return entryFaults(entry, other).map((message) => ({ line: other.line, message }));
    }),
    ...translated.entries
      .filter(({ id }) => !ids.has(id))
      .map(({ id, line }) => ({ line, message: `${id} is no rule or ruling of the original` })),
    ...sectionFaults(wanted, found),
  ];
}
