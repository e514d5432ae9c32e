import { examplesByRule, parseLedger, withoutSource } from '@gravetable/catalog';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookOf, paragraphsOf } from '../build/ledgers.ts';

const LEDGER = `# A game

## 3.1 Walking — EX-WALK

- **EX-WALK-01** A **Digger** walks one \`step\`, never <b>two</b>. [SUM, HOW]
- **EX-WALK-02** (withdrawn) Gone.
- **EX-WALK-03 \`walk(n)\`** See EX-WALK-01, not EX-WALK-02 or EX-WALK-03. (§Walking)

## 4. Rulings (EX-RULING-01 to 02)

| id | question | ruling |
|---|---|---|
| EX-RULING-01 | May he run? | No. |
`;

const EXAMPLES = `### EX-WALK-01, EX-RULING-01
- **retells** \`EX-WALK-01 a walk\`
- **en** It walks **1** step, <i>not</i> 2, see EX-WALK-01 and EX-WALK-03.
- **fr** Elle fait 1 pas, pas 2.

### EX-RULING-01
- **en** It may not run.
- **fr** Elle ne court pas.
`;

describe('the rulebook on the page', () => {
  const reader = { examplesByRule, parseLedger, withoutSource };
  const written = (ledger: string) => ({ ledger, examples: EXAMPLES, language: 'en' as const });
  const paragraphs = paragraphsOf('hill', written(LEDGER), reader);

  test('shows the worked examples of a rule in its language, marked up and linked like the rule', () => {
    const link = (id: string): string => `<a href="#/rules/hill/${id}" data-rule="${id}">${id}</a>`;
    const told = (seen: string): string =>
      `It walks <strong>1</strong> step, &lt;i&gt;not&lt;/i&gt; 2, see ${seen} and ${link('EX-WALK-03')}.`;
    expect(paragraphs.map(({ examples }) => examples)).toEqual([
      [told('EX-WALK-01')],
      undefined,
      [told(link('EX-WALK-01')), 'It may not run.'],
    ]);
    const french = paragraphsOf('hill', { ...written(LEDGER), language: 'fr' }, reader);
    expect(french[0]!.examples).toEqual(['Elle fait 1 pas, pas 2.']);
  });

  test.each([
    ['rules/dead-cells.md', 'rules/examples/dead-cells.md', 40],
    ['rules/cards-of-the-dead.md', 'rules/examples/cards-of-the-dead.md', 40],
    ['rules/vengeance.md', 'rules/examples/vengeance.md', 40],
    ['rules/dead-keep.md', 'rules/examples/dead-keep.md', 40],
    ['example/ledger.md', 'example/examples.md', 12],
  ])('docs/%s has rules with examples in both languages', (ledger, examples, n) => {
    const read = (place: string) => readFileSync(new URL(`../../../docs/${place}`, import.meta.url), 'utf8');
    const explained = (['en', 'fr'] as const).map((language) =>
      paragraphsOf('hill', { ledger: read(ledger), examples: read(examples), language }, reader)
        .filter((rule) => rule.examples !== undefined)
        .map(({ id }) => id),
    );
    expect(explained[0]!.length).toBeGreaterThanOrEqual(n);
    expect(explained[1]).toEqual(explained[0]);
  });

  test('says which edition it follows, where the ledger says so', () => {
    expect(bookOf('hill', written(LEDGER), reader)).toEqual({ edition: null, paragraphs });
    const english = `${LEDGER}\n**Edition.** The second printing, *errata* of May.\n\nMore.`;
    expect(bookOf('hill', written(english), reader).edition).toBe('The second printing, *errata* of May.');
    const french = `${LEDGER}\n**Édition.** Le second tirage.\n`;
    expect(bookOf('hill', written(french), reader).edition).toBe('Le second tirage.');
  });

  test.each([
    ...['dead-cells', 'cards-of-the-dead', 'vengeance', 'dead-keep'].flatMap((game) => [
      `rules/${game}.md`,
      `rules/fr/${game}.md`,
    ]),
    'example/ledger.md',
    'example/ledger.fr.md',
  ])('the ledger docs/%s names its edition', (place) => {
    const ledger = readFileSync(new URL(`../../../docs/${place}`, import.meta.url), 'utf8');
    expect(parseLedger(ledger).edition).toMatch(/^\p{Lu}.{20,}\.$/u);
  });

  test('rules and rulings are kept, what was withdrawn is not', () => {
    expect(paragraphs.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'EX-WALK-01 rule',
      'EX-WALK-03 rule',
      'EX-RULING-01 ruling',
    ]);
  });

  test('markup of the ledger becomes markup, other tags become text, pointers to the source go', () => {
    expect(paragraphs[0]!.html).toBe(
      'A <strong>Digger</strong> walks one <code>step</code>, never &lt;b&gt;two&lt;/b&gt;.',
    );
    expect(paragraphs[1]!.html).not.toContain('§');
  });

  test.each(['dead-cells', 'cards-of-the-dead', 'vengeance', 'dead-keep'])(
    'no rule of docs/rules/%s.md shows where it comes from',
    (game) => {
      const place = new URL(`../../../docs/rules/${game}.md`, import.meta.url);
      const shown = paragraphsOf(game, written(readFileSync(place, 'utf8')), reader);
      expect(shown.filter(({ html }) => /\](?:<\/code>)?\.?$/.test(html)).map(({ id }) => id)).toEqual([]);
    },
  );

  test('titles are plain words', () => {
    expect(paragraphs.map(({ title }) => title)).toEqual([null, 'walk(n)', 'May he run?']);
  });

  test('a rule that names another leads to it, unless it is itself or withdrawn', () => {
    expect(paragraphs[1]!.html).toBe(
      'See <a href="#/rules/hill/EX-WALK-01" data-rule="EX-WALK-01">EX-WALK-01</a>, not EX-WALK-02 or EX-WALK-03.',
    );
  });

  test('chapters lose their numbers and ids', () => {
    expect(paragraphs.map(({ section }) => section)).toEqual(['Walking', 'Walking', 'Rulings']);
  });
});
