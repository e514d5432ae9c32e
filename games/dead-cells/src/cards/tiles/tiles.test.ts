// Section 7: the tiles keep the counts and the frame of the ledger's lists.
import { describe, expect, test } from 'vitest';
import { section, table } from '../../../test/ledger.ts';
import type { BiomeId, Tile } from '../../schema.ts';
import { biomes } from '../biomes/index.ts';
import { tiles } from './index.ts';

const decks = Object.entries(tiles) as readonly (readonly [BiomeId, readonly Tile[]])[];
const ofKind = (deck: readonly Tile[], ...kinds: readonly Tile['kind'][]): readonly Tile[] =>
  deck.filter(({ kind }) => kinds.includes(kind));
const monstersOn = (tile: Tile): number => (tile.enemies ?? []).filter((enemy) => enemy === 'monster').length;

test('Ledger 6.1 counts 169 tiles, each Biome its own number', () => {
  const rows = table(section('### 6.1 Decks by code (`fact:seed`)'), 'Code');
  for (const [code, deck] of decks) {
    const content = rows.find(([name]) => name === code)?.[3] ?? '';
    expect([code, deck.length]).toEqual([code, Number(/(\d+) tiles/.exec(content)?.[1])]);
  }
  expect(decks.flatMap(([, deck]) => deck)).toHaveLength(169);
});

describe.each(decks)('Section 7 tiles of %s', (biome, deck) => {
  test('are numbered in order and belong to the Biome', () => {
    expect(deck.map(({ code }) => code)).toEqual(
      deck.map((_, index) => `${biome}-t${String(index + 1).padStart(2, '0')}`),
    );
    expect(deck.every((tile) => tile.biome === biome)).toBe(true);
  });

  test('bring as many Monsters as the list says', () => {
    const later = [2, 3, 2];
    const lists = {
      B1: [2, 2, 3, 3, 2, 3, 3],
      B2: later,
      B3: [3, 3, 2],
      B4: later,
      B5: later,
      B6: later,
      B7: [3, 2, 3],
    };
    const list = lists[biome];
    ofKind(deck, 'encounter').forEach((tile, index) => {
      expect([tile.code, monstersOn(tile)]).toEqual([tile.code, list[index % list.length]]);
    });
    const crowded = ['B4', 'B5', 'B6', 'B7'].includes(biome);
    ofKind(deck, 'elite').forEach((tile, index) => {
      expect(tile.enemies?.[0]).toBe('elite');
      const two = biome === 'B1' || (crowded && index % 2 === 1);
      expect([tile.code, monstersOn(tile)]).toEqual([tile.code, two ? 2 : 1]);
    });
  });

  test('change the First Player on every third fight', () => {
    ofKind(deck, 'encounter', 'elite').forEach((tile, index) => {
      expect([tile.code, tile.changeFirst]).toEqual([tile.code, index % 3 === 2 ? true : undefined]);
    });
  });

  test('place Wall and Hole in turn on every second Encounter of B3 only', () => {
    const edges = ofKind(deck, 'encounter').map(({ edge }) => edge);
    const expected = edges.map((_, index) => {
      if (biome !== 'B3' || index % 2 === 0) return undefined;
      return index % 4 === 1 ? 'wall' : 'hole';
    });
    expect(edges).toEqual(expected);
  });

  test('leave something to loot on every fight', () => {
    for (const tile of ofKind(deck, 'encounter', 'elite')) expect(tile.loot?.length).toBeGreaterThan(0);
  });

  test('alternate Treasure and Cursed', () => {
    const circles = deck.filter(({ shape }) => shape === 'circle').map(({ kind }) => kind);
    expect(circles).toEqual(circles.map((_, index) => (index % 2 === 0 ? 'treasure' : 'cursed')));
  });

  test('take the numbered curses in turn from B4 on, plain prices before', () => {
    const prices = ofKind(deck, 'cursed').map(({ price }) => price?.[0]);
    const numbered = biomes[biome].curses !== undefined;
    expect(prices.map((price) => (price?.kind === 'curse' ? price.number : 0))).toEqual(
      prices.map((_, index) => (numbered ? (index % 2) + 1 : 0)),
    );
  });

  test('never take away at once what the same tile has just given', () => {
    const taken = {
      discardPotions: 'potion',
      discardTeeth: 'tooth',
      discardEquipmentEach: 'equipment',
    } as const;
    for (const tile of ofKind(deck, 'cursed')) {
      const price = tile.price?.[0];
      const effect = price?.kind === 'curse' ? biomes[biome].curses?.[price.number] : undefined;
      const given = (tile.rewards ?? []).map((icon) => (icon.kind === 'reward' ? icon.reward : icon.kind));
      const lost = Object.entries(taken).find(([curse]) => curse === effect)?.[1];
      expect([tile.code, lost !== undefined && given.includes(lost)]).toEqual([tile.code, false]);
    }
  });

  test('always leave an option that anybody can take (DC-ICON-03)', () => {
    for (const { code, options } of deck.filter((tile) => tile.options !== undefined)) {
      expect([code, options?.some(({ handCheck }) => handCheck === undefined)]).toEqual([code, true]);
    }
  });
});

test('DC-B7-03 to -06 the four Constraint tiles carry 1, 2, 3, 4', () => {
  expect(ofKind(tiles.B7, 'constraint').map(({ constraint }) => constraint)).toEqual([1, 2, 3, 4]);
});
