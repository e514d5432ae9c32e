import {
  assign,
  belowOf,
  choose,
  isRefusal,
  kernelWords,
  order,
  said,
  some,
  Speaker,
  split,
  type Ask,
} from '@gravetable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const below = belowOf('questions');

function listed<A>(ask: Ask<A>): A[] {
  return Array.from({ length: ask.count() }, (_, n) => ask.nth(n));
}

/** Listed, accepted and sampled are the same set. */
function agrees<A>(ask: Ask<A>, candidates: readonly unknown[]): void {
  const legal = new Set(listed(ask).map((one) => JSON.stringify(one)));
  for (const one of listed(ask)) expect(ask.accept(JSON.parse(JSON.stringify(one)))).toEqual(one);
  for (const one of candidates) {
    const found = ask.accept(one);
    if (isRefusal(found)) expect(legal.has(JSON.stringify(one))).toBe(false);
    else expect(legal.has(JSON.stringify(found))).toBe(true);
  }
  for (let n = 0; n < 20 && legal.size > 0; n++)
    expect(legal.has(JSON.stringify(ask.sample(below)))).toBe(true);
}

test('choose: what is listed is accepted, what is blocked is refused with its reason, the rest is no answer', () => {
  const ask = choose<unknown>(0, ['dash', { do: 'walk', to: 3 }, 7], {
    blocked: () => [['fly', 'NO_WINGS', 'TI-RULE-01', { n: 2 }]],
  });
  agrees(ask, [
    'dash',
    'x',
    7,
    '7',
    null,
    undefined,
    {},
    [],
    { do: 'walk' },
    { do: 'walk', to: 3, extra: 1 },
  ]);
  expect(ask.accept({ to: 3, do: 'walk' })).toBe(ask.options[1]);
  expect(ask.accept('fly')).toEqual({ refused: true, code: 'NO_WINGS', rule: 'TI-RULE-01', data: { n: 2 } });
  expect(ask.accept('swim')).toMatchObject({ code: 'NOT_AN_ANSWER' });
});

test('some: listed, accepted and sampled agree', () => {
  const small = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      fc.uniqueArray(small, { maxLength: 5 }),
      small,
      small,
      fc.boolean(),
      fc.array(fc.array(small, { maxLength: 5 }), { maxLength: 8 }),
      (items, min, more, even, candidates) => {
        const isEven = (chosen: readonly number[]): true | string =>
          chosen.reduce((a, b) => a + b, 0) % 2 === 0 ? true : 'ODD';
        const ask = some(0, items, { min, max: min + more, ...(even ? { fits: isEven } : {}) });
        const sorted = candidates.map((one) => items.filter((item) => one.includes(item)));
        agrees(ask, sorted);
      },
    ),
  );
});

test('some: any order is taken, and given back in the order of the items', () => {
  const ask = some(0, ['a', 'b', 'c', 'b'], { min: 1, max: 3 });
  expect(ask.accept(['c', 'a'])).toEqual(['a', 'c']);
  expect(ask.accept(['b', 'b'])).toEqual(['b', 'b']);
  expect(ask.accept(['b', 'b', 'b'])).toMatchObject({ code: 'NOT_AN_ANSWER' });
  expect(ask.accept(['a', 'a'])).toMatchObject({ code: 'NOT_AN_ANSWER' });
  expect(ask.accept([])).toMatchObject({ code: 'NOT_AN_ANSWER' });
  expect(ask.accept('ab')).toMatchObject({ code: 'NOT_AN_ANSWER' });
});

test('some: what the pieces must satisfy together has its own code', () => {
  const ask = some(0, [1, 2, 3], { min: 0, max: 3, fits: (chosen) => chosen.length !== 2 || 'NOT_TWO' });
  expect(ask.accept([1, 2])).toMatchObject({ code: 'NOT_TWO' });
  expect(ask.count()).toBe(5);
});

test('some: few answers out of many items are counted', () => {
  const items = Array.from({ length: 40 }, (_, n) => n);
  expect(some(0, items, { min: 2, max: 2 }).count()).toBe(780);
  expect(some(0, items, { min: 0, max: 1 }).count()).toBe(41);
  expect(some(0, items, { min: 39, max: 99 }).count()).toBe(41);
  expect(some(0, items, { min: 0, max: 40 }).count()).toBe(Infinity);
});

test('some: an answer is found among too many to count, however rare', () => {
  const items = Array.from({ length: 40 }, (_, n) => n);
  const wanted = [0, 1, 2, 3, 4, 5];
  const ask = some(0, items, {
    min: 6,
    max: 8,
    fits: (chosen) => JSON.stringify(chosen) === JSON.stringify(wanted) || 'OTHERS',
  });
  expect(ask.count()).toBe(Infinity);
  expect(ask.sample(below)).toEqual(wanted);
});

