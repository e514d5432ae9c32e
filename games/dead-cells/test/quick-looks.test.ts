// What is looked up quickly says the same as the rule it stands for.
import { belowOf, canonical } from '@gravetable/kernel';
import { describe, expect, it } from 'vitest';
import { chart } from '../src/biome/map.ts';
import { itemWorth, threatOf } from '../src/bots/worth.ts';
import { actionNo, actionOf, POWERS } from '../src/box/actions.ts';
import { boughtCards, equipmentCard, foeCard, foeCodes } from '../src/box/box.ts';
import { LEAST_HEALTH, profileOf } from '../src/box/profile.ts';
import { typesIn } from '../src/combat/loot.ts';
import { inOrder } from '../src/gains/piles.ts';
import { effectsOf, useOf } from '../src/upgrades/standing.ts';
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

it('cards that are bought do what is printed on them', () => {
  boughtCards.forEach((card, no) => {
    const printed = 'effect' in card ? card.effect : card;
    expect(effectsOf(no)).toEqual('effects' in printed ? printed.effects : []);
    expect(useOf(no)).toEqual(('use' in printed ? printed.use : undefined) ?? null);
  });
});

it('a way is bare where its corridor asks for nothing', () => {
  const seen = new Set<boolean>();
  for (const id of ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'])
    for (const { bare, corridor } of chart({ board: { biome: { id } } } as never).ways.flat()) {
      expect(bare).toBe(!['hand', 'rune', 'flag', 'keys'].some((one) => one in corridor));
      seen.add(bare);
    }
  expect(seen.size).toBe(2);
});

it('an Enemy threatens with the Rounds it acts in, asked once or again', () => {
  const damageIn = (no: number, round: 1 | 2 | 3): boolean =>
    (foeCard(no).lines[round] ?? []).some(({ icons }) => icons.some(({ kind }) => kind === 'damage'));
  foeCodes.forEach((_, card) => {
    const threat = (from: number, frozen: number): number => threatOf({ card, frozen } as never, from);
    for (let again = 0; again < 2; again++) {
      expect(threat(0, 0b11111)).toBe(0);
      for (const round of [1, 2, 3] as const) {
        const alone = threat(round, 0b11111 & ~(1 << round));
        expect(alone > 0 || !damageIn(card, round)).toBe(true);
        expect(threat(0, 0b11111 & ~(1 << round))).toBe(alone);
        expect(threat(round, 1 << round)).toBe(threat(round + 1, 0));
      }
    }
  });
});

it('an item is worth less to somebody who falls short, by every level', () => {
  const no = Array.from({ length: 60 }, (_, one) => one).find((one) => equipmentCard(one).min !== undefined)!;
  const { min } = equipmentCard(no);
  const at = ['survival', 'tactics', 'brutality'].indexOf(min!.sym);
  const worth = (level: number): number =>
    itemWorth(no, { levels: [0, 1, 2].map((track) => (track === at ? level : 0)) } as never);
  expect(worth(min!.level)).toBeGreaterThan(0);
  for (let short = 0; short <= min!.level; short++)
    expect(worth(min!.level - short)).toBe(worth(min!.level) / (1 + short));
  expect(worth(min!.level + 1)).toBe(worth(min!.level));
});
