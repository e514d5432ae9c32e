// What is looked up quickly says the same as the rule it stands for.
import { belowOf, canonical } from '@gravetable/kernel';
import { describe, expect, it } from 'vitest';
import { actionNo, actionOf, POWERS } from '../src/box/actions.ts';
import { LEAST_HEALTH, profileOf } from '../src/box/profile.ts';
import { typesIn } from '../src/combat/loot.ts';
import { inOrder } from '../src/gains/piles.ts';
import { on, ANYWHERE, damage } from '../src/words.ts';

describe('Actions by number', () => {
  it('each printed one has its own number, which stands in no list of its fields', () => {
    for (const action of Object.values(POWERS)) {
      expect(actionOf(actionNo(action))).toBe(action);
      expect(Object.keys(action).toSorted()).toEqual(['icons', 'range']);
      expect(canonical(action)).toBe(canonical({ ...action }));
    }
    expect(new Set(Object.values(POWERS).map((action) => actionNo(action))).size).toBe(3);
  });

  it('one that is printed nowhere has none, though it says the same', () => {
    expect(() => actionNo(on(ANYWHERE, damage(1)))).toThrow(RangeError);
  });
});

describe('DC-PLR-10 Health', () => {
  it('nobody has less than the least, at no level', () => {
    for (const who of ['flayed', 'quartered', 'immolated', 'poisoned', 'serenade'] as const)
      for (const melee of [false, true])
        for (let level = 0; level <= 5; level++)
          for (let other = 0; other <= 5; other++) {
            const { health } = profileOf({ who, melee, levels: [level, other, 0] });
            expect(health).toBeGreaterThanOrEqual(LEAST_HEALTH);
          }
  });

  it('each board has its own', () => {
    const boards = (['flayed', 'quartered', 'immolated', 'poisoned'] as const).map((who) =>
      profileOf({ who, melee: false, levels: [0, 0, 0] }),
    );
    expect(new Set(boards).size).toBe(4);
  });
});

it('cards are put in order by their numbers, each as often as it is there', () => {
  const below = belowOf('order');
  for (let pile = 0; pile < 200; pile++) {
    const cards = Array.from({ length: below(40) }, () => below(300));
    const sorted = cards.toSorted((a, b) => a - b);
    expect(inOrder(cards)).toBe(cards);
    expect(cards).toEqual(sorted);
  }
});

it('DC-RULING-38 tokens are of their types, asked once or again', () => {
  const seen = (...tokens: string[]) =>
    ({ board: { combat: { loot: { tokens, equipment: [], blueprints: [] } } } }) as never;
  for (let again = 0; again < 2; again++) {
    expect(typesIn(seen('scroll.survival', 'scroll.tactics'))).toEqual(['scroll']);
    expect(typesIn(seen('rune.vine'))).toEqual(['rune']);
    expect(typesIn(seen('key'))).toEqual(['key']);
  }
});
