import { describe, expect, test } from 'vitest';
import type { RuleParagraph } from '../src/rules.ts';
import { searched } from '../src/rulesSearch.ts';

const rule = (id: string, section: string, html: string, title: string | null = null): RuleParagraph => ({
  id,
  kind: 'rule',
  title,
  section,
  html,
});

const RULES = [
  rule('EX-DIG-03', 'Creuser', 'Son dé le plus <strong>faible</strong> est relancé.'),
  rule('EX-HIDE-02', 'Le receleur', 'Le gardien prend la moitié de l’or, d’un coup d’œil.', 'Le guet'),
];

const found = (search: string): string[] => searched(RULES, search).map(({ id }) => id);

describe('the search in the rulebook', () => {
  test('finds every paragraph while nothing is typed', () => {
    expect(found('  ')).toEqual(['EX-DIG-03', 'EX-HIDE-02']);
  });

  test('minds neither capitals nor accents nor the kind of apostrophe', () => {
    expect(found('RELANCE')).toEqual(['EX-DIG-03']);
    expect(found("l'or oeil moitie")).toEqual(['EX-HIDE-02']);
  });

  test('wants every word, in the id, the section, the title or the text', () => {
    expect(found('ex-dig creuser dé')).toEqual(['EX-DIG-03']);
    expect(found('receleur guet')).toEqual(['EX-HIDE-02']);
    expect(found('receleur creuser')).toEqual([]);
  });

  test('reads the examples, too', () => {
    const example: RuleParagraph = {
      ...RULES[1]!,
      examples: ['Il prend <b>3</b> pièces.', 'Il ne vient pas.'],
    };
    expect(searched([RULES[0]!, example], 'moitié pieces vient').map(({ id }) => id)).toEqual(['EX-HIDE-02']);
  });

  test('reads words, not markup', () => {
    expect(found('strong')).toEqual([]);
    expect(found('faible est')).toEqual(['EX-DIG-03']);
  });
});
