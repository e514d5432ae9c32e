import { isJson } from '@gravetable/kernel';
import { patched, patchOf } from '@gravetable/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const data = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as never)
  .filter((value) => isJson(value));

describe('a patch', () => {
  test('leads from any plain data to any other, exactly, and survives being sent', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const sent = JSON.parse(JSON.stringify(patchOf(before, after))) as ReturnType<typeof patchOf>;
        expect(patched(before, sent)).toEqual(after);
      }),
    );
  });

  test('of what did not change is nothing, and parts that stay are the same objects', () => {
    const before = { a: [1, { b: 2 }], c: { d: 3 }, e: 'x' };
    expect(patchOf(before, structuredClone(before))).toBeNull();
    const patch = patchOf(before, { ...structuredClone(before), e: 'y' });
    expect(patch).toEqual({ e: ['y'] });
    const after = patched(before, patch);
    expect(after.c).toBe(before.c);
    expect(before.e).toBe('x');
  });

  test('of a list says only what lies between its common head and tail', () => {
    const list = Array.from({ length: 100 }, (_, n) => n);
    expect(patchOf(list, list.toSpliced(40, 1, -1, -2))).toEqual([40, 1, [-1, -2]]);
    expect(patchOf([1, 1], [1, 1, 1])).toEqual([2, 0, [1]]);
  });

  test('a field that goes is gone, one that comes is put', () => {
    const patch = patchOf({ a: 1, b: 2 }, { b: 2, c: null });
    expect(patch).toEqual([{ c: [null] }, ['a']]);
    expect(patched({ a: 1, b: 2 } as object, patch)).toEqual({ b: 2, c: null });
  });

  test('a key without a value is as good as not there', () => {
    const [full, bare] = [{ a: { b: 1, c: [{ d: 2 }] } }, { a: { b: undefined, c: [{ d: undefined }] } }];
    const sent = JSON.parse(JSON.stringify(patchOf(full, bare))) as ReturnType<typeof patchOf>;
    expect(patched<object>(full, sent)).toStrictEqual({ a: { c: [{}] } });
    expect(patched<object>(bare, patchOf(bare, full))).toStrictEqual(full);
  });
});
