/** Looking things up in the rulebook: without minding capitals, accents, marks or the kind of apostrophe. */

import type { RuleParagraph } from './rules.ts';

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

function textOf({ id, title, section, html, examples = [] }: RuleParagraph): string {
  const said = [html, ...examples].join(' ').replaceAll(/<[^>]*>/g, '');
  return folded(`${id} ${title ?? ''} ${section} ${said}`);
}

/** The paragraphs that hold every word of the search. */
export function searched(rules: readonly RuleParagraph[], search: string): readonly RuleParagraph[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = textOf(rule);
    return words.every((word) => text.includes(word));
  });
}
