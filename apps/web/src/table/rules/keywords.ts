/** Words of a text that stand for a rule. */

export interface Keyword {
  /** As it stands in the text; several forms of one word are keywords of the same rule. */
  readonly word: string;
  readonly rule: string;
}

/** A catalogue's keywords: `keyword.<rule>` says their forms, one after the other. */
export function keywordsIn(words: Readonly<Record<string, string>>): readonly Keyword[] {
  return Object.entries(words).flatMap(([id, forms]) =>
    id.startsWith('keyword.')
      ? forms.split(' | ').map((word) => ({ word, rule: id.slice('keyword.'.length) }))
      : [],
  );
}

/** The text in pieces: plain ones, and whole words that are keywords. The longest word wins. */
export function piecesOf(text: string, keywords: readonly Keyword[]): readonly (string | Keyword)[] {
  if (keywords.length === 0) return [text];
  const known = new Map(keywords.map((one) => [one.word, one]));
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const words = new RegExp(`(?<!\\p{L})(${longest.join('|')})(?!\\p{L})`, 'u');
  return text
    .split(words)
    .map((part) => known.get(part) ?? part)
    .filter((part) => part !== '');
}
