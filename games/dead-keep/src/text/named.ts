// Names with their grammar: `{ 'AE-01': ['f', 'Épée large'] }` becomes the name and what sentences must know of it.

export type Named = Readonly<Record<string, readonly [grammar: string, name: string]>>;

/** The messages `<kind>.<id>` and `grammar.<kind>.<id>`. */
export function named(names: Named, kind = 'name'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([id, [grammar, name]]) => [
      [`${kind}.${id}`, name],
      [`grammar.${kind}.${id}`, grammar],
    ]),
  );
}
