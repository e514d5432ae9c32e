import { describe, expect, test } from 'vitest';
import { creditsOf, spriteOf } from '../build/icons.ts';
import { AUTHORS } from '../src/art/icons/authors.ts';
import { ICONS } from '../src/art/icons/index.ts';

describe('the icon sprites', () => {
  test('every icon in use exists and has an author', () => {
    for (const [group, names] of Object.entries(ICONS)) {
      for (const name of names) expect(spriteOf([name]), `${group}: ${name}`).toContain(`id="gi-${name}"`);
    }
  });

  test('an unknown name fails the build', () => {
    expect(() => spriteOf(['plain-skull'])).toThrow('No such icon: plain-skull');
  });

  test('an icon without an author fails the build', () => {
    expect(() => spriteOf(['acorn'])).toThrow('No author in authors.ts for: acorn');
  });

  test('no author is listed for an icon nobody uses', () => {
    const used = new Set(Object.values(ICONS).flat());
    expect(Object.keys(AUTHORS).filter((name) => !used.has(name))).toEqual([]);
  });

  test('credits name author and licence once per icon', () => {
    expect(creditsOf(['hearts', 'hearts'])).toEqual([
      { name: 'hearts', author: 'Skoll', licence: 'CC BY 3.0' },
    ]);
  });
});
