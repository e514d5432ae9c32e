import {
  copierOf,
  dict,
  flag,
  int,
  isJson,
  json,
  list,
  maybe,
  record,
  same,
  stillOf,
  text,
  word,
  type Shape,
} from '@gravetable/kernel';
import { testOf } from '../src/shape.ts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

const piece = record({ id: int(), 'odd name': text(), worn: maybe(record({ left: int() })) });
const shape = record({
  zone: word('main', 'market'),
  on: flag(),
  hand: list(int()),
  pieces: list(piece),
  again: piece,
  nested: list(list(text())),
  maybeNumber: maybe(int()),
  maybeList: maybe(list(int())),
  byName: dict(list(int())),
  anything: json(),
});

const pieces = fc.record({
  id: fc.integer(),
  'odd name': fc.string(),
  worn: fc.option(fc.record({ left: fc.integer() })),
});
/** JSON as it comes back from a file: no minus zero. */
const plainJson = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as never)
  .filter((value) => isJson(value));
const values = fc.record({
  zone: fc.constantFrom('main' as const, 'market' as const),
  on: fc.boolean(),
  hand: fc.array(fc.integer()),
  pieces: fc.array(pieces),
  again: pieces,
  nested: fc.array(fc.array(fc.string())),
  maybeNumber: fc.option(fc.integer()),
  maybeList: fc.option(fc.array(fc.integer())),
  byName: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.array(fc.integer())),
  anything: plainJson,
});

afterEach(() => vi.unstubAllGlobals());

/** Every object and list inside a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

test('the generated copier makes an equal copy that shares nothing', () => {
  const copy = copierOf(shape);
  fc.assert(
    fc.property(values, (value) => {
      const copied = copy(value);
      expect(JSON.parse(JSON.stringify(copied))).toEqual(JSON.parse(JSON.stringify(value)));
      const originals = new Set(partsOf(value));
      expect(partsOf(copied).some((part) => originals.has(part))).toBe(false);
    }),
  );
});

test('where code may not be generated, a walk along the shape makes the same text', () => {
  const generated = copierOf(shape);
  vi.stubGlobal('Function', function () {
    throw new EvalError('forbidden here');
  });
  const walking = copierOf(shape);
  fc.assert(
    fc.property(values, (value) => {
      const copied = walking(value);
      expect(JSON.stringify(copied)).toBe(JSON.stringify(generated(value)));
      const originals = new Set(partsOf(value));
      expect(partsOf(copied).some((part) => originals.has(part))).toBe(false);
    }),
  );
});

test.each(['generated', 'walked'])('a still picture keeps what has not changed (%s)', (way) => {
  if (way === 'walked')
    vi.stubGlobal('Function', function () {
      throw new EvalError('forbidden here');
    });
  const still = stillOf(shape as Shape<Record<string, unknown>>);
  fc.assert(
    fc.property(values, values, (first, then) => {
      const live: Record<string, unknown> = structuredClone(first);
      const before = still(live);
      expect(still(live)).toBe(before);
      Object.assign(live, structuredClone(then));
      const after = still(live);
      expect(after).toEqual(then);
      expect(before).toEqual(first);
      const moving = new Set(partsOf(live));
      expect(partsOf(after).some((part) => moving.has(part))).toBe(false);
      for (const [field, value] of Object.entries(after))
        expect(value === before[field], field).toBe(same(value, before[field]));
    }),
  );
});

test('of a list that grew or shrank the pieces that stayed are the same', () => {
  const still = stillOf(record({ pieces: list(piece) }));
  const live = { pieces: [1, 2, 3].map((id) => ({ id, 'odd name': '', worn: null })) };
  const before = still(live);
  live.pieces[1]!.id = 7;
  live.pieces.push({ id: 4, 'odd name': '', worn: null });
  const after = still(live);
  expect(after.pieces.map(({ id }) => id)).toEqual([1, 7, 3, 4]);
  expect([0, 2].every((at) => after.pieces[at] === before.pieces[at])).toBe(true);
  live.pieces.length = 1;
  expect(still(live).pieces).toEqual([before.pieces[0]]);
  expect(still(live).pieces[0]).toBe(before.pieces[0]);
});

test('a mistake in the generated source is not taken for a ban', () => {
  vi.stubGlobal('Function', function () {
    throw new SyntaxError('unexpected token');
  });
  expect(() => copierOf(shape)).toThrow(SyntaxError);
});

test('fields and names are put in one order, whatever order they had', () => {
  const copy = copierOf(record({ a: int(), b: dict(int()) }));
  const backwards = { b: { z: 1, y: 2 }, a: 3 };
  expect(JSON.stringify(copy(backwards))).toBe('{"a":3,"b":{"y":2,"z":1}}');
});

test('a sound value fits', () => {
  fc.assert(fc.property(values, (value) => shape.check(value, 'board') === null));
});

const sound = {
  zone: 'main',
  on: true,
  hand: [1],
  pieces: [{ id: 1, 'odd name': 'x', worn: null }],
  again: { id: 1, 'odd name': 'x', worn: { left: 2 } },
  nested: [['a']],
  maybeNumber: null,
  maybeList: [1],
  byName: { ann: [1] },
  anything: { a: [null] },
};

test.each([
  ['board.zone', { zone: 'elsewhere' }],
  ['board.on', { on: 1 }],
  ['board.hand', { hand: { length: 0 } }],
  ['board.hand[1]', { hand: [1, 1.5] }],
  ['board.pieces[0].id', { pieces: [{ ...sound.again, id: '1' }] }],
  ['board.again.worn.left', { again: { ...sound.again, worn: { left: Number.NaN } } }],
  ['board.again.more', { again: { ...sound.again, more: 1 } }],
  ['board.nested[0][1]', { nested: [['a', 2]] }],
  ['board.maybeNumber', { maybeNumber: 'x' }],
  ['board.byName.ann[0]', { byName: { ann: [null] } }],
  ['board.anything', { anything: () => 1 }],
  ['board.anything', { anything: JSON.parse('{"__proto__":1}') as unknown }],
  ['board.hand', { hand: undefined }],
])('what does not fit is named: %s', (path, change) => {
  expect(shape.check(sound, 'board')).toBe(null);
  expect(shape.check({ ...sound, ...change }, 'board')).toBe(path);
});

test('a text may have a greatest length', () => {
  const short = record({ name: text(3) });
  expect(short.check({ name: 'abc' }, '')).toBeNull();
  expect(short.check({ name: 'abcd' }, 'one')).toBe('one.name');
  const fits = testOf(short);
  expect([fits({ name: 'abc' }), fits({ name: 'abcd' }), fits({ name: 3 })]).toEqual([true, false, false]);
});