test('order: listed, accepted and sampled agree', () => {
  const items = ['a', 'b', 'c', 'd'];
  const ask = order(0, items);
  expect(new Set(listed(ask).map((one) => one.join(''))).size).toBe(24);
  agrees(ask, [['a', 'b', 'c'], ['a', 'a', 'b', 'c'], ['d', 'c', 'b', 'a'], 'abcd', { length: 4 }]);
  expect(
    order(
      0,
      Array.from({ length: 9 }, (_, n) => n),
    ).count(),
  ).toBe(Infinity);
  expect(
    order(
      0,
      Array.from({ length: 9 }, (_, n) => n),
    ).sample(below),
  ).toHaveLength(9);
});

test('split: listed, accepted and sampled agree', () => {
  const small = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      small,
      fc.array(small, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 }), { maxLength: 10 }),
      (total, limits, candidates) => agrees(split(0, total, limits), candidates),
    ),
  );
});

test('split: nothing but whole parts within the limits', () => {
  const ask = split(0, 3, [2, 2]);
  expect(ask.accept([2, 1])).toEqual([2, 1]);
  for (const bad of [[3, 0], [1, 1], [1.5, 1.5], [4, -1], ['2', 1], [2, 1, 0], 3, null]) {
    expect(ask.accept(bad)).toMatchObject({ code: 'NOT_AN_ANSWER' });
  }
  expect(split(0, 9, [2, 2]).count()).toBe(0);
  expect(
    split(
      0,
      500,
      Array.from({ length: 9 }, () => 100),
    )
      .sample(below)
      .reduce((a, b) => a + b),
  ).toBe(500);
});

describe('assign', () => {
  const small = fc.integer({ min: 0, max: 3 });

  test('listed, accepted and sampled agree', () => {
    fc.assert(
      fc.property(
        fc.array(small, { maxLength: 4 }),
        fc.array(small, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.array(fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 4 }), { maxLength: 10 }),
        (items, room, picky, candidates) => {
          const places = [...room.keys(), -1];
          const floor = room.length;
          const ask = assign(0, items, places, {
            room: [...room, items.length],
            now: items.map(() => floor),
            ...(picky ? { fits: (item, place) => place === -1 || item <= place || 'TOO_LARGE' } : {}),
          });
          agrees(ask, candidates);
        },
      ),
    );
  });

  const GEAR = ['sword', 'sword', 'shield', 'map'];
  const PLACES = ['hand', 'pack', 'floor'];
  const laidOut = (now: readonly number[]) =>
    assign(
      0,
      GEAR,
      PLACES,
      { room: [2, 1, 9], now, fits: (item, place) => item !== 'map' || place !== 'hand' || 'NOT_A_WEAPON' },
      { says: (item) => said(`gear.${item}`), place: { says: (place) => said(`place.${place}`) } },
    );

  test('the first item that does not fit is named, with the place and the reason', () => {
    const ask = laidOut([2, 2, 2, 2]);
    expect(ask.accept([0, 0, 1, 2])).toEqual([0, 0, 1, 2]);
    expect(ask.accept([0, 1, 2, 0])).toMatchObject({
      code: 'NOT_A_WEAPON',
      data: { item: { id: 'gear.map' }, place: { id: 'place.hand' } },
    });
    const full = ask.accept([0, 0, 0, 2]);
    expect(full).toMatchObject({ code: 'NO_ROOM', data: { item: { id: 'gear.shield' }, room: 2 } });
    const words = { 'gear.shield': 'Shield', 'place.hand': 'Hands' };
    const speaker = new Speaker('en', [words, kernelWords.en]);
    if (!isRefusal(full)) throw new Error('there is room');
    expect(speaker.say({ id: `refusal.${full.code}`, args: full.data })).toBe(
      'Hands: at most 2. There is no room for: Shield.',
    );
    for (const bad of [[0, 0, 1], [0, 0, 1, 3], [0, 0, 1, -1], [0, 0, 1, 0.5], [0, 0, 1, '2'], 'hand', null])
      expect(ask.accept(bad)).toMatchObject({ code: 'NOT_AN_ANSWER' });
  });

  test('how things lie now is legal, or the question is a mistake', () => {
    expect(() => laidOut([0, 0, 0, 2])).toThrow('NO_ROOM');
    expect(() => laidOut([0, 0, 1, 0])).toThrow('NOT_A_WEAPON');
    expect(() => laidOut([0, 0])).toThrow('NOT_AN_ANSWER');
  });

  test('too many to count: a sample moves a few things, and full places change round', () => {
    const items = Array.from({ length: 16 }, (_, n) => n);
    const places = ['left', 'right'];
    const ask = assign(0, items, places, { room: [8, 8], now: items.map((n) => n % 2) });
    expect(ask.count()).toBe(Infinity);
    const seen = Array.from({ length: 60 }, () => ask.sample(below));
    for (const one of seen) {
      expect(ask.accept(one)).toEqual(one);
      expect(one.filter((place, n) => place !== n % 2).length).toBeLessThanOrEqual(6);
    }
    expect(new Set(seen.map(String)).size).toBeGreaterThan(20);
  });
});
