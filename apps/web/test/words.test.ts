import { argumentsOf } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

describe('the interface in both languages', () => {
  test('French has every sentence of English and no other', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test('both use the same names inside', () => {
    for (const [id, message] of Object.entries(en)) {
      expect(argumentsOf(fr[id as keyof typeof en]), id).toEqual(argumentsOf(message));
    }
  });
});
