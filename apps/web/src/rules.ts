/** The ledgers as the build wrote them, fetched when somebody opens the rulebook. */

export interface RuleParagraph {
  readonly id: string;
  readonly kind: 'rule' | 'ruling';
  readonly title: string | null;
  readonly section: string;
  readonly html: string;
}

const kept = new Map<string, Promise<readonly RuleParagraph[] | null>>();

/** The paragraphs of a game, or null where there is no ledger. */
export function rulesOf(game: string): Promise<readonly RuleParagraph[] | null> {
  let rules = kept.get(game);
  if (rules === undefined) {
    rules = fetch(`rules/${game}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<RuleParagraph[]>) : null))
      .catch(() => {
        kept.delete(game);
        return null;
      });
    kept.set(game, rules);
  }
  return rules;
}
