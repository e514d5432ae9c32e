import { gameOf } from '@gravetable/catalog';
import { describe, expect, test, vi } from 'vitest';
import type { Table } from '../src/table/store/desk.ts';
import { ruleInHand } from '../src/table/asking/following.ts';
import { keywordsIn, piecesOf } from '../src/table/rules/keywords.ts';
import type { Facts as Street } from '../src/tables/cards-of-the-dead/facts.ts';
import { ruleOf as inTheStreet } from '../src/tables/cards-of-the-dead/rules.ts';
import { catalogues as streetWords } from '../src/tables/cards-of-the-dead/words/index.ts';
import { factsOf } from '../src/tables/dead-cells/cards/facts.ts';
import { ruleOf as inTheDungeon } from '../src/tables/dead-cells/rules.ts';
import { linesText } from '../src/tables/dead-cells/cards/speech.ts';
import { catalogues as dungeonWords, ownOf } from '../src/tables/dead-cells/words/index.ts';
import { wordsOf } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const dungeon = gameOf('dead-cells')!;
const street = gameOf('cards-of-the-dead')!;
const facts = factsOf(dungeon.content.facts as never);
const marked = [...facts.combat.values()].find(({ lines }) => JSON.stringify(lines).includes('"marked"'))!;
const LANGUAGES = ['en', 'fr'] as const;

describe('keywords of a text', () => {
  const keywords = keywordsIn({
    'keyword.X-1': 'Shield | Shields',
    'keyword.X-2': 'Golden Shield',
    other: 'Skill',
  });

  test('are whole words, the longest first, each with its rule', () => {
    expect(piecesOf('A Golden Shield, 2 Shields; no Shielding.', keywords)).toEqual([
      'A ',
      { word: 'Golden Shield', rule: 'X-2' },
      ', 2 ',
      { word: 'Shields', rule: 'X-1' },
      '; no Shielding.',
    ]);
  });

  test('leave a text alone that has none', () => {
    expect(piecesOf('Nothing happens.', keywords)).toEqual(['Nothing happens.']);
    expect(piecesOf('Shield', [])).toEqual(['Shield']);
  });

  test.each(LANGUAGES)('lead to rules of the ledger, and stand on cards, %s', (language) => {
    for (const [game, words] of [
      [dungeon, dungeonWords],
      [street, streetWords],
    ] as const) {
      const printed = Object.values(game.text[language]).join(' ');
      const table = Object.values(words[language]).join(' ');
      const known = keywordsIn(words[language]);
      expect(known.length).toBeGreaterThan(8);
      for (const { rule } of known) expect(game.ledger).toContain(rule);
      for (const rule of new Set(known.map((one) => one.rule))) {
        const forms = known.filter((one) => one.rule === rule);
        expect([rule, piecesOf(`${printed} ${table}`, forms).length > 1]).toEqual([rule, true]);
      }
    }
  });

  test.each(LANGUAGES)('a card that marks says so with a keyword, %s', (language) => {
    const own = ownOf(wordsOf(language, dungeon.text[language]));
    const parts = piecesOf(linesText(marked.lines as never, own), own.keywords);
    expect(parts).toContainEqual({ word: own.name('state.marked'), rule: 'DC-STATE-07' });
  });
});

describe('the rule of what is chosen', () => {
  test('is that of the State a card gives, and of its Actions otherwise', () => {
    expect(inTheDungeon(`combat:${marked.code}`, { heroes: [] }, dungeon.content.facts)).toBe('DC-STATE-07');
    for (const code of facts.combat.keys())
      expect(dungeon.ledger).toContain(inTheDungeon(`combat:${code}`, { heroes: [] }, dungeon.content.facts));
  });

  test('is that of the kind of a plate, of what its corridor asks, and of a foe', () => {
    const at = { heroes: [], biome: { id: 'B1', space: 'S' }, combat: null };
    const { spaces, corridors } = facts.biomes.B1;
    const treasure = spaces.find((one) => one.kind === 'tile' && one.shape === 'circle')!;
    expect(inTheDungeon(`map:${treasure.id}`, at, dungeon.content.facts)).toBe('DC-EXP-10');
    const asking = corridors.find(({ hand }) => hand !== undefined)!;
    const there = { ...at, biome: { id: 'B1', space: asking.from } };
    expect(inTheDungeon(`map:${asking.to}`, there, dungeon.content.facts)).toBe('DC-CHK-03');
    const foe = { space: 'right1', kind: 'elite', frozen: 2 };
    const combat = { ...at, combat: { enemies: [foe] } };
    expect(inTheDungeon('space:right1', combat, dungeon.content.facts)).toBe('DC-STATE-05');
    expect(inTheDungeon('space:right2', combat, dungeon.content.facts)).toBeNull();
  });

  test('at the street is that of what a card does', () => {
    const cards = Object.values((street.content.facts as Street).CARDS);
    for (const { id } of cards) {
      const view = { survivors: [], spaces: [{ card: { card: id, instance: 1 } }] };
      expect(street.ledger).toContain(inTheStreet('space:1', view, street.content.facts));
    }
    const drum = { survivors: [], spaces: [{ card: { card: 'fuel-drum', instance: 1 } }] };
    expect(inTheStreet('space:1', drum, street.content.facts)).toBe('CD-DMG-EXP-01');
    expect(inTheStreet('slot:main:3', drum, street.content.facts)).toBe('CD-DEPLOY-02');
    // A card that is held is used, not picked up.
    for (const { id, kind } of cards) {
      const mine = {
        hand: [{ card: id, instance: 1 }],
        reserve: [],
        equipped: null,
        loaded: null,
        worn: null,
      };
      const rule = inTheStreet('card:1', { survivors: [mine], spaces: [] }, street.content.facts);
      if (kind === 'resource') expect(rule, id).not.toBe('CD-ACT-PICK-01');
    }
  });

  test('follows the option in hand, and the piece whose options are offered', () => {
    const module = {
      ruleOf: (piece: string) => (piece === 'card:1' ? 'X-1' : piece === 'card:2' ? 'X-2' : null),
    };
    const option = (...touches: string[]) => ({ touches });
    const snapshot = { questions: [{ id: 'q', options: [option('seat:0', 'card:1'), option('seat:0')] }] };
    const table = (more: object) =>
      ({ draft: null, narrowed: null, snapshot, info: {}, ...more }) as unknown as Table;
    expect(ruleInHand(table({}), module)).toBeNull();
    expect(ruleInHand(table({ draft: { question: 'q', picks: [0] } }), module)).toBe('X-1');
    expect(ruleInHand(table({ draft: { question: 'q', picks: [1] } }), module)).toBeNull();
    expect(ruleInHand(table({ narrowed: 'card:2' }), module)).toBe('X-2');
  });
});
